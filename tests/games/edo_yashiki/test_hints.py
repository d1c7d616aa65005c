"""What a player may know about each place before laying a card."""

from random import Random
from typing import Any

import pytest

import bakufu
from bakufu.games.edo_yashiki.actions import Lay
from bakufu.games.edo_yashiki.components import FACES
from bakufu.games.edo_yashiki.hints_points import points_for
from bakufu.kernel.json import encode


@pytest.mark.parametrize("specialists", [False, True])
def test_hints_are_what_laying_there_would_score_and_cover(specialists: bool) -> None:
    rng = Random(4)
    looked_at = 0
    for seed in range(4):
        table = bakufu.new("edo_yashiki", 3, seed, {"taking": "draft", "specialists": specialists})
        while not table.over:
            seat = rng.choice(table.waiting_for)
            decision = table.pending[seat]
            if decision.name == "lay":
                looked_at += check(table, seat, decision)
            table.play(seat, rng.choice(decision.actions))
    assert looked_at > 10_000


def check(table: Any, seat: int, decision: Any) -> int:
    view = table.game.view(table.state, seat)
    house, faces = view.houses[seat], FACES[view.hands[seat]]
    hints = table.game.hint(view, seat, decision)
    for action, hint in zip(decision.actions, hints, strict=True):
        assert isinstance(action, Lay)
        points = points_for(view, seat, house.place(action.x, action.y), faces[action.turned])
        assert hint == {"points": points, "covered": house.covered(action.x, action.y)}
    assert table.game.hint(view, seat, decision) is hints, "asked again, nothing is computed again"
    assert encode(hints) == encode(list(hints)), "written as any list would be"
    assert [hints[0], hints[-1]] == [*hints[:1], *hints[-1:]]
    with pytest.raises(IndexError):
        hints[len(hints)]
    return len(hints)


def test_the_same_places_are_the_same_decision() -> None:
    table = bakufu.new("edo_yashiki", 2, 1, {"taking": "draft"})
    table.play(table.waiting_for[0], next(iter(table.pending.values())).actions[0])
    first, second = table.pending.values()
    assert first == table.pending[table.waiting_for[0]]
    assert first != second

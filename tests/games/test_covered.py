"""A position at a glance: nothing in it depends on what the seat cannot know, and it is enough to be sensible."""

from random import Random
from typing import Any

import pytest

import bakufu
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import judgement_of
from bakufu.kernel.state import State
from bakufu.kernel.words import Action, Seat
from tests.walks import HIDING, asked

WALKS: list[tuple[str, dict[str, Any]]] = [
    *HIDING.items(),
    ("shitenno", {"draw_first": False}),
    ("bushido", {}),
    ("shogun", {"modules": ["court", "samurai", "leaders", "chambers"], "start": "draft", "tower": "thirds"}),
]


@pytest.mark.parametrize(("name", "options"), WALKS)
def test_what_is_covered_is_the_same_in_all_that_could_be_true(name: str, options: dict[str, Any]) -> None:
    game = bakufu.find(name)
    for state, seat in asked(game, options, 9):
        before = state.to_json()
        other = game.determinize(state, seat, Chance(seed_from(1)))
        assert covered(game, other, seat) == covered(game, state, seat)
        assert state.to_json() == before


def covered(game: Game[Any], state: State, seat: Seat) -> str:
    return str(game.covered(state, seat, Chance(seed_from(2))).to_json())


@pytest.mark.parametrize(("name", "options"), WALKS)
def test_what_is_sensible_at_a_glance_is_so_in_a_sample(name: str, options: dict[str, Any]) -> None:
    """Both for what was advised at first and for what is thought sensible now."""
    game, met = bakufu.find(name), set()
    judgement = judgement_of(game)

    def answers(position: Any, seat: Seat) -> tuple[Action | None, Action]:
        return (
            game.advise(position, seat, decision, Chance(seed_from(4))),
            judgement.sensible(position, seat, decision, Random(5)),
        )

    for state, seat in asked(game, options, 1):
        decision = state.stack[-1].ask(state, seat)
        if decision.name in game.advised_openly:
            chance = Chance(seed_from(3))
            at_a_glance = game.covered(state, seat, chance.clone())
            assert answers(at_a_glance, seat) == answers(game.determinize(state, seat, chance), seat)
            met.add(decision.name)
    assert met or not game.advised_openly

"""What is kept as JSON is what would be written anew."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

import bakufu
from bakufu.games.edo_yashiki.actions import Lay
from bakufu.games.edo_yashiki.frame import STRIDE
from bakufu.games.edo_yashiki.hints import Gains
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.house_cache import cache_of
from bakufu.games.edo_yashiki.places import Places
from bakufu.games.edo_yashiki.wire_lists import Rows, listing
from bakufu.kernel.json import encode, encode_actions
from bakufu.server.sentences import Names, phrases

ROWS = Rows(encode)
SAID = [phrases(bakufu.find("edo_yashiki"), language) for language in ("en", "fr")]
WAYS: dict[str, Callable[[Sequence[Any], Random], Any]] = {
    "anywhere": lambda actions, rng: rng.choice(actions),
    "up": lambda actions, _: actions[0],
    "down": lambda actions, _: actions[-1],
    "left": lambda actions, _: min(actions, key=lambda action: getattr(action, "x", 0)),
    "right": lambda actions, _: max(actions, key=lambda action: getattr(action, "x", 0)),
}


@pytest.mark.parametrize("way", WAYS)
def test_houses_and_places_as_json(way: str) -> None:
    """Wherever a house grows: its frame moves with it, and is not wide enough for all that is kept in common."""
    rng, names = Random(11), Names(("Aki", "Botan"))
    for seed in range(4):
        table = bakufu.new("edo_yashiki", players=2, seed=seed, options={"taking": "draft"})
        while not table.over:
            seat = rng.choice(table.waiting_for)
            actions = table.pending[seat].actions
            assert b"".join(encode_actions(actions)) == encode(list(actions))
            if isinstance(actions, Places):
                plain = actions.house.to_plain()
                assert encode(actions.house) == msgspec.json.encode(plain) == encode(House.from_plain(plain))
                assert sum(map(len, plain["squares"])) >= 6
                for say in SAID[seed:]:  # Sentences take a while to be made.
                    assert json.loads(b"".join(say.labels(actions, names))) == say.actions(actions, names)
            table.play(seat, WAYS[way](actions, rng))


@pytest.mark.parametrize("ways", [1, 2])
def test_gains_as_json(ways: int) -> None:
    """With points of one digit and of more."""
    rng = Random(8)
    for count in (0, 1, 2, 50):
        for most in (9, 10, 255):
            points = [bytes(rng.choices([0, 0, 0, 7, most], k=count)) for _ in range(ways)]
            gains = Gains(points, bytes(rng.choices(range(7), k=count)))
            assert encode(gains) == msgspec.json.encode(gains.to_plain())


def test_a_list_grows_from_any_list_before() -> None:
    """Rows more or fewer at either end or in the middle, none before, none left, the frame moved down."""
    rng = Random(5)
    for _ in range(300):
        home, down, column = rng.randint(4, 9), rng.choice([0, 0, 2]), rng.choice([3, 9])
        old = {(rng.randint(2, 12), rng.randint(1, 20)) for _ in range(rng.randint(0, 30))}
        new = {(row + down, x) for row, x in old}
        new -= set(rng.sample(sorted(new), rng.randint(0, len(new))))
        new |= {(rng.randint(4, 16), rng.randint(1, 20)) for _ in range(rng.randint(0, 8))}
        before = listing(sum(1 << row * STRIDE + x for row, x in old), home, column, (1, 20), 1, None, ROWS)
        grown = listing(sum(1 << row * STRIDE + x for row, x in new), home + down, column, (1, 20), 1, before, ROWS)
        lays = [Lay(x - column, row - home - down, False) for row, x in sorted(new)]
        assert b"".join(grown.pieces) == encode(lays)
        anew = listing(sum(1 << row * STRIDE + x for row, x in new), home + down, column, (1, 20), 1, None, ROWS)
        assert grown.pieces == anew.pieces  # What is compared piece by piece is cut in one way.


def test_lists_are_given_on_and_can_be_made_again() -> None:
    """A house that has grown has given its lists away; whoever goes back to it gets the same ones."""
    rng = Random(3)
    table = bakufu.new("edo_yashiki", players=2, seed=3, options={"taking": "draft"})
    earlier: list[tuple[Places, bytes]] = []
    while len(earlier) < 20:
        seat = table.waiting_for[0]
        actions = table.pending[seat].actions
        if isinstance(actions, Places):
            earlier.append((actions, b"".join(encode_actions(table.pending[seat].actions))))
        table.play(seat, rng.choice(actions))
    kept = [cache_of(places.house) for places, _ in earlier]
    assert not any(cache.lists for cache in kept[:-2])
    assert max(sum(one.age == cache.age for one in cache.lists.values()) for cache in kept) == 1
    for places, written in earlier:
        assert encode(places) == written


def test_nothing_is_kept_when_the_game_is_over() -> None:
    """What was worked out about the houses is let go of, also about those before the last answer."""
    table = bakufu.new("edo_yashiki", players=2, seed=3, options={"taking": "draft"})
    rng = Random(3)
    while not table.over:
        seat = table.waiting_for[0]
        actions = table.pending[seat].actions
        encode_actions(actions)
        before = table.state.houses[:]
        assert not isinstance(actions, Places) or actions.house.kept
        table.play(seat, rng.choice(actions))
    for house in (*before, *table.state.houses):
        assert house.kept is house.kept_before is None
    assert encode(table.state.houses[0]) == msgspec.json.encode(table.state.houses[0].to_plain())

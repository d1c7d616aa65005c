"""What a seat sees, as numbers."""

from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import bakufu
from bakufu.conformance.secrets import same_answer_in_two_worlds
from bakufu.conformance.variant import Variant
from bakufu.games.edo_yashiki.planes import REACH
from bakufu.kernel.json import encode
from bakufu.kernel.planes import Counts, Each, Field, NoPlanes, Planes, number, planes_of
from bakufu.kernel.words import Seat
from tests.envs.tables import GAMES, LITTLE, TABLES, course_at, walk


def plain(value: Any) -> Any:
    """As JSON, with yes and no as numbers."""
    return encode(value).replace(b"true", b"1").replace(b"false", b"0")


def too_far(view: Any) -> bool:
    """Whether a house of Edo Yashiki is cut off."""
    reach = range(-REACH, REACH + 1)
    squares = [
        (house.square(house.origin + card), house) for house in getattr(view, "houses", ()) for card in house.cards
    ]
    return any(x not in reach or y not in reach or x + 1 not in reach or y + 2 not in reach for (x, y), _ in squares)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_view_can_be_read_back(table: Variant) -> None:
    planes, rng, looked = planes_of(table.game, table.players), Random(2), 0
    course = course_at(table, 2)
    for number_of, seat in enumerate(walk(course, rng)):
        if number_of % 9:
            continue
        view = table.game.view(course.state, seat)
        data = b"".join(planes.write(view, seat))
        assert len(data) == planes.size
        # What is remembered from one look to the next makes no difference.
        assert course.seen(seat)[sum(course.head) :] == data
        if too_far(view):
            continue
        looked += 1
        read = planes.read(data, seat)
        assert {*read, *planes.left} == {*view.__struct_fields__}
        assert {name: plain(value) for name, value in read.items()} == {
            name: plain(getattr(view, name)) for name in read
        }
    assert looked > 3


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_arrays(name: str) -> None:
    game = bakufu.find(name)
    options = {"edo_yashiki": {"taking": "sealed"}, "shogun": {"modules": "court"}}.get(name, {})
    table = Variant(game, game.counts[0], game.read_options(game.counts[0], options), LITTLE._replace(every=6))
    one, other = course_at(table), course_at(table)
    pairs = [two for two in islice(same_answer_in_two_worlds(table, 4), 120) if two.seat >= 0]
    assert len(pairs) > 15
    for two in pairs:
        one.go_on(two.worlds[0])
        other.go_on(two.worlds[1])
        assert one.seen(two.seat) == other.seen(two.seat)
        assert one.mask(two.seat) == other.mask(two.seat)
    assert any(two.worlds[0].to_json() != two.worlds[1].to_json() for two in pairs)


@pytest.mark.parametrize("name", GAMES)
def test_own_things_come_first(name: str) -> None:
    game = bakufu.find(name)
    course = course_at(Variant(game, 3, game.read_options(3, {}), LITTLE))
    for _ in islice(walk(course, Random(8)), 120):
        pass
    planes = planes_of(game, 3)
    at = next(
        sum(course.head) + plane.first for plane in planes.planes if plane.name.startswith(("scores", "daimyo_h"))
    )
    seen = [list(course.seen(seat)[at : at + 3]) for seat in range(3)]
    assert seen[1] == [*seen[0][1:], seen[0][0]]
    assert seen[2] == [*seen[0][2:], *seen[0][:2]]


def test_what_is_too_large_is_cut_off() -> None:
    assert number().write(500, 0) == bytes([127])
    assert Counts(3).write([1, 128, 300], 0) == bytes([1, 127, 127])


def test_a_game_without_planes_says_so() -> None:
    from bakufu_auction.game import game

    with pytest.raises(NoPlanes, match="written as numbers"):
        planes_of(game, 3)


class Halved(Field):
    """As a game from outside could write a number."""

    def __init__(self) -> None:
        super().__init__((2,))

    def write(self, value: Any, seat: Seat) -> bytes:
        return bytes(divmod(value, 2))

    def read(self, data: bytes, seat: Seat) -> Any:
        return 2 * data[0] + data[1]


def test_a_game_from_outside_has_fields_of_its_own() -> None:
    planes = Planes({"rice": Halved(), "hands": Each(2, Halved(), turned=True)}, (), ("plan",))
    data = b"".join(planes.write(SimpleNamespace(rice=7, hands=[4, 9]), 1))
    assert data == bytes([3, 1, 4, 1, 2, 0])
    assert planes.read(data, 1) == {"rice": 7, "hands": [4, 9]}

"""What a card would score and cover at every place, found at once, is what is counted place by place."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import bakufu
from bakufu.games.edo_yashiki.components import FACES
from bakufu.games.edo_yashiki.frame import STRIDE, each_bit, extent
from bakufu.games.edo_yashiki.hints_points import points_for
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.house_cache import HouseCache, cache_of
from bakufu.games.edo_yashiki.plot import Plot

WITH_A_LINE = bytes([1, 2, 1, 3, 1, 2])
"""No card is printed so: it scores wherever it lies."""

WHERE: dict[str, Callable[[list[int], Random], int]] = {
    "anywhere": lambda places, rng: rng.choice(places),
    "up": lambda places, _: places[0],
    "down": lambda places, _: places[-1],
    "right": lambda places, _: max(places, key=lambda place: place % STRIDE),
    "left": lambda places, _: min(places, key=lambda place: place % STRIDE),
}


def houses(where: str, remembers: bool, rng: Random) -> Iterator[House]:
    """A house of one card, then of two, up to 32."""
    deck = rng.sample(FACES, 32)
    house = House.of(deck[0][0], remembers)
    yield house
    for card in deck[1:]:
        cache_of(house)
        house, _ = house.lay(WHERE[where](each_bit(house.places()), rng), rng.choice(card))
        yield house


def check(state: Any, house: House, faces: tuple[bytes, ...]) -> None:
    state.houses[0] = house
    places = each_bit(house.places())
    plot = Plot(house, cache_of(house).extent)
    assert list(plot.covered) == [house.covered(*house.square(place)) for place in places]
    for face in faces:
        assert list(plot.points(face)) == [points_for(state, 0, place, face) for place in places]


@pytest.mark.parametrize("remembers", [False, True])
@pytest.mark.parametrize("where", WHERE)
def test_points_and_covered_squares(where: str, remembers: bool) -> None:
    """Both ways up, in houses that have grown and in such as were read; of the first rules, and of later ones."""
    rng = Random(9)
    state = bakufu.new("edo_yashiki", 2, 1, {}).state
    for _ in range(3):
        for house in houses(where, remembers, rng):
            faces = (*rng.choice(FACES), *rng.choice(FACES), WITH_A_LINE)
            check(state, house, faces)
            check(state, House.from_plain(house.to_plain()), faces[:2])


@pytest.mark.parametrize("where", WHERE)
def test_what_is_kept_has_grown_into_what_is_made_anew(where: str) -> None:
    for house in houses(where, True, Random(2)):
        assert cache_of(house).extent == HouseCache(house, None).extent == extent(house.reach)

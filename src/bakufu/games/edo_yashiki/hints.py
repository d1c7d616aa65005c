"""What a player would like to know before laying a card: what each place would score, and cover."""

from typing import TypedDict

from bakufu.games.edo_yashiki.components import COLUMNS, FACES, ROWS, TURNS
from bakufu.games.edo_yashiki.frame import STRIDE
from bakufu.games.edo_yashiki.hints_points import Prospects, points_everywhere
from bakufu.games.edo_yashiki.house_cache import cache_of
from bakufu.games.edo_yashiki.shown import EdoView
from bakufu.kernel.words import Decision, Seat


class Gain(TypedDict):
    """What a card would score at a place, and how many squares of the house it would cover there."""

    points: int
    covered: int


_TAKEN = bytes([0]) + bytes([1]) * 255
"""Turns every square into a one."""


_HINTS: list[list[Gain]] = [
    [{"points": points, "covered": covered} for covered in range(ROWS * COLUMNS + 1)] for points in range(256)
]


def hints(view: EdoView, seat: Seat, decision: Decision) -> list[Gain] | None:
    """What each place would score, and how many squares of the house it would cover."""
    if decision.name != "lay":
        return None
    house, card = view.houses[seat], view.hands[seat]
    about = (card, view.specialists[seat] if view.options.specialists else -1)
    known = cache_of(house)
    if known.hints and known.hints[0] == about:
        return known.hints[1]
    taken = int.from_bytes(house.grid.translate(_TAKEN), "little")
    covered = sum(taken >> 8 * (column + row * STRIDE) for row in range(ROWS) for column in range(COLUMNS))
    count = covered.to_bytes(len(house.grid) + 1, "little")
    prospects = Prospects(house)
    ways = [points_everywhere(view, seat, prospects, face) for face in FACES[card][: TURNS[card]]]
    found: list[Gain] = []
    for number, place in enumerate(prospects.places):
        squares = count[place]
        for points in ways:
            found.append(_HINTS[points[number]][squares])
    known.hints = (about, found)
    return found

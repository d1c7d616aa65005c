"""What a card would score at every place of a house, found for all places at once.

Squares of one kind are the bits of one long number; moved, it says for every place what lies so far from it.
"""

from functools import cache, reduce
from operator import or_
from typing import Protocol

from bakufu.games.edo_yashiki.components import COLUMNS, KINDS_POINTS, LETTERS, LINE_POINTS, LONGEST_LINE, ROWS
from bakufu.games.edo_yashiki.frame import STRIDE, each_bit
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.options import EdoOptions
from bakufu.games.edo_yashiki.specialists import outcomes
from bakufu.kernel.words import Seat

CARD_LINES = tuple((row * STRIDE, 1, row * STRIDE + COLUMNS - 1) for row in range(ROWS)) + tuple(
    (column, STRIDE, column + (ROWS - 1) * STRIDE) for column in range(COLUMNS)
)
"""A card's rows and columns: first square, step, last square."""

_PAD = (LONGEST_LINE + 1) * STRIDE
"""The numbers are moved up by so much, so that squares above a place can be asked for."""

_BITS_OF_KIND = tuple(bytes(b"01"[square == kind] for square in range(256)) for kind in range(len(LETTERS)))
"""For each kind a table that turns squares into the digits of a binary number."""


_NEXT_KIND = [(count, KINDS_POINTS[count] - KINDS_POINTS.get(count - 1, 0)) for count in sorted(KINDS_POINTS)]
"""What the second kind that scores adds, the third, ..."""

Scoring = list[tuple[int, int, int]]
"""Kind, points, and the places where a card makes such a line."""

Segment = tuple[int, int, int, int, int]
"""Squares of one kind in a line of a card: the kind, how many, the step from one to the next, and how far from the
card's place the line goes on before and behind them; 0 where other squares of the card lie there."""


class Prospects:
    """What cards would score in one house, without specialists."""

    def __init__(self, house: House) -> None:
        self._backwards = house.grid[::-1]
        self._legal = house.places()
        self._squares: dict[int, int] = {}
        self._runs: dict[tuple[int, int], list[int]] = {}
        self._scoring: dict[Segment, Scoring] = {}

    def points(self, face: bytes) -> bytearray:
        """What a card would score at each legal place."""
        found = bytearray(self._legal.bit_length())
        scored: dict[int, int] = {}
        for kind, points, places in self.lines(face):
            _add(found, places, points)
            scored[kind] = scored.get(kind, 0) | places
        if len(scored) > 1:
            # Where one kind scores or more, two or more, ...
            at_least = [0] * (len(LETTERS) + 1)
            at_least[0] = -1
            for places in scored.values():
                for count in range(len(scored), 0, -1):
                    at_least[count] |= at_least[count - 1] & places
            for count, points in _NEXT_KIND:
                _add(found, at_least[count], points)
        return found

    def lines(self, face: bytes) -> Scoring:
        """Every line that scores which a card would make or lengthen at a legal place."""
        found: Scoring = []
        for segment in _segments(face):
            known = self._scoring.get(segment)
            if known is None:
                known = self._scoring[segment] = self._lines_with(segment)
            found += known
        return found

    def _lines_with(self, segment: Segment) -> Scoring:
        """Those with these squares; many cards have them."""
        kind, size, step, before, behind = segment
        one, other = self._going_on(kind, -step, before), self._going_on(kind, step, behind)
        found: Scoring = []
        for length, points in LINE_POINTS.items():
            more = length - size
            places = 0
            for part in range(max(0, more - len(other) + 1), min(more, len(one) - 1) + 1):
                places |= one[part] & other[more - part]
            places &= self._legal
            if places:
                found.append((kind, points, places))
        return found

    def _going_on(self, kind: int, step: int, beyond: int) -> list[int]:
        """The places from which none, one, two ... squares of a kind go on there."""
        if not beyond:
            return [-1]
        by = _PAD + beyond
        return [squares >> by for squares in self._runs_of(kind, step)]

    def _runs_of(self, kind: int, step: int) -> list[int]:
        """The squares with which a run of exactly none, one, two ... squares of a kind begins in a direction."""
        known = self._runs.get((kind, step))
        if known is None:
            known = self._runs[kind, step] = []
            so_far, ahead = -1, self._squares_of(kind)
            while so_far and len(known) < LONGEST_LINE:
                longer = so_far & ahead
                known.append(so_far & ~longer)
                so_far = longer
                ahead = ahead >> step if step > 0 else ahead << -step
        return known

    def _squares_of(self, kind: int) -> int:
        """All squares of a kind."""
        known = self._squares.get(kind)
        if known is None:
            known = self._squares[kind] = int(self._backwards.translate(_BITS_OF_KIND[kind]), 2) << _PAD
        return known


@cache
def _segments(face: bytes) -> list[Segment]:
    """The squares of a card that are in a line and of one kind; not those in the middle of three."""
    found = []
    for first, step, last in CARD_LINES:
        count = (last - first) // step + 1
        start = first // STRIDE * COLUMNS + first % STRIDE
        squares = face[start :: 1 if step == 1 else COLUMNS][:count]
        begin = 0
        for end in range(1, count + 1):
            if end == count or squares[end] != squares[begin]:
                if begin == 0 or end == count:
                    before, behind = first - step if begin == 0 else 0, last + step if end == count else 0
                    found.append((squares[begin], end - begin, step, before, behind))
                begin = end
    return found


def _add(points: bytearray, places: int, more: int) -> None:
    """So many points more at these places."""
    digits = bin(places)[:1:-1]
    place = digits.find("1")
    while place >= 0:
        points[place] += more
        place = digits.find("1", place + 1)


class Houses(Protocol):
    """What both a state and a view have."""

    options: EdoOptions
    houses: list[House]
    specialists: list[int]


def points_for(state: Houses, seat: Seat, place: int, face: bytes) -> int:
    """What a card would score at this legal place, with the best order of its lines."""
    lines = state.houses[seat].lines_if_laid(place, face)
    if not lines:
        return 0
    if len(lines) == 1 and not state.options.specialists:
        return LINE_POINTS.get(lines[0][1], 0)
    runs = tuple(sorted((kind, length) for kind, length, _, _ in lines))
    if state.options.specialists:
        return max(points for points, _ in outcomes(runs, state.specialists[seat], 0))
    scored = [(kind, LINE_POINTS[length]) for kind, length in runs if length in LINE_POINTS]
    return sum(points for _, points in scored) + KINDS_POINTS.get(len({kind for kind, _ in scored}), 0)


def points_everywhere(state: Houses, seat: Seat, prospects: Prospects, face: bytes) -> bytearray:
    """What a card, this way up, would score at each place of the seat's house."""
    points = prospects.points(face)
    if state.options.specialists:
        for place in each_bit(reduce(or_, [places for _, _, places in prospects.lines(face)], 0)):
            points[place] = points_for(state, seat, place, face)
    return points

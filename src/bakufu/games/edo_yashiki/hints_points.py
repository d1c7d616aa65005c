"""What a card would score at every place of a house.

Most of it is the same for many cards: which squares lie beside a card at a place, and how far they go on.
"""

from functools import cache
from typing import Protocol

from bakufu.games.edo_yashiki.components import COLUMNS, KINDS_POINTS, LETTERS, LINE_POINTS, ROWS
from bakufu.games.edo_yashiki.frame import STRIDE, each_bit
from bakufu.games.edo_yashiki.house import LONGEST_LINE, House
from bakufu.games.edo_yashiki.options import EdoOptions
from bakufu.games.edo_yashiki.specialists import outcomes
from bakufu.kernel.words import Seat

CARD_LINES = tuple((row * STRIDE, 1, row * STRIDE + COLUMNS - 1) for row in range(ROWS)) + tuple(
    (column, STRIDE, column + (ROWS - 1) * STRIDE) for column in range(COLUMNS)
)
"""A card's rows and columns: first square, step, last square."""

_LINE_POINTS = tuple(LINE_POINTS.get(length, 0) for length in range(LONGEST_LINE + 1))

_KINDS_POINTS = tuple(KINDS_POINTS.get(kinds.bit_count(), 0) for kinds in range(1 << len(LETTERS)))
"""What lines of several kinds score besides; a bit for each kind."""

Scoring = list[tuple[int, int]]
"""Places, each as its number in `Prospects.places`, and what a line scores there."""

Segment = tuple[int, int, int, int, int]
"""Squares of one kind in a line of a card: the kind, how many, the step from one to the next, and how far from the
card's place the line goes on before and behind them; 0 where other squares of the card lie there."""

GoingOn = dict[int, int]
"""The places, by number, beside which a line of a kind goes on, and for how many squares."""

_NOWHERE: GoingOn = {}


class Prospects:
    """What cards would score in one house, without specialists."""

    def __init__(self, house: House) -> None:
        self._grid = house.grid
        self.places = list(each_bit(house.places()))
        """Where a card may be laid. Each is known by its number here: small numbers are quicker than large ones."""
        self._beside: dict[int, list[GoingOn]] = {}
        self._scoring: dict[Segment, Scoring] = {}

    def points(self, face: bytes) -> bytes:
        """What a card would score at each place."""
        found = bytearray(len(self.places))
        for place, kinds in self._add_lines(face, found).items():
            found[place] += _KINDS_POINTS[kinds]
        return bytes(found)

    def where_scoring(self, face: bytes) -> list[int]:
        """The numbers of the places where a card would make or lengthen a line that scores."""
        return list(self._add_lines(face, bytearray(len(self.places))))

    def _add_lines(self, face: bytes, points: bytearray) -> dict[int, int]:
        """Add what the lines score, each for itself; gives where, and of which kinds they are."""
        kinds: dict[int, int] = {}
        for segment in _segments(face):
            known = self._scoring.get(segment)
            if known is None:
                known = self._scoring[segment] = self._lines_with(segment)
            kind = 1 << segment[0]
            for place, more in known:
                points[place] += more
                kinds[place] = kinds.get(place, 0) | kind
        return kinds

    def _lines_with(self, segment: Segment) -> Scoring:
        """The lines with these squares that score; many cards have them."""
        kind, size, step, before, behind = segment
        one, other = self._going_on(kind, -step, before), self._going_on(kind, step, behind)
        found: Scoring = []
        if _LINE_POINTS[size]:
            for place in range(len(self.places)):
                points = _LINE_POINTS[size + one.get(place, 0) + other.get(place, 0)]
                if points:
                    found.append((place, points))
            return found
        for place, more in one.items():
            points = _LINE_POINTS[size + more + other.get(place, 0)]
            if points:
                found.append((place, points))
        for place, more in other.items():
            points = _LINE_POINTS[size + more]
            if points and place not in one:
                found.append((place, points))
        return found

    def _going_on(self, kind: int, step: int, beyond: int) -> GoingOn:
        """Where a line of this kind goes on from a card in a direction, and how far."""
        if not beyond:
            return _NOWHERE
        known = self._beside.get(beyond)
        if known is None:
            known = self._beside[beyond] = self._lines_beside(step, beyond)
        return known[kind]

    def _lines_beside(self, step: int, beyond: int) -> list[GoingOn]:
        """The same for all kinds."""
        grid = self._grid
        found: list[GoingOn] = [{} for _ in LETTERS]
        for number, place in enumerate(self.places):
            last = place + beyond
            kind = grid[last]
            if kind:
                length = 1
                last += step
                while grid[last] == kind:
                    last += step
                    length += 1
                found[kind][number] = length
        return found


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


def points_everywhere(state: Houses, seat: Seat, prospects: Prospects, face: bytes) -> bytes:
    """What a card, this way up, would score at each of the places."""
    if not state.options.specialists:
        return prospects.points(face)
    points = bytearray(len(prospects.places))
    for number in prospects.where_scoring(face):
        points[number] = points_for(state, seat, prospects.places[number], face)
    return bytes(points)

"""What a card would score at every place of a house.

Most of it is the same for many cards: which squares lie beside a card at a place, and how far they go on.
"""

from typing import Protocol

from bakufu.games.edo_yashiki.components import COLUMNS, FACES, KINDS_POINTS, LETTERS, LINE_POINTS, ROWS
from bakufu.games.edo_yashiki.frame import STRIDE, each_bit
from bakufu.games.edo_yashiki.house import LONGEST_LINE, House
from bakufu.games.edo_yashiki.options import EdoOptions
from bakufu.games.edo_yashiki.specialists import outcomes
from bakufu.kernel.words import Seat

LENGTH_POINTS = tuple(LINE_POINTS.get(length, 0) for length in range(LONGEST_LINE + 1))
"""What a line scores, by its length."""

_POINTS = 8
"""Bits for points; above them so many for each kind of which lines score there, counted."""
_COUNTED = 3

_ALL_POINTS = (1 << _POINTS) - 1

_KINDS_POINTS = bytes(
    KINDS_POINTS.get(sum(counts >> kind * _COUNTED & 7 > 0 for kind in range(len(LETTERS) - 1)), 0)
    for counts in range(1 << _COUNTED * (len(LETTERS) - 1))
)
"""What lines of several kinds score besides, by how many there are of each kind."""

Scoring = list[tuple[int, int]]
"""Places, each as its number in `Prospects.places`, and what a line scores there: points, and one of its kind."""

Segment = tuple[int, int, int, int, int]
"""Squares of one kind in a line of a card: the kind, how many, the step from one to the next, and how far from the
card's place the line goes on before and behind them; 0 where other squares of the card lie there."""

GoingOn = list[tuple[int, int]]
"""The places, by number, beside which a line of a kind goes on, and for how many squares."""

_NOWHERE: GoingOn = []


def segments(face: bytes, stride: int) -> list[Segment]:
    """The squares of a card that are in a line and of one kind; not those in the middle of three."""
    found = []
    for number in range(ROWS + COLUMNS):
        across = number < ROWS
        first, step = (number * stride, 1) if across else (number - ROWS, stride)
        squares = face[number * COLUMNS :][:COLUMNS] if across else face[number - ROWS :: COLUMNS]
        count, begin = len(squares), 0
        for end in range(1, count + 1):
            if end == count or squares[end] != squares[begin]:
                if begin == 0 or end == count:
                    before, behind = first - step if begin == 0 else 0, first + count * step if end == count else 0
                    found.append((squares[begin], end - begin, step, before, behind))
                begin = end
    return found


_EVERY_FACE = {face for faces in FACES for face in faces}
_SEGMENTS = sorted({segment for face in _EVERY_FACE for segment in segments(face, STRIDE)})
"""All that there are; many cards have the same ones."""

_SEGMENTS_OF = {face: [_SEGMENTS.index(segment) for segment in segments(face, STRIDE)] for face in _EVERY_FACE}
"""Those of each card, by number."""


class Prospects:
    """What cards would score in one house, without specialists."""

    def __init__(self, house: House) -> None:
        self._grid = house.grid
        self.places = each_bit(house.places())
        """Where a card may be laid. Each is known by its number here: small numbers are quicker than large ones."""
        self._beside: dict[int, list[GoingOn]] = {}
        self._scoring: list[Scoring | None] = [None] * len(_SEGMENTS)

    def points(self, face: bytes) -> bytes:
        """What a card would score at each place."""
        return bytes([(lines & _ALL_POINTS) + _KINDS_POINTS[lines >> _POINTS] for lines in self._lines(face)])

    def most(self, face: bytes) -> int:
        """What a card would score at the best place."""
        most = 0
        for lines in self._lines(face):
            if lines:
                points = (lines & _ALL_POINTS) + _KINDS_POINTS[lines >> _POINTS]
                if points > most:
                    most = points
        return most

    def where_scoring(self, face: bytes) -> list[int]:
        """The numbers of the places where a card would make or lengthen a line that scores."""
        return [place for place, lines in enumerate(self._lines(face)) if lines]

    def _lines(self, face: bytes) -> list[int]:
        """At each place what the lines score, each for itself, and how many of each kind do."""
        found = [0] * len(self.places)
        for number in _SEGMENTS_OF[face]:
            known = self._scoring[number]
            if known is None:
                known = self._scoring[number] = self._lines_with(_SEGMENTS[number])
            for place, more in known:
                found[place] += more
        return found

    def _lines_with(self, segment: Segment) -> Scoring:
        """The lines with these squares that score; many cards have them."""
        kind, size, step, before, behind = segment
        one, other = self._going_on(kind, -step, before), self._going_on(kind, step, behind)
        if one and other:
            both = dict(one)
            for place, more in other:
                both[place] = both.get(place, 0) + more
            one = list(both.items())
        elif other:
            one = other
        of_kind = 1 << _POINTS + _COUNTED * (kind - 1)
        if not LENGTH_POINTS[size]:
            return [(place, LENGTH_POINTS[size + more] + of_kind) for place, more in one if LENGTH_POINTS[size + more]]
        points = [LENGTH_POINTS[size]] * len(self.places)
        for place, more in one:
            points[place] = LENGTH_POINTS[size + more]
        return [(place, scored + of_kind) for place, scored in enumerate(points) if scored]

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
        found: list[GoingOn] = [[] for _ in LETTERS]
        for number, place in enumerate(self.places):
            last = place + beyond
            kind = grid[last]
            if kind:
                length = 1
                last += step
                while grid[last] == kind:
                    last += step
                    length += 1
                found[kind].append((number, length))
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

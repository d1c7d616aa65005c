"""What a card would score and cover wherever it may be laid, found from the squares with which it makes lines.

At most places it makes none: where a card has one square of a kind, two more have to lie beside it; where it has two,
one.
"""

from functools import cache

from bakufu.games.edo_yashiki.components import COLUMNS, KINDS_POINTS, LETTERS, ROWS
from bakufu.games.edo_yashiki.frame import COUNT_OF_BYTE, ONES_OF_BYTE, STRIDE, each_bit
from bakufu.games.edo_yashiki.hints_points import LENGTH_POINTS, segments
from bakufu.games.edo_yashiki.house import SHORTEST_LINE, House

_OCTETS = STRIDE // 8
"""So many bytes, a bit for each place, are a row of the frame."""

_TAKEN = bytes([0]) + bytes([1]) * 255
"""Turns every square into a one."""

_OF_KINDS = tuple(KINDS_POINTS.get(kinds.bit_count(), 0) for kinds in range(1 << len(LETTERS)))
"""What lines score besides, by their kinds, a bit for each."""
_OF_ONE_KIND = KINDS_POINTS.get(1, 0)

_SINGLE, _ACROSS, _DOWN = range(0, 3 * len(LETTERS), len(LETTERS))
"""For each kind, counted from here, its squares: all; those with another of it to their right; those with one below."""
_EVERY_PLACE = 0
"""In place of such squares, for lines that a card has alone; no square is of the kind 0."""

Way = tuple[int, int, int, int, int, int, int, bool]
"""How a card makes a line: with one of which squares, how far from its place, of which kind, how long at least, where
and by which step it goes on, where it may go on at the other end, and whether it has been found from there, then."""


@cache
def ways(face: bytes, width: int) -> list[Way]:
    """How a card makes lines where rows are so wide."""
    found: list[Way] = []
    for kind, size, step, before, behind in segments(face, width):
        if size >= SHORTEST_LINE:
            onward, other = (before, behind) if before else (behind, 0)
            found.append((_EVERY_PLACE, 0, kind, size, onward, -step if before else step, other, False))
            continue
        more = SHORTEST_LINE - size
        # No card is so narrow that one square on either side of its own would do.
        squares = kind + (_SINGLE if more == 1 else _ACROSS if step == 1 else _DOWN)
        if before:
            first = before - (more - 1) * step
            found.append((squares, first, kind, SHORTEST_LINE, first - step, -step, behind, False))
        if behind:
            found.append((squares, behind, kind, SHORTEST_LINE, behind + more * step, step, before, before != 0))
    return found


class Plot:
    """A house as the next card finds it, cut out of its frame: small numbers are quicker than large ones."""

    __slots__ = ("_octets", "_sets", "_size", "_squares", "_through", "_width", "covered")

    def __init__(self, house: House, extent: tuple[int, int, int, int]) -> None:
        top, bottom, left, right = extent
        # A card lies at most its own size beyond the house; beside it is one more row, and the end of another one.
        corner, rows = (top - ROWS - 1) * STRIDE + left - COLUMNS, bottom - top + 2 * (ROWS + 1)
        octets = (right - left + 2 * COLUMNS + 7) // 8
        width = 8 * octets
        squares = b"".join(
            [house.grid[start : start + width] for start in range(corner, corner + rows * STRIDE, STRIDE)]
        )
        places = (house.places() >> corner).to_bytes(rows * _OCTETS, "little")
        self._width = width
        self._squares = squares
        self._octets = b"".join([places[start : start + octets] for start in range(0, rows * _OCTETS, _OCTETS)])
        """Where a card may be laid, one bit each."""
        below = _below(squares, width)
        covered: list[bytes] = []
        self._through = through = [0] * len(self._octets)
        """How many places there are up to the last of each octet that has any."""
        count = 0
        for number in range(len(self._octets)):
            octet = self._octets[number]
            if octet:
                count += COUNT_OF_BYTE[octet]
                through[number] = count
                # What tells where its places are is made to tell what is below them.
                covered.append(ONES_OF_BYTE[octet].translate(below[8 * number : 8 * number + 256]))
        self.covered = b"".join(covered)
        """How many squares of the house a card would cover at each place."""
        self._size = right - left, bottom - top
        self._sets: list[list[int]] = []

    def points(self, face: bytes) -> bytes:
        """What a card would score at each place, without specialists."""
        squares, octets, through = self._squares, self._octets, self._through
        sets = self._sets = self._sets or self._sets_of_squares()
        kinds, points = [0] * len(self.covered), bytearray(len(self.covered))
        for which, away, kind, shortest, onward, step, other, again in ways(face, self._width):
            bit = 1 << kind
            for square in sets[which] if which else each_bit(int.from_bytes(octets, "little")):
                place = square - away
                ones = octets[place >> 3] >> (place & 7)
                if ones & 1:
                    length = shortest
                    beside = place + onward
                    while squares[beside] == kind:
                        beside += step
                        length += 1
                    if other:
                        beside = place + other
                        if again and squares[beside] == kind:
                            continue
                        while squares[beside] == kind:
                            beside -= step
                            length += 1
                    line = LENGTH_POINTS[length]
                    if line:
                        number = through[place >> 3] - COUNT_OF_BYTE[ones]
                        earlier = kinds[number]
                        if earlier:
                            line += points[number] + _OF_KINDS[earlier | bit] - _OF_KINDS[earlier]
                            kinds[number] = earlier | bit
                        else:
                            line += _OF_ONE_KIND
                            kinds[number] = bit
                        points[number] = line
        return bytes(points)

    def _sets_of_squares(self) -> list[list[int]]:
        """Those with which cards make lines."""
        squares, width = self._squares, self._width
        singles: list[list[int]] = [[] for _ in LETTERS]
        across: list[list[int]] = [[] for _ in LETTERS]
        down: list[list[int]] = [[] for _ in LETTERS]
        first, (columns, rows) = (ROWS + 1) * width + COLUMNS, self._size
        for row in range(first, first + rows * width, width):
            for square in range(row, row + columns):
                kind = squares[square]
                if kind:
                    singles[kind].append(square)
                    if squares[square + 1] == kind:
                        across[kind].append(square)
                    if squares[square + width] == kind:
                        down[kind].append(square)
        return singles + across + down


def _below(squares: bytes, width: int) -> bytes:
    """How many squares a card would cover from each of these; and zeros, as tables are taken from this."""
    # All are added at once, as the bytes of one number; none of them grows beyond a card's six squares.
    taken = int.from_bytes(squares.translate(_TAKEN), "little")
    taken += taken >> 8
    taken += (taken >> 8 * width) + (taken >> 16 * width)
    return taken.to_bytes(len(squares), "little") + bytes(256)

"""What a position is worth, for bots."""

from bakufu.games.edo_yashiki.components import COLUMNS, LETTERS, ROWS
from bakufu.games.edo_yashiki.frame import STRIDE
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.state import EdoState
from bakufu.kernel.words import Seat

PROMISE = 0.15
"""What half a line is worth, in points."""

_DIGITS = tuple(bytes(b"01"[square == kind] for square in range(256)) for kind in range(1, len(LETTERS)))
"""For each kind a table that turns squares into the digits of a binary number."""


def worth(state: EdoState, seat: Seat) -> float:
    """Points ahead of the best other player, and what the house promises."""
    others = max(points for other, points in enumerate(state.scores) if other != seat)
    return state.scores[seat] - others + PROMISE * promise(state.houses[seat])


def promise(house: House) -> int:
    """How many lines of two, with or without a gap, could still grow."""
    backwards = house.grid[::-1]
    found = 0
    for digits in _DIGITS:
        squares = int(backwards.translate(digits), 2)
        for step in (1, STRIDE):
            beside, beyond = squares >> step, squares >> 2 * step
            found += (squares & beside & ~beyond & ~(squares << step)).bit_count()
            found += (squares & ~beside & beyond).bit_count()
    return found


_BESIDE = 3
"""So many squares before and behind a card say which lines of two go through its squares or end at them."""

_ABOVE = bytes(_BESIDE * STRIDE + _BESIDE)
_BELOW = bytes((ROWS + _BESIDE) * STRIDE)


class Promises:
    """What a card adds to the promise of a house: only the lines that go through it or end at it change."""

    def __init__(self, house: House) -> None:
        self._grid = _ABOVE + house.grid + _BELOW

    def gain(self, place: int, face: bytes) -> int:
        """How much more the house promises with a card at this place."""
        grid, found = self._grid, 0
        corner = place + len(_ABOVE)
        for row in range(ROWS):
            at = corner + row * STRIDE
            a, b, c, f, g, h = grid[at - 3], grid[at - 2], grid[at - 1], grid[at + 2], grid[at + 3], grid[at + 4]
            found += _halves(a, b, c, face[2 * row], face[2 * row + 1], f, g, h)
            found -= _halves(a, b, c, grid[at], grid[at + 1], f, g, h)
        for column in range(COLUMNS):
            at = corner + column
            a, b, c = grid[at - 3 * STRIDE], grid[at - 2 * STRIDE], grid[at - STRIDE]
            d, e, f = grid[at], grid[at + STRIDE], grid[at + 2 * STRIDE]
            g, h, i = grid[at + 3 * STRIDE], grid[at + 4 * STRIDE], grid[at + 5 * STRIDE]
            found -= _halves(a, b, c, d, e, f, g, h) + _half(f, g, h, i)
            d, e, f = face[column], face[column + 2], face[column + 4]
            found += _halves(a, b, c, d, e, f, g, h) + _half(f, g, h, i)
        return found


def _halves(a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> int:
    """The lines of two in these squares of a row or a column, as `promise` counts them, but for those at the ends."""
    return _half(a, b, c, d) + _half(b, c, d, e) + _half(c, d, e, f) + _half(d, e, f, g) + _half(e, f, g, h)


def _half(before: int, first: int, second: int, third: int) -> int:
    """1 if a line of two begins with the first of these squares."""
    if not first:
        return 0
    if second == first:
        return 1 if third != first and before != first else 0
    return 1 if third == first else 0

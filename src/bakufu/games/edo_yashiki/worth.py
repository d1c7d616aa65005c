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
    """What a house would promise with a card more: only the lines that go through the card or end at it change."""

    def __init__(self, house: House) -> None:
        self._grid = _ABOVE + house.grid + _BELOW
        self._now = promise(house)

    def after(self, place: int, face: bytes) -> int:
        """The promise of the house with a card at this place."""
        grid, found = self._grid, self._now
        corner = place + len(_ABOVE)
        for row in range(ROWS):
            first = corner + row * STRIDE
            before, below, behind = grid[first - _BESIDE : first], grid[first : first + 2], grid[first + 2 : first + 5]
            found += _halves(before + face[2 * row : 2 * row + 2] + behind) - _halves(before + below + behind)
        for first in range(corner, corner + COLUMNS):
            line = grid[first - _BESIDE * STRIDE : first + (ROWS + _BESIDE) * STRIDE : STRIDE]
            card = face[first - corner :: COLUMNS]
            found += _halves(line[:_BESIDE] + card + line[_BESIDE + ROWS :]) - _halves(line)
        return found


def _halves(line: bytes) -> int:
    """The lines of two in a piece of a row or a column, as `promise` counts them, but for those at its very ends."""
    found = 0
    for first in range(1, len(line) - 2):
        kind = line[first]
        if kind:
            if line[first + 1] == kind:
                if line[first + 2] != kind and line[first - 1] != kind:
                    found += 1
            elif line[first + 2] == kind:
                found += 1
    return found

"""What a position is worth, for bots."""

from bakufu.games.edo_yashiki.components import LETTERS
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

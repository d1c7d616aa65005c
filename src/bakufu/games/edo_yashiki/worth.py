"""What a position is worth, for bots."""

from bakufu.games.edo_yashiki.frame import STRIDE
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.state import EdoState
from bakufu.kernel.words import Seat

PROMISE = 0.15
"""What half a line is worth, in points."""


def worth(state: EdoState, seat: Seat) -> float:
    """Points ahead of the best other player, and what the house promises."""
    others = max(points for other, points in enumerate(state.scores) if other != seat)
    return state.scores[seat] - others + PROMISE * promise(state.houses[seat])


def promise(house: House) -> int:
    """How many lines of two, with or without a gap, could still grow."""
    grid = house.grid
    found = 0
    for place, kind in enumerate(grid):
        if kind:
            for step in (1, STRIDE):
                beside, beyond = grid[place + step], grid[place + 2 * step]
                if beside == kind:
                    found += beyond != kind != grid[place - step]
                else:
                    found += beyond == kind
    return found

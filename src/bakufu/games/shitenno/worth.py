"""What a position is worth, for bots."""

from bakufu.games.shitenno.scoring import totals
from bakufu.games.shitenno.state import ShitennoState
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat


def worth(state: ShitennoState, seat: Seat) -> float:
    """Points ahead of the best other player."""
    points = totals(state)
    return points[seat] - max(points[other] for other in range(len(points)) if other != seat)


def advise(state: ShitennoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
    """Nothing yet."""
    return None

"""What a position is worth, for bots."""

from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat


def worth(state: ShogunState, seat: Seat) -> float:
    """Points."""
    return float(state.points[seat])


def advise(state: ShogunState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
    """Nothing yet."""
    return None

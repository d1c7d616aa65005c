"""What a position is worth, for bots."""

from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat


def worth(state: BushidoState, seat: Seat) -> float:
    """Daimyō honour ahead of the best other player."""
    return float(state.daimyo_honour[seat])


def advise(state: BushidoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
    """What a sensible player would answer."""
    return None

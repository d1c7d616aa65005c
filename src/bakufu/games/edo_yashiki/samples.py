"""What else could be true."""

from bakufu.games.edo_yashiki.state import NONE, EdoState
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Seat


def determinize(state: EdoState, seat: Seat, chance: Chance) -> EdoState:
    """Draw anew what the others have named; the deck is drawn from when cards are turned up."""
    twin = state.clone()
    twin.chance = chance
    for other, card in enumerate(twin.named):
        if card != NONE and other != seat:
            twin.named[other] = chance.pick(twin.row)
    return twin

"""What a seat may see, and what else could be true."""

from bakufu.games.edo_yashiki.shown import EdoView
from bakufu.games.edo_yashiki.state import NONE, EdoState
from bakufu.kernel.words import Seat


def view(state: EdoState, seat: Seat) -> EdoView:
    """What this seat (or the onlooker) sees."""
    return EdoView(
        options=state.options,
        first=state.first,
        deck=len(state.deck),
        row=state.row[:],
        hands=state.hands[:],
        named=state.named[seat] if seat >= 0 else NONE,
        has_named=[card != NONE for card in state.named],
        houses=state.houses[:],
        lines=state.lines[:],
        specialists=state.specialists[:],
        scores=state.scores[:],
    )

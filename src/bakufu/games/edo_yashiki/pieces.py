"""Sums that no move may change."""

from bakufu.games.edo_yashiki.state import NONE, EdoState


def pieces(state: EdoState) -> dict[str, int]:
    """No card is in two places."""
    held = [card for card in state.hands if card != NONE]
    loose = [*state.deck, *state.row, *held]
    return {"twice": len(loose) - len(set(loose))}

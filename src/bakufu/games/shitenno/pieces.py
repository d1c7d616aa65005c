"""Sums that no move may change."""

from bakufu.games.shitenno.components import FIRST_KOKU
from bakufu.games.shitenno.state import ShitennoState, hand


def pieces(state: ShitennoState) -> dict[str, int]:
    """Cards, kamon and tiles, wherever they are."""
    hands = [card for seat in range(len(state.scores)) for card in hand(state, seat)]
    loose = [*hands, *state.shared, *state.lot]
    troops = [*loose, *state.troop_deck, *state.troop_discards]
    koku = [*loose, *state.koku_deck, *state.koku_discards]
    return {
        "troop cards": sum(card < FIRST_KOKU for card in troops),
        "koku cards": sum(card >= FIRST_KOKU for card in koku),
        "kamon": sum(state.kamon_left) + sum(map(len, state.provinces)),
        "bonus tiles": sum(state.tiles) + sum(state.bonuses) + state.tiles_spent,
    }

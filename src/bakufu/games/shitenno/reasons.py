"""What a position is worth, part by part: the words of a hint."""

from bakufu.games.shitenno.components import BONUSES, KOKU_ON, TROOPS_ON
from bakufu.games.shitenno.state import ShitennoState, hand
from bakufu.games.shitenno.worth import BONUS_WORTH, KOKU, TITLE_WORTH, TROOP, majority, promise, use
from bakufu.kernel.reasons import Reason, Terms
from bakufu.kernel.words import Seat

POINTS, KOKU_IN_HAND, TROOPS, TILES, TITLE, RIVAL = map(Reason, ("points", "koku", "troops", "tiles", "title", "rival"))


def terms(state: ShitennoState, seat: Seat) -> Terms:
    """Points, majorities, cards, tiles and title, as `worth.promise` counts them; and the strongest other player."""
    left = use(state)
    first = seat * len(BONUSES)
    title = state.received[seat] if state.received[seat] >= 0 else state.titles[seat]
    cards = hand(state, seat)
    found = {
        POINTS: float(state.scores[seat]),
        KOKU_IN_HAND: sum(KOKU_ON[card] for card in cards) * (1 + (KOKU - 1) * left),
        TROOPS: sum(len(TROOPS_ON[card]) for card in cards) * TROOP * left,
        TILES: max(left, 0.5) * sum(state.bonuses[first + bonus] * gain for bonus, gain in BONUS_WORTH.items()),
        TITLE: 0.5 * TITLE_WORTH[title],
        RIVAL: -max(promise(state, other) for other in range(len(state.titles)) if other != seat),
    }
    for province, kamon in enumerate(state.provinces):
        if kamon:
            found[Reason("majority", (("province", province),))] = majority(kamon, seat)
    return found

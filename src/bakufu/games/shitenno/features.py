"""A position in figures, player by player: what chances to win are learned from."""

from bakufu.games.shitenno.components import BONUSES, KOKU_ON, TROOPS_ON
from bakufu.games.shitenno.state import GOLD, ShitennoState, hand
from bakufu.games.shitenno.worth import majority, use, years_left

TITLES = 4
MOST_YEARS = 6


def features(state: ShitennoState) -> list[list[float]]:
    """Points, majorities, cards, tiles and titles, weighed as they are and by how many years are left."""
    years = min(years_left(state), MOST_YEARS) / 3
    still = use(state)
    found = []
    for seat in range(len(state.titles)):
        leading, entered = 0.0, 0
        for kamon in state.provinces:
            if kamon:
                leading += majority(kamon, seat)
                entered += seat in [stone % GOLD for stone in kamon]
        koku = troops = doubles = 0
        units = [0] * TITLES
        for card in hand(state, seat):
            koku += KOKU_ON[card]
            for troop in TROOPS_ON[card]:
                units[troop] += 1
                troops += 1
            doubles += len(TROOPS_ON[card]) == 2
        first = seat * len(BONUSES)
        bonuses = state.bonuses[first : first + len(BONUSES)]
        title = state.received[seat] if state.received[seat] >= 0 else state.titles[seat]
        now = [
            leading / 10,
            koku / 5,
            troops / 5,
            sum([unit * unit for unit in units]) / 10,
            *[bonus / 2 for bonus in bonuses],
            state.kamon_left[seat] / 5,
            entered / 4,
            doubles / 3,
            *[float(title == other) for other in range(TITLES)],
        ]
        found.append(
            [
                state.scores[seat] / 10,
                *now,
                *[figure * years for figure in now],
                *[figure * still for figure in now[1:7]],
            ]
        )
    return found

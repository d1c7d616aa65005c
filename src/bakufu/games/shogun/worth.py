"""What a position is worth, for bots."""

from bakufu.games.shogun.state import YEARS, ShogunState
from bakufu.games.shogun.winter import majorities
from bakufu.kernel.words import Seat

CHEST, ARMY, RICE = 0.35, 0.1, 0.3
"""What a chest, an army on the board and rice for the winter are worth, in points."""

ENOUGH_CHESTS = 15
"""More are worth nothing."""

SPARE_RICE = 4
"""So much more than provinces to feed is worth something: events take some."""

RIVAL = 0.3
"""How much a point of the strongest other player hurts."""


def winters_left(state: ShogunState) -> int:
    """How often points will still be counted."""
    return YEARS + 1 - state.year


def worth(state: ShogunState, seat: Seat) -> float:
    """Points now and in the winters to come, if nothing changed; chests, rice and armies a little."""
    coming = [0.0] * state.players
    for province, owner in enumerate(state.owner):
        if owner >= 0:
            coming[owner] += 1 + state.buildings[province].bit_count()
    for _, _, seats, points in majorities(state):
        for owner in seats:
            coming[owner] += points
    left = winters_left(state)
    totals = [points + left * more for points, more in zip(state.points, coming, strict=True)]
    others = max(total for other, total in enumerate(totals) if other != seat)
    armies = sum([count for count, owner in zip(state.armies, state.owner, strict=True) if owner == seat])
    fed = RICE * min(state.rice[seat], state.owner.count(seat) + SPARE_RICE)
    return totals[seat] - RIVAL * others + CHEST * min(state.chests[seat], ENOUGH_CHESTS) + ARMY * armies + fed

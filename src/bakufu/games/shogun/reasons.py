"""What a position is worth, part by part: the words of a hint."""

from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.winter import majorities
from bakufu.games.shogun.worth import ARMY, CHEST, ENOUGH_CHESTS, RICE, RIVAL, SPARE_RICE, winters_left
from bakufu.kernel.reasons import Reason, Terms
from bakufu.kernel.words import Seat

POINTS, CHESTS, FED, ARMIES, HURT = map(Reason, ("points", "chests", "rice", "armies", "rival"))


def terms(state: ShogunState, seat: Seat) -> Terms:
    """Points, provinces and what stands there, majorities, chests, rice, armies; and the strongest other player."""
    left = winters_left(state)
    totals = [float(points) for points in state.points]
    found = {
        POINTS: totals[seat],
        CHESTS: CHEST * min(state.chests[seat], ENOUGH_CHESTS),
        FED: RICE * min(state.rice[seat], state.owner.count(seat) + SPARE_RICE),
        ARMIES: ARMY * sum(count for count, owner in zip(state.armies, state.owner, strict=True) if owner == seat),
    }
    for province, owner in enumerate(state.owner):
        if owner >= 0:
            gain = left * (1.0 + state.buildings[province].bit_count())
            totals[owner] += gain
            if owner == seat:
                found[Reason("province", (("province", province),))] = gain
    for region, building, seats, points in majorities(state):
        for owner in seats:
            totals[owner] += left * points
        if seat in seats:
            found[Reason("majority", (("region", region), ("building", building)))] = float(left * points)
    found[HURT] = -RIVAL * max(total for other, total in enumerate(totals) if other != seat)
    return found

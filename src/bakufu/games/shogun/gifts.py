"""What favours of the Court and samurai cards give."""

from typing import Literal

from bakufu.games.shogun.events_of_modules import ArmiesInBowl, ChestsGot, PointsGot, RiceGot
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.words import Seat

Gift = Literal["chests", "armies_in_bowl", "rice", "points"]


def give(state: ShogunState, seat: Seat, kind: str, amount: int) -> None:
    """Chests, rice, points, or armies from the reserve into the bowl, as long as there are any (SHO-7.6)."""
    tell = state.tell
    if kind == "chests":
        state.chests[seat] += amount
        if tell:
            tell(ChestsGot(seat, amount))
    elif kind == "rice":
        state.rice[seat] += amount
        if tell:
            tell(RiceGot(seat, amount))
    elif kind == "points":
        state.points[seat] += amount
        if tell:
            tell(PointsGot(seat, amount))
    elif kind == "armies_in_bowl":
        amount = min(amount, state.reserve[seat])
        state.reserve[seat] -= amount
        state.bowl[seat] += amount
        if tell:
            tell(ArmiesInBowl(seat, amount))


GIFTS: tuple[Gift, ...] = ("chests", "armies_in_bowl", "rice", "points")

"""What a player would like to know before an answer: what a payment wastes, what a province scores."""

from collections.abc import Sequence
from typing import TypedDict, final

from bakufu.games.shitenno.actions import Pay, TakeProvince
from bakufu.games.shitenno.components import NONE, POINTS_PER_KAMON, Troop
from bakufu.games.shitenno.payment import Means, Price, lost
from bakufu.games.shitenno.shown import ShitennoView
from bakufu.kernel.words import Action, Decision, Seat


@final
class Waste(TypedDict):
    """What a payment would give for nothing."""

    lost_troops: list[Troop]
    lost_koku: int


@final
class Gain(TypedDict):
    """What a province would score, and what each kamon in it scores besides."""

    points: int
    extra: int


def hints(view: ShitennoView, seat: Seat, decision: Decision) -> Sequence[Waste | Gain | None] | None:
    """What each payment would waste, in troops and koku; what each province would score."""
    if decision.name == "take-provinces":
        extra = POINTS_PER_KAMON[view.titles[seat]]
        return [_points(view, action, extra) for action in decision.actions]
    asked = view.prices[view.paying] if view.paying != NONE else None
    if decision.name != "pay" or not asked:
        return None
    cost = Price(asked.own, asked.owns, asked.other, asked.others, asked.koku)
    found: list[Waste] = []
    for way in decision.actions:
        assert isinstance(way, Pay)
        troops, koku = lost(cost, way.cards, Means(way.exchange, way.plus_one, way.joker), view.rules)
        found.append({"lost_troops": list(troops), "lost_koku": koku})
    return found


def _points(view: ShitennoView, action: Action, extra: int) -> Gain | None:
    asked = view.prices[action.province] if isinstance(action, TakeProvince) else None
    return {"points": asked.koku, "extra": extra} if asked else None

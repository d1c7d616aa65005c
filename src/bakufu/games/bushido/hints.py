"""What a player would like to know before an answer: the rungs that honour bought or converted leads to."""

from typing import NotRequired, TypedDict

from bakufu.games.bushido.actions import Buy, Convert
from bakufu.games.bushido.components import TEA
from bakufu.games.bushido.ladder import rung_above, rung_below
from bakufu.games.bushido.shown import BushidoView
from bakufu.kernel.words import Action, Decision, Seat


class Rungs(TypedDict):
    """Where the own markers would stand; the samurai's only where it would move."""

    daimyo: int
    samurai: NotRequired[int]


def rungs(view: BushidoView, seat: Seat, action: Action) -> Rungs | None:
    """Where the own markers would stand, taken rungs and all (BUS-1.4)."""
    if not isinstance(action, Buy | Convert):
        return None
    daimyo, samurai = view.daimyo_honour, view.samurai_honour
    found: Rungs = {"daimyo": rung_above(daimyo, daimyo[seat] + action.honour)}
    if isinstance(action, Convert):
        found["samurai"] = rung_below(samurai, samurai[seat] - TEA.rate * action.honour)
    return found


def hints(view: BushidoView, seat: Seat, decision: Decision) -> list[Rungs | None] | None:
    """One for each answer, where there is something to say."""
    if decision.name not in ("convert", "buy"):
        return None
    return [rungs(view, seat, action) for action in decision.actions]

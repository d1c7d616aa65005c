"""What a player would like to know before an attack: the chance of winning it."""

from typing import TypedDict

from bakufu.games.shogun.actions import March
from bakufu.games.shogun.odds import quick_odds
from bakufu.games.shogun.shown import ShogunView
from bakufu.kernel.words import Decision, Seat


class Chances(TypedDict):
    """How a fight may end, rounded for a player to see."""

    attacker: float
    nobody: float
    defender: float


def hints(view: ShogunView, seat: Seat, decision: Decision) -> list[Chances | None] | None:
    """For each answer to a movement the odds of the fight it would be; None where it would be none."""
    if decision.name != "move":
        return None
    found: list[Chances | None] = []
    for action in decision.actions:
        if isinstance(action, March) and view.owner[action.to] != seat:
            chances = quick_odds(view, view.inside, seat, action.to, action.armies)
            attacker, nobody, defender = (round(one, 3) for one in (chances.attacker, chances.nobody, chances.defender))
            found.append({"attacker": attacker, "nobody": nobody, "defender": defender})
        else:
            found.append(None)
    return found

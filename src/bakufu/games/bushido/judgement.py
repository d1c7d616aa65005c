"""What a search should look at, and who stands how well."""

from random import Random
from typing import Any

from bakufu.games.bushido.actions import PASS
from bakufu.games.bushido.counsel import counsel
from bakufu.games.bushido.features import features
from bakufu.games.bushido.game import game
from bakufu.games.bushido.guesses import guess, tactic
from bakufu.games.bushido.plans import ORDERING, PLACING, carried_on, orders, placements, stacks
from bakufu.games.bushido.state import BushidoState, players_of
from bakufu.games.bushido.worth import FALLEN, KATANA_BEHIND, katana_behind, province, standing
from bakufu.kernel.judgement import Judgement, Plan
from bakufu.kernel.words import Action, Decision, Seat

LAYING: tuple[str, ...] = ("lay-tiles",)
IDLE = 32
"""The month stands still for fewer turns than that (BUS-4.5)."""


class BushidoJudgement(Judgement[BushidoState]):
    """Learned chances see what a turn has led to when it ends; by hand it takes about two turns more."""

    scale = 8.0
    rounds = 1
    decisions = 60

    def plans(self, state: BushidoState, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
        """Whole attacks, from regrouping to the march, and whole stacks of tiles; every answer elsewhere."""
        name = decision.name
        if name in ORDERING and name != "regroup-to":
            found, pieces = orders(state, seat, decision), ORDERING
        elif name == "lay-tiles":
            found, pieces = stacks(state, seat), LAYING
        elif name == "place-troops":
            found, pieces = placements(state, seat, decision), PLACING
        else:
            return super().plans(state, seat, decision, rng, most)
        sensible = carried_on(state, seat, self._sensible, pieces) or (self._sensible(state, seat, decision),)
        return list(dict.fromkeys((sensible, *found)))[:most]

    def _sensible(self, state: BushidoState, seat: Seat, decision: Decision) -> Action:
        return self.quick(state, seat, decision, {})

    def likely(self, state: BushidoState, seat: Seat, rng: Random) -> None:
        """The other side of a fight has done what is sensible, most of the time."""
        guess(state, seat, rng)

    def quick(self, state: BushidoState, seat: Seat, decision: Decision, memory: dict[Any, Any]) -> Action:
        """The first advice; but nobody looks below the top of a stack, and a spy goes by what he sees."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        if decision.name == "choose-tactic":
            return tactic(state, seat, decision, state.chance)
        if decision.name == "effects":
            return counsel(state, seat, decision, state.chance) or PASS
        return super().quick(state, seat, decision, memory)

    def sensible(self, state: BushidoState, seat: Seat, decision: Decision, rng: Random) -> Action:
        """By what has been learned since the first advice."""
        return counsel(state, seat, decision, state.chance) or super().sensible(state, seat, decision, rng)

    def round(self, state: BushidoState) -> int:
        """The turn: a month, or how often it has stood still. Where nothing was learned, turns do not count."""
        return state.month * IDLE + state.idle if players_of(state) in self.values.players else 0

    def features(self, state: BushidoState) -> list[list[float]]:
        """As `features.py` finds them."""
        return features(state)

    def standings(self, state: BushidoState) -> list[float]:
        """Honour, tiles and provinces; provinces count for as long as the year lasts."""
        found = []
        for seat in range(players_of(state)):
            points = standing(state, seat) + KATANA_BEHIND * katana_behind(state, seat)
            points += sum([province(state, place) for place, owner in enumerate(state.owner) if owner == seat])
            if state.rules >= 2:  # since 2
                points -= FALLEN * (state.fallen[seat] + state.elite_fallen[seat])
            found.append(points)
        return found


judgement = BushidoJudgement(game)

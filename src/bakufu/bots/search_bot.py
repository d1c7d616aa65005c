"""Looks ahead: plans tried out on positions that could be the real one, by what the game's judgement says."""

from random import Random
from time import sleep
from typing import Any

from bakufu.bots.bot import Bot
from bakufu.bots.budget import Budget, Stopwatch
from bakufu.bots.search import Search, Thought
from bakufu.kernel.judgement import Judgement, Plan, judgement_of
from bakufu.kernel.sight import Sight
from bakufu.kernel.words import Action

USUAL = Budget(1.0)


class SearchBot:
    """Thinks as long as its budget says; where a decision comes piece by piece it thinks once and keeps its plan."""

    def __init__(
        self,
        rng: Random,
        budget: Budget | None = None,
        judgement: Judgement[Any] | None = None,
        search: type[Search] = Search,
    ) -> None:
        self._rng = rng
        self._judgement = judgement
        """Whose judgement; nothing means the game's."""
        self._search = search
        self.budget = budget or USUAL
        self.plan: Plan = ()
        """What is still to be answered of the plan chosen last."""
        self.thoughts: list[Thought] = []
        """What it thought at its last decision: the best plan first, nothing where there was nothing to choose."""
        self.playouts = self.positions = 0
        """How many there have been in all."""
        self._stopped = False

    def choose(self, sight: Sight) -> Action:
        """The next answer of the plan that wins most often, as far as could be seen."""
        actions = sight.decision.actions
        if self.plan and self.plan[0] in actions:
            action, *rest = self.plan
            self.plan = tuple(rest)
            return action
        self._stopped = False
        clock = self.budget.begin()
        self.thoughts = []
        best = self._best(sight, clock) if len(actions) > 1 else (actions[0],)
        if not self._stopped:
            sleep(clock.waits)
        self.plan = best[1:]
        return best[0]

    def _best(self, sight: Sight, clock: Stopwatch) -> Plan:
        """The plan that wins most often, as far as can be seen until the clock has run out."""
        search = self._search(sight, self._judgement or judgement_of(sight.game), self._rng)
        search.think(clock, lambda: self._stopped)
        self.thoughts = search.thoughts
        self.playouts += search.playouts
        self.positions += search.positions
        return search.best

    def stop(self) -> None:
        """Answer at once (called from another thread)."""
        self._stopped = True


def make(rng: Random) -> Bot:
    """A search bot."""
    return SearchBot(rng)

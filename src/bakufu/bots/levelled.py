"""The bots that play at a level."""

from collections.abc import Callable
from random import Random
from typing import Any

from bakufu.bots.bot import Bot
from bakufu.bots.budget import Budget, Stopwatch
from bakufu.bots.greedy_bot import GreedyBot
from bakufu.bots.levels import LEVELS, slips_of
from bakufu.bots.search_bot import SearchBot
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import LOOKED_AT, Plan, judgement_of
from bakufu.kernel.sight import Sight
from bakufu.kernel.words import Action

Slips = Callable[[Game[Any]], float]
"""How many answers are careless in a game."""


class Beginner:
    """Does what looks sensible; now and then it is not, as a beginner's answers are: never just anything."""

    def __init__(self, rng: Random, slips: Slips) -> None:
        self._rng = rng
        self._slips = slips
        self._sensible = GreedyBot(rng)

    def choose(self, sight: Sight) -> Action:
        """Sensible, or careless."""
        if len(sight.decision.actions) == 1 or self._rng.random() >= self._slips(sight.game):
            return self._sensible.choose(sight)
        world = sight.sample(self._rng)
        return judgement_of(sight.game).careless(world, sight.seat, sight.decision, self._rng)


class Adept(SearchBot):
    """Looks ahead; now and then it follows a plan that it has not thought through, and takes as long for it."""

    def __init__(self, rng: Random, level: str) -> None:
        super().__init__(rng, Budget(LEVELS[level]))
        self._level = level

    def _best(self, sight: Sight, clock: Stopwatch) -> Plan:
        """The best that it finds, or any that is worth a look."""
        if self._rng.random() >= slips_of(sight.game, self._level):
            return super()._best(sight, clock)
        world = sight.sample(self._rng)
        return self._rng.choice(judgement_of(sight.game).plans(world, sight.seat, sight.decision, self._rng, LOOKED_AT))


def make(level: str, rng: Random) -> Bot:
    """A bot of this level."""
    return Adept(rng, level) if LEVELS[level] else Beginner(rng, lambda game: slips_of(game, level))

"""The bots that play at a level."""

from collections.abc import Callable
from random import Random
from typing import Any

from bakufu.bots.bot import Bot
from bakufu.bots.budget import Budget, Stopwatch
from bakufu.bots.greedy_bot import GreedyBot
from bakufu.bots.levels import LEVELS, among, slips_of
from bakufu.bots.search_bot import SearchBot
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import LOOKED_AT, Plan, judgement_of
from bakufu.kernel.sight import Sight
from bakufu.kernel.words import Action

Slips = Callable[[Game[Any]], float]
"""How many answers are careless in a game."""

Among = Callable[[Game[Any]], int]
"""Among how many that are worth a look such an answer is any."""


class Beginner:
    """Does what looks sensible; now and then it is not, as a beginner's answers are: never just anything."""

    def __init__(self, rng: Random, slips: Slips, among: Among = lambda _: LOOKED_AT) -> None:
        self._rng = rng
        self._slips = slips
        self._among = among
        self._sensible = GreedyBot(rng)

    def choose(self, sight: Sight) -> Action:
        """Sensible, or careless."""
        game = sight.game
        if len(sight.decision.actions) == 1 or self._rng.random() >= self._slips(game):
            return self._sensible.choose(sight)
        world, most = sight.sample(self._rng), self._among(game)
        return judgement_of(game).careless(world, sight.seat, sight.decision, self._rng, most)


class Adept(SearchBot):
    """Looks ahead; now and then it follows a plan that it has not thought through, and takes as long for it."""

    def __init__(self, rng: Random, level: str) -> None:
        super().__init__(rng, Budget(LEVELS[level]))
        self._level = level

    def _best(self, sight: Sight, clock: Stopwatch) -> Plan:
        """The best that it finds, or any that is worth a look."""
        game = sight.game
        if self._rng.random() >= slips_of(game, self._level):
            return super()._best(sight, clock)
        world, most = sight.sample(self._rng), among(game, self._level)
        return self._rng.choice(judgement_of(game).plans(world, sight.seat, sight.decision, self._rng, most))


def make(level: str, rng: Random) -> Bot:
    """A bot of this level."""
    if LEVELS[level]:
        return Adept(rng, level)
    return Beginner(rng, lambda game: slips_of(game, level), lambda game: among(game, level))

"""The bots that play at a level."""

from random import Random

from bakufu.bots.bot import Bot
from bakufu.bots.budget import Budget
from bakufu.bots.greedy_bot import GreedyBot
from bakufu.bots.levels import LEVELS
from bakufu.bots.search_bot import SearchBot
from bakufu.kernel.judgement import judgement_of
from bakufu.kernel.sight import Sight
from bakufu.kernel.words import Action


class Beginner:
    """Does what looks sensible; now and then it is not, as a beginner's answers are: never just anything."""

    def __init__(self, rng: Random, slips: float) -> None:
        self._rng = rng
        self._slips = slips
        self._sensible = GreedyBot(rng)

    def choose(self, sight: Sight) -> Action:
        """Sensible, or careless."""
        if len(sight.decision.actions) == 1 or self._rng.random() >= self._slips:
            return self._sensible.choose(sight)
        world = sight.sample(self._rng)
        return judgement_of(sight.game).careless(world, sight.seat, sight.decision, self._rng)


def make(name: str, rng: Random) -> Bot:
    """A bot of this level."""
    level = LEVELS[name]
    return SearchBot(rng, Budget(level.seconds)) if level.seconds else Beginner(rng, level.slips)

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

LOOKED_AT = 6
"""Among so many plans that are worth a look a beginner takes any."""


class Beginner:
    """Does what looks sensible; now and then it is not, as a beginner's answers are: never just anything."""

    def __init__(self, rng: Random, slips: float) -> None:
        self._rng = rng
        self._slips = slips
        self._sensible = GreedyBot(rng)

    def choose(self, sight: Sight) -> Action:
        """Sensible, or one of the answers that are worth a look."""
        if len(sight.decision.actions) == 1 or self._rng.random() >= self._slips:
            return self._sensible.choose(sight)
        world = sight.sample(self._rng)
        plans = judgement_of(sight.game).plans(world, sight.seat, sight.decision, self._rng, LOOKED_AT)
        return self._rng.choice(plans)[0]


def make(name: str, rng: Random) -> Bot:
    """A bot of this level."""
    level = LEVELS[name]
    return SearchBot(rng, Budget(level.seconds)) if level.seconds else Beginner(rng, level.slips)

"""Any answer, as likely as any other."""

from random import Random

from bakufu.bots.bot import Bot
from bakufu.kernel.sight import Sight
from bakufu.kernel.words import Action


class RandomBot:
    """Plays without a thought."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, sight: Sight) -> Action:
        """Any of the actions."""
        actions = sight.decision.actions
        return actions[int(self._random() * len(actions))]


def make(rng: Random) -> Bot:
    """A random bot."""
    return RandomBot(rng)

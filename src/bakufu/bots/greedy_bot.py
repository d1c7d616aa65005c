"""What looks best right now: the game's judgement, without looking ahead."""

from random import Random

from bakufu.bots.bot import Bot
from bakufu.kernel.judgement import judgement_of
from bakufu.kernel.sight import Sight
from bakufu.kernel.words import Action


class GreedyBot:
    """Does what is sensible on a position that could be the real one."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, sight: Sight) -> Action:
        """What the game's judgement would do without a search."""
        actions = sight.decision.actions
        if len(actions) == 1:
            return actions[0]
        position = sight.at_a_glance(self._rng)
        return judgement_of(sight.game).sensible(position, sight.seat, sight.decision, self._rng)


def make(rng: Random) -> Bot:
    """A greedy bot."""
    return GreedyBot(rng)

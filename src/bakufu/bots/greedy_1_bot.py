"""Greedy as it was when the search was first measured; it stays as it is, so that figures can be compared.

It follows `Game.advise` and `Game.worth`, which stay as they are for its sake; what bots have learned since stands in
the games' judgement.
"""

from random import Random

from bakufu.bots.bot import Bot
from bakufu.kernel.chance import Chance
from bakufu.kernel.sight import Sight
from bakufu.kernel.step import answer
from bakufu.kernel.words import Action


class Greedy1Bot:
    """Follows the game's advice where there is some; else tries every answer on a position that could be real."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, sight: Sight) -> Action:
        """The answer after which the position is worth most; chance decides between equals."""
        actions = sight.decision.actions
        if len(actions) == 1:
            return actions[0]
        game, seat, rng = sight.game, sight.seat, self._rng
        position = sight.at_a_glance(rng)
        advice = game.advise(position, seat, sight.decision, Chance(rng.randbytes(32)))
        if advice is not None:
            return advice
        best: list[Action] = []
        most = float("-inf")
        for action in actions:
            after = position.clone()
            answer(after, seat, action)
            worth = game.worth(after, seat)
            if worth > most:
                best, most = [action], worth
            elif worth == most:
                best.append(action)
        return rng.choice(best)


def make(rng: Random) -> Bot:
    """A greedy bot of the first kind."""
    return Greedy1Bot(rng)

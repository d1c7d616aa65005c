"""A bot in twenty lines: it plays each of its answers to the end a few times, at random, and gives the best."""

from random import Random

from bakufu.arena.match import play
from bakufu.bots import Bot, Sight, bot
from bakufu.games import find
from bakufu.kernel.chance import seed_from
from bakufu.kernel.playout import random_playout
from bakufu.kernel.step import answer
from bakufu.kernel.words import Action


class PlayoutBot:
    """Gets a sight: what its seat sees, and positions that could be the real one. Nothing else."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> Action:
        """The answer that comes out best."""
        answers = self.rng.sample(list(sight.decision.actions), min(8, len(sight.decision.actions)))
        return max(answers, key=lambda action: sum(self.outcome(sight, action) for _ in range(4)))

    def outcome(self, sight: Sight, action: Action) -> float:
        """How far ahead of the best other one is at the end of one random game."""
        world = sight.sample(self.rng)
        if action not in world.stack[-1].ask(world, sight.seat).actions:
            return 0.0
        answer(world, sight.seat, action)
        random_playout(world, self.rng)
        scores = list(sight.game.result(world).scores)
        return scores.pop(sight.seat) - max(scores)


def make(rng: Random) -> Bot:
    """What an entry point of the group `bakufu.bots` names, for `bakufu sim --bots playout,random`."""
    return PlayoutBot(rng)


def main() -> None:
    """Six games of Edo Yashiki against a random bot."""
    game, wins = find("edo_yashiki"), 0
    options = game.read_options(2, {"taking": "draft"})
    for number in range(6):
        bots = [make(Random(number)), bot("random", Random(number))]
        state, _ = play(game, options, seed_from(number), bots, Random(number))
        wins += 0 in game.result(state).winners
    print(f"The bot won {wins} of 6 games.")


if __name__ == "__main__":
    main()

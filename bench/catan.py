"""Catanatron: four of its own random players."""

from functools import partial
from random import Random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bakufu.arena.measure import Clone, measure_playout
from bench.entry import Entry


def entry(seed: int = 0) -> Entry:
    """Every action counts as a decision, also where there is only one.

    Its check of legality and the copies for onlookers that `Game.play` makes are left out: our playouts have none.
    """
    rng = Random(seed)
    players = [RandomPlayer(color) for color in Color]

    def playout(most: int) -> tuple[int, Clone]:
        game = Game(players, seed=rng.randrange(1, 1 << 60))
        state = game.state
        decisions = 0
        while decisions < most and state.num_turns < TURNS_LIMIT and game.winning_color() is None:
            action = state.current_player().decide(game, state.playable_actions)
            game.execute(action, validate_action=False)
            decisions += 1
        return decisions, game.copy

    return Entry("Catanatron", "Catan", len(players), partial(measure_playout, playout))

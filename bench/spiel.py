"""OpenSpiel: all its games in Python, and some of those in C++, called from Python."""

import logging
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import open_spiel.python.games  # noqa: F401 (registers them)
import pyspiel

from bakufu.arena.measure import Clone, Playout, measure_playout
from bench.entry import Entry

logging.getLogger("absl").setLevel(logging.ERROR)  # Hangman warns in every game; that would be measured too.

IN_CPP = ("tic_tac_toe", "leduc_poker", "hearts", "backgammon", "chess")


def entries() -> Iterator[Entry]:
    """Each game with its default parameters."""
    in_python = sorted(name for name in pyspiel.registered_names() if name.startswith("python_"))
    for engine, names in (("OpenSpiel, Python", in_python), ("OpenSpiel, C++", IN_CPP)):
        for name in names:
            game = pyspiel.load_game(name)
            label = name.removeprefix("python_").replace("_", " ")
            yield Entry(engine, label, game.num_players(), partial(measure_playout, _playouts(game)))


def _playouts(game: Any, seed: int = 0) -> Playout:
    """A seat's answer is a decision; what chance does takes its time but is none."""
    rng = Random(seed)
    random, weighted = rng.random, rng.choices
    chance, together = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS
    seats = range(game.num_players())

    def pick(legal: list[int]) -> int:
        return legal[int(random() * len(legal))]

    def playout(most: int) -> tuple[int, Clone]:
        state = game.new_initial_state()
        decisions = 0
        while decisions < most:
            player = state.current_player()
            if player >= 0:
                state.apply_action(pick(state.legal_actions()))
                decisions += 1
            elif player == chance:
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(weighted(outcomes, odds)[0])
            elif player == together:
                state.apply_actions([pick(state.legal_actions(seat)) for seat in seats])
                decisions += len(seats)
            else:
                break
        return decisions, state.clone

    return playout

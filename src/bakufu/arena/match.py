"""Games between bots: silently, or at a table."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bakufu.bots import Bot
from bakufu.bots.playing import play_out
from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game
from bakufu.kernel.table import Table
from bakufu.kernel.words import Answer


def play(
    game: Game[Any],
    options: Any,
    seed: bytes,
    bots: Sequence[Bot],
    order: Random,
    rules: str | None = None,
    answers: list[Answer] | None = None,
) -> tuple[Any, int]:
    """The state at the end, and how many decisions it took. `order` says who is first where several are pending.

    By these `rules`, or by the newest; `answers` takes down what was answered.
    """
    state = game.set_up(len(bots), options, Chance(seed), rules)
    decisions = 0
    for given in play_out(game, state, bots, order):
        if answers is not None:
            answers.append(given)
        decisions += 1
    return state, decisions


def play_on(
    table: Table[Any], bots: Sequence[Bot], order: Random, until: Callable[[Table[Any]], bool] | None = None
) -> None:
    """Let bots, one for each seat, go on at a table until the game is over, or it is as wanted."""
    while not table.over and not (until and until(table)):
        seat = order.choice(table.waiting_for)
        table.play(seat, bots[seat].choose(table.sight(seat)))

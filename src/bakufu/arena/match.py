"""Games between bots: silently, or at a table."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bakufu.bots import Bot, Sight
from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game
from bakufu.kernel.step import answer, settle
from bakufu.kernel.table import Table


def play(game: Game[Any], options: Any, seed: bytes, bots: Sequence[Bot], order: Random) -> tuple[Any, int]:
    """The state at the end, and how many decisions it took. `order` says who is first where several are pending."""
    state = game.set_up(len(bots), options, Chance(seed))
    waiting = settle(state)
    decisions = 0
    while waiting:
        seat = waiting[int(order.random() * len(waiting))]
        waiting = answer(state, seat, bots[seat].choose(Sight(game, state, seat)))
        decisions += 1
    return state, decisions


def play_on(
    table: Table[Any], bots: Sequence[Bot], order: Random, until: Callable[[Table[Any]], bool] | None = None
) -> None:
    """Let bots, one for each seat, go on at a table until the game is over, or it is as wanted."""
    while not table.over and not (until and until(table)):
        seat = order.choice(table.waiting_for)
        table.play(seat, bots[seat].choose(table.sight(seat)))

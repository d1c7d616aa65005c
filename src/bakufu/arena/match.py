"""One game between bots, without a table."""

from collections.abc import Sequence
from random import Random
from typing import Any

from bakufu.bots import Bot, Sight
from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game
from bakufu.kernel.step import answer, settle


def play(game: Game[Any], options: Any, seed: bytes, bots: Sequence[Bot], order: Random) -> tuple[Any, int]:
    """The state at the end, and how many decisions it took. `order` says who is first where several are pending."""
    state = game.set_up(len(bots), options, Chance(seed))
    waiting = settle(state)
    decisions = 0
    while waiting:
        seat = waiting[int(order.random() * len(waiting))]
        decision = state.stack[-1].ask(state, seat)
        waiting = answer(state, seat, bots[seat].choose(Sight(game, state, seat, decision)))
        decisions += 1
    return state, decisions

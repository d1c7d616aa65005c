"""Bots at a game: what one answers, and all of them one after the other. None of them gets more than its seat has."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bakufu.bots.bot import Bot
from bakufu.kernel.game import Game
from bakufu.kernel.sight import Sight
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, settle
from bakufu.kernel.words import Action, Answer, Decision, Seat


def answer_of(bot: Bot, game: Game[Any], state: State, seat: Seat, decision: Decision | None = None) -> Action:
    """What a bot answers on this seat, which must decide; `decision` is what it is asked, where that is known."""
    return bot.choose(Sight(game, state, seat, decision))


def play_out(game: Game[Any], state: State, bots: Sequence[Bot], order: Random) -> Iterator[Answer]:
    """Bots, one for each seat, play on to the end; each answer as soon as it has been carried out.

    `order` says who is first where several are asked. Who wants no more of it, stops asking for more.
    """
    waiting = settle(state)
    while waiting:
        seat = waiting[int(order.random() * len(waiting))]
        action = answer_of(bots[seat], game, state, seat)
        waiting = answer(state, seat, action)
        yield seat, action

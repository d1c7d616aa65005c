"""Positions on the way through a game, for tests that want many."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bakufu.bots import Sight, bot
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, settle
from bakufu.kernel.words import Seat

HIDING: dict[str, dict[str, Any]] = {
    "bushido": {"campaign": True, "elite": True},
    "edo_yashiki": {"taking": "sealed"},
    "shitenno": {},
    "shogun": {"modules": ["court"]},
}
"""What makes each game hide as much as it can."""


def asked(game: Game[Any], options: dict[str, Any], every: int) -> Iterator[tuple[State, Seat]]:
    """Now and then in a game between greedy bots: the position, and who is asked and has a choice."""
    players = game.counts[-1]
    state = game.set_up(players, game.read_options(players, options), Chance(seed_from(11)))
    bots = [bot("greedy", Random(seat)) for seat in range(players)]
    order = Random(5)
    waiting, number = settle(state), 0
    while waiting:
        seat = order.choice(waiting)
        decision = state.stack[-1].ask(state, seat)
        number += len(decision.actions) > 1
        if len(decision.actions) > 1 and number % every == 0:
            yield state, seat
        waiting = answer(state, seat, bots[seat].choose(Sight(game, state, seat, decision)))

"""How many decisions a second bots make who do not look ahead; also on the sources of an older commit."""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from bakufu.arena.measure import Measured
from bakufu.bots import bot
from bakufu.kernel.chance import SEED_BYTES, Chance
from bakufu.kernel.game import Game
from bakufu.kernel.step import answer, settle

SIGHT: Any = import_module("bakufu.kernel.sight" if find_spec("bakufu.kernel.sight") else "bakufu.bots").Sight
"""Older commits have it among their bots."""

_LUCK: dict[tuple[str, str], Random] = {}
"""Each round goes on with other games than the one before, the same ones wherever it is measured."""


def measure_bots(game: Game[Any], players: int, name: str, seconds: float) -> Measured:
    """Games in which such a bot sits in every seat, the last one as far as it goes in that time."""
    rng = _LUCK.setdefault((game.id, name), Random(0))
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = game.set_up(players, game.read_options(players, {}), Chance(rng.randbytes(SEED_BYTES)))
        bots = [bot(name, Random(rng.random())) for _ in range(players)]
        waiting = settle(state)
        while waiting and process_time() - start < seconds:
            seat = waiting[int(rng.random() * len(waiting))]
            sight = SIGHT(game, state, seat, state.stack[-1].ask(state, seat))
            waiting = answer(state, seat, bots[seat].choose(sight))
            decisions += 1
        games += 1
    return Measured(decisions, games, spent, 0.0)

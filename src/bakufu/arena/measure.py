"""How fast a game goes: random playouts and copies of positions, events off, on one core."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, TypeAlias

from msgspec import Struct

from bakufu.kernel.chance import SEED_BYTES, Chance
from bakufu.kernel.game import Game
from bakufu.kernel.playout import random_playout

Clone: TypeAlias = Callable[[], object]
Playout: TypeAlias = Callable[[int], tuple[int, Clone]]
"""Plays a new game at random, for at most so many decisions: how many there were, and how to copy where it stands."""

WHOLE_GAME = 1_000_000
POSITIONS = 8
PASSES = 50


class Measured(Struct, frozen=True):
    """What was counted. Seconds are those of the processor, which a busy machine disturbs least."""

    decisions: int
    games: int
    seconds: float
    clone_us: float

    @property
    def decisions_per_second(self) -> float:
        """Answers chosen and carried out, with the set-up of the games included."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Games from set-up to the end."""
        return self.games / self.seconds


def measure(game: Game[Any], players: int, options: Any = None, seconds: float = 1.0, seed: int = 0) -> Measured:
    """How fast this game goes with so many players; without options, with the default ones."""
    return measure_playout(random_playouts(game, players, options, seed), seconds)


def random_playouts(game: Game[Any], players: int, options: Any = None, seed: int = 0) -> Playout:
    """Games of this kind, each with luck of its own; the same ones for the same seed."""
    chosen = game.read_options(players, {}) if options is None else options
    rng = Random(seed)

    def playout(most: int) -> tuple[int, Clone]:
        state = game.set_up(players, chosen, Chance(rng.randbytes(SEED_BYTES)))
        return random_playout(state, rng, most), state.clone

    return playout


def measure_playout(playout: Playout, seconds: float) -> Measured:
    """Play whole games for so many seconds, then copy positions for a fifth of that."""
    length, _ = playout(WHOLE_GAME)
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += playout(WHOLE_GAME)[0]
        games += 1
    if games:
        length = decisions // games
    return Measured(decisions, games, spent, _clone_us(playout, length, seconds / 5))


def _clone_us(playout: Playout, length: int, seconds: float) -> float:
    """Microseconds a copy, over positions spread evenly through games of this length."""
    clones = [playout(max(1, length * part // (POSITIONS + 1)))[1] for part in range(1, POSITIONS + 1)]
    copied = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not copied:
        for _ in range(PASSES):
            for clone in clones:
                clone()
        copied += PASSES * len(clones)
    return spent / copied * 1e6

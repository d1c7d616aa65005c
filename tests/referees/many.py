"""Many games beside their referees, in one process or several.

Apart from the command, since a new process cannot find a function that belongs to a package's `__main__`.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from random import Random
from traceback import extract_tb
from typing import NamedTuple

import bakufu
from tests.referees.cases import variants_of
from tests.referees.lockstep import Disagreement, lockstep


class Play(NamedTuple):
    """One game to be played: a variant by its number, and a seed."""

    game: str
    variant: int
    seed: int


class Played(NamedTuple):
    """How it went."""

    decisions: int
    disagreement: str | None


Plays = Callable[[list[Play]], Iterable[Played]]


def plan(game: str, games: int, seed: int) -> list[Play]:
    """So many games, the variants in turn but in no order, so that a few games meet all sorts."""
    variants = list(range(len(variants_of(game))))
    Random(seed).shuffle(variants)
    return [Play(game, variants[number % len(variants)], seed + number) for number in range(games)]


def play(todo: Play) -> Played:
    """One game."""
    variant = variants_of(todo.game)[todo.variant]
    try:
        return Played(lockstep(bakufu.find(todo.game), variant.players, variant.options, todo.seed), None)
    except Disagreement as error:
        return Played(0, f"{error}{origin(error.__cause__)}")


def origin(error: BaseException | None) -> str:
    """Where something went wrong that nobody expected."""
    if error is None:
        return ""
    *_, last = extract_tb(error.__traceback__)
    return f" ({last.filename}:{last.lineno})"


@contextmanager
def players(jobs: int) -> Iterator[Plays]:
    """What plays games: this process, or several."""
    if jobs == 1:
        yield lambda todo: map(play, todo)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield lambda todo: pool.map(play, todo, chunksize=4)

"""Each seat's chance to win, as somebody could honestly know it, and how sure that is."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from bakufu.arena.workers import done
from bakufu.coach.eyes import Eyes
from bakufu.coach.playing_on import QUICK, play_to_the_end, policy, victory
from bakufu.games import find
from bakufu.kernel.game import Game
from bakufu.kernel.state import State
from bakufu.kernel.words import Seat

CHUNK = 25
"""Samples that a worker plays before it reports."""


class Chances(Struct, frozen=True):
    """By seat: the chance to win, and its standard error. The chances add up to 1."""

    wins: tuple[float, ...]
    errors: tuple[float, ...]
    samples: int


class Moment(Struct, frozen=True):
    """A position, whose eyes look at it, and who plays on: all that chances depend on."""

    game: str
    position: str
    eyes: Seat
    bot: str = QUICK
    seed: str = "1"


def moment(game: Game[Any], state: State, eyes: Seat, bot: str = QUICK, seed: str = "1") -> Moment:
    """The moment at which a position is; raises as `policy` does."""
    policy(game, bot, game.players(state))
    return Moment(game.id, state.to_json(), eyes, bot, seed)


def play_samples(eyes: Eyes, numbers: range, bot: str, seed: str) -> list[list[float]]:
    """What each seat had of the victory, in the samples with these numbers played on."""
    game = eyes.game
    choose = policy(game, bot, eyes.players)
    return [play_to_the_end(game, eyes.sample(f"{seed}/{number}"), choose) for number in numbers]


def chances(game: Game[Any], state: State, eyes: Seat, samples: int, bot: str = QUICK, seed: str = "1") -> Chances:
    """The chances from so many samples, in this process. Of a game that is over they are known."""
    if not state.stack:
        return known(game, state)
    return tally(play_samples(Eyes(game, state, eyes), range(samples), bot, seed))


def with_workers(at: Moment, samples: int, workers: int) -> Iterator[Chances]:
    """Again and again what the chances are by now; last of all, from all samples.

    The end is the same for any number of workers, to the last digit.
    """
    game = find(at.game)
    state = game.load(at.position)
    if not state.stack:
        yield known(game, state)
        return
    found: dict[int, list[list[float]]] = {}
    jobs = [(at, range(start, min(start + CHUNK, samples))) for start in range(0, samples, CHUNK)]
    for (_, numbers), outcomes in done(jobs, _play, workers):
        found[numbers.start] = outcomes
        yield tally([one for start in sorted(found) for one in found[start]])


def _play(job: tuple[Moment, range]) -> list[list[float]]:
    at, numbers = job
    game = find(at.game)
    return play_samples(Eyes(game, game.load(at.position), at.eyes), numbers, at.bot, at.seed)


def known(game: Game[Any], state: State) -> Chances:
    """How a game has ended."""
    wins = victory(game.result(state))
    return Chances(tuple(wins), (0.0,) * len(wins), 0)


def tally(outcomes: Sequence[Sequence[float]]) -> Chances:
    """The chances that so many games played on give.

    One game more is counted in that anybody may win, so that nothing which has not been seen passes for impossible.
    """
    players, count = len(outcomes[0]), len(outcomes) + 1
    wins = tuple((sum(outcome[seat] for outcome in outcomes) + 1 / players) / count for seat in range(players))
    return Chances(wins, tuple(sqrt(win * (1 - win) / count) for win in wins), len(outcomes))

"""What an arena can be asked: is it stronger, is one seat better, is it longer. A deal is one observation."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from math import exp, log, log10
from statistics import fmean
from typing import Literal, TypeAlias

from bakufu.arena.arena import Arena, Deal, at_most
from bakufu.arena.bout import Bout, BoutResult
from bakufu.arena.results import Results
from bakufu.arena.sequential import Sequential
from bakufu.arena.workers import finished

Played: TypeAlias = tuple[Bout, BoutResult]
Observe: TypeAlias = Callable[[Sequence[Played]], float]
"""What a deal, played whole, says."""

By: TypeAlias = Literal["places", "wins"]

FURTHEST = 1200.0
"""Elo beyond which nobody can tell."""


def score_of(elo: float) -> float:
    """The share of points of who is so much stronger."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """How much stronger is who takes this share of the points."""
    least = score_of(-FURTHEST)
    share = min(max(score, least), 1 - least)
    return -400 * log10(1 / share - 1)


def percent_of(log_ratio: float) -> float:
    """By how much in a hundred something is more, from the logarithm of how many times more."""
    return 100 * (exp(log_ratio) - 1)


def log_ratio_of(percent: float) -> float:
    """The other way round."""
    return log(1 + percent / 100)


def ahead(mine: int, theirs: int) -> float:
    """1 for the better place, 1/2 for the same."""
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def stronger(new: str, old: str, by: By) -> Observe:
    """By places: how often one of the new finishes before one of the old. By wins: the new's share of the victories.

    Over all rotations of a deal both are 1/2 where none is stronger.
    """

    def of_game(bout: Bout, outcome: BoutResult) -> float:
        if by == "wins":
            winners = [who for who, place in zip(bout.seating, outcome.places, strict=True) if place == 1]
            return winners.count(new) / len(winners)
        places: dict[str, list[int]] = {new: [], old: []}
        for who, place in zip(bout.seating, outcome.places, strict=True):
            places[who].append(place)
        return fmean(ahead(mine, theirs) for mine in places[new] for theirs in places[old])

    return lambda deal: fmean(of_game(*played) for played in deal)


def better_seat(seat: int, than: int) -> Observe:
    """How often one seat finishes before another."""
    return lambda deal: fmean(ahead(outcome.places[seat], outcome.places[than]) for _, outcome in deal)


def longer(options: str, than: str) -> Observe:
    """How many times more decisions a deal takes with these options, as a logarithm."""

    def decisions(deal: Sequence[Played], chosen: str) -> float:
        return fmean(outcome.decisions for bout, outcome in deal if bout.options == chosen)

    return lambda deal: log(decisions(deal, options) / decisions(deal, than))


def ask(
    arena: Arena,
    observe: Observe,
    test: Sequential,
    workers: int,
    most: int,
    results: Results | None = None,
    ray: str | None = None,
) -> Iterator[int]:
    """Play until the test is sure, or there have been so many games; yields how many it rests on so far.

    Deals are looked at in their order, whichever ends first, so that the answer does not depend on the workers.
    """
    known = results.outcomes() if results else {}
    ended: dict[int, BoutResult] = {}
    unread: deque[Deal] = deque()
    games = 0

    def read() -> None:
        nonlocal games
        while test.verdict == "undecided" and unread and all(bout.number in ended for bout in unread[0]):
            deal = unread.popleft()
            games += len(deal)
            test.add(observe([(bout, ended.pop(bout.number)) for bout in deal]))

    def to_play() -> Iterator[Bout]:
        for deal in at_most(arena, most):
            unread.append(deal)
            ended.update({bout.number: known[bout.number] for bout in deal if bout.number in known})
            read()
            if test.verdict != "undecided":
                return
            yield from (bout for bout in deal if bout.number not in known)

    with closing(finished(to_play(), workers, ray)) as playing:
        for bout, outcome in playing:
            if results:
                results.add(bout, outcome)
            ended[bout.number] = outcome
            read()
            yield games
            if test.verdict != "undecided":
                return
    yield games

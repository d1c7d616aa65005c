"""What the games of a cell say, with intervals that hold in 95 of 100 cases."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, pstdev, quantiles, stdev
from typing import Any, TypeAlias

from msgspec import Struct

from bakufu.balance.lab import Cell
from bakufu.balance.observing import Observed

SURE = 1.96
"""Standard deviations: so many hold in 95 of 100 cases."""
FEWEST = 30
"""So often something must have been done, and not been done, to be spoken of."""
RESAMPLES = 400

Interval: TypeAlias = tuple[float, float]


class Figure(Struct, frozen=True):
    """A figure, and where it lies."""

    value: float
    interval: Interval


class Goes(Struct, frozen=True):
    """What goes with winning: who did more of it than the table's mean won so much more often than who did less.

    What goes with winning need not bring it about: who is ahead can do other things.
    """

    what: str
    each: float
    """How often a seat does it in a game."""
    more: float
    """The win share of those who do it more often than the table's mean."""
    less: float
    difference: Figure
    sure: bool
    """Whether it is more than chance would show anywhere among all that was looked at."""


class Figures(Struct, frozen=True):
    """A cell."""

    cell: Cell
    change: dict[str, Any]
    games: int
    seats: list[Figure]
    """Win share by seat; seat 1 begins, unless the first player is drawn. Level winners share one victory."""
    scores: list[Figure]
    unfair: float
    """How likely seats that are all alike would win as unevenly as this, or more so."""
    decisions: Figure
    minutes: Figure
    spans: tuple[float, float]
    """Minutes of the shortest and of the longest tenth."""
    lengths: list[float]
    """Minutes of each game."""
    spread: Figure
    """The standard deviation of the scores at a table."""
    margin: Figure
    """By how many points the winner is ahead of the next."""
    half: Figure
    """How often who was ahead after half of the decisions wins."""
    luck: Figure | None
    """How much of who wins is luck: of the variance of the result."""
    weighed: int
    """In how many games luck was weighed."""
    happens: dict[str, float]
    """In what share of the games something happens that does not always happen."""
    goes: list[Goes]


def figures(cell: Cell, change: dict[str, Any], games: Sequence[Observed]) -> Figures:
    """All of them."""
    won = [[(place == 1) / seen.places.count(1) for place in seen.places] for seen in games]
    seats = range(cell.players)
    minutes = [seen.seconds / 60 for seen in games]
    tenths = quantiles(minutes, n=10) if len(minutes) > 1 else minutes * 9
    weighed = [(seen.luck, wins) for seen, wins in zip(games, won, strict=True) if seen.luck]
    return Figures(
        cell=cell,
        change=change,
        games=len(games),
        seats=[share([wins[seat] for wins in won]) for seat in seats],
        scores=[mean([seen.scores[seat] for seen in games]) for seat in seats],
        unfair=unfair(won),
        decisions=mean([seen.decisions for seen in games]),
        minutes=mean(minutes),
        spans=(tenths[0], tenths[-1]),
        lengths=minutes,
        spread=mean([pstdev(seen.scores) for seen in games]),
        margin=mean([_margin(seen) for seen in games]),
        half=share([fmean(wins[seat] for seat in seen.ahead) for seen, wins in zip(games, won, strict=True)]),
        luck=luck_share(weighed) if len(weighed) > 1 else None,
        weighed=len(weighed),
        happens=happens(games),
        goes=goes(games, won),
    )


def mean(values: Sequence[float]) -> Figure:
    """A mean of independent values."""
    middle = fmean(values)
    half = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Figure(middle, (middle - half, middle + half))


def share(values: Sequence[float]) -> Figure:
    """A share of independent games (Wilson's score interval)."""
    n, part, z = len(values), fmean(values), SURE
    middle = (part + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(max(part * (1 - part), 0.0) / n + z * z / (4 * n * n))
    return Figure(part, (max(0.0, middle - half), min(1.0, middle + half)))


def unfair(won: Sequence[Sequence[float]]) -> float:
    """By chance alone: victories dealt out anew among the seats of each game, many times."""
    rng, players = Random(1), len(won[0])

    def uneven(totals: Sequence[float]) -> float:
        return sum((total - len(won) / players) ** 2 for total in totals)

    found = uneven([sum(wins[seat] for wins in won) for seat in range(players)])
    as_much = 0
    for _ in range(RESAMPLES):
        totals = [0.0] * players
        for wins in won:
            shift = rng.randrange(players)
            for seat, part in enumerate(wins):
                totals[seat - shift] += part
        as_much += uneven(totals) >= found - 1e-9
    return (as_much + 1) / (RESAMPLES + 1)


def _margin(seen: Observed) -> float:
    first, second = sorted(seen.scores, reverse=True)[:2]
    return first - second


def luck_share(games: Sequence[tuple[Sequence[float], Sequence[float]]]) -> Figure:
    """How much of the variance of victory goes with luck: their covariance over the variance.

    A result is start + choices + luck, so these shares add up to one; and noise in luck, which is weighed by few
    samples, is noise here, but no bias.
    """

    def of(drawn: Sequence[tuple[Sequence[float], Sequence[float]]]) -> float:
        both = own = 0.0
        for seat in range(len(drawn[0][0])):
            middle = fmean(wins[seat] for _, wins in drawn)
            both += sum(luck[seat] * (wins[seat] - middle) for luck, wins in drawn)
            own += sum((wins[seat] - middle) ** 2 for _, wins in drawn)
        return both / own if own else 0.0

    return Figure(of(games), bootstrap(games, of))


def bootstrap(games: Sequence[Any], of: Callable[[Sequence[Any]], float]) -> Interval:
    """Where a figure lies when games are drawn anew."""
    rng = Random(1)
    found = sorted(of(rng.choices(games, k=len(games))) for _ in range(RESAMPLES))
    return found[int(RESAMPLES * 0.025)], found[int(RESAMPLES * 0.975) - 1]


def happens(games: Sequence[Observed]) -> dict[str, float]:
    """What happens in some games and not in others."""
    names = {name for seen in games for name in seen.happened}
    found = {name: fmean(name in seen.happened for seen in games) for name in sorted(names)}
    return {name: part for name, part in found.items() if part < 1}


def goes(games: Sequence[Observed], won: Sequence[Sequence[float]]) -> list[Goes]:
    """What goes with winning, the clearest first."""
    found = []
    for name in sorted({name for seen in games for name in seen.done}):
        if (one := _goes(name, games, won)) is not None:
            found.append(one)
    sure = NormalDist().inv_cdf(1 - 0.025 / max(len(found), 1))
    marked = [(abs(one.difference.value / error), one) for one, error in found]
    marked.sort(key=lambda each: -each[0])
    return [Goes(one.what, one.each, one.more, one.less, one.difference, clear > sure) for clear, one in marked]


def _goes(name: str, games: Sequence[Observed], won: Sequence[Sequence[float]]) -> tuple[Goes, float] | None:
    """With its standard error: seats of one game are no independent witnesses, so games are what is counted."""
    sides: list[tuple[float, int, float, int]] = []
    total, players = 0, len(won[0])
    for seen, wins in zip(games, won, strict=True):
        times = seen.done.get(name)
        if times is None or min(times) == max(times):
            total += sum(times or ())
            continue
        total += sum(times)
        more = [part for part, often in zip(wins, times, strict=True) if often * players > sum(times)]
        less = [part for part, often in zip(wins, times, strict=True) if often * players < sum(times)]
        sides.append((sum(more), len(more), sum(less), len(less)))
    a, b = sum(side[1] for side in sides), sum(side[3] for side in sides)
    if a < FEWEST or b < FEWEST:
        return None
    more_share, less_share = sum(side[0] for side in sides) / a, sum(side[2] for side in sides) / b
    off = ((side[0] - more_share * side[1]) / a - (side[2] - less_share * side[3]) / b for side in sides)
    # One game more that says otherwise: what was always so need not be so for ever.
    error = sqrt(sum(one * one for one in off) + 1 / min(a, b) ** 2)
    difference = more_share - less_share
    interval = (difference - SURE * error, difference + SURE * error)
    each = total / (len(games) * players)
    return Goes(name, each, more_share, less_share, Figure(difference, interval), False), error

"""How many times fewer games tell who is stronger when luck is taken off: a ratio of variances, with its interval."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

RESAMPLES = 1000
PARTS = 10
"""Into so many the deals are parted: the weights of each part are found on all others."""

MOST = 100.0
"""So few games that nothing is left of the variance say no more."""

Ahead: TypeAlias = tuple[float, float]
"""How much more one bot has on a seat than the other: of victories, and in points."""

Figure: TypeAlias = NDArray[np.float64]
"""Of each deal, of both its games."""


class Shown(Struct, frozen=True):
    """What a game has shown: how far one bot was ahead in the end, and by choices, as two halves of the samples say."""

    result: Ahead
    choices: Ahead
    again: Ahead


class Estimate(Struct, frozen=True):
    """By how much one is stronger: how many more victories it has on a seat."""

    mean: float
    error: float
    """Standard error."""


class Range(Struct, frozen=True):
    """How many times fewer games are enough; 95 times of 100 it lies between these."""

    found: float
    low: float
    high: float


class Figures(Struct, frozen=True):
    """All beside plain results of games of which each has a deal of its own."""

    ahead: Estimate
    """By results, seats exchanged."""
    less: Estimate
    """By results less weighed luck, seats exchanged."""
    exchanged: Range
    """The same deal played with seats exchanged, nothing else."""
    choices: Range
    """All luck taken off."""
    weighed: Range
    """So much of the luck taken off as is best; each deal's weights are found on others."""
    both: Range
    """That, and seats exchanged."""
    endless: Range
    """All luck taken off, and no noise: the two halves of the samples have only luck's opposite in common."""


def figures(deals: Sequence[tuple[Shown, Shown]]) -> Figures:
    """All of them. Deals are independent witnesses, the two games of one are not."""
    one, other = _array(deals, "choices")[..., 0], _array(deals, "again")[..., 0]
    plain, less = plain_and_less(deals)
    draws = np.random.default_rng(1).integers(0, len(deals), (RESAMPLES, len(deals)))

    def fewer(variance: Callable[..., float], *of: Figure) -> Range:
        ratios = sorted(_times(within(plain[drawn]), variance(*(each[drawn] for each in of))) for drawn in draws)
        edge = RESAMPLES // 40
        return Range(_times(within(plain), variance(*of)), ratios[edge], ratios[-1 - edge])

    return Figures(
        _estimate(plain),
        _estimate(less),
        fewer(_of_deals, plain),
        fewer(within, (one + other) / 2),
        fewer(within, less),
        fewer(_of_deals, less),
        fewer(_together, one, other),
    )


def plain_and_less(deals: Sequence[tuple[Shown, Shown]]) -> tuple[Figure, Figure]:
    """How far one was ahead, by results and by results less weighed luck."""
    results = _array(deals, "result")
    return results[..., 0], less_luck(results, (_array(deals, "choices") + _array(deals, "again")) / 2)


def _array(deals: Sequence[tuple[Shown, Shown]], name: str) -> NDArray[np.float64]:
    return np.array([[getattr(game, name) for game in deal] for deal in deals])


def less_luck(results: NDArray[np.float64], choices: NDArray[np.float64]) -> Figure:
    """Results with as much of the luck in victories and in points taken off as leaves least, found on other deals.

    Luck comes to nothing, and what a seat has before the set-up cancels where seats are exchanged: any weights are
    fair.
    """
    lucks = results - choices
    less = results[..., 0].copy()
    for part in range(PARTS):
        here = np.arange(len(results)) % PARTS == part
        less[here] -= lucks[here] @ weights(results[~here, :, 0], lucks[~here])
    return less


def weights(plain: Figure, lucks: NDArray[np.float64]) -> NDArray[np.float64]:
    """With so much of both lucks taken off results vary least."""
    flat = (lucks - lucks.mean(axis=0)).reshape(-1, lucks.shape[-1])
    found: NDArray[np.float64] = np.linalg.lstsq(flat, (plain - plain.mean(axis=0)).reshape(-1), rcond=None)[0]
    return found


def within(figure: Figure) -> float:
    """The variance of a game, whoever began."""
    return _together(figure, figure)


def _together(one: Figure, other: Figure) -> float:
    """The covariance of two figures of a game."""
    return float(((one - one.mean(axis=0)) * (other - other.mean(axis=0))).sum() / max(one.size - 2, 1))


def _of_deals(figure: Figure) -> float:
    """The variance of a game where both games of a deal are taken together."""
    return 2 * float(figure.mean(axis=1).var(ddof=1))


def _estimate(figure: Figure) -> Estimate:
    return Estimate(float(figure.mean()), sqrt(_of_deals(figure) / figure.size))


def _times(before: float, after: float) -> float:
    """Where all games ended alike nothing is known, which counts as no fewer."""
    return before / max(after, before / MOST) if before else 1.0

"""How much less results vary with luck taken off, and how much of what is left is noise of the samples."""

from collections.abc import Sequence
from math import sqrt
from random import Random

from msgspec import Struct

RESAMPLES = 400
PARTS = 10
"""Into so many the games are parted: the weights of each part are found on all others."""

MOST = 100.0
"""So few games that nothing is left of the variance say no more."""


Lucks = tuple[float, float]
"""What luck changed in chances to win, and in points."""


class Account(Struct, frozen=True):
    """What became of a seat: its luck by some samples, by as many others, and what it had of the victory."""

    number: int
    """Of the game."""
    bot: str
    luck: Lucks
    again: Lucks
    result: float

    @property
    def mean_luck(self) -> Lucks:
        """By all of them."""
        return (self.luck[0] + self.again[0]) / 2, (self.luck[1] + self.again[1]) / 2


Weighed = tuple[Account, float]
"""What became of a seat, and its result with luck taken off."""


class Figures(Struct, frozen=True):
    """Variances are those among seats of the same bot."""

    luck: float
    """The mean of one seat of each game: what one gains, others lose."""
    luck_error: float
    variance: float
    without: float
    """Of the result less luck."""
    noise: float
    """How much of that comes from samples being few."""
    weights: Lucks
    """How much of both lucks is best taken off together."""
    weighted: float
    """Of the result less so much of them; each game's weights are found on others."""
    interval: tuple[float, float]
    """Between these lies, 95 times of 100, how many times less that is."""
    limit: float
    """How many times less the result less luck would vary if there were no noise."""
    limit_interval: tuple[float, float]


def figures(accounts: Sequence[Account]) -> Figures:
    """All of them. Games are independent witnesses, seats of one game are not."""
    games: dict[int, list[Account]] = {}
    for one in accounts:
        games.setdefault(one.number, []).append(one)
    whole = [one for game in games.values() for one in game]
    ours = [game[0].mean_luck[0] for game in games.values()]
    mean = sum(ours) / len(ours)
    error = sqrt(sum((luck - mean) ** 2 for luck in ours) / max(len(ours) - 1, 1) / len(ours))
    variance = within(whole, [one.result for one in whole])
    less = _less_luck_of_others(games)
    rng = Random(1)
    draws = [[one for number in rng.choices([*games], k=len(games)) for one in less[number]] for _ in range(RESAMPLES)]
    return Figures(
        mean,
        error,
        variance,
        _without(whole),
        _noise(whole),
        weights(whole),
        _weighted([one for game in less.values() for one in game]),
        _middle([_times_less(drawn) for drawn in draws]),
        _limit(whole),
        _middle([_limit([one for one, _ in drawn]) for drawn in draws]),
    )


def within(accounts: Sequence[Account], values: Sequence[float]) -> float:
    """The variance of a figure among seats of the same bot."""
    return _covariance(accounts, values, values)


def times(before: float, after: float) -> float:
    """How many times less results vary; where all games ended alike nothing is known, which counts as no less."""
    return before / max(after, before / MOST) if before else 1.0


def weights(accounts: Sequence[Account]) -> Lucks:
    """With so much of both lucks taken off results vary least. Luck comes to nothing, so any weights are fair."""
    results = [one.result for one in accounts]
    ours = [[one.mean_luck[kind] for one in accounts] for kind in (0, 1)]
    a, b = (_covariance(accounts, ours[kind], ours[kind]) for kind in (0, 1))
    both = _covariance(accounts, ours[0], ours[1])
    first, second = (_covariance(accounts, ours[kind], results) for kind in (0, 1))
    rest = a * b - both * both
    if rest <= 1e-9 * a * b:
        return (first / a if a else 0.0), 0.0
    return (first * b - second * both) / rest, (second * a - first * both) / rest


def _covariance(accounts: Sequence[Account], ones: Sequence[float], others: Sequence[float]) -> float:
    bots = sorted({one.bot for one in accounts})
    total = 0.0
    for bot in bots:
        pairs = [(a, b) for one, a, b in zip(accounts, ones, others, strict=True) if one.bot == bot]
        means = [sum(values) / len(pairs) for values in zip(*pairs, strict=True)]
        total += sum((a - means[0]) * (b - means[1]) for a, b in pairs)
    return total / max(len(accounts) - len(bots), 1)


def _less(one: Account, by: Lucks) -> float:
    """A result with so much luck taken off."""
    return one.result - by[0] * one.mean_luck[0] - by[1] * one.mean_luck[1]


def _less_luck_of_others(games: dict[int, list[Account]]) -> dict[int, list[Weighed]]:
    """Results less luck, weighed as is best for other games: what a weight was found on flatters it."""
    found = {}
    for part in range(PARTS):
        by = weights([one for number, game in games.items() if number % PARTS != part for one in game])
        for number, game in games.items():
            if number % PARTS == part:
                found[number] = [(one, _less(one, by)) for one in game]
    return found


def _without(accounts: Sequence[Account]) -> float:
    return within(accounts, [_less(one, (1.0, 0.0)) for one in accounts])


def _noise(accounts: Sequence[Account]) -> float:
    return within(accounts, [(one.luck[0] - one.again[0]) / 2 for one in accounts])


def _limit(accounts: Sequence[Account]) -> float:
    before = within(accounts, [one.result for one in accounts])
    return times(before, _without(accounts) - _noise(accounts))


def _weighted(drawn: Sequence[Weighed]) -> float:
    return within([one for one, _ in drawn], [less for _, less in drawn])


def _times_less(drawn: Sequence[Weighed]) -> float:
    accounts = [one for one, _ in drawn]
    return times(within(accounts, [one.result for one in accounts]), _weighted(drawn))


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """Where 95 of 100 of them lie."""
    ranked, edge = sorted(values), len(values) // 40
    return ranked[edge], ranked[-1 - edge]

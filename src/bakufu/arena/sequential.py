"""A test that stops as soon as it is sure: the generalised sequential probability ratio test.

Observations are independent and alike; nothing else is known of them. H0 says that their mean is `low`, H1 that it is
`high`. How much better one explains them than the other is measured as for normal observations of unknown variance: by
the largest likelihood that either can reach.
"""

from math import log, sqrt
from typing import Literal, TypeAlias

from msgspec import Struct

Verdict: TypeAlias = Literal["H0", "H1", "undecided"]

SURE = 1.96
"""Standard deviations: so many hold in 95 of 100 cases."""

FEWEST = 8
"""Before so many observations nothing is decided: their spread is hardly known."""

SPREAD, WEIGHT = 0.25, 16
"""The deviation that is assumed beforehand, and the weight of so many observations that it has.

Where bots differ seldom the first deals are all alike: without this, they would seem to say that nothing ever differs.
"""


class Bounds(Struct, frozen=True):
    """What is to be told apart, and how often each mistake may be made.

    Of tests in which H0 holds `alpha` end with H1; of those in which H1 holds `beta` end with H0.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        """From here down it is H0."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """From here up it is H1."""
        return log((1 - self.beta) / self.alpha)


class Sequential:
    """A test under way."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.observations = 0
        self.mean = 0.0
        self._squares = 0.0
        self.verdict: Verdict = "undecided"

    def add(self, observation: float) -> None:
        """Count one more, unless it is decided already."""
        if self.verdict != "undecided":
            return
        self.observations += 1
        off = observation - self.mean
        self.mean += off / self.observations
        self._squares += off * (observation - self.mean)
        if self.observations < FEWEST:
            return
        if self.llr >= self.bounds.upper:
            self.verdict = "H1"
        elif self.llr <= self.bounds.lower:
            self.verdict = "H0"

    def variance(self, weight: int) -> float:
        """Of an observation, as far as is known, with so much weight for what was assumed."""
        return (self._squares + weight * SPREAD * SPREAD) / (self.observations + weight)

    @property
    def llr(self) -> float:
        """The logarithm of how many times likelier H1 makes what was seen."""
        variance = self.variance(WEIGHT)
        by_low, by_high = (variance + (self.mean - mean) ** 2 for mean in (self.bounds.low, self.bounds.high))
        return self.observations / 2 * log(by_low / by_high)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the mean lies, 95 times of 100 where the number of observations was fixed beforehand."""
        half = SURE * sqrt(self.variance(1) / max(self.observations, 1))
        return self.mean - half, self.mean + half

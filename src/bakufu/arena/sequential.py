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

SPREAD = 0.25
"""The deviation that is assumed beforehand, with the weight of one observation: the first may all be alike."""


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

    @property
    def variance(self) -> float:
        """Of an observation, as far as is known."""
        return (self._squares + SPREAD * SPREAD) / (self.observations + 1)

    @property
    def llr(self) -> float:
        """The logarithm of how many times likelier H1 makes what was seen."""
        by_low, by_high = (self.variance + (self.mean - mean) ** 2 for mean in (self.bounds.low, self.bounds.high))
        return self.observations / 2 * log(by_low / by_high)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the mean lies, 95 times of 100 where the number of observations was fixed beforehand."""
        half = SURE * sqrt(self.variance / max(self.observations, 1))
        return self.mean - half, self.mean + half

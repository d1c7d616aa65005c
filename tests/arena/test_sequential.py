"""The test that stops when it is sure: how it decides, and how often it is wrong, on results that are made up."""

from collections import Counter
from collections.abc import Callable
from math import log
from random import Random

import pytest

from bakufu.arena.questions import score_of
from bakufu.arena.sequential import FEWEST, Bounds, Sequential

RUNS = 2000

Results = Callable[[Random, float], float]


def pairs(rng: Random, mean: float) -> float:
    """Two games of a deal whose luck favours one seat: exchanged, it favours the other."""
    luck = rng.uniform(-0.25, 0.25)
    return ((rng.random() < mean + luck) + (rng.random() < mean - luck)) / 2


def seldom(rng: Random, mean: float) -> float:
    """Nine of ten deals end level: the bots hardly differ."""
    return 0.5 if rng.random() < 0.9 else float(rng.random() < 0.5 + (mean - 0.5) * 10)


def spread(rng: Random, mean: float) -> float:
    """Lengths, as logarithms."""
    return rng.gauss(mean, 0.3)


def ends(results: Results, mean: float, bounds: Bounds) -> Counter[str]:
    """How tests end where this is the truth."""
    rng, verdicts = Random(f"{mean}"), Counter[str]()
    for _ in range(RUNS):
        test = Sequential(bounds)
        while test.verdict == "undecided":
            test.add(results(rng, mean))
        verdicts[test.verdict] += 1
    return verdicts


ELO_50 = Bounds(score_of(0), score_of(50))
CASES = {
    "pairs": (pairs, ELO_50),
    "pairs-loose": (pairs, Bounds(score_of(0), score_of(50), 0.1, 0.2)),
    "seldom": (seldom, Bounds(score_of(0), score_of(20))),
    "lengths": (spread, Bounds(0.0, log(1.1))),
}


@pytest.mark.parametrize("case", CASES)
def test_errors_are_not_more_than_was_asked_for(case: str) -> None:
    """Within three standard deviations of what so many runs can show."""
    results, bounds = CASES[case]
    for mean, wrong, most in ((bounds.low, "H1", bounds.alpha), (bounds.high, "H0", bounds.beta)):
        noise = 3 * (most * (1 - most) / RUNS) ** 0.5
        assert ends(results, mean, bounds)[wrong] / RUNS < most + noise


def test_errors_are_about_as_many_as_was_asked_for() -> None:
    """A test that never errs plays too long: where many deals are needed, the bounds are used up."""
    for mean, wrong in ((ELO_50.low, "H1"), (ELO_50.high, "H0")):
        assert ends(pairs, mean, ELO_50)[wrong] / RUNS == pytest.approx(0.05, abs=0.015)


def test_beyond_the_hypotheses_it_errs_less_still() -> None:
    """There the chance of an error is about its third power."""
    assert ends(pairs, score_of(-50), ELO_50)["H1"] / RUNS < 0.002
    assert ends(pairs, score_of(100), ELO_50)["H0"] / RUNS < 0.002


def test_the_bounds_are_walds() -> None:
    assert (ELO_50.lower, ELO_50.upper) == pytest.approx((-2.944, 2.944), abs=1e-3)
    loose = Bounds(0.5, 0.6, alpha=0.1, beta=0.2)
    assert (loose.lower, loose.upper) == pytest.approx((log(0.2 / 0.9), log(0.8 / 0.1)))


def test_halfway_between_the_hypotheses_nothing_speaks_for_either() -> None:
    test = Sequential(Bounds(0.4, 0.6))
    for _ in range(50):
        test.add(0.25)
        test.add(0.75)
    assert test.llr == pytest.approx(0.0, abs=1e-9)
    assert test.verdict == "undecided"
    low, high = test.interval
    assert (low + high) / 2 == pytest.approx(0.5)
    assert high - low == pytest.approx(2 * 1.96 * 0.25 / 10, rel=0.01)


def test_deals_that_are_all_level_say_that_nothing_differs() -> None:
    test = Sequential(Bounds(score_of(0), score_of(10)))
    for _ in range(1000):
        test.add(0.5)
    assert test.verdict == "H0"


def test_nothing_is_decided_at_once_and_nothing_changes_what_is_decided() -> None:
    test = Sequential(Bounds(0.0, 1.0))
    for number in range(1, 100):
        test.add(1.0)
        assert (test.verdict == "undecided") == (number < FEWEST)
    assert test.observations == FEWEST

"""How many times fewer games tell who is stronger: known answers, on games that are made up."""

from random import Random

import numpy as np
import pytest
from tools.variance import Shown, figures, less_luck, weights

SKILL, STRONGER = 0.2, 0.1
DEALT, TURNED = 0.3, 0.4
"""Luck that both games of a deal share, and luck of each."""
NOISE = 0.2


@pytest.fixture(scope="module")
def deals() -> list[tuple[Shown, Shown]]:
    """Results are skill and luck; two halves of the samples see the choices with errors of their own."""
    rng = Random(1)
    found = []
    for _ in range(1000):
        dealt, both = rng.gauss(0, DEALT), []
        for sign in (1, -1):
            choices = STRONGER + rng.gauss(0, SKILL)
            result = choices + sign * dealt + rng.gauss(0, TURNED)
            seen = [choices + rng.gauss(0, NOISE) for _ in range(2)]
            both.append(Shown((result, 0.0), (seen[0], 0.0), (seen[1], 0.0)))
        found.append((both[0], both[1]))
    return found


def test_luck_taken_off_shows_skill_sooner_and_noise_is_told_apart(deals: list[tuple[Shown, Shown]]) -> None:
    found = figures(deals)
    luck, skill, noise = DEALT**2 + TURNED**2, SKILL**2, NOISE**2 / 2
    share = luck / (luck + noise)
    assert found.choices.found == pytest.approx((skill + luck) / (skill + noise), rel=0.15)
    assert found.endless.found == pytest.approx((skill + luck) / skill, rel=0.2)
    assert found.weighed.found == pytest.approx((skill + luck) / (skill + share * noise), rel=0.15)
    assert found.exchanged.found == pytest.approx((skill + luck) / (skill + TURNED**2), rel=0.15)
    for one in (found.choices, found.weighed, found.exchanged, found.both, found.endless):
        assert one.low < one.found < one.high


def test_who_is_stronger_stays_the_same(deals: list[tuple[Shown, Shown]]) -> None:
    """With and without luck the same is estimated, without it more surely."""
    found = figures(deals)
    assert abs(found.ahead.mean - STRONGER) < 3 * found.ahead.error
    assert abs(found.less.mean - STRONGER) < 3 * found.less.error
    assert found.less.error < 0.7 * found.ahead.error


def test_weights_of_a_deal_are_found_on_others() -> None:
    """Where luck is nothing but noise, its best weight on these very games would flatter them."""
    rng = np.random.default_rng(1)
    results, choices = rng.normal(size=(20, 2, 2)), rng.normal(size=(20, 2, 2))
    lucks = results - choices
    flattered = results[..., 0] - lucks @ weights(results[..., 0], lucks)
    assert less_luck(results, choices).var() > 1.1 * flattered.var()

"""How those who look ahead see a season: what others may have planned, how far it goes, and who stands how well."""

from random import Random

import pytest

from bakufu.bots import Sight
from bakufu.bots.search.playout import playout
from bakufu.games.shogun.advice_on_plans import sensible_plan
from bakufu.games.shogun.components import NONE, SPACES
from bakufu.games.shogun.judgement import JUST_SO, judgement
from bakufu.games.shogun.season import NextYear
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.winter import Winter
from bakufu.kernel.step import settle
from tests.games.shogun.positions import GAME, start
from tests.games.shogun.test_hunger import winter
from tests.walks import asked


def test_others_have_mostly_planned_just_what_is_sensible() -> None:
    """Also those who have laid nothing yet: nobody knows how far they are."""
    state = start()
    wanted = [[sensible_plan(state, seat).get(space, NONE) for space in range(SPACES)] for seat in range(4)]
    rng, just_so = Random(1), 0
    for _ in range(50):
        world = Sight(GAME, state, 0).sample(rng)
        judgement.likely(world, 0, rng)
        assert world.plan(0) == state.plan(0)
        assert all(world.plan(seat).count(NONE) == wanted[seat].count(NONE) for seat in range(1, 4))
        just_so += sum([world.plan(seat) == wanted[seat] for seat in range(1, 4)])
    assert JUST_SO - 0.1 < just_so / 150 < 1


def test_a_winter_is_looked_at_to_its_end() -> None:
    """Who is in the middle of its revolts sees the points that are counted after them."""
    state = winter(8, 5)
    state.stack[:] = [NextYear(), Winter()]
    assert settle(state) == (0,)
    decision = state.stack[-1].ask(state, 0)
    assert decision.name == "revolt"
    for action in decision.actions:
        world = state.clone()
        playout(judgement, world, 0, (action,))
        assert (world.year, world.season) == (2, 0)
        assert world.points[0] >= 6


def test_an_autumn_is_looked_at_until_points_are_counted() -> None:
    state = start(3)
    state.season = 2
    state.year_events = state.year_events[:2]
    sight = Sight(GAME, state, 0)
    for number in range(20):
        world = sight.sample(Random(number))
        judgement.likely(world, 0, Random(number))
        playout(judgement, world, 0, judgement.plans(world, 0, sight.decision, Random(number), 1)[0])
        assert (world.year, world.season) == (2, 0), "also where hunger asks somebody which revolt comes first"
        assert min(world.points) > 0


def test_chances_are_those_of_all_features() -> None:
    """They are only reckoned sooner."""
    seen = 0
    for state, _ in asked(GAME, {}, 9):
        assert isinstance(state, ShogunState)
        by_features = judgement.values.chances(judgement.features(state))
        assert judgement.chances(state) == pytest.approx(by_features)
        seen += 1
    assert seen > 20

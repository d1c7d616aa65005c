"""How each game is judged by those who look ahead."""

from random import Random

import pytest

import bakufu
from bakufu.bots import Sight
from bakufu.bots.search.playout import playout
from bakufu.games import all_games
from bakufu.kernel.judgement import Judgement, judgement_of
from bakufu.kernel.step import answer
from tests.walks import HIDING, asked

GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_worth_a_look_is_legal_and_named_once(name: str) -> None:
    game = bakufu.find(name)
    judgement = judgement_of(game)
    assert type(judgement) is not Judgement
    for state, seat in asked(game, HIDING[name], 7):
        rng = Random(1)
        world = Sight(game, state, seat).sample(rng)
        judgement.likely(world, seat, rng)
        assert game.pieces(world) == game.pieces(state)
        decision = world.stack[-1].ask(world, seat)
        plans = judgement.plans(world, seat, decision, rng, 12)
        assert 1 <= len(plans) <= 12
        assert len(set(plans)) == len(plans)
        assert all(plan[0] in decision.actions for plan in plans)
        chances = judgement.chances(world)
        assert len(chances) == game.players(world)
        assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_likely_sample_shows_the_seat_nothing_else(name: str) -> None:
    game = bakufu.find(name)
    for state, seat in asked(game, HIDING[name], 6):
        rng = Random(3)
        world = Sight(game, state, seat).sample(rng)
        judgement_of(game).likely(world, seat, rng)
        assert game.view(world, seat) == game.view(state, seat)
        assert game.flaw(world) is None


@pytest.mark.parametrize("name", GAMES)
def test_playing_on_fast_gives_answers_that_are_allowed(name: str) -> None:
    game = bakufu.find(name)
    judgement = judgement_of(game)
    for state, seat in asked(game, {}, 40 if name in ("bushido", "shogun") else 9):
        world = Sight(game, state, seat).sample(Random(2))
        judgement.likely(world, seat, Random(2))
        decision = world.stack[-1].ask(world, seat)
        assert judgement.quick(world, seat, decision, {}) in decision.actions
        chances, positions = playout(judgement, world, seat, judgement.plans(world, seat, decision, Random(2), 2)[-1])
        assert sum(chances) == pytest.approx(1)
        assert positions >= 1


def test_a_playout_ends_at_the_games_horizon() -> None:
    game = bakufu.find("shogun")
    state, seat = next(asked(game, {}, 7))
    judgement = judgement_of(game)
    world = Sight(game, state, seat).sample(Random(1))
    before = judgement.round(world)
    plan = judgement.plans(world, seat, world.stack[-1].ask(world, seat), Random(1), 1)[0]
    playout(judgement, world, seat, plan)
    assert judgement.round(world) == before + judgement.rounds


def test_near_a_season_plan_are_others_with_the_same_cards_or_some_from_the_hand() -> None:
    game = bakufu.find("shogun")
    judgement = judgement_of(game)
    looked = 0
    for state, seat in asked(game, {}, 3):
        sight = Sight(game, state, seat)
        if sight.decision.name != "plan":
            assert judgement.near(state, seat, sight.decision, (), Random(1), 6) == []
            continue
        world = sight.sample(Random(1))
        good, *_ = judgement.plans(world, seat, sight.decision, Random(1), 1)
        near = judgement.near(world, seat, sight.decision, good, Random(1), 6)
        assert (len(good) > 4) <= len(near) <= 6
        assert len({*near}) == len(near)
        for plan in near:
            after = world.clone()
            for action in plan:
                assert action in after.stack[-1].ask(after, seat).actions, "every piece is allowed"
                answer(after, seat, action)
            changed = [action for action in plan if action not in good]
            assert len(changed) <= 6, "two moves, and the bid"
        looked += 1
    assert looked

"""The search: by its budget, by what its seat sees, and better than no search."""

from random import Random
from threading import Timer
from time import perf_counter
from typing import Any

import pytest
from tools.other_judgement import OtherJudgement

import bakufu
from bakufu.arena.match import play
from bakufu.bots import Budget, Sight, bot
from bakufu.bots.search import Search
from bakufu.bots.search.halving import FEWEST, MOST_PLANS, TRIALS, Candidate
from bakufu.bots.search_bot import SearchBot
from bakufu.games import all_games
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.judgement import Judgement, Plan, judgement_of
from bakufu.kernel.state import State
from bakufu.kernel.step import settle
from bakufu_auction import game as auction
from tests.walks import HIDING, asked

FEW = Budget(playouts=14)
GAMES = [game.id for game in all_games()]


def without_luck(state: State) -> str:
    twin = state.clone()
    twin.chance = Chance(bytes(32))
    return twin.to_json()


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_the_seat_cannot_tell_apart_get_the_same_thoughts(name: str) -> None:
    game = bakufu.find(name)
    different = 0
    for number, (state, seat) in enumerate(asked(game, HIDING[name], 31 if name in ("bushido", "shogun") else 8)):
        worlds = [game.determinize(state, seat, Chance(seed_from(f"{number}/{side}"))) for side in "ab"]
        different += without_luck(worlds[0]) != without_luck(worlds[1])
        thinking = [SearchBot(Random(number), FEW) for _ in worlds]
        chosen = [one.choose(Sight(game, world, seat)) for one, world in zip(thinking, worlds, strict=True)]
        assert chosen[0] == chosen[1]
        assert thinking[0].thoughts == thinking[1].thoughts
        assert thinking[0].plan == thinking[1].plan
    assert different, "no two worlds were different, so nothing was tested"


@pytest.mark.parametrize("name", GAMES)
def test_whole_plans_are_followed_and_every_answer_is_allowed(name: str) -> None:
    game = bakufu.find(name)
    players = game.counts[0]
    bots = [SearchBot(Random(seat), Budget(playouts=2)) for seat in range(players)]

    class Watched:
        def __init__(self, inner: SearchBot) -> None:
            self.inner = inner

        def choose(self, sight: Sight) -> Any:
            action = self.inner.choose(sight)
            assert action in sight.decision.actions
            return action

    state, _ = play(game, game.read_options(players, {}), seed_from(2), [Watched(one) for one in bots], Random(2))
    assert game.result(state).winners


def position(name: str) -> Sight:
    """Somewhere in a game, with a choice."""
    game = bakufu.find(name)
    state, seat = next(asked(game, {}, 7))
    return Sight(game, state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_of_the_budget_it_answers(name: str) -> None:
    sight = position(name)
    began = perf_counter()
    SearchBot(Random(1), Budget(0.3)).choose(sight)
    assert 0.3 <= perf_counter() - began < 2.0


def test_time_is_spent_by_budget_where_nothing_can_be_chosen_too() -> None:
    game = auction
    state = game.set_up(2, game.read_options(2, {}), Chance(seed_from(1)))
    settle(state)
    sight = Sight(game, state, state.stack[-1].seats(state)[0])
    only = type(sight.decision)(sight.decision.name, sight.decision.actions[:1])
    for steady, least, most in ((True, 0.2, 1.0), (False, 0.0, 0.1)):
        began = perf_counter()
        SearchBot(Random(1), Budget(0.2, steady=steady)).choose(Sight(game, state, sight.seat, only))
        assert least <= perf_counter() - began < most


def test_it_can_be_stopped_at_any_moment() -> None:
    sight, thinking = position("shitenno"), SearchBot(Random(1), Budget(60))
    Timer(0.2, thinking.stop).start()
    began = perf_counter()
    assert thinking.choose(sight) in sight.decision.actions
    assert perf_counter() - began < 10
    assert thinking.thoughts


def test_so_many_playouts_are_the_same_every_time() -> None:
    sight = position("bushido")
    runs = [SearchBot(Random(4), Budget(playouts=30)) for _ in range(2)]
    assert runs[0].choose(sight) == runs[1].choose(sight)
    assert runs[0].thoughts == runs[1].thoughts
    assert runs[0].playouts == 30


def test_it_says_what_it_thought() -> None:
    sight = position("shitenno")
    thinking = SearchBot(Random(4), Budget(playouts=150))
    action = thinking.choose(sight)
    best, *others = thinking.thoughts
    assert best.plan[0] == action
    assert sum(thought.visits for thought in thinking.thoughts) == 150
    assert best.visits == max(thought.visits for thought in thinking.thoughts)
    assert all(0 < thought.value < 1 for thought in thinking.thoughts)
    assert any(thought.spread > 0 for thought in thinking.thoughts)
    assert min(thought.visits for thought in others) < best.visits, "the worse half was left out"


def test_a_large_budget_looks_at_more_plans_and_a_small_one_does_not() -> None:
    game = bakufu.find("shitenno")
    looked_at = []
    for state, seat in asked(game, {}, 1):
        sight = Sight(game, state, seat)
        if sight.decision.name == "make-lot":
            for playouts in (MOST_PLANS * 2, MOST_PLANS * TRIALS * 3):
                thinking = SearchBot(Random(1), Budget(playouts=playouts))
                thinking.choose(sight)
                plans = [thought.plan for thought in thinking.thoughts]
                assert len({*plans}) == len(plans)
                assert sum(thought.visits for thought in thinking.thoughts) == playouts
                looked_at.append(len(plans))
            break
    few, many = looked_at
    assert few == MOST_PLANS
    assert many > 2 * MOST_PLANS


class Watched(OtherJudgement):
    """Counts the plans it was asked for: at first, and near one that has proved good."""

    looked_at = 0
    near_best = 0

    def plans(self, *asked: Any) -> list[Plan]:
        found = super().plans(*asked)
        self.looked_at += len(found)
        return found

    def near(self, *asked: Any) -> list[Plan]:
        found = super().near(*asked)
        self.near_best += len(found)
        return found


def test_later_plans_are_near_the_best_where_there_are_enough_of_them() -> None:
    sight = position("shogun")
    judgement = Watched(sight.game)
    search = Search(sight, judgement, Random(1))
    search.think(Budget(playouts=3 * MOST_PLANS * TRIALS).begin())
    assert len(search.thoughts) > 2 * MOST_PLANS
    assert judgement.looked_at == MOST_PLANS
    assert judgement.near_best == 2 * (MOST_PLANS - 1)


class AtOnce(Judgement[Any]):
    """Whatever an answer brings is seen right after it."""

    decisions = 0


def test_who_is_sure_stops_early_by_the_clock_and_waits_where_people_watch() -> None:
    state = auction.set_up(2, auction.read_options(2, {}), Chance(seed_from(1)))
    sight = Sight(auction, state, settle(state)[0])
    for budget, least, most in ((Budget(20.0, steady=False), 0.0, 10.0), (Budget(0.5), 0.5, 10.0)):
        began = perf_counter()
        thinking = SearchBot(Random(1), budget, AtOnce(auction))
        thinking.choose(sight)
        assert least <= perf_counter() - began < most
        assert {thought.visits for thought in thinking.thoughts} == {FEWEST}
    by_playouts = SearchBot(Random(1), Budget(playouts=500), AtOnce(auction))
    assert by_playouts.choose(sight) == thinking.thoughts[0].plan[0]
    assert by_playouts.playouts == 500


def test_only_what_is_far_behind_or_the_same_is_surely_worse() -> None:
    rng = Random(1)
    best, close, far, same = (Candidate(()) for _ in range(4))
    for _ in range(FEWEST):
        luck = rng.random()
        for one, value in ((best, luck), (close, luck - rng.gauss(0.01, 0.1)), (far, luck / 2), (same, luck)):
            one.note(value)
    assert [one.is_surely_worse(best) for one in (close, far, same)] == [False, True, True]
    assert not best.is_surely_worse(far)


def test_without_a_playout_it_does_what_is_sensible() -> None:
    sight = position("shogun")
    search = Search(sight, judgement_of(sight.game), Random(1))
    first = search.best
    search.think(Budget(playouts=0).begin())
    assert search.best == first
    assert {thought.visits for thought in search.thoughts} == {0}


def test_a_game_without_judgement_is_searched_by_its_worth() -> None:
    assert type(judgement_of(auction)) is Judgement
    won = 0.0
    for number in range(12):
        bots = [SearchBot(Random(number), Budget(playouts=40)), bot("random", Random(number))]
        shift = number % 2
        seats = bots[shift:] + bots[:shift]
        state, _ = play(auction, auction.read_options(2, {}), seed_from(number), seats, Random(number))
        winners = auction.result(state).winners
        won += (shift in winners) / len(winners)
    assert won >= 9


def test_it_beats_who_does_not_look_ahead() -> None:
    game, won = bakufu.find("shitenno"), 0
    for number in range(3):
        seats = [bot("greedy-1", Random(f"{number}/{seat}")) for seat in range(2)]
        seats[number % 2] = SearchBot(Random(number), Budget(playouts=24))
        state, _ = play(game, game.read_options(2, {}), seed_from(number), seats, Random(number))
        won += game.result(state).winners == (number % 2,)
    assert won == 3

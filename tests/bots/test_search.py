"""The search: by its budget, by what its seat sees, and better than no search."""

from collections.abc import Iterator
from random import Random
from threading import Timer
from time import perf_counter
from typing import Any

import pytest

import bakufu
from bakufu.arena.match import play
from bakufu.bots import Budget, Sight, bot
from bakufu.bots.search import Search
from bakufu.bots.search.playout import playout
from bakufu.bots.search_bot import SearchBot
from bakufu.games import all_games
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import Judgement, judgement_of
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, settle
from bakufu.kernel.words import Seat
from bakufu_auction import game as auction

FEW = Budget(playouts=14)
GAMES = [game.id for game in all_games()]
HIDING: dict[str, dict[str, Any]] = {
    "bushido": {"campaign": True, "elite": True},
    "edo_yashiki": {"taking": "sealed"},
    "shitenno": {},
    "shogun": {"modules": ["court"]},
}
"""What makes each game hide as much as it can."""


def asked(game: Game[Any], options: dict[str, Any], every: int) -> Iterator[tuple[State, Seat]]:
    """Now and then in a game between greedy bots: the position, and who is asked and has a choice."""
    players = game.counts[-1]
    state = game.set_up(players, game.read_options(players, options), Chance(seed_from(11)))
    bots = [bot("greedy", Random(seat)) for seat in range(players)]
    order = Random(5)
    waiting, number = settle(state), 0
    while waiting:
        seat = order.choice(waiting)
        decision = state.stack[-1].ask(state, seat)
        number += len(decision.actions) > 1
        if len(decision.actions) > 1 and number % every == 0:
            yield state, seat
        waiting = answer(state, seat, bots[seat].choose(Sight(game, state, seat, decision)))


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
    thinking = SearchBot(Random(4), Budget(playouts=200))
    action = thinking.choose(sight)
    best, *others = thinking.thoughts
    assert best.plan[0] == action
    assert sum(thought.visits for thought in thinking.thoughts) == 200
    assert best.visits == max(thought.visits for thought in thinking.thoughts)
    assert all(0 < thought.value < 1 for thought in thinking.thoughts)
    assert any(thought.spread > 0 for thought in thinking.thoughts)
    assert min(thought.visits for thought in others) < best.visits, "the worse half was left out"


def test_without_a_playout_it_does_what_is_sensible() -> None:
    sight = position("shogun")
    search = Search(sight, judgement_of(sight.game), Random(1))
    first = search.best
    search.think(Budget(playouts=0).begin())
    assert search.best == first
    assert {thought.visits for thought in search.thoughts} == {0}


def test_a_playout_ends_at_the_games_horizon() -> None:
    game = bakufu.find("shogun")
    state, seat = next(asked(game, {}, 7))
    judgement = judgement_of(game)
    world = Sight(game, state, seat).sample(Random(1))
    before = judgement.round(world)
    plan = judgement.plans(world, seat, world.stack[-1].ask(world, seat), Random(1), 1)[0]
    playout(judgement, world, seat, plan)
    assert judgement.round(world) == before + judgement.rounds


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

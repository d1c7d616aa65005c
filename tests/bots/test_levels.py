"""Levels: six steps, each with its name in both languages, from errors that a beginner makes to looking ahead."""

from itertools import islice, pairwise
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import pytest

import bakufu
from bakufu.arena.strength import Contest, contest
from bakufu.bots import Budget, Sight, Thinker, bot, levelled
from bakufu.bots.levels import LEVELS, USUAL, Carelessness, among, slips_of
from bakufu.bots.search_bot import SearchBot
from bakufu.games import all_games
from bakufu.kernel.catalogue import LANGUAGES, Catalogue
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import LOOKED_AT, judgement_of
from bakufu_auction import game as auction

GAMES = [game.id for game in all_games()]


def laying() -> Sight:
    """Somebody has a card to lay, and some dozens of places for it."""
    table = bakufu.new("edo_yashiki", players=2, seed=3)
    while table.pending[table.waiting_for[0]].name != "lay":
        seat = table.waiting_for[0]
        table.play(seat, bot("greedy", Random(1)).choose(table.sight(seat)))
    return table.sight(table.waiting_for[0])


def test_levels_go_from_weak_to_strong() -> None:
    assert len(LEVELS) == 6
    assert list(LEVELS.values()) == sorted(LEVELS.values())


@pytest.mark.parametrize("game", [*all_games(), auction], ids=lambda game: game.id)
def test_who_thinks_as_long_slips_less_often_the_better_it_is(game: Game[Any]) -> None:
    for lower, upper in pairwise(LEVELS):
        weak, good = slips_of(game, lower), slips_of(game, upper)
        assert 1 >= weak >= good >= 0 or (LEVELS[upper] and not LEVELS[lower])
        assert (LEVELS[lower], weak) != (LEVELS[upper], good)
    assert slips_of(game, "master") == 0


def test_a_game_says_how_often_its_levels_slip_and_need_not() -> None:
    for name in GAMES:
        assert {level: slips_of(bakufu.find(name), level) for level in LEVELS} != USUAL
    assert {level: slips_of(auction, level) for level in LEVELS} == USUAL


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_for_people(language: str) -> None:
    say = Catalogue(language, "bakufu.server")
    assert len({say(f"page-level-{level}") for level in LEVELS}) == len(LEVELS)


def test_who_looks_ahead_takes_the_time_of_the_level() -> None:
    for name, seconds in LEVELS.items():
        made = bot(name, Random(1))
        assert isinstance(made, Thinker) == bool(seconds)
        if isinstance(made, Thinker):
            assert made.budget == Budget(seconds)
            simulated = bot(name, Random(1), Budget(steady=False))
            assert isinstance(simulated, Thinker)
            assert simulated.budget == Budget(seconds, steady=False)
            told = bot(name, Random(1), Budget(7.0))
            assert isinstance(told, Thinker)
            assert told.budget == Budget(7.0)


def test_a_beginner_slips_but_plays_nothing_silly() -> None:
    sight = laying()
    given = [bot("first", Random(number)).choose(sight) for number in range(12)]
    assert 1 < len(set(given)) <= LOOKED_AT + 1, "of some dozens of places"


def test_a_game_says_among_how_many_answers_a_careless_one_is_any(monkeypatch: pytest.MonkeyPatch) -> None:
    bushido = bakufu.find("bushido")
    assert among(bushido, "first") > LOOKED_AT
    assert among(bushido, "easy") == among(auction, "first") == LOOKED_AT
    asked: list[int] = []

    def plans(*about: Any) -> list[Any]:
        asked.append(about[-1])
        return [(about[2].actions[0],)]

    monkeypatch.setattr(judgement_of(bushido), "plans", plans)
    monkeypatch.setattr(levelled, "slips_of", lambda game, level: 1.0)
    table = bakufu.new("bushido", 3, seed=3)
    sight = table.sight(table.waiting_for[0])
    for level in ("first", "easy", "strong"):
        bot(level, Random(1), Budget(playouts=8)).choose(sight)
    assert asked == [among(bushido, "first"), LOOKED_AT, LOOKED_AT]


def test_a_level_that_there_is_not_or_no_answer_at_all_is_a_fault_of_the_file() -> None:
    for wrong in ({"frist": 0.9}, {"among": {"frist": 20}}, {"among": {"first": 0}}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Carelessness)
    assert msgspec.convert({"first": 0.9}, Carelessness).easy == USUAL["easy"]


@pytest.mark.parametrize("name", GAMES)
def test_who_looks_ahead_slips_by_a_whole_plan_that_is_worth_a_look(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = bakufu.new(name, bakufu.find(name).counts[0], seed=3)
    sight = table.sight(table.waiting_for[0])
    monkeypatch.setattr(levelled, "slips_of", lambda game, level: 1.0)
    hasty = bot("strong", Random(5), Budget(playouts=8))
    assert isinstance(hasty, SearchBot)
    followed = (hasty.choose(sight), *hasty.plan)
    rng = Random(5)
    rng.random()
    world = sight.sample(rng)
    assert followed in judgement_of(sight.game).plans(world, sight.seat, sight.decision, rng, LOOKED_AT)
    assert hasty.playouts == 0
    monkeypatch.setattr(levelled, "slips_of", lambda game, level: 0.0)
    thinking = bot("strong", Random(5), Budget(playouts=8))
    assert isinstance(thinking, SearchBot)
    thinking.choose(sight)
    assert thinking.playouts == (8 if len(sight.decision.actions) > 1 else 0)


def test_a_slip_takes_as_long_as_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = laying()
    monkeypatch.setattr(levelled, "slips_of", lambda game, level: 1.0)
    began = perf_counter()
    bot("expert", Random(1)).choose(sight)
    assert perf_counter() - began >= LEVELS["expert"]


@pytest.mark.long
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "first"), ("fair", "easy")])
def test_a_level_is_stronger_than_the_one_below(stronger: str, weaker: str) -> None:
    what = Contest("edo_yashiki", 2, stronger, weaker, Budget(), "levels")
    end = [*islice(contest(what), 200)][-1]
    assert end.share >= 0.6

"""Levels: six steps, each with its name in both languages, from errors that a beginner makes to looking ahead."""

from itertools import islice
from random import Random

import pytest

import bakufu
from bakufu.arena.strength import Contest, contest
from bakufu.bots import Budget, Thinker, bot
from bakufu.bots.levels import LEVELS
from bakufu.kernel.catalogue import LANGUAGES, Catalogue


def test_levels_go_from_weak_to_strong() -> None:
    levels = list(LEVELS.values())
    assert levels == sorted(levels, key=lambda level: (-level.slips, level.seconds))
    assert len(set(levels)) == len(levels) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_for_people(language: str) -> None:
    say = Catalogue(language, "bakufu.server")
    assert len({say(f"page-level-{level}") for level in LEVELS}) == len(LEVELS)


def test_who_looks_ahead_takes_the_time_of_the_level() -> None:
    for name, level in LEVELS.items():
        made = bot(name, Random(1))
        assert isinstance(made, Thinker) == bool(level.seconds)
        if isinstance(made, Thinker):
            assert made.budget == Budget(level.seconds)
            simulated = bot(name, Random(1), Budget(steady=False))
            assert isinstance(simulated, Thinker)
            assert simulated.budget == Budget(level.seconds, steady=False)
            told = bot(name, Random(1), Budget(7.0))
            assert isinstance(told, Thinker)
            assert told.budget == Budget(7.0)


def test_a_beginner_slips_but_plays_nothing_silly() -> None:
    table = bakufu.new("edo_yashiki", players=2, seed=3)
    while table.pending[table.waiting_for[0]].name != "lay":
        seat = table.waiting_for[0]
        table.play(seat, bot("greedy", Random(1)).choose(table.sight(seat)))
    sight = table.sight(table.waiting_for[0])
    given = [bot("first", Random(number)).choose(sight) for number in range(12)]
    assert 1 < len(set(given)) <= 7, "of some dozens of places"


@pytest.mark.long
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "first"), ("fair", "easy")])
def test_a_level_is_stronger_than_the_one_below(stronger: str, weaker: str) -> None:
    what = Contest("edo_yashiki", 2, stronger, weaker, Budget(), "levels")
    end = [*islice(contest(what), 40)][-1]
    assert end.share >= 0.6

"""What can be pointed at: everything has a name, says what it does, and names a clause that is there."""

import re
from typing import Any

import pytest

import bakufu
from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.game import Game
from bakufu.kernel.glossary import glossary
from bakufu.kernel.rules import clauses

GAMES = bakufu.all_games()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_everything_is_told_and_by_a_clause_that_is_there(game: Game[Any], language: str) -> None:
    things = glossary(game, language)
    assert len({thing.id for thing in things}) == len(things) > 0
    for thing in things:
        assert thing.clause in clauses(game, language)
        assert thing.name
        assert len(thing.does) > len(thing.name)
        assert not re.search(r"[{}$\[\]]", f"{thing.name}{thing.does}{thing.costs}"), thing


def test_costs_are_those_of_the_rules() -> None:
    costs = {thing.id: thing.costs for thing in glossary(bakufu.find("shogun"), "en")}
    assert [costs[f"space-{space}"] for space in range(8)] == [
        "3 chests",
        "2 chests",
        "1 chest",
        "",
        "",
        "3 chests",
        "2 chests",
        "1 chest",
    ]

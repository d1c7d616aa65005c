"""Which games the suite runs on, and how much of each it looks at."""

from itertools import combinations
from typing import Any

import pytest

import bakufu
from bakufu.conformance import Effort, Variant, variant
from bakufu.conformance.variant import walk
from bakufu.engine import IS_COMPILED

ALL_OR_SOME = 1 if IS_COMPILED else 3
"""Compiled, a game takes a third of the time, and make test-fast looks at all of them; make test at some."""

# A new game is one line here.
GAMES = {
    "edo_yashiki": Effort(games=81 // ALL_OR_SOME, told=3, depth=8, every=7),
    "bushido": Effort(games=150 // ALL_OR_SOME, told=2, depth=4, every=30),
    "shitenno": Effort(games=699 // ALL_OR_SOME, told=10, depth=6, every=7),
    "shogun": Effort(games=2, told=1, depth=4, every=50),
}

VARIANTS = [Variant(bakufu.find(name), *pair, GAMES[name]) for name in GAMES for pair in bakufu.find(name).variants()]


def _choices(one: Variant) -> frozenset[tuple[Any, Any]]:
    """Every two things that are chosen in a variant; of modules each is taken or left by itself."""
    chosen: list[tuple[str, Any]] = [("players", one.players)]
    for name, choices in one.game.choices().items():
        value = getattr(one.options, name)
        if isinstance(value, tuple):
            chosen += [(part, part in value) for part in sorted({part for choice in choices for part in choice})]
        else:
            chosen.append((name, value))
    return frozenset(combinations(chosen, 2))


def few_of(name: str) -> list[Variant]:
    """Few variants of a game; each two choices meet in one of them."""
    choices = {str(one): _choices(one) for one in VARIANTS if one.game.id == name}
    missing = set().union(*choices.values())
    found = []
    while missing:
        best = max(choices, key=lambda one: len(choices[one] & missing))
        missing -= choices[best]
        found.append(best)
    return [one for one in VARIANTS if str(one) in found]


FEW = {str(one) for name in GAMES for one in few_of(name)}

every_variant = pytest.mark.parametrize(
    "variant",
    [pytest.param(one, id=str(one), marks=() if str(one) in FEW else pytest.mark.long) for one in VARIANTS],
)
every_game = pytest.mark.parametrize("name", list(GAMES))


def one_of_each_option(name: str) -> list[Variant]:
    """The default game for each number of players, and then one variant for each other value of each option."""
    return variant.one_of_each_option(bakufu.find(name), GAMES[name])


def of_every_version(name: str) -> list[tuple[Variant, str]]:
    """One variant for each option, with each version of the rules that has it."""
    return variant.of_every_version(bakufu.find(name), GAMES[name])


__all__ = [
    "ALL_OR_SOME",
    "GAMES",
    "VARIANTS",
    "Variant",
    "every_game",
    "every_variant",
    "of_every_version",
    "one_of_each_option",
    "walk",
]

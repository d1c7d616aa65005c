"""Chances to win as they were learned from games: a small file in the game's folder, read without any library.

By number of players it holds a weight for each of the figures that the game's `features.py` finds in a position. A
seat's chance is the greater, the greater the sum of its weighed figures is beside those of the others.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

import msgspec
from msgspec import Struct

FILE = "values.json"


class Learned(Struct, frozen=True):
    """A weight for each figure, and how it came about: the command, the seed, what came out; for people."""

    weights: list[float]
    made: dict[str, Any] = {}


class Values(Struct, frozen=True):
    """What was learned, by number of players."""

    players: dict[int, Learned] = {}

    def chances(self, figures: Sequence[Sequence[float]]) -> list[float]:
        """By the figures of each seat; they add up to 1. Only for numbers of players that were trained for."""
        return weighed(self.players[len(figures)].weights, figures)


def weighed(weights: Sequence[float], figures: Sequence[Sequence[float]]) -> list[float]:
    """Each seat's part of 1."""
    sums = [sum([a * b for a, b in zip(weights, mine, strict=True)]) for mine in figures]
    most = max(sums)
    parts = [exp(one - most) for one in sums]
    total = sum(parts)
    return [part / total for part in parts]


@cache
def values_of(package: str) -> Values:
    """What was learned about a game; it may be nothing."""
    file = files(package) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Values) if file.is_file() else Values()

"""Six steps from a first game to the best there is: each is felt, in every game.

How long a level thinks is the same in all games, so that people know what they wait for; how often its answers are
careless is a game's own, because games differ in what a slip costs and in what looking ahead brings.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from bakufu.kernel.game import Game

LEVELS = {"first": 0.0, "easy": 0.0, "fair": 0.0, "strong": 0.05, "expert": 0.3, "master": 1.4}
"""From the weakest on, how many seconds each looks ahead; without any it does what is sensible at once.

Four masters who think at once on two cores take less than three seconds.
"""

USUAL = {"first": 0.85, "easy": 0.5, "fair": 0.2, "strong": 0.3, "expert": 0.1, "master": 0.0}
"""How many of a level's answers are careless, where a game does not say."""


def slips_of(game: Game[Any], level: str) -> float:
    """How many of a level's answers are careless in this game: its `levels.toml` says."""
    return _slips(game.package)[level]


@cache
def _slips(package: str) -> dict[str, float]:
    file = files(package) / "levels.toml"
    if not file.is_file():
        return USUAL
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, float])

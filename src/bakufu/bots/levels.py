"""Six steps from a first game to the best there is: each is felt, in every game.

How long a level thinks is the same in all games, so that people know what they wait for; how often its answers are
careless is a game's own, because games differ in what a slip costs and in what looking ahead brings.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from bakufu.kernel.game import Game
from bakufu.kernel.judgement import LOOKED_AT

LEVELS = {"first": 0.0, "easy": 0.0, "fair": 0.0, "strong": 0.05, "expert": 0.3, "master": 1.4}
"""From the weakest on, how many seconds each looks ahead; without any it does what is sensible at once.

Four masters who think at once on two cores take less than three seconds.
"""

USUAL = {"first": 0.85, "easy": 0.5, "fair": 0.2, "strong": 0.3, "expert": 0.1, "master": 0.0}
"""How many of a level's answers are careless, where a game does not say."""


Level = Literal["first", "easy", "fair", "strong", "expert", "master"]


class Carelessness(Struct, frozen=True, forbid_unknown_fields=True):
    """How careless the levels of a game are: its `levels.toml`."""

    first: float = USUAL["first"]
    easy: float = USUAL["easy"]
    fair: float = USUAL["fair"]
    strong: float = USUAL["strong"]
    expert: float = USUAL["expert"]
    master: float = USUAL["master"]
    among: dict[Level, Annotated[int, Meta(ge=1)]] = {}
    """Among how many answers that are worth a look a level's careless one is any, where not among the usual six."""


def slips_of(game: Game[Any], level: str) -> float:
    """How many of a level's answers are careless in this game."""
    slips: float = getattr(_slips(game.package), level)
    return slips


def among(game: Game[Any], level: str) -> int:
    """A careless answer is any of so many that are worth a look."""
    found: dict[Any, int] = dict(_slips(game.package).among)
    return found.get(level, LOOKED_AT)


@cache
def _slips(package: str) -> Carelessness:
    file = files(package) / "levels.toml"
    if not file.is_file():
        return Carelessness()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Carelessness)

"""The games. Each is one folder here, and its package offers `game`; nothing else names a game."""

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import Any

from bakufu.kernel.game import Game
from bakufu.kernel.mistake import Mistake


class NoSuchGame(Mistake):
    """A name that no game here has."""


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def find(name: str) -> Game[Any]:
    """The game of this id; hyphens and capitals do not matter. Raises `NoSuchGame`."""
    key = name.lower().replace("-", "_").replace(" ", "_")
    if key not in ids():
        near = get_close_matches(key, ids(), 1)
        raise NoSuchGame("no-such-game", name=name, games=ids(), near=near[0] if near else "none")
    game: Game[Any] = import_module(f"{__name__}.{key}").game
    return game


def all_games() -> tuple[Game[Any], ...]:
    """Every game."""
    return tuple(find(name) for name in ids())

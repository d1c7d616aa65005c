"""The games. Each is one folder here, and its package offers `game`; nothing else names a game."""

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import Any

from bakufu.kernel.game import Game


class NoSuchGame(LookupError):
    """A name that no game here has; the message says which there are."""


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
        hint = f" Did you mean {near[0]}?" if near else ""
        raise NoSuchGame(f"There is no game {name!r}; there are {', '.join(ids())}.{hint}")
    game: Game[Any] = import_module(f"{__name__}.{key}").game
    return game


def all_games() -> tuple[Game[Any], ...]:
    """Every game."""
    return tuple(find(name) for name in ids())

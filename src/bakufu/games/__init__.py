"""The games. Each is one folder here, and its package offers `game`; nothing else names a game.

Others come from outside: a package that is installed names its game as an entry point of the group `bakufu.games`. A
game that cannot be played takes no other one down: `broken` says what is wrong with it.
"""

import pkgutil
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import Any

from bakufu.kernel.catalogue import FIRST
from bakufu.kernel.game import Game
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.names import NAMES
from bakufu.kernel.outside import offered, plainly

GROUP = "bakufu.games"


class NoSuchGame(Mistake):
    """A name that no game here has."""


class BrokenGame(Mistake):
    """A game that is here, but cannot be played."""


@cache
def _sources() -> tuple[dict[str, Callable[[], Any]], dict[str, BrokenGame]]:
    """How each game is loaded, by its id, and those that are left out because their name is taken."""
    own = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    sources: dict[str, Callable[[], Any]] = {name: partial(import_module, f"{__name__}.{name}") for name in own}
    taken: dict[str, BrokenGame] = {}
    for source, entry in offered(GROUP):
        name = _plain(entry.name)
        if name in sources:
            taken[f"{name} ({source})"] = BrokenGame("game-taken", name=name, source=source)
        else:
            sources[name] = entry.load
    return sources, taken


def _plain(name: str) -> str:
    return name.lower().replace("-", "_").replace(" ", "_")


@cache
def _loaded(name: str) -> Game[Any] | BrokenGame:
    """The game of this id, or what is wrong with it."""
    try:
        found = _sources()[0][name]()
        game = found.game if isinstance(found, ModuleType) else found
        return _flaw(name, game) or game
    # Whatever goes wrong in somebody's module is that game's trouble alone.
    except Exception as error:
        return BrokenGame("game-fails", name=name, why=plainly(error))


def _flaw(name: str, game: Any) -> BrokenGame | None:
    """What is wrong with a game that could be loaded."""
    if not isinstance(game, Game):
        return BrokenGame("game-fails", name=name, why=f"{type(game).__name__} is no Game")
    if missing := game.missing():
        return BrokenGame("game-unfinished", name=name, missing=missing)
    if game.id != name:
        return BrokenGame("game-misnamed", name=name, id=game.id)
    if max(game.counts) > len(NAMES):
        return BrokenGame("game-crowded", name=name, players=max(game.counts), most=len(NAMES))
    texts = (("text", f"{FIRST}.ftl"), ("rules", f"{FIRST}.md"))
    absent = tuple("/".join(path) for path in texts if not game.file(*path).is_file())
    return BrokenGame("game-unfinished", name=name, missing=absent) if absent else None


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games that can be played, in alphabetical order."""
    return tuple(name for name in sorted(_sources()[0]) if isinstance(_loaded(name), Game))


@cache
def broken() -> dict[str, BrokenGame]:
    """The games that are here but cannot be played, each with a sentence that says why."""
    sources, taken = _sources()
    loaded = {name: _loaded(name) for name in sorted(sources)}
    return {name: game for name, game in loaded.items() if isinstance(game, BrokenGame)} | taken


def find(name: str) -> Game[Any]:
    """The game of this id; hyphens and capitals do not matter. Raises `NoSuchGame` or `BrokenGame`."""
    key = _plain(name)
    if key not in _sources()[0]:
        near = get_close_matches(key, ids(), 1)
        raise NoSuchGame("no-such-game", name=name, games=ids(), near=near[0] if near else "none")
    game = _loaded(key)
    if isinstance(game, BrokenGame):
        raise game.with_traceback(None)
    return game


def look_again() -> None:
    """Forget what was found: something has been installed since."""
    for found in (_sources, _loaded, ids, broken):
        found.cache_clear()


def all_games() -> tuple[Game[Any], ...]:
    """Every game that can be played."""
    return tuple(find(name) for name in ids())

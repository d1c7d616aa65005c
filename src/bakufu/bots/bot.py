"""What a bot is, and what it gets to see."""

import pkgutil
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.state import State
from bakufu.kernel.words import Action, Decision, Seat


class Sight:
    """One decision as a seat sees it: its view, what it is asked, and positions that could be the real one."""

    __slots__ = ("_state", "decision", "game", "seat")

    def __init__(self, game: Game[Any], state: State, seat: Seat, decision: Decision) -> None:
        self.game = game
        self.seat = seat
        self.decision = decision
        self._state = state

    @property
    def view(self) -> Struct:
        """What the seat may see."""
        return self.game.view(self._state, self.seat)

    def sample(self, rng: Random) -> Any:
        """A whole state that the seat cannot tell from the real one, with luck of its own."""
        return self.game.determinize(self._state, self.seat, Chance(rng.randbytes(32)))


class Bot(Protocol):
    """Someone who answers decisions."""

    def choose(self, sight: Sight) -> Action:
        """One of the decision's actions."""


class NoSuchBot(Mistake):
    """A name that no bot here has."""


@cache
def names() -> tuple[str, ...]:
    """The bots there are: every module of this package that makes one."""
    modules = (module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]))
    return tuple(sorted(name.removesuffix("_bot") for name in modules if name.endswith("_bot")))


def bot(name: str, rng: Random) -> Bot:
    """A bot by its name; its choices depend on nothing but what it sees and `rng`. Raises `NoSuchBot`."""
    if name not in names():
        raise NoSuchBot("no-such-bot", name=name, bots=names())
    make: Callable[[Random], Bot] = import_module(f"bakufu.bots.{name}_bot").make
    return make(rng)

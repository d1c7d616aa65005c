"""What a bot is, and which there are."""

import pkgutil
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Protocol

from bakufu.kernel.mistake import Mistake
from bakufu.kernel.sight import Sight
from bakufu.kernel.words import Action


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

"""What a bot is, and which there are: those of this package, and those that other packages offer.

A package that is installed names its bots as entry points of the group `bakufu.bots`, each a function `make(rng)`.
"""

import pkgutil
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Protocol, TypeAlias, runtime_checkable

from bakufu.bots.budget import Budget
from bakufu.bots.levels import LEVELS
from bakufu.kernel.judgement import Plan
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.outside import offered, plainly
from bakufu.kernel.sight import Sight
from bakufu.kernel.words import Action


class Bot(Protocol):
    """Someone who answers decisions."""

    def choose(self, sight: Sight) -> Action:
        """One of the decision's actions."""


@runtime_checkable
class Thinker(Bot, Protocol):
    """Someone who looks ahead, as long as may be."""

    budget: Budget
    plan: Plan
    """What it means to answer next, where a decision comes piece by piece."""
    playouts: int
    positions: int
    """How many there have been in all."""


Make: TypeAlias = Callable[[Random], Bot]

GROUP = "bakufu.bots"


class NoSuchBot(Mistake):
    """A name that no bot here has."""


class BrokenBot(Mistake):
    """A bot from outside that cannot be used."""


@cache
def own() -> tuple[str, ...]:
    """The bots that come with this package: the levels, then every module of it that makes one."""
    modules = (module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]))
    return *LEVELS, *sorted(name.removesuffix("_bot").replace("_", "-") for name in modules if name.endswith("_bot"))


@cache
def _outside() -> tuple[dict[str, Make], dict[str, BrokenBot]]:
    """The bots from elsewhere, and what is wrong with those that cannot be used."""
    makes: dict[str, Make] = {}
    bad: dict[str, BrokenBot] = {}
    for source, entry in offered(GROUP):
        name = entry.name
        if name in own() or name in makes:
            bad[f"{name} ({source})"] = BrokenBot("bot-taken", name=name, source=source)
            continue
        try:
            make = entry.load()
            if not callable(make):
                raise TypeError(f"{type(make).__name__} is no function")
            makes[name] = make
        # Whatever goes wrong in somebody's module is that bot's trouble alone.
        except Exception as error:
            bad[name] = BrokenBot("bot-fails", name=name, why=plainly(error))
    return makes, bad


def broken() -> dict[str, BrokenBot]:
    """The bots from elsewhere that cannot be used, each with a sentence that says why."""
    return _outside()[1]


def look_again() -> None:
    """Forget what was found: something has been installed since."""
    _outside.cache_clear()
    names.cache_clear()


@cache
def names() -> tuple[str, ...]:
    """The bots there are: the levels from the weakest on, then the others."""
    return *LEVELS, *sorted({*own(), *_outside()[0]} - {*LEVELS})


def for_people() -> tuple[str, ...]:
    """Those among which people choose: the levels, and what others have brought."""
    return *LEVELS, *sorted(_outside()[0])


def ensure(name: str) -> None:
    """Raise `NoSuchBot` or `BrokenBot` where there is no bot of this name to be had."""
    if name in names():
        return
    if name in broken():
        raise broken()[name].with_traceback(None)
    raise NoSuchBot("no-such-bot", name=name, bots=names())


def bot(name: str, rng: Random, budget: Budget | None = None) -> Bot:
    """A bot by its name; its choices depend on nothing but what it sees and `rng`. Raises `NoSuchBot`, `BrokenBot`.

    With a budget that names a time, who thinks thinks as long as that.
    """
    ensure(name)
    if name in LEVELS:
        made: Bot = import_module("bakufu.bots.levelled").make(name, rng)
    elif name in own():
        made = import_module(f"bakufu.bots.{name.replace('-', '_')}_bot").make(rng)
    else:
        made = _outside()[0][name](rng)
    if budget is not None and isinstance(made, Thinker):
        made.budget = budget.over(made.budget)
    return made

"""What the lab plays: cells, each one number of seats with one set of options, the same bot on every seat."""

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from bakufu.arena.entrants import entrant
from bakufu.bots import Budget
from bakufu.games import find
from bakufu.kernel.game import Game, WrongOption
from bakufu.kernel.json import encode
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.printed import WrongValue, laid_over, lay_over

PACKAGE = "bakufu.balance"

SEAT_1_BEGINS = {"draw_first": False}
"""Seats are numbered by turn order, so that who begins can be told from who sits where."""


class Cell(Struct, frozen=True):
    """Everything that its games depend on."""

    game: str
    package: str
    rules: str
    players: int
    options: str
    """All of them, as JSON."""
    bot: str
    budget: Budget
    seed: str
    values: str = "{}"
    """What is printed otherwise on the components, as JSON."""


class Named(Struct, frozen=True):
    """A cell, and in what its options differ from the usual ones."""

    cell: Cell
    change: dict[str, Any]


def cells(
    game: Game[Any],
    players: int | None,
    options: Mapping[str, Any],
    bot: str,
    budget: Budget,
    seed: str,
    values: Mapping[str, Any],
    every: bool,
) -> list[Named]:
    """The cells of a lab run: for each number of seats these options, and with `every` each other value of each option.

    Raises `Mistake` for a bot, an option or a number of seats that there is not.
    """
    entrant(bot, budget)
    written = msgspec.json.encode(values, order="sorted").decode()
    found: dict[Cell, Named] = {}
    for count in (players,) if players is not None else game.counts:
        usual = SEAT_1_BEGINS | dict(options)
        changes: list[dict[str, Any]] = [{}, *fitting(game, count, usual)] if every else [{}]
        for change in changes:
            chosen = game.read_options(count, usual | change)
            cell = Cell(
                game.id,
                game.package,
                game.rules_version,
                count,
                encode(chosen).decode(),
                bot,
                budget,
                seed,
                written,
            )
            found.setdefault(cell, Named(cell, {**options, **change}))
    return [*found.values()]


def fitting(game: Game[Any], players: int, usual: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Each other value, with one more where it does not go with the usual ones; none where that does not help."""
    for change in others(game):
        for more in ({}, *others(game)):
            with suppress(WrongOption):
                game.read_options(players, {**usual, **more, **change})
                yield {**more, **change}
                break


def others(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Each value of each option that is not the usual one, one at a time; of a list each entry alone, and all."""
    usual = game.Options()
    for name, hint in get_type_hints(game.Options).items():
        default = getattr(usual, name)
        if name in SEAT_1_BEGINS:
            yield {name: not SEAT_1_BEGINS[name]}
        elif hint is bool:
            yield {name: not default}
        elif get_origin(hint) is Literal:
            yield from ({name: value} for value in get_args(hint) if value != default)
        elif get_origin(hint) is tuple:
            each = get_args(get_args(hint)[0])
            yield from ({name: (value,)} for value in each)
            yield {name: each}


def read_values(game: Game[Any], file: Path | None) -> dict[str, Any]:
    """Other values from a file of TOML, laid out as the game's components.toml. Raises `Mistake`, or `OSError`."""
    if file is None:
        return {}
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
        laid_over(tomllib.loads(game.file("components.toml").read_text(encoding="utf-8")), values)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, WrongValue) as error:
        raise Mistake("balance-values", package=PACKAGE, file=str(file), why=str(error)) from None
    return values


def played_game(cell: Cell) -> Game[Any]:
    """The game as this cell plays it: in a process that has not loaded it otherwise."""
    if values := msgspec.json.decode(cell.values):
        lay_over(cell.package, values)
    return find(cell.game)

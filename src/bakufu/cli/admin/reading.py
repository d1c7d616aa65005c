"""`bakufu admin list`, `show` and `export`: nothing is changed."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from bakufu.cli.admin.database import address_of, seconds, when
from bakufu.cli.words import words
from bakufu.games import find
from bakufu.kernel.mistake import Mistake
from bakufu.server.storage.admin import keeping_of
from bakufu.server.storage.models import KeeperTable, StoredTable
from bakufu.server.tables.projection import OtherRules, Projection
from bakufu.terminal.speak import console


def show_list(
    database: str | None, game: str | None, older_than: str | None, finished: bool, form: str, language: str
) -> None:
    """Every table that is asked for: as a table, as JSON, or its id alone."""
    if game:
        find(game)
    age = None if older_than is None else seconds(older_than)
    found = asyncio.run(_standings(address_of(database), game, age, finished))
    if form == "json":
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    elif form == "ids":
        print("".join(f"{one.table}\n" for one in found), end="")
    else:
        _print(found, language)


async def _standings(url: str, game: str | None, age: float | None, finished: bool) -> list[KeeperTable]:
    async with keeping_of(url) as keeper:
        before = None if age is None else await keeper.now() - age
        return [
            one
            for one in await keeper.standings()
            if (game is None or one.game == game)
            and (before is None or (one.last_answer or one.made) < before)
            and (not finished or one.state == "finished")
        ]


def _print(found: list[KeeperTable], language: str) -> None:
    say = words(language)
    if not found:
        console.print(say("admin-no-tables"))
        return
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("table", "game", "players", "state", "last-answer", "clock"):
        table.add_column(say(f"admin-{column}"), overflow="fold", no_wrap=column == "table")
    for one in found:
        people = ", ".join(seat.name for seat in one.seats)
        state = say(f"admin-state-{one.state}")
        table.add_row(one.table, one.game, people, state, when(one.last_answer), _clock(one, language))
    console.print(table)


def _clock(one: KeeperTable, language: str) -> str:
    say = words(language)
    kind = one.clock.get("kind", "?")
    return say(f"admin-clock-{kind}", seconds=one.clock.get("seconds", 0)) if kind != "?" else "?"


def show(database: str | None, table: str, json: bool, language: str) -> None:
    """One table, with its seats."""

    async def ask() -> KeeperTable:
        async with keeping_of(address_of(database)) as keeper:
            return await standing(keeper, table)

    one = asyncio.run(ask())
    if json:
        print(msgspec.json.format(msgspec.json.encode(one)).decode())
        return
    say = words(language)
    options = ", ".join(f"{name}={_shown(value)}" for name, value in one.options.items())
    about = {
        "game": one.game,
        "rules": one.rules,
        "options": options or "-",
        "state": say(f"admin-state-{one.state}"),
        "made": when(one.made),
        "last-answer": when(one.last_answer),
        "log-length": str(one.log_length),
        "clock": _clock(one, language),
        "onlookers": say("admin-yes" if one.onlookers else "admin-no"),
    }
    lines = Table(box=None, padding=(0, 2), show_header=False)
    for name, value in about.items():
        lines.add_row(say(f"admin-{name}"), value)
    for seat in one.seats:
        free = "" if seat.taken else f" ({say('admin-free')})"
        lines.add_row(say("admin-seat", seat=seat.seat + 1), f"{seat.name}{f' [{seat.bot}]' if seat.bot else free}")
    console.print(lines)


def _shown(value: Any) -> str:
    return "+".join(map(str, value)) or "-" if isinstance(value, list | tuple) else str(value)


async def standing(keeper: Any, table: str) -> KeeperTable:
    """How a table stands. Raises `Mistake` where there is none."""
    found: list[KeeperTable] = await keeper.standings([table])
    if not found:
        raise Mistake("admin-no-such-table", package="bakufu.cli", table=table)
    return found[0]


def export(database: str | None, table: str, file: Path | None, language: str) -> None:
    """The record of a table, into a file or printed."""

    async def ask() -> StoredTable | None:
        async with keeping_of(address_of(database)) as keeper:
            await standing(keeper, table)
            return await keeper.load(table)

    stored = asyncio.run(ask())
    assert stored
    try:
        projection = Projection(stored)
    except OtherRules as other:
        raise Mistake("admin-other-rules", package="bakufu.cli", table=table, rules=str(other)) from None
    if projection.gathering:
        raise Mistake("admin-not-begun", package="bakufu.cli", table=table)
    text = "".join(f"{line}\n" for line in projection.record().lines())
    if file is None:
        print(text, end="")
    else:
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
    if not (projection.over or projection.closed):
        print(words(language)("admin-export-running"), file=sys.stderr)

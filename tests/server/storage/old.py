"""Databases as they once were, filled with the rows of real tables."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

DATABASES = Path(__file__).parent.parent / "databases"
RULES_1 = DATABASES / "rules-1.sqlite3"
"""Tables of all four games, set and played before rules had versions."""

KNOWN = json.loads((DATABASES / "rules-1.json").read_text())
COOKIE: dict[str, str] = KNOWN["cookie"]
"""Of the person who holds all seats there that bots do not."""

FIRST, SECOND = "first", "second"
"""Before there were migrations: without and with room for a caretaker."""

TABLE_SINCE = ("open", "bots_at", "again", "glance", "glance_after", "hints")
TABLES_SINCE = (
    *("move", "push_device", "mute", "webhook", "delivery", "vacation", "played", "counted", "rating"),
    *("analysis", "what_if"),
)
TABLES = ("setting", "game_table", "seat", "entry", "chat")

TO_0004 = (
    *(f"drop index {index}" for index in ("game_table_open", "seat_holder", "seat_invited")),
    *(f"alter table game_table drop column {column}" for column in TABLE_SINCE),
    *(f"alter table seat drop column {column}" for column in ("invited", "away", "hints")),
    *(f"drop table {table}" for table in TABLES_SINCE),
    "alter table game_table drop column visited",
    "alter table game_table drop column drawn",
    "alter table seat drop column part",
    "drop table notice",
    "drop table ban",
    "update alembic_version set version_num = '0004'",
)
"""A database of today becomes what it was at that revision."""

Contents = dict[str, list[tuple[Any, ...]]]


def run(url: str, *statements: str) -> list[tuple[Any, ...]]:
    """Do this in a database of either kind; the rows that the last of it finds."""
    if not url.startswith("sqlite"):
        return asyncio.run(_run(url, statements))
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        rows: list[tuple[Any, ...]] = []
        for statement in statements:
            rows = database.execute(statement).fetchall()
        database.commit()
        return rows


async def _run(url: str, statements: Sequence[str]) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    try:
        rows: list[Any] = []
        for statement in statements:
            rows = await connection.fetch(statement)
        return [tuple(row) for row in rows]
    finally:
        await connection.close()


def make(url: str, age: str) -> None:
    """An empty database becomes what a new one was in those days."""
    kind = "sqlite" if url.startswith("sqlite") else "postgresql"
    words = (DATABASES / f"first.{kind}.sql").read_text()
    if age == SECOND:
        words, count = re.subn(r'("?by"?) VARCHAR\(8\)', r"\1 VARCHAR(16)", words)
        assert count == 1
    run(url, *(word for word in words.split(";") if word.strip()))


def fill(url: str) -> None:
    """Put in all tables of rules 1."""
    with closing(sqlite3.connect(f"file:{RULES_1}?mode=ro&immutable=1", uri=True)) as source:
        for table in TABLES:
            found = source.execute(f"select * from {table}")
            names = [column[0] for column in found.description]
            _insert(url, table, names, found.fetchall())


def _insert(url: str, table: str, names: list[str], rows: list[tuple[Any, ...]]) -> None:
    columns = ", ".join(f'"{name}"' for name in names)
    if not url.startswith("sqlite"):
        truth = [name in ("onlookers", "over") for name in names]
        right = [[bool(v) if t else v for v, t in zip(row, truth, strict=True)] for row in rows]
        marks = ", ".join(f"${number}" for number in range(1, len(names) + 1))
        asyncio.run(_insert_all(url, f"insert into {table} ({columns}) values ({marks})", right))
        return
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        marks = ", ".join("?" * len(names))
        database.executemany(f"insert into {table} ({columns}) values ({marks})", rows)
        database.commit()


async def _insert_all(url: str, statement: str, rows: list[list[Any]]) -> None:
    connection = await asyncpg.connect(url)
    await connection.executemany(statement, rows)
    await connection.close()


def contents(url: str) -> Contents:
    """Every row that people care about, with the columns that there were from the first day."""
    return {table: sorted(run(url, f"select {_columns(table)} from {table}"), key=repr) for table in TABLES}


def _columns(table: str) -> str:
    with closing(sqlite3.connect(f"file:{RULES_1}?mode=ro&immutable=1", uri=True)) as source:
        found = source.execute(f"select * from {table}").description
    return ", ".join(f'"{column[0]}"' for column in found)


def shape(url: str) -> list[tuple[Any, ...]]:
    """Every table with its columns, as the database itself describes them."""
    if url.startswith("sqlite"):
        return sorted(run(url, "select type, name, sql from sqlite_master"), key=repr)
    columns = "table_name, column_name, data_type, character_maximum_length, is_nullable"
    return sorted(run(url, f"select {columns} from information_schema.columns where table_schema = 'public'"), key=repr)

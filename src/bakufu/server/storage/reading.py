"""What is asked of the database about tables: one or many, it is as many questions."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import rows, schema
from bakufu.server.storage.models import (
    Ban,
    ChatLine,
    Entry,
    Notice,
    StoredSeat,
    StoredTable,
    TableSetup,
    Ticking,
    WhatIf,
)

R = TypeVar("R")


async def secret(connection: AsyncConnection) -> str:
    """What cookies are signed with."""
    settings = schema.settings
    return str((await connection.execute(select(settings.c.value).where(settings.c.name == "secret"))).scalar_one())


async def now(connection: AsyncConnection) -> float:
    """What time it is for PostgreSQL."""
    return float((await connection.execute(text("select extract(epoch from clock_timestamp())"))).scalar_one())


async def read_setups(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, TableSetup]:
    """How these tables were set; those that are there."""
    known, what_ifs = schema.tables, schema.what_ifs
    begun = known.outerjoin(what_ifs, what_ifs.c.table_id == known.c.id)
    columns = (known, what_ifs.c.origin, what_ifs.c.move, what_ifs.c.position)
    wanted = select(*columns).select_from(begun).where(known.c.id.in_(tables))
    return {
        row.id: rows.setup(row, None if row.origin is None else WhatIf(row.origin, row.move, row.position))
        for row in await connection.execute(wanted)
    }


async def drawn(connection: AsyncConnection, table: str) -> float | None:
    """When its luck was drawn, as `TableSetup.drawn`."""
    wanted = select(schema.tables.c.drawn).where(schema.tables.c.id == table)
    return (await connection.execute(wanted)).scalar()


async def sitters(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[StoredSeat]]:
    """Who sits there now."""
    seats = schema.seats
    wanted = select(seats).where(seats.c.table_id.in_(tables)).order_by(seats.c.table_id, seats.c.seat)
    return _by_table(await connection.execute(wanted), rows.sitter)


async def entries(connection: AsyncConnection, tables: Sequence[str], after: int) -> dict[str, list[Entry]]:
    """The logs after this number; the first entry is number 1."""
    log = schema.entries
    where = log.c.table_id.in_(tables) & (log.c.number > after)
    wanted = select(log).where(where).order_by(log.c.table_id, log.c.number)
    by_table: dict[str, list[Entry]] = defaultdict(list)
    for some in (await connection.execute(wanted)).partitions(rows.SOME):
        for row in some:
            by_table[row.table_id].append(rows.entry(row))
        if len(some) == rows.SOME:
            # Others' turn: a log may be long.
            await asyncio.sleep(0)
    return by_table


async def lines(connection: AsyncConnection, tables: Sequence[str], after: int) -> dict[str, list[ChatLine]]:
    """The chat after this number; the first line is number 0."""
    chat = schema.chat
    where = chat.c.table_id.in_(tables) & (chat.c.number > after)
    wanted = select(chat).where(where).order_by(chat.c.table_id, chat.c.number)
    return _by_table(await connection.execute(wanted), rows.line)


def _by_table(found: Iterable[Any], read: Callable[[Any], R]) -> dict[str, list[R]]:
    by_table: dict[str, list[R]] = defaultdict(list)
    for row in found:
        by_table[row.table_id].append(read(row))
    return by_table


async def stored(connection: AsyncConnection, tables: Sequence[str]) -> list[StoredTable]:
    """All about each of these tables, in this order; nothing about one that is not there."""
    setups = await read_setups(connection, tables)
    people = await sitters(connection, tables)
    logs = await entries(connection, tables, 0)
    chats = await lines(connection, tables, -1)
    closed = await closed_among(connection, tables)
    return [
        StoredTable(setups[one], tuple(people.get(one, ())), logs.get(one, []), chats.get(one, []), one in closed)
        for one in tables
        if one in setups
    ]


async def set_since(connection: AsyncConnection, setter: str, since: float) -> int:
    """How many tables somebody has set since then."""
    tables = schema.tables
    where = (tables.c.setter == setter) & (tables.c.made >= since)
    return int((await connection.execute(select(func.count()).select_from(tables).where(where))).scalar_one())


async def ticking(connection: AsyncConnection) -> list[Ticking]:
    """The tables whose game goes on with a clock, in the order in which they were set."""
    tables, log = schema.tables, schema.entries
    last = select(func.max(log.c.number)).where(log.c.table_id == tables.c.id).scalar_subquery().label("last")
    columns = (tables.c.id, tables.c.clock, tables.c.due, tables.c.due_after, last)
    wanted = select(*columns).where(tables.c.over.is_(False)).order_by(tables.c.made)
    return [one for row in await connection.execute(wanted) if (one := rows.ticking(row))]


async def closed_among(connection: AsyncConnection, tables: Sequence[str]) -> set[str]:
    """Which of these tables the keeper has closed."""
    notices = schema.notices
    where = notices.c.table_id.in_(tables) & (notices.c.what == "closed")
    return set((await connection.execute(select(notices.c.table_id).where(where))).scalars())


async def last_notice(connection: AsyncConnection) -> int:
    """The number of the keeper's last notice; 0: there is none."""
    return int((await connection.execute(select(func.max(schema.notices.c.number)))).scalar() or 0)


async def notices(connection: AsyncConnection, after: int) -> list[Notice]:
    """What the keeper has done since."""
    log = schema.notices
    wanted = select(log).where(log.c.number > after).order_by(log.c.number)
    return [Notice(row.number, row.what, row.table_id) for row in await connection.execute(wanted)]


async def bans(connection: AsyncConnection) -> list[Ban]:
    """Who is not served, and until when; that may be past."""
    banned = schema.bans
    return [Ban(row.network, row.until) for row in await connection.execute(select(banned).order_by(banned.c.until))]

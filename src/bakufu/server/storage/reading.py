"""What is asked of the database about a table."""

import asyncio

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import rows, schema
from bakufu.server.storage.models import ChatLine, Entry, StoredSeat, TableSetup


async def secret(connection: AsyncConnection) -> str:
    """What cookies are signed with."""
    settings = schema.settings
    return str((await connection.execute(select(settings.c.value).where(settings.c.name == "secret"))).scalar_one())


async def setting(connection: AsyncConnection, table: str) -> TableSetup | None:
    """How a table was set; None where there is none."""
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).one_or_none()
    return None if row is None else rows.setting(row)


async def sitters(connection: AsyncConnection, table: str) -> tuple[StoredSeat, ...]:
    """Who sits there now."""
    seats = schema.seats
    found = await connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
    return tuple(rows.sitter(row) for row in found)


async def entries(connection: AsyncConnection, table: str, after: int) -> list[Entry]:
    """The log after this number; the first entry is number 1."""
    log = schema.entries
    where = (log.c.table_id == table) & (log.c.number > after)
    found: list[Entry] = []
    for some in (await connection.execute(select(log).where(where).order_by(log.c.number))).partitions(rows.SOME):
        found += [rows.entry(row) for row in some]
        if len(some) == rows.SOME:
            await asyncio.sleep(0)
    return found


async def lines(connection: AsyncConnection, table: str, after: int) -> list[ChatLine]:
    """The chat after this number; the first line is number 0."""
    chat = schema.chat
    where = (chat.c.table_id == table) & (chat.c.number > after)
    return [rows.line(row) for row in await connection.execute(select(chat).where(where).order_by(chat.c.number))]


async def set_since(connection: AsyncConnection, setter: str, since: float) -> int:
    """How many tables somebody has set since then."""
    tables = schema.tables
    where = (tables.c.setter == setter) & (tables.c.made >= since)
    return int((await connection.execute(select(func.count()).select_from(tables).where(where))).scalar_one())


async def ticking(connection: AsyncConnection) -> list[str]:
    """The tables whose game goes on with a clock, in the order in which they were set."""
    tables = schema.tables
    wanted = select(tables.c.id, tables.c.clock).where(tables.c.over.is_(False)).order_by(tables.c.made)
    return [row.id for row in await connection.execute(wanted) if rows.ticks(row.id, row.clock)]

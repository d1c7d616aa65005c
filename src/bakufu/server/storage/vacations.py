"""When people are on vacation: written down once for the person, and at each seat for its clock."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import schema
from bakufu.server.storage.rows import Away

YEAR = 365 * 24 * 3600.0


async def of(connection: AsyncConnection, holder: str, since: float) -> Away:
    """Somebody's vacations that end after this time, the first first; what overlaps is one.

    Two may, where they were asked for at one moment, or two browsers have become one.
    """
    vacations = schema.vacations
    where = (vacations.c.holder == holder) & (vacations.c.ends > since)
    found = await connection.execute(select(vacations).where(where).order_by(vacations.c.begins))
    times: list[tuple[float, float]] = []
    for row in found:
        begins, ends = row.begins, row.ends
        if times and begins <= times[-1][1]:
            begins, last = times.pop()
            ends = max(ends, last)
        times.append((begins, ends))
    return tuple(times)


async def take(connection: AsyncConnection, holder: str, begins: float, ends: float) -> list[str]:
    """From now on; at which tables somebody waits for him less."""
    await connection.execute(insert(schema.vacations), [{"holder": holder, "begins": begins, "ends": ends}])
    return await _note_at_seats(connection, holder, begins)


async def end(connection: AsyncConnection, holder: str, now: float) -> list[str]:
    """He is back."""
    vacations = schema.vacations
    where = (vacations.c.holder == holder) & (vacations.c.ends > now)
    await connection.execute(delete(vacations).where(where & (vacations.c.begins >= now)))
    await connection.execute(update(vacations).where(where).values(ends=now))
    return await _note_at_seats(connection, holder, now)


async def _note_at_seats(connection: AsyncConnection, holder: str, now: float) -> list[str]:
    away = await of(connection, holder, now - YEAR)
    seats, tables = schema.seats, schema.tables
    playing = (seats.c.holder == holder) & seats.c.table_id.in_(select(tables.c.id).where(tables.c.over.is_(False)))
    await connection.execute(update(seats).where(playing).values(away=written(away)))
    return list((await connection.execute(select(seats.c.table_id).where(playing).distinct())).scalars())


async def at_a_new_seat(connection: AsyncConnection, table: str, holders: Sequence[str], now: float) -> None:
    """Who sits down while he is on vacation, is so there too."""
    for holder in holders:
        if away := await of(connection, holder, now):
            where = (schema.seats.c.table_id == table) & (schema.seats.c.holder == holder)
            await connection.execute(update(schema.seats).where(where).values(away=written(away)))


async def forget(connection: AsyncConnection, holder: str) -> None:
    """All of somebody's."""
    await connection.execute(delete(schema.vacations).where(schema.vacations.c.holder == holder))


def written(away: Away) -> str | None:
    """As it stands at a seat."""
    return msgspec.json.encode(away).decode() if away else None

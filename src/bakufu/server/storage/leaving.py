"""Seats given up and taken over, and what the table agrees on: an entry of the log, and the seat with it."""

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import rows, schema
from bakufu.server.storage.models import Entry
from bakufu.server.storage.queued import entry_row
from bakufu.server.storage.writer import STOPPED, Stopped


async def write(connection: AsyncConnection, table: str, entries: list[Entry], leaves: list[int]) -> None:
    """These entries come next, and nobody holds these seats any more: all of it, or nothing.

    Raises `IntegrityError` where the log has grown meanwhile, and `Stopped`.
    """
    log, notices = schema.entries, schema.notices
    await connection.execute(insert(log), [rows.named(log, entry_row(table, entry)) for entry in entries])
    stopped = (notices.c.table_id == table) & notices.c.what.in_(STOPPED)
    if (await connection.execute(select(notices.c.number).where(stopped).limit(1))).first():
        raise Stopped
    if leaves:
        seats = schema.seats
        where = (seats.c.table_id == table) & seats.c.seat.in_(leaves)
        await connection.execute(
            update(seats).where(where).values(holder=None, recovery=None, invitation=None, away=None, bot=None)
        )


async def take_over(
    connection: AsyncConnection, table: str, entry: Entry, code: str, holder: str, name: str | None, recovery: str
) -> bool:
    """Give a seat that was given up to whoever has its invitation (the hash of it). False: it does not work.

    Raises as `write` does.
    """
    seats = schema.seats
    where = (seats.c.table_id == table) & (seats.c.seat == entry.seat) & (seats.c.invitation == code)
    values = {"holder": holder, "recovery": recovery, "invitation": None, "bot": None} | (
        {"name": name} if name else {}
    )
    if not (await connection.execute(update(seats).where(where).values(values))).rowcount:
        return False
    await write(connection, table, [entry], [])
    return True


async def given_up(connection: AsyncConnection, table: str, code: str) -> int | None:
    """The seat that somebody has held before, and that an invitation (the hash of it) is for."""
    seats = schema.seats
    where = (seats.c.table_id == table) & (seats.c.invitation == code) & seats.c.taken_at.is_not(None)
    return (await connection.execute(select(seats.c.seat).where(where))).scalar()

"""Setting a table and taking a seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import rows, schema, vacations
from bakufu.server.storage.models import Entry, Rest, StoredSeat, TableSetup
from bakufu.server.storage.queued import entry_row

NO_CODES = (None, None)

Codes = Mapping[int, tuple[str | None, str | None]]
"""For each seat the hashes of its invitation and of its recovery code."""


class Taken(Exception):
    """There is a table of that name already."""


async def set_table(
    connection: AsyncConnection,
    setup: TableSetup,
    sitters: Sequence[StoredSeat],
    codes: Codes,
    entries: Sequence[Entry],
) -> None:
    """Write a new table down; one with entries has been played to the end. Raises `Taken`."""
    table = setup.table
    row = rows.named(schema.tables, rows.setup_row(setup, over=bool(entries)))
    seats = [rows.seat_row(table, one, *codes.get(one.seat, NO_CODES)) for one in sitters]
    try:
        await connection.execute(insert(schema.tables), [row])
        # One that was deleted may be brought again: a record always becomes the same table. Numbers of notices stay.
        gone = update(schema.notices).where(schema.notices.c.table_id == table)
        await connection.execute(gone.values(table_id=None))
        await connection.execute(insert(schema.seats), [rows.named(schema.seats, one) for one in seats])
        holders = sorted({one.holder for one in sitters if one.holder})
        await vacations.at_a_new_seat(connection, table, holders, setup.made)
        if begin := setup.what_if:
            await connection.execute(insert(schema.what_ifs), [{"table_id": table, **asdict(begin)}])
        await _write_log(connection, table, entries)
    except IntegrityError as error:
        raise Taken(table) from error


async def _write_log(connection: AsyncConnection, table: str, entries: Sequence[Entry]) -> None:
    """The log of a game that has been played. It may be long, and whatever else is written waits for it."""
    log = schema.entries
    if entries and connection.dialect.name == "sqlite":
        # As plain tuples, and all at once: going to its thread and back costs more than the rows.
        marks = ", ".join("?" * len(log.columns))
        played = [entry_row(table, entry) for entry in entries]
        await connection.exec_driver_sql(f"insert into {log.name} values ({marks})", played)
        return
    for start in range(0, len(entries), rows.SOME):
        some = [rows.named(log, entry_row(table, entry)) for entry in entries[start : start + rows.SOME]]
        await connection.execute(insert(log), some)


async def take_seat(
    connection: AsyncConnection,
    table: str,
    by: str,
    code: str,
    holder: str,
    name: str | None,
    recovery: str,
    at: float,
    bot: str | None = None,
) -> int | None:
    """Give a seat to a holder for the hash of an invitation or of a recovery code; None: it does not work."""
    seats = schema.seats
    where = (seats.c.table_id == table) & (seats.c[by] == code)
    found = (await connection.execute(select(seats.c.seat, seats.c.taken_at).where(where))).one_or_none()
    if found is None:
        return None
    values: dict[str, Any] = {
        "holder": holder,
        "recovery": recovery,
        "invitation": None,
        "invited": None,
        "bot": bot,
    }
    if found.taken_at is None:
        values["taken_at"] = at
    if name:
        values["name"] = name
    # The code stands in the condition, so of two who use it at once only one gets the seat.
    taken = await connection.execute(update(seats).where(where).values(values))
    await vacations.at_a_new_seat(connection, table, [holder], at)
    return found.seat if taken.rowcount else None


async def note_hint(connection: AsyncConnection, table: str, seat: int) -> None:
    """One more hint was asked for at this seat."""
    seats = schema.seats
    here = (seats.c.table_id == table) & (seats.c.seat == seat)
    await connection.execute(update(seats).where(here).values(hints=func.coalesce(seats.c.hints, 0) + 1))


async def give_seat(connection: AsyncConnection, table: str, seat: int, holder: str, to: str, bot: str) -> bool:
    """Hand a seat on to another holder; its recovery code stays as it is. False: it is not this holder's."""
    seats = schema.seats
    mine = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.holder == holder)
    given = await connection.execute(update(seats).where(mine).values(holder=to, bot=bot, away=None))
    return bool(given.rowcount)


async def lift_bans(connection: AsyncConnection, now: float) -> None:
    """Forget those whose time is over."""
    await connection.execute(delete(schema.bans).where(schema.bans.c.until <= now))


async def note_rests(connection: AsyncConnection, rests: Sequence[Rest]) -> None:
    """Until when these tables rest."""
    tables = schema.tables
    change = update(tables).where(tables.c.id == bindparam("which"))
    noted = change.values(due=bindparam("until"), due_after=bindparam("after"))
    await connection.execute(noted, [{"which": one.table, "until": one.due, "after": one.after} for one in rests])


async def note_visits(connection: AsyncConnection, visits: Sequence[tuple[str, float]]) -> None:
    """When somebody was last at these tables, unless another process knows better."""
    tables = schema.tables
    change = update(tables).where((tables.c.id == bindparam("which")) & (tables.c.visited < bindparam("when")))
    await connection.execute(
        change.values(visited=bindparam("when")), [{"which": table, "when": visited} for table, visited in visits]
    )


async def forget_lines(connection: AsyncConnection, table: str, until: int) -> None:
    """The chat up to this number."""
    chat = schema.chat
    await connection.execute(delete(chat).where((chat.c.table_id == table) & (chat.c.number <= until)))

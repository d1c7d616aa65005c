"""Tables that whoever comes may join, and tables set again for the same people."""

from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import schema, seating, tables_of_holder, vacations
from bakufu.server.storage.models import GATHERING, SeatedTable, StoredSeat, TableSetup
from bakufu.server.storage.seating import Codes

MOST_OPEN = 50
"""So many open tables are listed."""


async def open_tables(connection: AsyncConnection) -> list[SeatedTable]:
    """Those at which the game is not over, the newest first."""
    tables = schema.tables
    return await tables_of_holder.seated(connection, tables.c.open.is_(True) & tables.c.over.is_(False), MOST_OPEN)


async def sit(
    connection: AsyncConnection, table: str, holder: str, name: str | None, recovery: str, at: float
) -> int | None:
    """Give a holder the first free seat of an open table; None: there is none, or he sits there already."""
    if not await _hold(connection, table, schema.tables.c.open.is_(True)):
        return None
    seats = schema.seats
    here = seats.c.table_id == table
    if (await connection.execute(select(seats.c.seat).where(here & (seats.c.holder == holder)))).first():
        return None
    free = here & seats.c.taken_at.is_(None) & seats.c.invited.is_(None)
    seat: int | None = (await connection.execute(select(func.min(seats.c.seat)).where(free))).scalar()
    if seat is None:
        return None
    values = {"holder": holder, "recovery": recovery, "invitation": None, "taken_at": at}
    # Whoever has come by a link at this moment was first.
    mine = update(seats).where(free & (seats.c.seat == seat)).values(values | ({"name": name} if name else {}))
    if not (await connection.execute(mine)).rowcount:
        return None
    await vacations.at_a_new_seat(connection, table, [holder], at)
    return seat


async def accept(
    connection: AsyncConnection, table: str, holder: str, recoveries: Sequence[str], at: float
) -> list[int]:
    """Give a holder the seats that were kept for him; each gets the next of these hashes of recovery codes."""
    if not await _hold(connection, table):
        return []
    seats = schema.seats
    kept = (seats.c.table_id == table) & (seats.c.invited == holder) & seats.c.taken_at.is_(None)
    mine = list((await connection.execute(select(seats.c.seat).where(kept).order_by(seats.c.seat))).scalars())
    taken: list[int] = []
    for seat in mine:
        values = {"holder": holder, "invitation": None, "invited": None, "taken_at": at}
        values["recovery"] = recoveries[len(taken)]
        # Whoever has come by a link at this moment was first.
        if (await connection.execute(update(seats).where(kept & (seats.c.seat == seat)).values(values))).rowcount:
            taken.append(seat)
    await vacations.at_a_new_seat(connection, table, [holder], at)
    return taken


async def fill(connection: AsyncConnection, table: str, bot: str, at: float, due: bool) -> bool:
    """Bots take the free seats of a table (`due`: if it is time for that); whether there were any."""
    tables, seats = schema.tables, schema.seats
    when = [tables.c.bots_at <= at] if due else []
    if not await _hold(connection, table, *when):
        return False
    await connection.execute(update(tables).where(tables.c.id == table).values(bots_at=None))
    free = (seats.c.table_id == table) & seats.c.taken_at.is_(None)
    taken = {"kind": "bot", "bot": bot, "taken_at": at, "invitation": None, "invited": None}
    return bool((await connection.execute(update(seats).where(free).values(taken))).rowcount)


async def free(connection: AsyncConnection, table: str, holder: str) -> bool:
    """A holder gives up his seats before anything was drawn: they are as if nobody had sat there. False: too late."""
    tables, seats = schema.tables, schema.seats
    if not await _hold(connection, table, tables.c.drawn == GATHERING):
        return False
    mine = (seats.c.table_id == table) & ((seats.c.holder == holder) | (seats.c.invited == holder))
    nothing = dict.fromkeys(("holder", "recovery", "taken_at", "part", "invited", "away", "bot"))
    await connection.execute(update(seats).where(mine).values(nothing))
    return True


async def invite(connection: AsyncConnection, table: str, seat: int, code: str) -> bool:
    """This code (its hash) takes a seat that nobody holds; whichever did before does not."""
    seats = schema.seats
    where = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.kind == "person")
    changed = update(seats).where(where & seats.c.holder.is_(None)).values(invitation=code, invited=None)
    return bool((await connection.execute(changed)).rowcount)


async def set_again(
    connection: AsyncConnection,
    old: str,
    setup: TableSetup,
    sitters: Sequence[StoredSeat],
    codes: Codes,
    lost: str | None,
) -> str:
    """Set a table for the people of an old one, unless one of them has; which it is. `lost`: one that is gone."""
    tables = schema.tables
    nowhere = tables.c.again.is_(None) if lost is None else tables.c.again == lost
    first = update(tables).where((tables.c.id == old) & nowhere).values(again=setup.table)
    if (await connection.execute(first)).rowcount:
        await seating.set_table(connection, setup, sitters, codes, ())
        return setup.table
    return str((await connection.execute(select(tables.c.again).where(tables.c.id == old))).scalar_one())


async def again(connection: AsyncConnection, table: str) -> str | None:
    """The table that was set afterwards for the same people."""
    return (await connection.execute(select(schema.tables.c.again).where(schema.tables.c.id == table))).scalar()


async def lapsed(connection: AsyncConnection, before: float) -> Mapping[str, list[str]]:
    """Open tables with a free seat at which nobody has sat down since then, and who sits there."""
    tables, seats = schema.tables, schema.seats
    joined = select(func.max(seats.c.taken_at)).where((seats.c.table_id == tables.c.id) & (seats.c.kind == "person"))
    missing = select(seats.c.seat).where((seats.c.table_id == tables.c.id) & seats.c.taken_at.is_(None)).exists()
    last = func.coalesce(joined.scalar_subquery(), tables.c.made)
    where = tables.c.open.is_(True) & tables.c.over.is_(False) & missing & (last < before)
    found = list((await connection.execute(select(tables.c.id).where(where).limit(MOST_OPEN))).scalars())
    gone: dict[str, list[str]] = {}
    for table in found:
        # Whoever sits down at this moment comes first, or finds nothing.
        if await _hold(connection, table, where):
            holders = select(seats.c.holder).where((seats.c.table_id == table) & seats.c.holder.is_not(None))
            gone[table] = list((await connection.execute(holders)).scalars())
    return gone


async def empty(connection: AsyncConnection, table: str) -> bool:
    """Whether nobody sits at a table any more before anything was drawn there."""
    seats = schema.seats
    people = (seats.c.table_id == table) & (seats.c.holder.is_not(None) | seats.c.invited.is_not(None))
    if not await _hold(connection, table, schema.tables.c.drawn == GATHERING):
        return False
    return (await connection.execute(select(seats.c.seat).where(people).limit(1))).first() is None


async def _hold(connection: AsyncConnection, table: str, *where: ColumnElement[bool]) -> bool:
    """Whether there is such a table. Until this transaction ends nobody else can say so of it."""
    tables, notices = schema.tables, schema.notices
    mine = update(tables).where(tables.c.id == table, *where).values(made=tables.c.made)
    if not (await connection.execute(mine)).rowcount:
        return False
    stopped = (notices.c.table_id == table) & notices.c.what.in_(("closed", "deleted"))
    return (await connection.execute(select(notices.c.number).where(stopped).limit(1))).first() is None

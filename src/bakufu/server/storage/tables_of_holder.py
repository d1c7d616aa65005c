"""The tables at which somebody sits, and taking all seats to another browser."""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import played, reading, rows, schema
from bakufu.server.storage.models import Glance, SeatedTable, TableSetup

log = logging.getLogger("bakufu")

GOING_ON, FINISHED = 100, 20
"""So many tables of one holder are listed, the newest first."""


async def tables_of(connection: AsyncConnection, holder: str) -> list[SeatedTable]:
    """Where a holder sits or is invited: what goes on before what is over, the newest first."""
    seats, tables = schema.seats, schema.tables
    where = (seats.c.holder == holder) | (seats.c.invited == holder)
    mine = tables.c.id.in_(select(seats.c.table_id).where(where))
    going_on = await seated(connection, mine & tables.c.over.is_(False), GOING_ON)
    known = {one.setup.table for one in going_on}
    over = await seated(connection, mine & tables.c.over.is_(True), FINISHED)
    # One that has ended between the two questions is listed once.
    return going_on + [one for one in over if one.setup.table not in known]


async def all_of(connection: AsyncConnection, holder: str) -> list[str]:
    """Every table at which a holder sits, however many are listed."""
    seats = schema.seats
    return list(
        (await connection.execute(select(seats.c.table_id).where(seats.c.holder == holder).distinct())).scalars()
    )


async def running(connection: AsyncConnection, holder: str) -> int:
    """At how many tables a holder sits whose games go on."""
    seats, tables = schema.seats, schema.tables
    going_on = (seats.c.holder == holder) & tables.c.over.is_(False)
    count = select(func.count(tables.c.id.distinct())).join(seats, seats.c.table_id == tables.c.id).where(going_on)
    return int((await connection.execute(count)).scalar() or 0)


async def seated(connection: AsyncConnection, where: ColumnElement[bool], most: int) -> list[SeatedTable]:
    """Tables as a list knows them, the newest first."""
    found = list(await connection.execute(_with_last(where, most)))
    ids = [row.id for row in found]
    sitters = await reading.sitters(connection, ids)
    closed = await reading.closed_among(connection, ids)
    return [
        SeatedTable(setup, tuple(sitters.get(row.id, ())), bool(row.over), row.id in closed, rows.glance(row))
        for row in found
        if (setup := _setup(row))
    ]


def _setup(row: Any) -> TableSetup | None:
    """How a table was set. One that cannot be read is not listed, and keeps no other from it."""
    try:
        return rows.setup(row)
    except msgspec.MsgspecError as error:
        log.error("table %s cannot be listed: %s", row.id, error)
        return None


def _with_last(where: ColumnElement[bool], most: int) -> Select[Any]:
    tables, log = schema.tables, schema.entries
    last = select(func.max(log.c.number)).where(log.c.table_id == tables.c.id).scalar_subquery().label("last")
    return select(tables, last).where(where).order_by(tables.c.made.desc(), tables.c.id).limit(most)


async def note_glances(connection: AsyncConnection, glances: Sequence[tuple[str, int, Glance]]) -> None:
    """How these games stand, each as of so many entries of its log."""
    tables = schema.tables
    change = update(tables).where(tables.c.id == bindparam("which"))
    noted = change.values(glance=bindparam("seen"), glance_after=bindparam("after"))
    values = [
        {"which": table, "seen": msgspec.json.encode(glance).decode(), "after": after}
        for table, after, glance in glances
    ]
    await connection.execute(noted, values)


async def offer_transfer(connection: AsyncConnection, code: str, holder: str, now: float, until: float) -> None:
    """From now on this code (its hash) takes all of a holder's seats, until then; any before it does not."""
    transfers = schema.transfers
    await connection.execute(delete(transfers).where((transfers.c.holder == holder) | (transfers.c.until <= now)))
    await connection.execute(insert(transfers), [{"code": code, "holder": holder, "until": until}])


async def transfer(connection: AsyncConnection, code: str, to: str, now: float) -> str | None:
    """Whatever the one who offered this code holds is held by `to`; who that was. None: it does not work."""
    transfers = schema.transfers
    found = (await connection.execute(select(transfers).where(transfers.c.code == code))).one_or_none()
    # The code stands in the condition, so of two who use it at once only one gets the seats.
    used = await connection.execute(delete(transfers).where(transfers.c.code == code))
    if found is None or not used.rowcount or found.until <= now:
        return None
    if found.holder == to:
        # Nothing is to be moved, and of two ratings that are one none would be left.
        return to
    for column in schema.HOLDERS:
        await connection.execute(update(column.table).where(column == found.holder).values({column.name: to}))
    await played.transfer(connection, found.holder, to)
    return str(found.holder)

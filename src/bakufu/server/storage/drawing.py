"""Gathering what people add to a table's luck, and drawing it: once, whoever asks for it, in whichever process."""

from collections.abc import Iterable
from math import inf
from typing import Literal

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import reading, schema
from bakufu.server.storage.models import GATHERING, StoredSeat

Added = Literal["added", "other", "drawn"]
"""It is part of the luck; something else was added there before; it is too late."""


def due(sitters: Iterable[StoredSeat], patience: float) -> float:
    """When luck may be drawn: everybody sits, and has added to it or has had so many seconds since sitting down."""
    waits = [
        inf if one.taken_at is None else one.taken_at + patience
        for one in sitters
        if one.kind == "person" and not one.part
    ]
    return max(waits, default=-inf)


async def add(connection: AsyncConnection, table: str, holder: str, part: bytes, now: float, patience: float) -> Added:
    """For every seat of a holder that has added nothing; what was added stays."""
    if not await _gathering(connection, table):
        return "drawn"
    seats = schema.seats
    mine = (seats.c.table_id == table) & (seats.c.holder == holder)
    await connection.execute(update(seats).where(mine & seats.c.part.is_(None)).values(part=part))
    parts = set((await connection.execute(select(seats.c.part).where(mine))).scalars())
    await draw(connection, table, now, patience)
    return "added" if parts == {part} else "other"


async def draw(connection: AsyncConnection, table: str, now: float, patience: float) -> None:
    """From now on nothing is added, if all is there or has had its time."""
    if not await _gathering(connection, table):
        return
    sitters = await reading.sitters(connection, (table,))
    if due(sitters.get(table, ()), patience) <= now:
        tables = schema.tables
        await connection.execute(update(tables).where(tables.c.id == table).values(drawn=now))


async def _gathering(connection: AsyncConnection, table: str) -> bool:
    """Whether it is not drawn yet. Until this transaction ends nobody else can draw it or add to it."""
    tables = schema.tables
    mine = update(tables).where((tables.c.id == table) & (tables.c.drawn == GATHERING)).values(drawn=GATHERING)
    return bool((await connection.execute(mine)).rowcount)

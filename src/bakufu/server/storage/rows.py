"""What is kept, as rows and as values."""

import logging
from typing import Any

import msgspec
from sqlalchemy import Row, Table

from bakufu.kernel.json import encode
from bakufu.kernel.record import Timing
from bakufu.server.storage.models import ChatLine, Entry, Glance, StoredSeat, TableSetup, Ticking, WhatIf
from bakufu.server.storage.queued import Values
from bakufu.server.wire.http import Clock

log = logging.getLogger("bakufu")

SOME = 200
"""How many rows are read or written before others get a word in."""

Away = tuple[tuple[float, float], ...]
"""From when to when, each time."""


def named(into: Table, values: Values) -> dict[str, Any]:
    """A row with the names of its columns."""
    return dict(zip(into.columns.keys(), values, strict=True))


def entry(row: Row[Any]) -> Entry:
    """An entry as it was."""
    return Entry(
        row.number,
        row.kind,
        row.seat,
        row.at,
        row.by,
        None if row.action is None else msgspec.json.decode(row.action),
        None if row.arrived is None else Timing(row.arrived, row.allowance),
    )


def line_row(table: str, line: ChatLine) -> Values:
    """A line of chat as the database keeps it."""
    return (table, *msgspec.structs.astuple(line))


def line(row: Row[Any]) -> ChatLine:
    """A line of chat as it was."""
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)


def setup_row(setup: TableSetup, over: bool) -> Values:
    """How a table was set, as the database keeps it."""
    return (
        setup.table,
        setup.game,
        setup.rules,
        encode(setup.options).decode(),
        setup.seed,
        msgspec.json.encode(setup.clock).decode(),
        setup.onlookers,
        setup.made,
        over,
        setup.setter,
        None,
        None,
        setup.made,
        setup.drawn,
        setup.open,
        setup.bots_at,
        setup.again,
        None,
        None,
        setup.hints,
    )


def setup(row: Row[Any], what_if: WhatIf | None = None) -> TableSetup:
    """How a table was set."""
    return TableSetup(
        table=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        seed=row.seed,
        clock=msgspec.json.decode(row.clock, type=Clock),
        onlookers=row.onlookers,
        made=row.made,
        setter=row.setter,
        drawn=row.drawn,
        open=bool(row.open),
        bots_at=row.bots_at,
        again=row.again,
        hints=bool(row.hints),
        what_if=what_if,
    )


def glance(row: Any) -> Glance | None:
    """How a game stands, if that is known for the log as it is."""
    if row.glance is None or row.glance_after != (row.last or 0):
        return None
    try:
        return msgspec.json.decode(row.glance, type=Glance)
    except msgspec.MsgspecError:
        return None


def ticking(row: Any) -> Ticking | None:
    """A table with a clock. One that cannot be read has none, and stops nobody else's."""
    try:
        clock = msgspec.json.decode(row.clock, type=Clock)
    except msgspec.MsgspecError as error:
        log.error("the clock of table %s cannot be read: %s", row.id, error)
        return None
    if clock.kind == "none":
        return None
    # What has happened since then may have changed it.
    return Ticking(row.id, row.due if row.due_after == (row.last or 0) else None)


def seat_row(table: str, sitter: StoredSeat, invitation: str | None, recovery: str | None) -> Values:
    """A seat as the database keeps it, with the hashes of its codes."""
    one = sitter
    return (
        table,
        one.seat,
        one.kind,
        one.bot,
        one.name,
        one.holder,
        invitation,
        recovery,
        one.taken_at,
        one.part or None,
        one.invited,
        msgspec.json.encode(one.away).decode() if one.away else None,
        one.hints or None,
    )


def sitter(row: Row[Any]) -> StoredSeat:
    """Who sits on a seat."""
    one, away = row, msgspec.json.decode(row.away, type=Away) if row.away else ()
    part, hints = one.part or b"", one.hints or 0
    return StoredSeat(one.seat, one.kind, one.name, one.bot, one.holder, one.taken_at, part, one.invited, away, hints)

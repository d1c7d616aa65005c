"""What a keeper asks of the database, and does to it."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple
from unicodedata import normalize

import msgspec
from sqlalchemy import Connection, delete, func, insert, inspect, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.sentences import told_apart
from bakufu.server.storage import played, reading, rows, schema, targets, vacations
from bakufu.server.storage.models import Ban, KeeperSeat, KeeperTable, What

LOGS = (schema.entries, schema.chat)
"""What is written while people play."""

REMEMBERED = 30 * 24 * 3600
"""Seconds for which it is kept what was done; that a table is closed, as long as there is the table."""


class Forgotten(NamedTuple):
    """How much a name was part of."""

    seats: int
    lines: int
    tables: set[str]


async def revision(connection: AsyncConnection) -> str | None:
    """Which revision a database has; None where it is not ours."""

    def there(sync: Connection) -> bool:
        return {"alembic_version", "game_table", "setting"} <= set(inspect(sync).get_table_names())

    if not await connection.run_sync(there):
        return None
    found = (await connection.execute(text("select version_num from alembic_version"))).scalar()
    return None if found is None else str(found)


async def standings(connection: AsyncConnection, tables: Sequence[str] | None) -> list[KeeperTable]:
    """How tables stand, as far as it can be told without replaying them."""
    all_tables, log, notices = schema.tables, schema.entries, schema.notices
    ends = select(log.c.table_id, func.max(log.c.number).label("last")).group_by(log.c.table_id).subquery()
    closed = select(notices.c.table_id, notices.c.at).where(notices.c.what == "closed").subquery()
    joined = (
        all_tables.outerjoin(ends, ends.c.table_id == all_tables.c.id)
        .outerjoin(log, (log.c.table_id == all_tables.c.id) & (log.c.number == ends.c.last))
        .outerjoin(closed, closed.c.table_id == all_tables.c.id)
    )
    columns = (all_tables, ends.c.last, log.c.at.label("answered"), closed.c.at.label("closed"))
    wanted = select(*columns).select_from(joined).order_by(all_tables.c.made, all_tables.c.id)
    seats = schema.seats
    sitting = select(seats).order_by(seats.c.table_id, seats.c.seat)
    if tables is not None:
        wanted = wanted.where(all_tables.c.id.in_(tables))
        sitting = sitting.where(seats.c.table_id.in_(tables))
    sitters: dict[str, list[KeeperSeat]] = {}
    for row in await connection.execute(sitting):
        one = KeeperSeat(row.seat, row.kind, row.name, row.bot, row.taken_at is not None)
        sitters.setdefault(row.table_id, []).append(one)
    return [_standing(row, sitters.get(row.id, [])) for row in await connection.execute(wanted)]


def _standing(row: Any, sitters: list[KeeperSeat]) -> KeeperTable:
    state = "running"
    if row.closed is not None:
        state = "closed"
    elif row.over:
        state = "finished"
    elif not all(one.taken for one in sitters):
        state = "waiting"
    return KeeperTable(
        table=row.id,
        game=row.game,
        rules=row.rules,
        state=state,  # type: ignore[arg-type]
        seats=sitters,
        made=row.made,
        last_answer=row.answered,
        log_length=row.last or 0,
        clock=_plain(row.clock),
        options=_plain(row.options),
        onlookers=bool(row.onlookers),
        closed=row.closed,
    )


def _plain(json: str) -> dict[str, Any]:
    """What a column holds. A table that cannot be read must not keep others from the list."""
    try:
        return msgspec.json.decode(json, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


async def last_entry_at(connection: AsyncConnection) -> float:
    """When something has happened at a table last; 0: never."""
    return float((await connection.execute(select(func.max(schema.entries.c.at)))).scalar() or 0.0)


async def note(connection: AsyncConnection, what: What, table: str | None, at: float) -> None:
    """What was done, under the next number; what was done long ago is forgotten."""
    notices = schema.notices
    number = await reading.last_notice(connection) + 1
    row = {"number": number, "at": at, "what": what, "table_id": table}
    await connection.execute(insert(notices), [row])
    await connection.execute(delete(notices).where((notices.c.what != "closed") & (notices.c.at < at - REMEMBERED)))


async def close(connection: AsyncConnection, table: str) -> bool:
    """Its clocks are not wound up any more. False: it was closed before."""
    if await reading.closed_among(connection, (table,)):
        return False
    await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(over=True))
    return True


async def expired(connection: AsyncConnection, before: float) -> list[str]:
    """Some of the tables that nobody has finished, nor visited since then."""
    tables = schema.tables
    wanted = select(tables.c.id).where((tables.c.visited < before) & ~tables.c.over)
    return list((await connection.execute(wanted.order_by(tables.c.visited).limit(rows.SOME))).scalars())


async def delete_rows(connection: AsyncConnection, table: str) -> None:
    """Every row of a table but the notice that it was deleted."""
    for of in (*LOGS, schema.seats, schema.what_ifs, schema.analyses):
        await connection.execute(delete(of).where(of.c.table_id == table))
    await targets.forget_tables(connection, (table,))
    await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
    notices = schema.notices
    await connection.execute(delete(notices).where((notices.c.table_id == table) & (notices.c.what != "deleted")))


async def forget_name(connection: AsyncConnection, name: str, instead: str) -> Forgotten:
    """Another word in its place: as somebody's name, also with a number after it, and in what was said."""
    called, mentioned = _called(name), _mentioned(name)
    tables: set[str] = set()
    seats, chat = schema.seats, schema.chat
    names: dict[str, dict[int, str]] = {}
    for row in await connection.execute(select(seats.c.table_id, seats.c.seat, seats.c.name)):
        names.setdefault(row.table_id, {})[row.seat] = row.name
    renamed = 0
    for table, sitters in names.items():
        for seat, known in sitters.items():
            if called.fullmatch(normalize("NFC", known)):
                sitters[seat] = told_apart(instead, [one for other, one in sitters.items() if other != seat])
                where = (seats.c.table_id == table) & (seats.c.seat == seat)
                await connection.execute(update(seats).where(where).values(name=sitters[seat]))
                tables.add(table)
                renamed += 1
    changed = 0
    lines = (await connection.execute(select(chat))).all()
    for line in lines:
        author = instead if called.fullmatch(normalize("NFC", line.name)) else line.name
        said = mentioned.sub(lambda _: instead, line.text)
        if (author, said) != (line.name, line.text):
            where = (chat.c.table_id == line.table_id) & (chat.c.number == line.number)
            await connection.execute(update(chat).where(where).values(name=author, text=said))
            tables.add(line.table_id)
            changed += 1
    return Forgotten(renamed, changed, tables)


async def forget_holder(connection: AsyncConnection, holder: str, instead: str) -> set[str]:
    """Another word for a person's name at finished tables, which are nobody's then, and all else about him is gone."""
    seats, chat, tables = schema.seats, schema.chat, schema.tables
    finished = select(tables.c.id).where(tables.c.over.is_(True))
    held = (seats.c.holder == holder) & seats.c.table_id.in_(finished)
    gone: set[str] = set()
    for row in (await connection.execute(select(seats).where(held))).all():
        others = select(seats.c.name).where((seats.c.table_id == row.table_id) & (seats.c.seat != row.seat))
        name = told_apart(instead, (await connection.execute(others)).scalars())
        where = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
        empty = {"name": name, "holder": None, "recovery": None, "away": None}
        await connection.execute(update(seats).where(where).values(empty))
        said = (chat.c.table_id == row.table_id) & (chat.c.seat == row.seat)
        await connection.execute(update(chat).where(said).values(name=name))
        gone.add(row.table_id)
    await connection.execute(update(seats).where(seats.c.holder == holder).values(away=None))
    for part in (targets, played, vacations):
        await part.forget(connection, holder)
    return gone


def _called(name: str) -> re.Pattern[str]:
    """Somebody's name, with the number by which two of one name are told apart."""
    return re.compile(rf"{re.escape(normalize('NFC', name))}(?: \d+)?", re.IGNORECASE)


def _mentioned(name: str) -> re.Pattern[str]:
    """The name as a word, however its letters are put together."""
    forms: Iterable[str] = sorted({re.escape(normalize(form, name)) for form in ("NFC", "NFD")})
    return re.compile(rf"(?<!\w)(?:{'|'.join(forms)})(?!\w)", re.IGNORECASE)


async def ban(connection: AsyncConnection, one: Ban) -> None:
    """Write a ban down."""
    await connection.execute(insert(schema.bans), [msgspec.structs.asdict(one)])


async def unban(connection: AsyncConnection, network: str) -> bool:
    """Lift a ban; whether there was one."""
    return bool((await connection.execute(delete(schema.bans).where(schema.bans.c.network == network))).rowcount)

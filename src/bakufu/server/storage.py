"""The database: one writer that commits whatever is queued, and readers.

What `append` has answered with True is on the disk. Where several processes share a database, each hears from the
others which tables have changed.
"""

import asyncio
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import chain
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Engine, PoolProxiedConnection, Row, Table, create_engine, event, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bakufu.kernel.json import encode
from bakufu.kernel.record import Timing
from bakufu.server import schema
from bakufu.server.entry import Entry, Line, Setting, Sitter, Stored
from bakufu.server.wire import Clock

log = logging.getLogger("bakufu")

Work = Callable[[AsyncConnection], Awaitable[Any]]
Rows = dict[Table, list[tuple[Any, ...]]]
Then = Callable[[bool | Exception], None]

MOST_ROWS = 64
"""So many are written by one statement."""

AT_ONCE = 16
"""So many are told that their row is on the disk before others get a word in."""


class _Append:
    """A row on its way; `then` is told that it got in, that its number was taken, or what went wrong.

    Into the list of tables goes the id alone of one whose game is over.
    """

    __slots__ = ("into", "row", "then")

    def __init__(self, into: Table, row: tuple[Any, ...], then: Then) -> None:
        self.into = into
        self.row = row
        """Its values, in the order of the columns; first the table's id."""
        self.then = then


class _Job:
    """Other work on its way, done in a transaction of its own."""

    __slots__ = ("done", "table", "work")

    def __init__(self, work: Work, table: str | None) -> None:
        self.work = work
        self.table = table
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


ROOM_FOR_BY = """select character_maximum_length from information_schema.columns
where table_schema = current_schema() and table_name = 'entry' and column_name = 'by'"""


class Storage:
    """An open database."""

    def __init__(self, url: str) -> None:
        scheme, _, rest = url.partition("://")
        self.shared = scheme.startswith("postgres")
        self.url = f"postgresql://{rest}" if self.shared else url
        driver = "postgresql+asyncpg" if self.shared else "sqlite+aiosqlite"
        self.engine: AsyncEngine = create_async_engine(f"{driver}://{rest}", pool_size=5, max_overflow=5)
        self._own: Engine | None = None
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", _durable)
            # The log is written in a thread that does a whole transaction at a time: aiosqlite would go to its
            # thread and back for every single call.
            self._own = create_engine(f"sqlite://{rest}", connect_args={"check_same_thread": False})
            event.listen(self._own, "connect", _durable)
        self._scribe = ThreadPoolExecutor(1, "log")
        self._log: PoolProxiedConnection | None = None
        """The connection of that thread."""
        self.process = token_hex(4)
        self.secret = b""
        self._queue: list[_Append | _Job] = []
        self._idle: asyncio.Future[None] | None = None
        """Done when there is something to write; None while something is being written."""
        self._closed = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make what is missing; read the secret that all processes sign cookies with."""
        async with self.engine.begin() as connection:
            if self.shared:
                # Two processes that start together must not both create the schema.
                await connection.execute(text("select pg_advisory_xact_lock(7261)"))
            await connection.run_sync(schema.meta.create_all)
            if self.shared and (await connection.scalar(text(ROOM_FOR_BY))) == 8:
                # Databases of the first days have no room for a caretaker.
                await connection.execute(text('alter table entry alter column "by" type varchar(16)'))
            known = {row.name: row.value for row in await connection.execute(select(schema.settings))}
            fresh = {"schema": schema.SCHEMA, "secret": token_hex(32)}
            for name in fresh.keys() - known.keys():
                await connection.execute(insert(schema.settings).values(name=name, value=fresh[name]))
        known = fresh | known
        if known["schema"] != schema.SCHEMA:
            raise RuntimeError(f"the database has schema {known['schema']}, this version knows {schema.SCHEMA}")
        self.secret = bytes.fromhex(known["secret"])
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Commit what is queued, and let go."""
        self._closed = True
        if self._writer:
            self._wake()
            await self._writer
        await self.engine.dispose()
        self._scribe.shutdown()
        if self._log:
            self._log.close()
        if self._own:
            self._own.dispose()

    async def check(self) -> None:
        """Raise unless the database can be read and written."""

        async def touch(connection: AsyncConnection) -> None:
            where = schema.settings.c.name == "schema"
            await connection.execute(update(schema.settings).where(where).values(value=schema.SCHEMA))

        await self.run(touch)

    async def append(self, table: str, entry: Entry) -> bool:
        """Add to a table's log. False: somebody else was first with that number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.write(table, entry, partial(_settle, done))
        return await done

    def write(self, table: str, entry: Entry, then: Then) -> None:
        """As `append`, for who does not want to wait: `then` is told."""
        self._put(_Append(schema.entries, row_of(table, entry), then))

    async def say(self, table: str, line: Line) -> bool:
        """Add to a table's chat. False: somebody else was first with that number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        row = (table, *msgspec.structs.astuple(line))
        self._put(_Append(schema.chat, row, partial(_settle, done)))
        return await done

    async def run(self, work: Work, table: str | None = None) -> Any:
        """Other work, in a transaction of its own; the other processes are told that this table has changed."""
        job = _Job(work, table)
        self._put(job)
        return await job.done

    def _put(self, job: _Append | _Job) -> None:
        self._queue.append(job)
        if self._idle:
            self._wake()

    def _wake(self) -> None:
        if self._idle and not self._idle.done():
            self._idle.set_result(None)

    async def _write(self) -> None:
        while self._queue or not self._closed:
            if not self._queue:
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
                self._idle = None
            batch, self._queue = self._queue, []
            appends = [job for job in batch if isinstance(job, _Append)]
            if appends:
                await self._insert(appends)
            if len(appends) < len(batch):
                for job in batch:
                    if isinstance(job, _Job):
                        await self._run(job)

    async def _insert(self, jobs: list[_Append]) -> None:
        rows: Rows = defaultdict(list)
        for job in jobs:
            rows[job.into].append(job.row)
        try:
            if self._own:
                await asyncio.get_running_loop().run_in_executor(self._scribe, self._insert_all, rows)
            else:
                async with self.engine.begin() as connection:
                    for into, values in rows.items():
                        if into is schema.tables:
                            where = into.c.id.in_([row[0] for row in values])
                            await connection.execute(update(into).where(where).values(over=True))
                            continue
                        names = into.columns.keys()
                        await connection.execute(insert(into), [dict(zip(names, row, strict=True)) for row in values])
                    await self._notify(connection, {job.row[0] for job in jobs})
        except Exception as error:
            if len(jobs) > 1 and not _is_down(error):
                # One row that cannot be written must not keep others out.
                for job in jobs:
                    await self._insert([job])
            else:
                taken = isinstance(error, IntegrityError | sqlite3.IntegrityError)
                _tell(jobs, False if taken else error)
        else:
            _tell(jobs, True)

    def _insert_all(self, rows: Rows) -> None:
        """All in one transaction, and in few statements: this thread has to wait for its turn after each of them."""
        if self._log is None:
            assert self._own
            self._log = self._own.raw_connection()
        cursor = self._log.cursor()
        try:
            for into, values in rows.items():
                for start in range(0, len(values), MOST_ROWS):
                    some = values[start : start + MOST_ROWS]
                    cursor.execute(_statement(into, len(some)), tuple(chain.from_iterable(some)))
            self._log.commit()
        except BaseException:
            self._log.rollback()
            raise
        finally:
            cursor.close()

    async def _run(self, job: _Job) -> None:
        try:
            async with self.engine.begin() as connection:
                answer = await job.work(connection)
                if job.table:
                    await self._notify(connection, {job.table})
        except Exception as error:
            answer = error
        _settle(job.done, answer)

    async def _notify(self, connection: AsyncConnection, tables: set[str]) -> None:
        if self.shared:
            say = text("select pg_notify('bakufu', :word)")
            await connection.execute(say, [{"word": f"{self.process} changed {table}"} for table in sorted(tables)])

    async def announce(self, word: str) -> None:
        """Tell the other processes something that need not be kept."""

        async def tell(connection: AsyncConnection) -> None:
            await connection.execute(text("select pg_notify('bakufu', :word)"), {"word": f"{self.process} {word}"})

        if self.shared:
            await self.run(tell)

    async def load(self, table: str) -> Stored | None:
        """All about a table; None where there is none."""
        async with self.engine.connect() as connection:
            where = schema.tables.c.id == table
            row = (await connection.execute(select(schema.tables).where(where))).one_or_none()
            if row is None:
                return None
            return Stored(
                _setting(row),
                await _sitters(connection, table),
                await _entries(connection, table, 0),
                await _lines(connection, table, 0),
            )

    async def since(self, table: str, entry: int, line: int) -> tuple[tuple[Sitter, ...], list[Entry], list[Line]]:
        """Who sits there now, and what came after these numbers."""
        async with self.engine.connect() as connection:
            return (
                await _sitters(connection, table),
                await _entries(connection, table, entry),
                await _lines(connection, table, line),
            )

    async def note_over(self, table: str) -> None:
        """A table's game is over: its clocks need not be wound up again."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._put(_Append(schema.tables, (table,), partial(_settle, done)))
        await done

    async def ticking(self) -> list[str]:
        """The tables whose game goes on with a clock."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(schema.tables).where(schema.tables.c.over.is_(False)))
            return [row.id for row in rows if _setting(row).clock.kind != "none"]


def _is_down(error: Exception) -> bool:
    """Whether it is not the rows: the database does not answer, or cannot write."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError | InterfaceError | sqlite3.OperationalError | OSError)


def row_of(table: str, entry: Entry) -> tuple[Any, ...]:
    """An entry as the database keeps it."""
    timing = entry.timing
    return (
        table,
        entry.number,
        entry.kind,
        entry.seat,
        None if entry.action is None else encode(entry.action).decode(),
        entry.by,
        entry.at,
        timing.arrived if timing else None,
        timing.allowance if timing else None,
    )


@cache
def _statement(into: Table, count: int) -> str:
    """What writes so many rows."""
    if into is schema.tables:
        return f"update {into.name} set over = 1 where id in ({', '.join('?' * count)})"
    names = ", ".join(f'"{name}"' for name in into.columns.keys())  # noqa: SIM118
    row = f"({', '.join('?' * len(into.columns))})"
    return f"insert into {into.name} ({names}) values {', '.join([row] * count)}"


def _tell(jobs: list[_Append], outcome: bool | Exception) -> None:
    """Tell some now and the others soon: what the first have to send need not wait for all."""
    asyncio.get_running_loop().call_soon(_tell_some, jobs, 0, outcome)


def _tell_some(jobs: list[_Append], start: int, outcome: bool | Exception) -> None:
    end = start + AT_ONCE
    for job in jobs[start:end]:
        try:
            job.then(outcome)
        except Exception:
            log.exception("after a row was written")
    if end < len(jobs):
        asyncio.get_running_loop().call_soon(_tell_some, jobs, end, outcome)


def _settle(done: "asyncio.Future[Any]", answer: Any) -> None:
    if done.done():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)


def _durable(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer; a commit is on the disk."""
    cursor = connection.cursor()
    # Moving what was written into the database file is done seldom: the tables wait meanwhile.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "wal_autocheckpoint=4000"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _setting(row: Row[Any]) -> Setting:
    return Setting(
        table=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        seed=row.seed,
        clock=msgspec.json.decode(row.clock, type=Clock),
        onlookers=row.onlookers,
        made=row.made,
    )


async def _sitters(connection: AsyncConnection, table: str) -> tuple[Sitter, ...]:
    seats = schema.seats
    rows = await connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
    return tuple(Sitter(row.seat, row.kind, row.name, row.bot, row.holder, row.taken_at) for row in rows)


async def _entries(connection: AsyncConnection, table: str, after: int) -> list[Entry]:
    log = schema.entries
    where = (log.c.table_id == table) & (log.c.number > after)
    return [
        Entry(
            row.number,
            row.kind,
            row.seat,
            row.at,
            row.by,
            None if row.action is None else msgspec.json.decode(row.action),
            None if row.arrived is None else Timing(row.arrived, row.allowance),
        )
        for row in await connection.execute(select(log).where(where).order_by(log.c.number))
    ]


async def _lines(connection: AsyncConnection, table: str, after: int) -> list[Line]:
    chat = schema.chat
    where = (chat.c.table_id == table) & (chat.c.number > after)
    rows = await connection.execute(select(chat).where(where).order_by(chat.c.number))
    return [Line(row.number, row.seat, row.name, row.text, row.at) for row in rows]

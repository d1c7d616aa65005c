"""The one writer: whatever is queued is committed together.

Whoever put a row into the queue is told when it is on the disk. Where several processes share a database, the others
are told in the same transaction which tables have changed.
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import cache, partial
from secrets import token_hex
from time import monotonic
from typing import Any, NamedTuple

from sqlalchemy import Engine, PoolProxiedConnection, Table, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bakufu.server.counters import Counters
from bakufu.server.storage import schema
from bakufu.server.storage.outages import is_outage, what
from bakufu.server.storage.queued import Append, Values, by_table, flat, ids_of, is_empty_from, tell
from bakufu.server.storage.rows import named
from bakufu.server.storage.scribe import Scribe, settle

log = logging.getLogger("bakufu")

Work = Callable[[AsyncConnection], Awaitable[Any]]
Batch = dict[Table, list[Values]]

CHANNEL = "bakufu"
"""Where processes on one PostgreSQL tell each other what has changed."""

OF_OLD_SQLITE = 96
MOST_ROWS = 480 if sqlite3.sqlite_version_info >= (3, 32) else OF_OLD_SQLITE
"""So many are written by one statement, at most: older SQLites take no more than 999 values, others 32,766."""

ARRIVED = list(schema.entries.columns.keys()).index("arrived")
"""From this column on rows are empty outside of races. For every None sqlite3 looks for an adapter, which takes longer
than all the rest of a row."""

STOPPED = ("closed", "deleted")
"""Notices after which a table takes no more rows."""

AT_ONCE = 64
"""So many are told that their row is on the disk before others get a word in. With fewer the last ones of a large
commit wait too long: at a thousand tables a quarter longer with 32."""


SLOW = 1.0
"""Whoever waits longer for a commit, in seconds, is spoken of in the log."""


class Stopped(Exception):
    """The keeper has closed or deleted the table: nothing was written."""


class Transaction:
    """Other work on its way, done in a transaction of its own."""

    __slots__ = ("done", "table", "work")

    def __init__(self, work: Work, table: str | None) -> None:
        self.work = work
        self.table = table
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class LogWriter:
    """Writes as long as there is something to write: rows in the order in which they came, before work that waits."""

    def __init__(self, engine: AsyncEngine, own: Engine | None, counters: Counters) -> None:
        self._counters = counters
        self.process = token_hex(4)
        """How the other processes know this one."""
        self._engine = engine
        # The log is written in a thread that does a whole transaction at a time: aiosqlite would go to its
        # thread and back for every single call.
        self._own = own
        self._scribe = Scribe("log")
        self._log: PoolProxiedConnection | None = None
        """The connection of that thread."""
        self._appends: list[Append] = []
        self._transactions: deque[Transaction] = deque()
        """What waits."""
        self._idle: asyncio.Future[None] | None = None
        """Done when there is something to write; None while something is being written."""
        self._closed = False
        self._writing: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self._writing = asyncio.create_task(self._write())

    async def finish(self) -> None:
        """Commit what is queued; nothing comes after it."""
        self._closed = True
        if self._writing:
            self._wake()
            await self._writing

    def close(self) -> None:
        """Let go of the file."""
        self._scribe.close()
        if self._log:
            self._log.close()
        if self._own:
            self._own.dispose()

    def append(self, job: Append) -> None:
        """Queue a row."""
        self._appends.append(job)
        if self._idle:
            self._wake()

    def put(self, job: Transaction) -> None:
        """Queue other work."""
        self._transactions.append(job)
        if self._idle:
            self._wake()

    def _wake(self) -> None:
        if self._idle and not self._idle.done():
            self._idle.set_result(None)

    async def _write(self) -> None:
        while self._appends or self._transactions or not self._closed:
            if not self._appends and not self._transactions:
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
                self._idle = None
            if self._transactions:
                # One may be long: what happens at the tables meanwhile does not wait for all the others as well.
                job = self._transactions.popleft()
                if self._appends:
                    await self._insert_waiting()
                await self._run(job)
            elif self._appends:
                await self._insert_waiting()

    async def _insert_waiting(self) -> None:
        appends, self._appends = self._appends, []
        await self._insert(appends)

    async def _insert(self, jobs: list[Append]) -> None:
        rows = by_table(jobs)
        began = monotonic()
        try:
            if self._own:
                await self._scribe.do(partial(self._insert_all, rows))
            else:
                async with self._engine.begin() as connection:
                    for into, values in rows.items():
                        if into is schema.tables:
                            where = into.c.id.in_([row[0] for row in values])
                            await connection.execute(update(into).where(where).values(over=True))
                        else:
                            await connection.execute(insert(into), [named(into, row) for row in values])
                    log = schema.notices
                    stopped = log.c.table_id.in_(_written_at(rows)) & log.c.what.in_(STOPPED)
                    if (await connection.execute(select(log.c.number).where(stopped).limit(1))).first():
                        raise Stopped
                    await self._notify(connection, {job.row[0] for job in jobs})
        except Exception as error:
            self._counters.failed_commits += 1
            self._counters.outage = what(error) if is_outage(error) else None
            if len(jobs) > 1 and not is_outage(error):
                # One row that cannot be written must not keep others out.
                for job in jobs:
                    await self._insert([job])
            else:
                taken = isinstance(error, IntegrityError | sqlite3.IntegrityError)
                _tell(jobs, False if taken else error)
        else:
            self._committed(len(rows.get(schema.entries, ())), monotonic() - began)
            _tell(jobs, True)

    def _committed(self, answers: int, seconds: float) -> None:
        counters = self._counters
        counters.answers += answers
        counters.commits.note(seconds)
        counters.outage = None
        if seconds > SLOW:
            log.warning("a slow commit", extra={"about": {"seconds": round(seconds, 3), "answers": answers}})

    def _insert_all(self, rows: Batch) -> None:
        """All in one transaction, and in few statements: this thread has to wait for its turn after each of them."""
        if self._log is None:
            assert self._own
            self._log = self._own.raw_connection()
        cursor = self._log.cursor()
        try:
            if len(rows) == 1 and 0 < len(values := rows.get(schema.entries, ())) <= MOST_ROWS:
                self._insert_answers(cursor, values)
            else:
                self._insert_step_by_step(cursor, rows)
        except BaseException:
            self._log.rollback()
            raise
        finally:
            cursor.close()

    def _insert_answers(self, cursor: Any, values: Sequence[Values]) -> None:
        """As nearly always: only answers, and few enough for one statement, which is a transaction of its own."""
        columns = len(schema.entries.columns)
        if is_empty_from(values, ARRIVED):
            columns = ARRIVED
        cursor.execute(_unless_stopped(len(values), columns), (*flat(values, columns), *ids_of(values), *STOPPED))
        if cursor.rowcount == 0:
            raise Stopped

    def _insert_step_by_step(self, cursor: Any, rows: Batch) -> None:
        """Whatever it is."""
        cursor.execute("begin immediate")
        for into, values in rows.items():
            for start in range(0, len(values), MOST_ROWS):
                some = values[start : start + MOST_ROWS]
                cursor.execute(_statement(into, len(some)), flat(some))
        # With the file's write lock, so no keeper can come between this and the commit.
        written = _written_at(rows)
        for start in range(0, len(written), MOST_ROWS):
            ids = written[start : start + MOST_ROWS]
            if cursor.execute(_stopped(len(ids)), (*ids, *STOPPED)).fetchone():
                raise Stopped
        cursor.execute("commit")

    async def _run(self, job: Transaction) -> None:
        try:
            async with self._engine.begin() as connection:
                answer = await job.work(connection)
                if job.table:
                    await self._notify(connection, {job.table})
            self._counters.outage = None
        except Exception as error:
            self._counters.outage = what(error) if is_outage(error) else None
            answer = error
        settle(job.done, answer)

    async def _notify(self, connection: AsyncConnection, tables: set[str]) -> None:
        if self._own is None:
            await self.tell_others(connection, *(f"changed {table}" for table in sorted(tables)))

    async def tell_others(self, connection: AsyncConnection, *words: str) -> None:
        """Tell the other processes, as soon as the transaction is committed."""
        say = text(f"select pg_notify('{CHANNEL}', :word)")
        await connection.execute(say, [{"word": f"{self.process} {word}"} for word in words])


@cache
def _statement(into: Table, count: int) -> str:
    """What writes so many rows."""
    if into is schema.tables:
        return f"update {into.name} set over = 1 where id in ({', '.join('?' * count)})"
    rows = _rows(into, count)
    return f"insert into {rows.into} {rows.values}"


@cache
def _unless_stopped(count: int, columns: int) -> str:
    """What writes so many answers, or none if one of their tables takes no more."""
    rows = _rows(schema.entries, count, columns)
    return f"insert into {rows.into} select * from ({rows.values}) where not exists ({_stopped(count)})"


class _Rows(NamedTuple):
    into: str
    values: str


def _rows(into: Table, count: int, columns: int | None = None) -> _Rows:
    """So many rows of a table, each with its first so many columns."""
    names = [f'"{name}"' for name in into.columns.keys()][:columns]  # noqa: SIM118
    row = f"({', '.join('?' * len(names))})"
    return _Rows(f"{into.name} ({', '.join(names)})", f"values {', '.join([row] * count)}")


@cache
def _stopped(count: int) -> str:
    """What finds a table, of so many, that takes no more rows."""
    marks = ", ".join("?" * count)
    return f"select 1 from {schema.notices.name} where table_id in ({marks}) and what in (?, ?) limit 1"


def _written_at(rows: Batch) -> list[str]:
    """The tables at which something happens."""
    return sorted({row[0] for into, values in rows.items() if into is not schema.tables for row in values})


def _tell(jobs: list[Append], outcome: bool | Exception) -> None:
    """Tell some now and the others soon: what the first have to send need not wait for all."""
    asyncio.get_running_loop().call_soon(_tell_some, jobs[::-1], outcome)


def _tell_some(last_first: list[Append], outcome: bool | Exception) -> None:
    tell(last_first, AT_ONCE, outcome)
    if last_first:
        asyncio.get_running_loop().call_soon(_tell_some, last_first, outcome)

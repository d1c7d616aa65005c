"""Reviews of finished games: who has asked for them, how far they are, and what has come of them.

The queue is the database's, so that several processes share it, and nothing is lost with one of them.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bakufu.kernel.words import Seat
from bakufu.server.storage import schema
from bakufu.server.storage.writer import Work

Run = Callable[[Work], Awaitable[Any]]

State = Literal["waiting", "running", "done", "failed"]

SILENT = 60.0
"""Seconds after which a process that has said nothing of a review is taken for dead."""

UNFINISHED = ("waiting", "running")

MOST_WAITING = 200
"""So many reviews wait in all."""

log = schema.analyses


class TooMany(Exception):
    """Somebody has asked for too much at once, or everybody has."""


class Analysis(Struct, frozen=True):
    """How far a review is; `eyes` are a seat's, or -1 for what concerns all."""

    table: str
    eyes: Seat
    state: State
    done: int
    pieces: int
    """How many of how many; 0 of 0 as long as nobody has counted them."""
    result: str | None = None
    asked: float = 0.0


class Analyses:
    """The reviews in a database."""

    def __init__(self, engine: AsyncEngine, run: Run, now: Callable[[], float], worker: str, shared: bool) -> None:
        self._engine, self._run, self._now, self._worker = engine, run, now, worker
        self._patience = SILENT if shared else 0.0
        """Without others there is nobody else who could be at work on it."""

    async def ask(self, table: str, eyes: tuple[Seat, ...], asker: str, most: float) -> None:
        """Put reviews into the queue that are not there yet; those that have failed once more.

        Raises `TooMany` where somebody would have more than so many there.
        """
        work = partial(_ask, table=table, eyes=eyes, asker=asker, most=most, now=self._now())
        try:
            await self._run(work)
        except IntegrityError:
            # Somebody has asked for the same at the same moment, through another process.
            await self._run(work)

    async def of(self, table: str, eyes: tuple[Seat, ...]) -> list[Analysis]:
        """What there is of these, in this order."""
        async with self._engine.connect() as connection:
            wanted = select(log).where((log.c.table_id == table) & log.c.eyes.in_(eyes))
            found = {row.eyes: _read(row) for row in await connection.execute(wanted)}
        return [found[one] for one in eyes if one in found]

    async def ahead_of(self, asked: float) -> int:
        """How many were asked for earlier and are not finished."""
        async with self._engine.connect() as connection:
            where = log.c.state.in_(UNFINISHED) & (log.c.asked < asked)
            return int((await connection.execute(select(func.count()).select_from(log).where(where))).scalar_one())

    async def claim(self) -> Analysis | None:
        """The next to be done, which from now on is this process's; None: there is none."""
        claimed: Analysis | None = await self._run(
            partial(_claim, worker=self._worker, now=self._now(), patience=self._patience)
        )
        return claimed

    async def note(self, one: Analysis, done: int, pieces: int) -> bool:
        """How far this process is with it. False: it is not its business any more."""
        return bool(await self._run(self._change(one, done=done, pieces=pieces, beat=self._now())))

    async def finish(self, one: Analysis, result: str | None) -> None:
        """What has come of it; nothing: it has failed."""
        await self._run(self._change(one, state="done" if result else "failed", result=result, worker=None))

    async def leave(self, one: Analysis) -> None:
        """It is not done here; whoever is next begins anew."""
        await self._run(self._change(one, state="waiting", worker=None, done=0, pieces=0))

    def _change(self, one: Analysis, **values: Any) -> Work:
        mine = _this(one.table, one.eyes) & (log.c.worker == self._worker)
        return partial(_update, where=mine, values=values)


def _this(table: str, eyes: Seat) -> ColumnElement[bool]:
    return (log.c.table_id == table) & (log.c.eyes == eyes)


async def _update(connection: AsyncConnection, where: ColumnElement[bool], values: dict[str, Any]) -> int:
    return int((await connection.execute(update(log).where(where).values(values))).rowcount)


async def _ask(
    connection: AsyncConnection, table: str, eyes: tuple[Seat, ...], asker: str, most: float, now: float
) -> None:
    wanted = select(log.c.eyes, log.c.state).where((log.c.table_id == table) & log.c.eyes.in_(eyes))
    known = {row.eyes: row.state for row in await connection.execute(wanted)}
    new = [one for one in eyes if known.get(one, "failed") == "failed"]
    if not new:
        return
    waiting = select(log.c.asker, func.count().label("number")).where(log.c.state.in_(UNFINISHED)).group_by(log.c.asker)
    numbers = {row.asker: row.number for row in await connection.execute(waiting)}
    if numbers.get(asker, 0) + len(new) > most or sum(numbers.values()) >= MOST_WAITING:
        raise TooMany
    fresh = {"asker": asker, "asked": now, "state": "waiting", "done": 0, "pieces": 0, "result": None, "worker": None}
    for one in new:
        if one in known:
            await _update(connection, _this(table, one) & (log.c.state == "failed"), fresh)
        else:
            await connection.execute(insert(log), [{"table_id": table, "eyes": one, **fresh}])


async def _claim(connection: AsyncConnection, worker: str, now: float, patience: float) -> Analysis | None:
    silent = (log.c.state == "running") & (log.c.worker != worker) & (log.c.beat <= now - patience)
    free = (log.c.state == "waiting") | silent
    wanted = select(log).where(free).order_by(log.c.asked, log.c.eyes).limit(1)
    while (row := (await connection.execute(wanted)).one_or_none()) is not None:
        # Of two who want it at once only one gets it.
        values = {"state": "running", "worker": worker, "beat": now, "done": 0, "pieces": 0}
        if await _update(connection, _this(row.table_id, row.eyes) & free, values):
            return _read(row)
    return None


def _read(row: Any) -> Analysis:
    return Analysis(row.table_id, row.eyes, row.state, row.done, row.pieces, row.result, row.asked)

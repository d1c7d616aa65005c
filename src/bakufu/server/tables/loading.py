"""Tables that somebody needs are loaded from their log, each once, and those whose clocks ring many at a time."""

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from functools import partial
from math import inf
from time import monotonic
from typing import Any

from bakufu.server.storage import Storage
from bakufu.server.storage.models import StoredTable
from bakufu.server.storage.outages import is_outage
from bakufu.server.storage.retry import until_it_goes
from bakufu.server.tables.alarms import Alarms
from bakufu.server.tables.background import Background
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.projection import BrokenTable, OtherRules, Projection

log = logging.getLogger("bakufu")

TABLE = re.compile("[A-Za-z0-9_-]{1,32}")
"""What a table may be called."""

LONG = 300
"""A log of more entries is replayed beside the tables."""

AT_ONCE = 32
"""So many tables are read together."""

READERS = 3
"""So many reads at a time: a long log keeps nobody else waiting, and who comes in a crowd is read with it."""

AGAIN = 10.0
"""Seconds after which a table that the database did not give is asked for again."""


class Loader:
    """The tables in memory, and the way there."""

    def __init__(self, storage: Storage, background: Background, make: Callable[[Projection], LiveTable]) -> None:
        self._storage = storage
        self._background = background
        self._make = make
        self.tables: dict[str, LiveTable] = {}
        """Those that are played here."""
        self.under_way: dict[str, asyncio.Future[LiveTable | None]] = {}
        """Those that are being loaded."""
        self._crowd: dict[str, asyncio.Future[StoredTable | None]] = {}
        """Tables that will be read together, as soon as somebody has read what he reads."""
        self._readers = 0.0
        self._reading: set[asyncio.Task[None]] = set()
        self._being_read: dict[str, bool] = {}
        """Tables that are read now, and whether anything was written about them since that began."""
        self.alarms = Alarms(self.load_some, storage.now)
        """Those that rest, by when they have to be gone on with."""

    async def live(self, table: str) -> LiveTable | None:
        """A table, loaded if need be; None where there is none. Raises `OtherRules` and `BrokenTable`."""
        live = self.tables.get(table)
        if live:
            live.used_at = monotonic()
            return live
        if not TABLE.fullmatch(table):
            return None
        loading = self.under_way.get(table)
        return await asyncio.shield(loading or self._begin(table, self._load(table)))

    def drop(self, table: str) -> None:
        """Nobody needs a table in memory; what comes next at it is known."""
        live = self.tables.pop(table)
        due = live.driver.rests_until
        live.drop()
        if due is not None:
            self.alarms.set(table, due)

    def changed(self, table: str | None = None) -> None:
        """Something has been written about a table (None: about any) that is perhaps being read."""
        for one in (table,) if table else list(self._being_read):
            if one in self._being_read:
                self._being_read[one] = True

    def was_set(self, table: str) -> None:
        """There is a new table: who has looked for it too early has found nothing."""
        self.under_way.pop(table, None)

    # One table

    def _begin(self, table: str, load: Coroutine[Any, Any, LiveTable | None]) -> "asyncio.Future[LiveTable | None]":
        """Load a table; whoever asks meanwhile waits for the same one."""
        loading = self.under_way[table] = asyncio.ensure_future(load)
        loading.add_done_callback(partial(self._loaded, table))
        return loading

    def _loaded(self, table: str, loading: "asyncio.Future[LiveTable | None]") -> None:
        if self.under_way.get(table) is loading:
            del self.under_way[table]

    async def _load(self, table: str) -> LiveTable | None:
        self._being_read.setdefault(table, False)
        try:
            stored = await self._read(table)
            live = None if stored is None else await self._put(stored)
            if live and self._storage.shared:
                live.announce(f"who {table}")
            return live
        except OtherRules:
            raise
        except Exception as error:
            if is_outage(error):
                raise
            # That is this table's affair alone; the keeper finds it with the doctor.
            log.error("table %s cannot be opened", table, exc_info=error)
            raise BrokenTable(table) from error
        finally:
            self._being_read.pop(table, None)

    async def _put(self, stored: StoredTable) -> LiveTable | None:
        """A table as it was read, from now on among those that are played. Raises `OtherRules`."""
        table = stored.setup.table
        if len(stored.entries) > LONG:
            projection = await self._background.beside(Projection, stored)
        else:
            projection = Projection(stored)
        known = self.tables.get(table)
        if known:
            # It was asked for while it was being set, and has been read twice: two of one would not hear each other.
            return known
        live = self.tables[table] = self._make(projection)
        self.alarms.drop(table)
        if projection.gathering or (self._storage.shared and self._being_read.get(table, True)):
            # What was written between reading and listening for this table.
            await live.catch_up()
        return live

    # Reading

    async def _read(self, table: str) -> StoredTable | None:
        if self._readers >= READERS:
            waiting = self._crowd.setdefault(table, asyncio.get_running_loop().create_future())
            found: StoredTable | None = await asyncio.shield(waiting)
            return found
        self._readers += 1
        try:
            return await self._storage.load(table)
        finally:
            self._has_read()

    def _has_read(self) -> None:
        self._readers -= 1
        some = dict(list(self._crowd.items())[:AT_ONCE])
        if some and self._readers < READERS:
            self._readers += 1
            for table in some:
                del self._crowd[table]
            task = asyncio.create_task(self._read_crowd(some))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read_crowd(self, crowd: "dict[str, asyncio.Future[StoredTable | None]]") -> None:
        try:
            read = await self._read_some(list(crowd))
            for table, waiting in crowd.items():
                try:
                    found = read.get(table) if read is not None else await self._storage.load(table)
                except Exception as error:
                    if not waiting.done():
                        waiting.set_exception(error)
                else:
                    if not waiting.done():
                        waiting.set_result(found)
        finally:
            for waiting in crowd.values():
                waiting.cancel()
            self._has_read()

    async def _read_some(self, tables: list[str]) -> dict[str, StoredTable] | None:
        """Many tables are read in hardly more time than one; None: that failed, and each must be read by itself."""
        try:
            return {one.setup.table: one for one in await self._storage.load_all(tables)}
        except Exception:
            log.exception("tables could not be read together")
            return None

    def close(self) -> "list[asyncio.Future[Any]]":
        """Read no more; what is under way."""
        self._readers = inf
        return [*self.under_way.values(), *self._reading]

    # Many tables: those whose clocks run, or that another process gives away

    async def wind_clocks(self) -> None:
        """When the server starts: go on with all tables at which a clock runs."""
        ticking = await until_it_goes("clocks are not wound up", self._storage.ticking)
        for one in ticking:
            if one.due is not None and one.table not in self.tables:
                self.alarms.set(one.table, one.due)
        await self.load_some([one.table for one in ticking if one.due is None])

    async def load_some(
        self, tables: list[str], then: Callable[[list[str]], Coroutine[Any, Any, None]] | None = None
    ) -> None:
        """Many tables, read together; `then` is told which have been gone through, time and again."""
        for start in range(0, len(tables), AT_ONCE):
            some = tables[start : start + AT_ONCE]
            self._being_read |= {table: False for table in some if table not in self._being_read}
            try:
                read = await self._read_some(some) or {}
                for table in some:
                    await self._go_on(table, read.get(table))
            finally:
                for table in some:
                    self._being_read.pop(table, None)
            await self._ask_who([table for table in read if table in self.tables])
            if then:
                await then(some)

    async def _ask_who(self, tables: list[str]) -> None:
        """Who is there through other processes, all in one word."""
        asked = (self._storage.announce(f"who {table}") for table in tables)
        await asyncio.gather(*asked, return_exceptions=True)

    async def _go_on(self, table: str, stored: StoredTable | None) -> None:
        """Go on with a table. One that cannot be opened must not stop the others' clocks."""
        try:
            if stored and table not in self.tables and table not in self.under_way:
                await self._begin(table, self._put(stored))
            else:
                # Somebody has come meanwhile, and what was read may be old.
                await self.live(table)
        except OtherRules as other:
            log.warning("table %s stands still: version %s of its rules is not known here", table, other)
        except Exception as error:
            log.error("table %s stands still", table, exc_info=error)
            if is_outage(error):
                # It is tried again, and meanwhile the others are gone on with: it may be this table alone.
                self.alarms.set(table, self._storage.now() + AGAIN)
        # Whoever plays already need not wait for all these.
        await asyncio.sleep(0)

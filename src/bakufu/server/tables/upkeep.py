"""What is done now and then for all tables: drop those that nobody needs, note how they stand, clear away."""

import asyncio
import logging
from contextlib import suppress

from bakufu.server.bans import Bans
from bakufu.server.counters import Counters, Outage
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage
from bakufu.server.tables.glances import glance_at, worth_noting
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.loading import Loader
from bakufu.server.tables.outcomes import Backlog
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.seating import Seating
from bakufu.server.tables.unvisited import Unvisited

log = logging.getLogger("bakufu")

SWEEP = 15.0
"""Seconds between two looks around."""

GLANCE = 0.5
"""Seconds between two looks at whether the database takes what is written."""


class Upkeep:
    """Looks after the tables in memory, and after what the database keeps of them."""

    def __init__(
        self, loader: Loader, storage: Storage, settings: Settings, bans: Bans, counters: Counters, seating: Seating
    ) -> None:
        self._loader = loader
        self._storage = storage
        self._bans = bans
        self._counters = counters
        self._seating = seating
        self._unvisited = Unvisited(storage, settings.unvisited_days, settings.open_minutes)
        self._backlog = Backlog(storage)

    def begin(self) -> None:
        """The database is open, and so it is known what time it is."""
        self._unvisited.begin()

    async def sweep(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(SWEEP)
            for table, live in list(self._loader.tables.items()):
                # One that cannot be looked after must not keep the others from it.
                try:
                    self._look_after(table, live)
                except Exception:
                    log.exception("table %s: not looked after", table)
            try:
                await self.note_everything()
                await self._unvisited.remove_when_due()
                await self.lapse()
                await self._backlog.count_some(self._to_be_counted)
                if self._bans.over:
                    await self._storage.lift_bans()
                    self._bans.know(await self._storage.bans())
            except Exception:
                log.warning("the database could not be looked after", exc_info=True)

    def _look_after(self, table: str, live: LiveTable) -> None:
        if live.idle:
            self._loader.drop(table)
        elif live.viewers:
            live.presence.announce()

    async def _to_be_counted(self, table: str) -> Projection | None:
        live = await self._loader.live(table)
        return live.projection if live else None

    async def lapse(self) -> None:
        """Open tables to which nobody comes are cleared away."""
        gone = await self._unvisited.lapse()
        if gone:
            await self._seating.changed(*gone, opened=True)

    # What follows from the log all the same, but not without replaying it

    async def note_everything(self, all_of_them: bool = False) -> None:
        """Tell the database until when tables rest, how games stand, and who was there."""
        await self._note_rests()
        await self._note_glances(all_of_them)
        await self._unvisited.note_visits(self._loader.tables.values())

    async def _note_rests(self) -> None:
        lives = [live for live in self._loader.tables.values() if live.projection.setup.clock.kind != "none"]
        new = [(live, live.rest) for live in lives if live.rest != live.noted]
        await self._storage.note_rests([rest for _, rest in new])
        for live, rest in new:
            live.noted = rest

    async def _note_glances(self, all_of_them: bool) -> None:
        lives = worth_noting(self._loader.tables.values(), all_of_them)
        changes = [live.projection.changes for live in lives]
        await self._storage.lobby.note_glances(
            [(live.projection.id, live.projection.number, glance_at(live)) for live in lives]
        )
        for live, noted in zip(lives, changes, strict=True):
            live.glance_noted = noted

    async def watch_database(self) -> None:
        """For ever: everybody is told when nothing can be written down any more, and when it can again."""
        told: Outage | None = None
        while True:
            await asyncio.sleep(GLANCE)
            if told:
                # Who cannot do anything tries nothing: it has to be tried for them.
                with suppress(Exception):
                    await self._storage.check()
            if self._counters.outage != told:
                told = self._counters.outage
                for live in self._loader.tables.values():
                    live.audience.halt(told)

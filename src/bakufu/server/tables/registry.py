"""All tables of this process: opened with the database, brought to rest when the server stops."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from bakufu.server.bans import Bans
from bakufu.server.counters import Counters
from bakufu.server.rate_limits import Limits
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage
from bakufu.server.storage.listen_notify import Listener
from bakufu.server.tables.background import Background
from bakufu.server.tables.bot_pool import BotPool
from bakufu.server.tables.front import FrontDesk
from bakufu.server.tables.handing_over import COME_AGAIN, HandingOver
from bakufu.server.tables.keeper_notices import KeeperNotices
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.loading import Loader
from bakufu.server.tables.other_processes import OtherProcesses
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.seating import Seating
from bakufu.server.tables.tidings import Tidings
from bakufu.server.tables.upkeep import Upkeep

log = logging.getLogger("bakufu")

LETTING_GO = 1.5
"""Seconds for what is cut short to let go of the database, before that is closed."""


class Registry:
    """The server's tables, and the parts that work on all of them."""

    def __init__(
        self,
        settings: Settings,
        bans: Bans | None = None,
        counters: Counters | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.settings = settings
        self.counters = counters or Counters()
        self.storage = Storage(settings.database, self.counters)
        self.bot_pool = BotPool(settings.bot_processes, limits)
        self.background = Background()
        self.bans = bans or Bans()
        self.bans.now = self.storage.now
        self.tidings = Tidings()
        """What happens at tables, for who wants to be told (`tidings.on_turn`)."""
        self.loader = Loader(self.storage, self.background, self._make)
        self.front = FrontDesk(self)
        self.tidings.on_change(self.front.changed)
        self.tidings.on_over(self._over)
        self.seating = Seating(self.loader, self.storage, settings, self.front)
        self.upkeep = Upkeep(self.loader, self.storage, settings, self.bans, self.counters, self.seating)
        self.keeper_notices = KeeperNotices(self.loader, self.storage, self.bans)
        self._handing_over = HandingOver(self.loader, self.storage)
        others = OtherProcesses(
            self.loader, self.storage, self.keeper_notices, self.tidings, self.front, self._handing_over
        )
        self._listener = Listener(self.storage, others.hear, others.missed_some)
        self.stopping = False
        """Whether no more tables are set here."""
        self._tasks: list[asyncio.Task[None]] = []
        self.winding: asyncio.Task[None] | None = None
        """Goes on with the tables whose clocks run; done when all do."""

    def _make(self, projection: Projection) -> LiveTable:
        return LiveTable(projection, self.storage, self.bot_pool, self.settings, self.tidings)

    async def open(self) -> None:
        """Open the database, listen to other processes, and go on with the tables whose clocks run."""
        await self.storage.open()
        self.upkeep.begin()
        await self.keeper_notices.begin()
        await self._listener.open()
        self.winding = asyncio.create_task(self.loader.wind_clocks())
        upkeep = (self.upkeep.sweep(), self.upkeep.watch_database())
        running = (*upkeep, self.loader.alarms.run(), self.keeper_notices.watch(), self.front.run())
        self._tasks = [self.winding, *(asyncio.create_task(one) for one in running)]

    async def live(self, table: str) -> LiveTable | None:
        """A table, loaded if need be; None where there is none. Raises `OtherRules` and `BrokenTable`."""
        return await self.loader.live(table)

    def in_memory(self, table: str) -> LiveTable | None:
        """A table that somebody looks at."""
        return self.loader.tables.get(table)

    def standing(self) -> dict[str, float]:
        """How much of everything there is now, for `metrics.py`. It may be asked in another thread."""
        lives = list(self.loader.tables.values())
        return {
            "tables": len(lives),
            "connections": sum(len(live.viewers) for live in lives),
            "gathering": sum(live.projection.gathering for live in lives),
            "bots_waiting": self.bot_pool.waiting,
            "bots_thinking": self.bot_pool.thinking,
            "database_up": self.counters.outage is None,
        }

    def _over(self, table: str) -> None:
        live = self.in_memory(table)
        if live and live.projection.setup.open:
            live.keep_trying("open tables are not told of", partial(self.seating.changed, opened=True))

    # Stopping

    async def come_to_rest(self) -> None:
        """No new tables; answers under way are committed and told; then everybody is told to come again."""
        self.stopping = True
        self.front.send_away(*COME_AGAIN)
        await self._handing_over.give_all()

    async def close(self) -> None:
        """Let go of everything; what is queued is written."""
        self._handing_over.close()
        await _cut_short([*self._tasks, *self.loader.close()])
        try:
            async with asyncio.timeout(LETTING_GO):
                await self.upkeep.note_everything(all_of_them=True)
        except Exception:
            # Then the next start takes longer.
            log.warning("until when tables rest is not noted", exc_info=True)
        lives = list(self.loader.tables.values())
        for live in lives:
            live.drop()
        await _cut_short([task for live in lives for task in live.tasks])
        self.bot_pool.close()
        self.background.close()
        try:
            async with asyncio.timeout(LETTING_GO):
                await self._listener.close()
                await self.storage.close()
        except Exception:
            # It does not answer; nobody was told that anything is written which is not.
            log.warning("the database could not be closed", exc_info=True)


async def _cut_short(work: "Sequence[asyncio.Future[Any]]") -> None:
    """Whoever is in the middle of asking the database gives its connection back first: later nobody would take it."""
    for one in work:
        one.cancel()
    if work:
        await asyncio.wait(work, timeout=LETTING_GO)

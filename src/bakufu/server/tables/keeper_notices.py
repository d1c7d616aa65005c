"""What the keeper has done on the database beside us (`bakufu admin`), and what follows from it here."""

import asyncio
import logging
from contextlib import suppress

from bakufu.server.bans import Bans
from bakufu.server.storage import Storage
from bakufu.server.storage.models import Notice
from bakufu.server.storage.outages import is_outage
from bakufu.server.storage.retry import until_it_goes
from bakufu.server.tables.loading import Loader

log = logging.getLogger("bakufu")

BEAT = 2.0
"""Seconds between two looks: on SQLite nobody tells us."""


class KeeperNotices:
    """Reads the keeper's notices, each once and in order."""

    def __init__(self, loader: Loader, storage: Storage, bans: Bans) -> None:
        self._loader = loader
        self._storage = storage
        self._bans = bans
        self._last = 0
        """The last one that was read."""
        self._told = asyncio.Event()

    async def begin(self) -> None:
        """Those from before are of no concern."""
        self._last = await self._storage.last_notice()
        self._bans.know(await self._storage.bans())

    def wake(self) -> None:
        """There are new ones."""
        self._told.set()

    async def watch(self) -> None:
        """For ever."""
        while True:
            self._told.clear()
            try:
                await until_it_goes("what the administrator has done is not known", self.read)
            except Exception:
                log.exception("what the administrator has done is not known")
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._told.wait()

    async def read(self) -> None:
        """Do here what the keeper has done there."""
        for notice in await self._storage.notices(self._last):
            try:
                await self._heed(notice)
            except Exception as error:
                if is_outage(error):
                    raise
                # One that cannot be heeded must not keep us from the others.
                log.exception("the administrator's notice %d", notice.number)
            self._last = notice.number

    async def _heed(self, notice: Notice) -> None:
        loader = self._loader
        if notice.table is None:
            self._bans.know(await self._storage.bans())
            return
        if loading := loader.under_way.get(notice.table):
            # It may have been read before, and comes back as it was.
            await asyncio.wait([loading])
        live = loader.tables.get(notice.table)
        if notice.what in ("closed", "deleted"):
            loader.alarms.drop(notice.table)
        if live is None:
            return
        if notice.what == "closed":
            live.close()
        elif notice.what == "deleted":
            del loader.tables[notice.table]
            live.delete()
        else:
            live.keep_trying("names not looked at", live.read_names)

"""What other processes on the same PostgreSQL say."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bakufu.server.storage import Storage, listen

log = logging.getLogger("bakufu")

Heard = Callable[[str, str, str, str], None]
"""Which process says what about which table, and the rest of it."""


class Listener:
    """Listens, and comes back when the connection is lost."""

    def __init__(self, storage: Storage, heard: Heard, missed: Callable[[], None]) -> None:
        self._storage = storage
        self._heard = heard
        self._missed = missed
        self._stop: Callable[[], Awaitable[None]] | None = None
        self._again: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Begin to listen, where there can be others."""
        if not self._storage.shared:
            return
        self._stop = await listen(self._storage.url, self._word, self._lost)

    async def close(self) -> None:
        """Listen no more."""
        self._closing = True
        if self._again:
            self._again.cancel()
        if self._stop:
            await self._stop()

    def _word(self, word: str) -> None:
        process, what, table, rest = (*word.split(" ", 3), "", "", "")[:4]
        if process != self._storage.process:
            self._heard(process, what, table, rest)

    def _lost(self) -> None:
        if not self._closing:
            self._again = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self.open()
                await self._storage.connect_anew()
            except Exception:
                log.warning("the database cannot be listened to", exc_info=True)
            else:
                self._missed()
                return

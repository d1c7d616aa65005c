"""What other processes on the same PostgreSQL say."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg

from bakufu.server.storage.database import Storage
from bakufu.server.storage.writer import CHANNEL

log = logging.getLogger("bakufu")

SERVED = 7262
"""The number by which a keeper sees that servers run on a PostgreSQL."""

PAUSE = 1.0
"""Seconds before a lost connection is tried again."""

Heard = Callable[[str, str, str, str], None]
"""Which process says what about which table, and the rest of it."""


class Listener:
    """Listens over a connection of its own, and comes back when that is lost."""

    def __init__(self, storage: Storage, heard: Heard, missed: Callable[[], None]) -> None:
        self._storage = storage
        self._heard = heard
        self._missed = missed
        self._connection: Any = None
        self._again: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Begin to listen, where there can be others."""
        if not self._storage.shared:
            return
        connection = await asyncpg.connect(self._storage.url)
        try:
            # As long as this connection lasts, nobody puts another database in the place of this one.
            await connection.execute(f"select pg_advisory_lock_shared({SERVED})")
            await connection.add_listener(CHANNEL, self._word)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._lost)
        self._connection = connection

    async def close(self) -> None:
        """Listen no more."""
        self._closing = True
        if self._again:
            self._again.cancel()
        if self._connection:
            await self._connection.close()

    def _word(self, _connection: Any, _pid: int, _channel: str, word: str) -> None:
        process, what, table, rest = (*word.split(" ", 3), "", "", "")[:4]
        if process != self._storage.process:
            self._heard(process, what, table, rest)

    def _lost(self, _connection: Any) -> None:
        if not self._closing:
            self._again = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self._storage.connect_anew()
                await self.open()
            except Exception:
                log.warning("the database cannot be listened to", exc_info=True)
            else:
                self._missed()
                return

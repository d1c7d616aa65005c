"""Before anything is drawn: people add to the luck, each in their time."""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from typing import Protocol

from bakufu.server.storage import Storage
from bakufu.server.storage.drawing import due
from bakufu.server.tables.projection import Projection

SOON = 0.005
"""Seconds by which a timer may be early."""


class Gatherer(Protocol):
    """A table whose luck is being gathered."""

    projection: Projection
    now: Callable[[], float]
    """What time it is."""

    async def look(self) -> None:
        """Read what has been written about this table."""

    def keep_trying(self, about: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something beside, as soon as the database lets us."""


class Gathering:
    """Draws the luck of a table when those who have added nothing have had their time."""

    def __init__(self, table: Gatherer, storage: Storage, patience: float) -> None:
        self._table = table
        self._storage = storage
        self._patience = patience
        self._timer: asyncio.TimerHandle | None = None
        self.wake()

    def close(self) -> None:
        """Wait no more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def wake(self) -> None:
        """Somebody has come or has added something."""
        self.close()
        projection = self._table.projection
        until = due(projection.sitters, self._patience)
        if projection.gathering and until < inf:
            wait = max(0.0, until - self._table.now()) + SOON
            self._timer = asyncio.get_running_loop().call_later(wait, self._draw)

    def _draw(self) -> None:
        self._timer = None
        self._table.keep_trying("its luck is not drawn", self._drawn)

    async def _drawn(self) -> None:
        await self._storage.draw_luck(self._table.projection.id, self._patience)
        await self._table.look()
        # By another clock, it may have been too early.
        self.wake()

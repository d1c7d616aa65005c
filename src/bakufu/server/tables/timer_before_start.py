"""What happens by itself at a table that is not full yet: when it is time something is written down, and all look."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from bakufu.server.storage import Storage
from bakufu.server.tables.projection import Projection

SOON = 0.005
"""Seconds by which a timer may be early."""


class Worked(Protocol):
    """A table at which something is due."""

    projection: Projection
    now: Callable[[], float]
    """What time it is."""

    async def catch_up(self) -> None:
        """Read what has been written about this table."""

    def keep_trying(self, about: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something beside, as soon as the database lets us."""


class DueWork:
    """Waits for its time, does its work, and shows what has come of it."""

    trouble: str
    """What the log says as long as it cannot be done."""

    def __init__(self, table: Worked, storage: Storage) -> None:
        self._table = table
        self._storage = storage
        self._timer: asyncio.TimerHandle | None = None
        self.wake()

    def due(self) -> float | None:
        """When it is to be done; None: not at all, as things are."""
        raise NotImplementedError

    async def work(self) -> None:
        """Do it; the database decides what comes of it."""
        raise NotImplementedError

    def close(self) -> None:
        """Wait no more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def wake(self) -> None:
        """Somebody has come or gone, or something else has changed."""
        self.close()
        due = self.due()
        if due is not None:
            wait = max(0.0, due - self._table.now()) + SOON
            self._timer = asyncio.get_running_loop().call_later(wait, self._begin)

    def _begin(self) -> None:
        self._timer = None
        self._table.keep_trying(self.trouble, self._done)

    async def _done(self) -> None:
        await self.work()
        await self._table.catch_up()

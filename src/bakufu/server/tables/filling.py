"""Where nobody else comes, bots sit down after a while."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from bakufu.bots import for_people
from bakufu.server.storage import Storage
from bakufu.server.tables.projection import Projection

SOON = 0.005
"""Seconds by which a timer may be early."""

USUAL = "fair"


def usual_bot() -> str:
    """Who plays where nobody has chosen."""
    known = list(for_people())
    return USUAL if USUAL in known else known[0]


class Filled(Protocol):
    """A table at which seats may be free."""

    projection: Projection
    now: Callable[[], float]
    """What time it is."""

    async def look(self) -> None:
        """Read what has been written about this table."""

    def keep_trying(self, about: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something beside, as soon as the database lets us."""


class Filling:
    """Puts bots on free seats when it is time; who sits there then is decided by the database."""

    def __init__(self, table: Filled, storage: Storage) -> None:
        self._table = table
        self._storage = storage
        self._timer: asyncio.TimerHandle | None = None
        self.wake()

    def close(self) -> None:
        """Wait no more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def wake(self) -> None:
        """Somebody has come, or gone."""
        self.close()
        projection = self._table.projection
        due = projection.setting.bots_at
        if due is not None and not all(one.taken for one in projection.sitters):
            wait = max(0.0, due - self._table.now()) + SOON
            self._timer = asyncio.get_running_loop().call_later(wait, self._fill)

    def _fill(self) -> None:
        self._timer = None
        self._table.keep_trying("bots do not sit down", self._filled)

    async def _filled(self) -> None:
        await self._storage.places.fill(self._table.projection.id, usual_bot(), due=True)
        await self._table.look()

"""Tables that nobody finishes and nobody visits are removed after their time."""

import logging
from collections.abc import Iterable
from time import monotonic

from bakufu.server.storage import Storage
from bakufu.server.tables.live_table import LiveTable

log = logging.getLogger("bakufu")

HOUR = 3600.0
DAY = 24 * HOUR


class Unvisited:
    """Notes visits, and removes what had none for so many days; 0: nothing is removed."""

    def __init__(self, storage: Storage, days: float, open_minutes: float) -> None:
        self._storage = storage
        self._days = days
        self._open_minutes = open_minutes
        self._next_look = 0.0
        self._began = 0.0

    def begin(self) -> None:
        """The database is open, and so it is known what time it is."""
        self._began = self._drift()

    async def note_visits(self, lives: Iterable[LiveTable]) -> None:
        """Who comes every minute is noted every hour."""
        there = [(live, live.presence.visited) for live in lives]
        new = [(live, visited) for live, visited in there if visited > live.presence.visit_noted + HOUR]
        await self._storage.note_visits({live.projection.id: visited for live, visited in new})
        for live, visited in new:
            live.presence.visit_noted = visited

    async def remove_when_due(self) -> None:
        """Look once an hour."""
        if self._days <= 0 or monotonic() < self._next_look:
            return
        self._next_look = monotonic() + HOUR
        if abs(self._drift() - self._began) > HOUR:
            log.warning("the clock has jumped: no unvisited tables are removed until the server is started again")
            return
        gone = await self._storage.expire(self._storage.now() - self._days * DAY)
        if gone:
            log.info("removed, unfinished and not visited for %g days: %s", self._days, ", ".join(gone))

    async def lapse(self) -> list[str]:
        """Remove open tables to which nobody comes; who sat there."""
        if self._open_minutes <= 0 or abs(self._drift() - self._began) > HOUR:
            return []
        gone = await self._storage.lapse(self._storage.now() - self._open_minutes * 60)
        if gone:
            log.info("removed, open for %g minutes and not full: %s", self._open_minutes, ", ".join(gone))
        return [holder for there in gone.values() for holder in there]

    def _drift(self) -> float:
        """The same all the time, unless somebody sets the clock: what is years ago by that may be of yesterday."""
        return self._storage.now() - monotonic()

"""Tables that rest: nothing happens at them before one of their clocks runs out, unless somebody comes."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from heapq import heappop, heappush

LONGEST = 3600.0
"""Seconds after which the time is looked at again: it may have been put right."""


class Alarms:
    """Goes on with tables when their time has come."""

    def __init__(self, go_on: Callable[[list[str]], Awaitable[None]], now: Callable[[], float]) -> None:
        self._go_on = go_on
        self._now = now
        self._due: dict[str, float] = {}
        self._order: list[tuple[float, str]] = []
        """By time; what is not due any more then is passed over."""
        self._news = asyncio.Event()

    def __contains__(self, table: str) -> bool:
        return table in self._due

    def set(self, table: str, due: float) -> None:
        """Go on with this table then, and not at any time named before."""
        self._due[table] = due
        heappush(self._order, (due, table))
        self._news.set()

    def drop(self, table: str) -> None:
        """Somebody else looks after this table now."""
        self._due.pop(table, None)

    async def run(self) -> None:
        """For ever."""
        while True:
            self._news.clear()
            come = self._come()
            if come:
                await self._go_on(come)
                continue
            wait = min(LONGEST, self._order[0][0] - self._now()) if self._order else None
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._news.wait()

    def _come(self) -> list[str]:
        """Those whose time has come."""
        come, now = [], self._now()
        while self._order and self._order[0][0] <= now:
            due, table = heappop(self._order)
            if self._due.get(table) == due:
                del self._due[table]
                come.append(table)
        return come

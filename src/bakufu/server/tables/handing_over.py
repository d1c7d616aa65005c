"""When a server stops: its tables go over to another process, and everybody who looks at them is told to come again.

Nobody is sent away before another process has the table in memory (`fetch`, and `fetched` comes back), and few are on
their way at a time: who has arrived is known from what that process says of who is there.
"""

import asyncio
from math import inf
from time import monotonic

from bakufu.server.storage import Storage
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.loading import Loader

COME_AGAIN = (1012, "restarting")
"""With what connections are closed: the next attempt finds another process, or soon this one."""

LAST_ANSWERS = 3.0
"""Seconds for answers under way to be committed."""

LONGEST = 6.5
"""Seconds for all of it, where another process takes tables over."""

ANYBODY = 1.0
"""Seconds after which there is no other process, if none has said anything: who is sent away first waits longest."""

ON_THE_WAY = 12
"""So many tables at a time have people who are sent away and have not arrived."""

ARRIVED = 1.5
"""Seconds after which they count as arrived anyhow: they may have gone home."""

TICK = 0.005


class HandingOver:
    """Gives all tables away, or takes those of another process."""

    def __init__(self, loader: Loader, storage: Storage) -> None:
        self._loader = loader
        self._storage = storage
        self._fetched: set[str] = set()
        """What another process has in memory."""
        self._giving = False
        self._wanted: list[str] = []
        self._fetching: asyncio.Task[None] | None = None

    # Giving

    async def give_all(self) -> None:
        """Answers under way are committed and told; then everybody is told to come again."""
        self._giving = True
        left = {table: live for table, live in self._loader.tables.items() if live.viewers}
        asking = asyncio.create_task(self._say("fetch", list(left)))
        on_the_way: dict[LiveTable, float] = {}
        began = monotonic()
        while left:
            now = monotonic()
            passed = now - began
            on_the_way = {live: since for live, since in on_the_way.items() if not _arrived(live, since, now)}
            room = self._room(passed) - len(on_the_way)
            for table, live in list(left.items()):
                # Where nothing is being written, everybody knows what came of his answer.
                if room > 0 and (passed > LAST_ANSWERS or not live.writes.busy) and self._may_go(table, passed):
                    live.audience.send_away(*COME_AGAIN)
                    on_the_way[live] = now
                    room -= 1
            left = {table: live for table, live in left.items() if live.viewers}
            await asyncio.sleep(TICK)
        asking.cancel()

    def _room(self, passed: float) -> float:
        if self._fetched:
            return ON_THE_WAY if passed < LONGEST else inf
        return inf

    def _may_go(self, table: str, passed: float) -> bool:
        if not self._storage.shared or table in self._fetched:
            return True
        return passed > (LONGEST if self._fetched else ANYBODY)

    def fetched(self, table: str) -> None:
        """Another process has a table in memory."""
        self._fetched.add(table)

    # Taking

    def fetch(self, table: str) -> None:
        """Another process stops, and people will come to this table here; if we do not stop ourselves."""
        if self._giving:
            return
        self._wanted.append(table)
        if self._fetching is None or self._fetching.done():
            self._fetching = asyncio.create_task(self._fetch())

    async def _fetch(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, []
            here = [table for table in wanted if table in self._loader.tables]
            await self._tell(here)
            await self._loader.load_some([table for table in wanted if table not in here], self._tell)

    async def _tell(self, tables: list[str]) -> None:
        here = [table for table in tables if table in self._loader.tables]
        for table in here:
            self._loader.tables[table].used_at = monotonic()
        await self._say("fetched", here)

    async def _say(self, word: str, tables: list[str]) -> None:
        """Tell the other processes, all at once. Where that cannot be done they go on without it."""
        await asyncio.gather(*(self._storage.announce(f"{word} {table}") for table in tables), return_exceptions=True)

    def close(self) -> None:
        """Take no more."""
        if self._fetching:
            self._fetching.cancel()


def _arrived(live: LiveTable, since: float, now: float) -> bool:
    return live.presence.heard_at > since or now - since > ARRIVED

"""What is kept about a person besides seats, as the rest of the server knows it: `Storage.people`."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.storage import played, vacations
from bakufu.server.storage.played import Numbers, Outcome, Played, Rate, Rating
from bakufu.server.storage.rows import Away

TOGETHER = 0.25
"""Seconds for which games that have ended are gathered: a transaction for each would take more time than its moves."""


class People:
    """Games played, ratings, vacations."""

    def __init__(self, engine: AsyncEngine, run: Callable[..., Awaitable[Any]], now: Callable[[], float]) -> None:
        self._engine = engine
        self._run = run
        self._now = now
        self._ended: dict[str, Outcome] = {}
        """Games that are to be counted together."""
        self._counting: asyncio.Task[set[str]] | None = None

    # Games

    async def count(self, outcome: Outcome, rate: Rate) -> bool:
        """Count the end of a game, once, with those that end at about the same time. False: that has been done."""
        self._ended[outcome.table] = outcome
        if self._counting is None:
            self._counting = asyncio.create_task(self._count_all(rate))
        # Whoever waits may be gone before the others' games are counted.
        return outcome.table in await asyncio.shield(self._counting)

    async def _count_all(self, rate: Rate) -> set[str]:
        await asyncio.sleep(TOGETHER)
        ended, self._ended, self._counting = list(self._ended.values()), {}, None
        counted: set[str] = await self._run(partial(played.count, outcomes=ended, rate=rate))
        return counted

    async def uncounted(self, most: int) -> list[str]:
        """Some finished tables whose end has not been counted."""
        async with self._engine.connect() as connection:
            return await played.uncounted(connection, most)

    async def games(self, holder: str, first: int = 0, most: int = 100) -> list[Played]:
        """Some of somebody's games, the newest first, after so many."""
        async with self._engine.connect() as connection:
            return await played.games_of(connection, holder, first, most)

    async def numbers(self, holder: str) -> list[Numbers]:
        """What has come of somebody's games, by game and number of players."""
        async with self._engine.connect() as connection:
            return await played.numbers_of(connection, holder)

    async def ratings(self, holder: str) -> list[Rating]:
        """How strong somebody is, at each game."""
        async with self._engine.connect() as connection:
            return await played.ratings_of(connection, holder)

    # Vacations

    async def vacations(self, holder: str, since: float) -> Away:
        """Somebody's vacations that end after this time."""
        async with self._engine.connect() as connection:
            return await vacations.of(connection, holder, since)

    async def take_vacation(self, holder: str, seconds: float) -> list[str]:
        """From now on, for so long; his tables."""
        now = self._now()
        tables: list[str] = await self._run(partial(vacations.take, holder=holder, begins=now, ends=now + seconds))
        return tables

    async def end_vacation(self, holder: str) -> list[str]:
        """He is back; his tables."""
        tables: list[str] = await self._run(partial(vacations.end, holder=holder, now=self._now()))
        return tables

"""What is kept about a person besides seats, as the rest of the server knows it: `Storage.people`."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.storage import played, vacations
from bakufu.server.storage.played import Numbers, Outcome, Played, Rate, Rating
from bakufu.server.storage.rows import Away


class People:
    """Games played, ratings, vacations."""

    def __init__(self, engine: AsyncEngine, run: Callable[..., Awaitable[Any]], now: Callable[[], float]) -> None:
        self._engine = engine
        self._run = run
        self._now = now

    # Games

    async def count(self, outcome: Outcome, rate: Rate) -> bool:
        """Count the end of a game, once. False: that has been done."""
        done: bool = await self._run(partial(played.count, outcome=outcome, rate=rate))
        return done

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

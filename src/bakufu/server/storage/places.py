"""Finding tables and coming back to them, as the rest of the server knows it: `Storage.places`."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.storage import holding
from bakufu.server.storage.models import Glance, SeatedTable
from bakufu.server.storage.rows import SOME


class Places:
    """What is asked of the database, and done there, by who looks for a table."""

    def __init__(self, engine: AsyncEngine, run: Callable[..., Awaitable[Any]], now: Callable[[], float]) -> None:
        self._engine = engine
        self._run = run
        self._now = now

    # Who sits where

    async def tables_of(self, holder: str) -> list[SeatedTable]:
        """Where a holder sits or is invited: what goes on before what is over, the newest first."""
        async with self._engine.connect() as connection:
            return await holding.tables_of(connection, holder)

    async def note_glances(self, glances: Sequence[tuple[str, int, Glance]]) -> None:
        """How these games stand, each as of so many entries of its log."""
        for start in range(0, len(glances), SOME):
            await self._run(partial(holding.note_glances, glances=glances[start : start + SOME]))

    # To another browser

    async def offer_move(self, code: str, holder: str, seconds: float) -> None:
        """For so long the code with this hash takes all of a holder's seats."""
        now = self._now()
        await self._run(partial(holding.offer_move, code=code, holder=holder, now=now, until=now + seconds))

    async def move(self, code: str, to: str) -> str | None:
        """Whatever the one who offered the code holds is held by `to`; who that was. None: it does not work."""
        moved: str | None = await self._run(partial(holding.move, code=code, to=to, now=self._now()))
        return moved

"""Whether the database can be written."""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex
from time import monotonic
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import schema

PATIENCE = 5.0
"""Seconds that a write may take before it counts as failed."""

LASTS = 1.0
"""Seconds for which an answer holds: whoever asks often makes nobody write often."""

_NAME = "checked"


class Health:
    """Tries to write, for all who ask at the same time together."""

    def __init__(self, run: Callable[[Callable[[AsyncConnection], Awaitable[Any]]], Awaitable[Any]]) -> None:
        self._run = run
        self._trying: asyncio.Task[None] | None = None
        self._tried_at = 0.0

    async def check(self) -> None:
        """Raise what goes wrong when something is written."""
        trying = self._trying
        if trying is None or (trying.done() and monotonic() - self._tried_at > LASTS):
            trying = self._trying = asyncio.create_task(self._try())
        await asyncio.shield(trying)

    async def _try(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._run(write_something)
        finally:
            self._tried_at = monotonic()


async def write_something(connection: AsyncConnection) -> None:
    """Something that was not there: what is the same as before need not be written, and so says nothing."""
    row = {"value": token_hex(8)}
    settings = schema.settings
    changed = await connection.execute(update(settings).where(settings.c.name == _NAME).values(row))
    if not changed.rowcount:
        await connection.execute(insert(settings).values(name=_NAME, **row))

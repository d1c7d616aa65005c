"""Slow work that somebody asks for: beside the tables, one piece at a time for each person, and few in all."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

AT_ONCE = 1
"""Python computes one thing at a time; the more wait for that, the longer do the tables."""

PATIENCE = 8
"""So many pieces of one person's may wait."""


class Busy(Exception):
    """Somebody wants too much at once."""


class Background:
    """Where records are verified and games replayed. People take turns."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "background")
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._waiting: defaultdict[str, int] = defaultdict(int)

    async def do(self, who: str, work: Callable[..., T], *about: Any) -> T:
        """What comes of some work. Raises `Busy`, or whatever the work does."""
        if self._waiting[who] >= PATIENCE:
            raise Busy
        self._waiting[who] += 1
        try:
            async with self._turns[who]:
                return await self.beside(work, *about)
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who], self._turns[who]

    async def beside(self, work: Callable[..., T], *about: Any) -> T:
        """The same for whom nobody has asked for it."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *about))

    def close(self) -> None:
        """What has not begun is not done."""
        self._threads.shutdown(wait=False, cancel_futures=True)

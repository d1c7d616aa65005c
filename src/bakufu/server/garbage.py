"""Garbage is looked for often and in small pieces: all tables wait meanwhile.

Python counts how many more objects there are than at the last look. At tables that are played new ones take the place
of old ones, so it would look seldom, and then through so many that everybody waits for 50 milliseconds and more.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import thread_time

PAUSE = 0.1
"""Seconds between two looks through what is new, at least."""

SHARE = 300
"""And at least so many times as long as the last one took: what is looked through at once grows with the number of
tables that are played, so where all are played fast, looking as often would take a fifth of the time. What is
played leaves hardly anything behind that only such a look finds."""

SELDOM = 6000
"""After so many of them everything is looked through. Hardly anything that tables leave behind is found only so."""


def leave_what_is_there() -> None:
    """What has been loaded so far lives as long as the process and is not looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, SELDOM)


@asynccontextmanager
async def in_small_pieces() -> AsyncIterator[None]:
    """Meanwhile it is done so."""
    looking = asyncio.create_task(_look())
    try:
        yield
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking


async def _look() -> None:
    took = 0.0
    while True:
        await asyncio.sleep(max(PAUSE, SHARE * took))
        begun = thread_time()
        gc.collect(1)
        took = thread_time() - begun

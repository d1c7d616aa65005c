"""Garbage is looked for often and in small pieces: all tables wait meanwhile.

Python counts how many more objects there are than at the last look. At tables that are played new ones take the place
of old ones, so it would look seldom, and then through so many that everybody waits for 50 milliseconds and more.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic, thread_time

PAUSE = 0.1
"""Seconds between two looks through what is new, at least."""

LONGEST = 0.02
"""So many seconds a look should take at most: looked for sooner there is less that is new."""

SHARE = 300
"""If it takes less than that, as seldom as this: so many times as long as the last one took."""

SPARE = 0.1
"""But for no more than so much of the time in which there is nothing else to do: where all tables are played fast,
all is new again after a moment, and to look as often would take a fifth of the time. What is played leaves hardly
anything behind that only such a look finds."""

LEAST_IDLE = 1 / (SPARE * SHARE)
"""Who is never idle looks as seldom as `SHARE` says."""

TINY = 1e-6

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
    pause = PAUSE
    while True:
        woken, used = monotonic(), thread_time()
        await asyncio.sleep(pause)
        begun, waited = thread_time(), monotonic() - woken
        gc.collect(1)
        pause = next_pause(pause, thread_time() - begun, 1 - (begun - used) / waited)


def next_pause(pause: float, took: float, idle: float) -> float:
    """After such a pause a look took so long, and there was nothing to do for this part of the time. Now how long?"""
    wanted = min(SHARE * took, pause * LONGEST / max(took, TINY))
    return max(PAUSE, wanted, took / (SPARE * max(idle, LEAST_IDLE)))

"""What cannot be done while the database is away is done when it is back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

from bakufu.server.storage.outages import is_outage

T = TypeVar("T")

log = logging.getLogger("bakufu")

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds before something is tried again: twice as long each time, up to the longest."""


def pauses() -> Iterator[float]:
    """How long to wait each time."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(LONGEST_PAUSE, pause * 2)


async def until_it_goes(about: str, work: Callable[[], Awaitable[T]]) -> T:
    """Try again as long as the database is to blame. Raises whatever else goes wrong."""
    for pause in pauses():
        try:
            return await work()
        except Exception as error:
            if not is_outage(error):
                raise
            log.warning("%s, again in %.1f s", about, pause, exc_info=error)
        await asyncio.sleep(pause)
    raise AssertionError

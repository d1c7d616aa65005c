"""How quickly the server answers somebody else meanwhile."""

import asyncio
from collections.abc import Awaitable, Sequence
from time import monotonic

from bakufu.server.wire.socket import Done, Update
from tests.server.serving import Browser

PAUSE = 0.07
"""Seconds between two words: less than anybody may say."""


async def answer_times(browser: Browser, meanwhile: Awaitable[object]) -> list[float]:
    """Seconds until each of a quiet table's words was written down and answered, while something else goes on."""
    table = browser.set_table(["me", "me"], options={"taking": "draft"}).info.table
    going_on = asyncio.ensure_future(meanwhile)
    times = []
    async with browser.sit(table, 0) as chair:
        await chair.hear(Update)
        while not going_on.done():
            begun = monotonic()
            assert isinstance(await chair.answered(await chair.say("chat", text="?")), Done)
            times.append(monotonic() - begun)
            await asyncio.sleep(PAUSE)
    await going_on
    return times


def share(times: Sequence[float], part: float) -> float:
    """The time that this share of the answers did not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]

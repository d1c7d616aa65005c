"""Playing at random through real connections."""

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack
from random import Random

from bakufu.server.wire.socket import Update
from tests.server.serving import Browser, Chair


async def play_at_random(browser: Browser, table: str, seats: Iterable[int], most: int | None = None) -> int:
    """These seats answer whatever they are asked, until the game is over or there have been so many answers.

    How many of them counted.
    """
    rng = Random(table)
    done = 0

    async def play(chair: Chair) -> None:
        nonlocal done
        while most is None or done < most:
            update = await chair.asked()
            if update.result:
                return
            assert update.asked
            chair.update = None
            reply = type(await chair.play(rng.choice(update.asked.actions))).__name__
            # In a race another may have been faster, and who answers at the same time may be overtaken.
            assert reply in ("Done", "Overtaken", "NotAllowed"), reply
            done += reply == "Done"
            if chair.update is None:
                await chair.hear(Update)

    async with AsyncExitStack() as until_done:
        chairs = [await until_done.enter_async_context(browser.sit(table, seat)) for seat in seats]
        playing = [asyncio.create_task(play(chair)) for chair in chairs]
        # Who has seen enough answers leaves; the others may be waiting for a question that does not come any more.
        ended, left = await asyncio.wait(
            playing, return_when=asyncio.ALL_COMPLETED if most is None else asyncio.FIRST_COMPLETED
        )
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        for task in ended:
            task.result()
    return done

"""The process that reviews stands still while people wait for answers, and goes on by and by."""

import asyncio
import os
import time
from contextlib import suppress
from pathlib import Path

from bakufu.kernel.words import ONLOOKER
from bakufu.server.analysis.review_job import AnalysisJob
from bakufu.server.analysis.standing_still import LONGEST, SPELL, WHILE
from bakufu.server.analysis.worker import Worker
from bakufu.server.tables.bot_pool import Died
from tests.server.api.test_reviews import PATIENCE, finished


def seconds_worked(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def at_once() -> None:
    """Nobody has to wait."""


async def speaking(worker: Worker, seconds: float) -> None:
    """People never cease to speak."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        worker.stand_still()
        await asyncio.sleep(0.005)


def test_it_stands_still_while_people_speak_and_goes_on_by_and_by() -> None:
    async def review(worker: Worker, began: asyncio.Event) -> None:
        with suppress(Died):
            async for _ in worker.do(AnalysisJob(finished(1), ONLOOKER, 150), at_once):
                began.set()

    async def watch() -> None:
        worker, began = Worker(nice=0), asyncio.Event()
        # Who has not begun yet cannot be asked, and must not die of it.
        worker.stand_still()
        reviewing = asyncio.create_task(review(worker, began))
        try:
            await began.wait()
            worked, at = seconds_worked(worker.process), time.monotonic()
            await speaking(worker, LONGEST)
            while seconds_worked(worker.process) <= worked + SPELL:
                assert time.monotonic() < at + PATIENCE, "where words never cease it has its spells nevertheless"
                await speaking(worker, LONGEST / 4)
            assert seconds_worked(worker.process) - worked < 0.25 * (time.monotonic() - at)
            await asyncio.sleep(WHILE)
            worked, at = seconds_worked(worker.process), time.monotonic()
            while seconds_worked(worker.process) <= worked + 5 * SPELL:
                assert time.monotonic() < at + PATIENCE, "it does not go on"
                await asyncio.sleep(0.01)
        finally:
            await asyncio.to_thread(worker.stop)
            await reviewing

    asyncio.run(watch())

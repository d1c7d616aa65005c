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
from tests.server.api.test_reviews import finished


def seconds_worked(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def at_once() -> None:
    """Nobody has to wait."""


async def speaking(worker: Worker, seconds: float) -> tuple[float, float]:
    """How much it works while people never cease to speak, and how long that was."""
    process, began = worker.process, time.monotonic()
    before = seconds_worked(process)
    while time.monotonic() < began + seconds:
        worker.stand_still()
        await asyncio.sleep(WHILE / 6)
    return seconds_worked(process) - before, time.monotonic() - began


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
            worked, passed = await speaking(worker, 4 * LONGEST)
            assert worked < 0.25 * passed
            assert worked > SPELL, "where words never cease it has its spells nevertheless"
            before = seconds_worked(worker.process)
            await asyncio.sleep(0.4)
            assert seconds_worked(worker.process) > before + 0.1
        finally:
            await asyncio.to_thread(worker.stop)
            await reviewing

    asyncio.run(watch())

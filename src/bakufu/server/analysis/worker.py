"""A process for reviews: one at a time, at the lowest priority, still while people wait for answers."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock
from typing import Any

from bakufu.server.analysis.review_job import AnalysisJob, Progress, analysed
from bakufu.server.analysis.standing_still import StandingStill
from bakufu.server.tables.bot_pool import Died, end_with_server

LOWEST = 19


def _work(pipe: Connection, nice: int, people: StandingStill) -> None:
    """A process's whole life."""
    end_with_server()
    stand_back(nice)
    people.obey()
    while True:
        job: AnalysisJob = pipe.recv()
        try:
            for step in analysed(job):
                pipe.send(step)
                if not isinstance(step, str):
                    # Until it is let on: others may need the time more.
                    pipe.recv()
        except Exception as error:
            pipe.send(error)


def stand_back(nice: int) -> None:
    """From now on this process lets others go first."""
    # Where the system does not let us, it is as it is.
    with suppress(OSError):
        os.nice(nice)
    # Linux may weigh sessions against each other, and priorities only within one. (Who runs only when nobody else wants
    # to, by SCHED_IDLE, makes others wait longer: a core that does this alone counts as free, and is given no work.)
    with suppress(OSError, AttributeError):
        os.setsid()
        Path("/proc/self/autogroup").write_text(str(nice))


class Worker:
    """One such process, started when it is needed."""

    def __init__(self, nice: int = LOWEST) -> None:
        context = get_context("spawn")
        self._stopping = Lock()
        self._threads = ThreadPoolExecutor(1, "reviews")
        self._ours, theirs = context.Pipe()
        self._people, self._obeys = StandingStill(), False
        self._process = context.Process(target=_work, args=(theirs, nice, self._people), daemon=True)
        self._process.start()
        theirs.close()

    async def do(self, job: AnalysisJob, let_on: Callable[[], Awaitable[None]]) -> AsyncIterator[Progress | str]:
        """How far it is, and at last what has come of it. Raises `Died`, or whatever the review does."""
        await self._beside(self._ours.send, job)
        while True:
            step = await self._beside(self._ours.recv)
            self._obeys = True
            if isinstance(step, Exception):
                raise step
            yield step
            if isinstance(step, str):
                return
            await let_on()
            await self._beside(self._ours.send, None)

    @property
    def process(self) -> int:
        """Its number."""
        assert self._process.pid
        return self._process.pid

    def stand_still(self) -> None:
        """Somebody at a table waits for an answer."""
        # Before it has said anything it does not know the signal, and would die of it.
        if self._obeys:
            self._people.ask(self.process)

    async def _beside(self, call: Callable[..., Any], *about: Any) -> Any:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, call, *about)
        except (EOFError, OSError) as error:
            raise Died from error

    def stop(self) -> None:
        """End it, whatever it does."""
        with self._stopping:
            self._process.kill()
            self._process.join()
        self._threads.shutdown(wait=True, cancel_futures=True)
        self._ours.close()

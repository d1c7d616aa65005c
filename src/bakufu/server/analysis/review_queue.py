"""Whoever does the reviews that people have asked for, one after the other, whenever the bots leave time."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic

from bakufu.server.analysis.review_job import AnalysisJob, Progress
from bakufu.server.analysis.worker import Worker
from bakufu.server.storage.analyses import Analysis
from bakufu.server.storage.retry import until_it_goes
from bakufu.server.tables.registry import Registry

log = logging.getLogger("bakufu")

LOOK = 5.0
"""Seconds between two looks into the queue, into which other processes write, too."""

BREATH = 0.05
"""Seconds between two looks whether the bots have done."""

PATIENCE = 5.0
"""Bots may think without end: after so many seconds a piece is done nevertheless, at the lowest priority."""

NOTE, BEAT = 1.0, 15.0
"""Seconds after which it is written down how far a review is, and after which at the latest that it goes on."""


class Analyst:
    """One at a time in each process of the server."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._samples = registry.settings.review_samples
        self._analyses = registry.storage.analyses
        self._asked = asyncio.Event()
        self._worker: Worker | None = None
        self._task: asyncio.Task[None] | None = None
        self._now: Analysis | None = None
        self._step: Progress = (0, 0)

    def open(self) -> None:
        """Begin."""
        if self._samples:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """What is not done yet is left to whoever is next."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
        await asyncio.to_thread(self._rest)
        if self._now:
            with suppress(Exception):
                await self._analyses.leave(self._now)

    def wake(self) -> None:
        """Somebody has asked for a review."""
        self._asked.set()

    def stand_still(self) -> None:
        """Somebody at a table has spoken and waits for an answer."""
        if self._worker:
            self._worker.stand_still()

    async def _run(self) -> None:
        while True:
            self._asked.clear()
            one = await until_it_goes("no review is begun", self._analyses.claim)
            if one:
                self._now = one
                await self._do(one)
                self._now = None
                continue
            await asyncio.to_thread(self._rest)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._asked.wait()

    async def _do(self, one: Analysis) -> None:
        result = None
        try:
            lines = await self._record(one.table)
            if lines is not None:
                result = await self._review(one, AnalysisJob(lines, one.eyes, self._samples))
        except Exception:
            log.exception("table %s: no review", one.table)
            await asyncio.to_thread(self._rest)
        await until_it_goes("a review is not written down", lambda: self._analyses.finish(one, result))

    async def _record(self, table: str) -> str | None:
        """The record of a table whose game is over; reviews are of nothing else."""
        live = await self._registry.live(table)
        if live is None or not live.projection.over:
            return None
        record = await self._registry.background.beside(live.projection.record)
        return "\n".join(record.lines())

    async def _review(self, one: Analysis, job: AnalysisJob) -> str | None:
        worker = self._worker
        if worker is None:
            worker = self._worker = await asyncio.to_thread(Worker, self._registry.settings.review_nice)
        self._step = (0, 0)
        noting = asyncio.create_task(self._note(one))
        try:
            async for step in worker.do(job, self._let_on):
                if isinstance(step, str):
                    return step
                self._step = step
        finally:
            noting.cancel()
        return None

    async def _note(self, one: Analysis) -> None:
        """Others see how far it is, and hear that it goes on, however long a piece takes."""
        noted, at = (0, 0), monotonic()
        while True:
            await asyncio.sleep(NOTE)
            if self._step == noted and monotonic() - at < BEAT:
                continue
            noted, at = self._step, monotonic()
            with suppress(Exception):
                await self._analyses.note(one, *noted)

    async def _let_on(self) -> None:
        """Until no bot thinks, for a while."""
        until, bots = monotonic() + PATIENCE, self._registry.bot_pool
        while (bots.thinking or bots.waiting) and monotonic() < until:
            await asyncio.sleep(BREATH)

    def _rest(self) -> None:
        """Nothing to do: no process either."""
        if self._worker:
            self._worker.stop()
            self._worker = None

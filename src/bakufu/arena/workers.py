"""Work on one core or several. Each piece comes back as it is done; what comes of it does not depend on who did it."""

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from bakufu.arena.bout import Bout, BoutResult, play_out
from bakufu.arena.cluster import done_on
from bakufu.arena.entrants import PACKAGE
from bakufu.kernel.mistake import Mistake

Job = TypeVar("Job")
Done = TypeVar("Done")

AHEAD = 3
"""So many jobs are handed out for each worker, so that none waits for work."""


def finished(
    bouts: Iterable[Bout | None], workers: int, ray: str | None = None
) -> Generator[tuple[Bout, BoutResult], None, None]:
    """Play them all, here or on a Ray cluster; each with its outcome as it ends."""
    try:
        yield from done(bouts, play_out, workers, ray=ray)
    except BrokenProcessPool:
        raise Mistake("arena-worker-died", package=PACKAGE) from None


def done(
    jobs: Iterable[Job | None], work: Callable[[Job], Done], workers: int, fresh: bool = False, ray: str | None = None
) -> Generator[tuple[Job, Done], None, None]:
    """Do all of these; each with what came of it as that is known. `work` is a module's own function.

    None among the jobs means that the next one is not known before one of those handed out is done. One worker is this
    process, unless it has to be a `fresh` one. Raises `BrokenProcessPool` where a worker was ended from outside. With
    the address of a Ray cluster all is done there.
    """
    if ray is not None:
        yield from done_on(ray, jobs, work)
        return
    if workers == 1 and not fresh:
        for job in jobs:
            if job is not None:
                yield job, work(job)
        return
    waiting = iter(jobs)
    running: dict[Future[Done], Job] = {}
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)
    try:
        while True:
            for job in islice(waiting, AHEAD * workers - len(running)):
                if job is None:
                    break
                running[pool.submit(work, job)] = job
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """A worker ends with who has started it, also where that was killed; Ctrl-C is the other's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)

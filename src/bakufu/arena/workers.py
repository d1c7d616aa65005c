"""Bouts on one core or several. Each comes back as it ends; how it ended does not depend on who played it."""

import os
import signal
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread

from bakufu.arena.bout import Bout, Outcome, play_out
from bakufu.arena.entrants import PACKAGE
from bakufu.kernel.mistake import Mistake

AHEAD = 3
"""So many bouts are handed out for each worker, so that none waits for work."""


def finished(bouts: Iterable[Bout], workers: int) -> Generator[tuple[Bout, Outcome], None, None]:
    """Play them all; each with its outcome as it ends."""
    if workers == 1:
        for bout in bouts:
            yield bout, play_out(bout)
        return
    waiting = iter(bouts)
    running: dict[Future[Outcome], Bout] = {}
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)
    try:
        while True:
            for bout in islice(waiting, AHEAD * workers - len(running)):
                running[pool.submit(play_out, bout)] = bout
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    except BrokenProcessPool:
        raise Mistake("arena-worker-died", package=PACKAGE) from None
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

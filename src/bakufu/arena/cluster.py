"""Work on many machines: a Ray cluster (docs/cluster.md). What comes of it does not depend on who did it.

A worker or a whole machine that dies is replaced by Ray, and what it was doing is done again.
"""

import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from logging import CRITICAL
from time import perf_counter
from typing import Any, TypeVar

from bakufu.arena.entrants import PACKAGE
from bakufu.engine import PACKAGE as SOURCES
from bakufu.engine import stamp
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.values import FILE as LEARNED

Job = TypeVar("Job")
Done = TypeVar("Done")

AHEAD = 3
"""So many handfuls are handed out for each core, so that none waits for work."""
MOST = 256
"""Jobs in a handful."""
SECONDS = 1.0
"""What a handful should take: long enough that handing it out costs nothing beside it."""
PATIENCE = 10.0
"""Seconds until a cluster must have answered."""
TRIES = 20
"""So often a handful is tried again when its worker has died; one that kills every worker must end."""


@cache
def version() -> str:
    """Of everything that a game's outcome can depend on: other sources play other games."""
    parts = ("kernel", "games", "bots", "coach", "arena", "balance", "training")
    files = (file for part in parts for kind in ("*.py", LEARNED) for file in (SOURCES / part).rglob(kind))
    return stamp(sorted(files))


def do_some(work: Callable[[Job], Done], jobs: Sequence[Job]) -> tuple[str, float, list[Done]]:
    """What a worker does with a handful, and which version it has done it with, in how many seconds."""
    began = perf_counter()
    found = [work(job) for job in jobs]
    return version(), perf_counter() - began, found


def done_on(
    address: str, jobs: Iterable[Job | None], work: Callable[[Job], Done]
) -> Generator[tuple[Job, Done], None, None]:
    """Do all of these on the cluster at this address; each with what came of it as that is known.

    None among the jobs means that the next one is not known before one of those handed out is done.
    """
    ray = _joined(address)
    try:
        yield from _do(ray, iter(jobs), work)
    finally:
        ray.shutdown()


def _joined(address: str) -> Any:
    try:
        # Whoever runs this wants to hear of games, not of telemetry.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray
    except ModuleNotFoundError:
        raise Mistake("arena-ray-extra", package=PACKAGE) from None
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=CRITICAL, configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError, OSError, TimeoutError) as error:
        why = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise Mistake("arena-ray-none", package=PACKAGE, address=address, why=why) from None
    return ray


def _knock(address: str) -> None:
    """Ray would wait for many minutes where nobody answers."""
    host, colon, port = address.rpartition(":")
    if not colon or "://" in address:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise Mistake("arena-ray-none", package=PACKAGE, address=address, why=str(error)) from None


def _do(ray: Any, waiting: Iterator[Job | None], work: Callable[[Job], Done]) -> Iterator[tuple[Job, Done]]:
    remote = ray.remote(num_cpus=1, max_retries=TRIES)(do_some)
    running: dict[Any, list[Job]] = {}
    size = 1
    try:
        while True:
            # Machines may come and go meanwhile.
            cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(running) < AHEAD * cores:
                jobs = [*islice(iter(lambda: next(waiting, None), None), size)]
                if not jobs:
                    break
                running[remote.remote(work, jobs)] = jobs
            if not running:
                return
            ready, _ = ray.wait([*running], num_returns=1)
            for handle in ready:
                jobs = running.pop(handle)
                found, seconds, outcomes = _got(ray, handle)
                if found != version():
                    raise Mistake("arena-ray-other", package=PACKAGE)
                size = max(1, min(MOST, 2 * size, int(SECONDS * len(jobs) / max(seconds, 1e-6))))
                yield from zip(jobs, outcomes, strict=True)
    finally:
        for handle in running:
            ray.cancel(handle, force=True)


def _got(ray: Any, handle: Any) -> tuple[str, float, list[Any]]:
    """What came of a handful; what went wrong in it is told as if it had gone wrong here."""
    try:
        found: tuple[str, float, list[Any]] = ray.get(handle)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        why = str(error).strip().splitlines()[0]
        raise Mistake("arena-ray-lost", package=PACKAGE, why=why) from None
    return found

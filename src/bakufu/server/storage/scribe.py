"""A thread that does one thing after another for the loop.

An executor does so too, but with much ado whenever something is handed over, and meanwhile the loop stands still.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

Job = tuple[Callable[[], object], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


class Scribe:
    """Does what it is given, in turn."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)

    def do(self, work: Callable[[], object]) -> "asyncio.Future[Any]":
        """Have something done; what comes of it, or what it raises, is to be awaited."""
        if not self._thread.ident:
            self._thread.start()
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._jobs.put((work, loop, done))
        return done

    def close(self) -> None:
        """When everything is done."""
        if self._thread.ident:
            self._jobs.put(None)
            self._thread.join()

    def _work(self) -> None:
        while job := self._jobs.get():
            work, loop, done = job
            answer: object
            try:
                answer = work()
            except BaseException as error:
                answer = error
            # Whoever wanted it lets go of what was worked on.
            del job, work
            # Where the loop has ended nobody waits for it.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(settle, done, answer)


def settle(done: "asyncio.Future[Any]", answer: object) -> None:
    """A future has its answer, unless nobody waits for it any more."""
    if done.done():
        return
    if isinstance(answer, BaseException):
        done.set_exception(answer)
    else:
        done.set_result(answer)

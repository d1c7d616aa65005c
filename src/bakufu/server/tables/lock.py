"""One at a time."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

log = logging.getLogger("bakufu")


class WriteLock:
    """A lock for those who can wait and for those who would rather be called; they get it in the order of asking."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[Callable[[], None]] = deque()
        self._calling = False

    def ask(self, begin: Callable[[], None]) -> None:
        """`begin` is called when the turn has come, maybe at once. It must see to it that the turn is given back."""
        self._waiting.append(begin)
        self._call()

    def give_back(self) -> None:
        """Whoever has waited longest is next."""
        self.taken = False
        self._call()

    def _call(self) -> None:
        # Who is called may give the turn back at once, thousands one after the other: they must not call each other.
        if self._calling:
            return
        self._calling = True
        try:
            while self._waiting and not self.taken:
                self.taken = True
                try:
                    self._waiting.popleft()()
                except Exception:
                    log.exception("a turn was not used")
                    self.taken = False
        finally:
            self._calling = False

    async def __aenter__(self) -> None:
        come: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if come.done():
                self.give_back()
            else:
                come.set_result(None)

        self.ask(begin)
        try:
            await come
        except asyncio.CancelledError:
            if not come.cancelled():
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()

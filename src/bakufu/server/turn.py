"""One at a time."""

import asyncio
from collections import deque
from collections.abc import Callable


class Turn:
    """A lock for those who can wait and for those who would rather be called; they get it in the order of asking."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def ask(self, begin: Callable[[], None]) -> None:
        """`begin` is called when the turn has come, maybe at once. It must see to it that the turn is given back."""
        if self.taken:
            self._waiting.append(begin)
        else:
            self.taken = True
            begin()

    def give_back(self) -> None:
        """Whoever has waited longest is next."""
        if self._waiting:
            self._waiting.popleft()()
        else:
            self.taken = False

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

"""One at a time."""

import asyncio
from collections import deque


class Turn:
    """A lock that can also be taken without waiting, where it is free; who waits gets it in the order of asking."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free."""
        if self.taken:
            return False
        self.taken = True
        return True

    def give_back(self) -> None:
        """Whoever waits longest has it now."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()

"""What time it is: for all processes that share a database its own time; else this machine's, unless that jumps."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic, time

log = logging.getLogger("bakufu")

QUESTIONS = 5
"""The shortest way of so many counts: the others have waited for something else."""

EVERY = 60.0
"""Seconds after which the database is asked again; our own counter goes wrong by a few milliseconds in these."""


JUMP = 5.0
"""Seconds by which a clock that is kept right is never wrong: whoever sets it by more has set it."""


class OwnClock:
    """This machine's clock, for who is alone with a database.

    Whoever is thinking when it is set to another hour has thought no longer for it: time goes on as it was, until the
    server is started again. Where it is put right by a little, that is followed.
    """

    def __init__(self, wall: Callable[[], float] = time, counter: Callable[[], float] = monotonic) -> None:
        self._wall = wall
        self._counter = counter
        self._ahead = wall() - counter()
        """What has to be added to our counter, which nobody can set."""
        self._looked = counter()
        self._jumped = False

    def now(self) -> float:
        """Seconds since 1970."""
        count = self._counter()
        if count - self._looked > 1.0:
            self._looked = count
            self._look(self._wall() - count)
        return count + self._ahead

    def _look(self, ahead: float) -> None:
        jumped = abs(ahead - self._ahead) > JUMP
        if not jumped:
            self._ahead = ahead
        elif not self._jumped:
            by = ahead - self._ahead
            log.warning("this machine's clock has jumped by %.0f s; at the tables time goes on as it was", by)
        self._jumped = jumped


class SharedClock:
    """The database's clock, as well as it is known here.

    `now` asks nobody: since the last question our own counter has gone on, which nobody can set. So it does not matter
    what the system of this process says, nor whether that is put right meanwhile.
    """

    def __init__(self, ask: Callable[[], Awaitable[float]], counter: Callable[[], float] = monotonic) -> None:
        self._ask = ask
        self._counter = counter
        self._ahead = 0.0
        """What has to be added to our counter."""
        self._asking: asyncio.Task[None] | None = None

    def now(self) -> float:
        """Seconds since 1970."""
        return self._counter() + self._ahead

    async def open(self) -> None:
        """Know the time from now on."""
        await self.measure()
        self._asking = asyncio.create_task(self._keep_asking())

    def close(self) -> None:
        """Ask no more."""
        if self._asking:
            self._asking.cancel()

    async def measure(self) -> None:
        """Ask the database. What it said was true when half of the way there and back was done."""
        measured = []
        for _ in range(QUESTIONS):
            sent = self._counter()
            told = await self._ask()
            came = self._counter()
            measured.append((came - sent, told - (sent + came) / 2))
        _, self._ahead = min(measured)

    async def _keep_asking(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.measure()
            except Exception:
                log.warning("the database does not say what time it is; ours goes on", exc_info=True)

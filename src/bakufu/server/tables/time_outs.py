"""What happens when a clock runs out, or a program is silent for too long: a caretaker decides for the seat."""

import asyncio
from collections.abc import Callable
from math import inf
from typing import Protocol

from bakufu.kernel.words import Seat
from bakufu.server.settings import Settings
from bakufu.server.tables.projection import Projection

IN_TIME = 0.001
"""An alarm may ring so many seconds early."""


class Timed(Protocol):
    """A table at which time may run out."""

    projection: Projection
    settings: Settings
    now: Callable[[], float]
    """What time it is."""

    def show(self) -> None:
        """Show everybody what they may see now."""


class TimeOuts:
    """The alarms of one table."""

    def __init__(self, live: Timed, wake: Callable[[], None]) -> None:
        self._live = live
        self._projection = live.projection
        self._wake = wake
        """Lets whoever is no person think."""
        self._alarm: asyncio.TimerHandle | None = None
        self.out_at = inf
        """When the next clock runs out."""
        self._watched: dict[Seat, tuple[int, asyncio.TimerHandle]] = {}
        """Programs that are asked where there is no clock: since which of their answers, and when that is too long."""

    @property
    def ticking(self) -> bool:
        """Whether a clock runs."""
        return self._alarm is not None

    def close(self) -> None:
        """Nothing rings any more."""
        for timer in (self._alarm, *[timer for _, timer in self._watched.values()]):
            if timer:
                timer.cancel()
        self._alarm = None

    def set_alarm(self) -> None:
        """For the seat whose clock runs out first."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if not self._projection.has_clock or self._projection.closed:
            return
        running = [seat for seat in self._projection.table.waiting_for if not self._projection.caretaker[seat]]
        self.out_at = min((self._projection.clocks.out_at(seat) for seat in running), default=inf)
        if self.out_at < inf:
            wait = max(0.0, self.out_at - self._live.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._time_out)

    def _time_out(self) -> None:
        self._alarm = None
        now = self._live.now()
        for seat in self._projection.table.waiting_for:
            if self._projection.clocks.out_at(seat) <= now + IN_TIME:
                self._projection.caretaker[seat] = True
        self._live.show()
        self._wake()

    def watch(self, seat: Seat) -> None:
        """Where there is no clock: a program that is silent costs its own decision, and nobody waits for ever."""
        projection = self._projection
        if projection.has_clock or not projection.sitters[seat].program:
            return
        given = projection.given[seat]
        known = self._watched.get(seat)
        if known:
            if known[0] == given:
                return
            known[1].cancel()
        wait = self._live.settings.program
        self._watched[seat] = given, asyncio.get_running_loop().call_later(wait, self._silent, seat, given)

    def _silent(self, seat: Seat, given: int) -> None:
        del self._watched[seat]
        waiting = self._projection.unready or self._projection.table.waiting_for
        if self._projection.given[seat] == given and seat in waiting:
            self._projection.caretaker[seat] = True
            self._live.show()
            self._wake()

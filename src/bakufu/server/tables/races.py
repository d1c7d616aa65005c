"""Races: nobody sees what is raced for before all do, and answers count by when they were sent."""

import asyncio
from bisect import insort
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from time import monotonic
from typing import Any, Protocol

from bakufu.kernel.record import Timing
from bakufu.kernel.words import Seat
from bakufu.server.settings import Settings
from bakufu.server.tables.answer_result import Verdict
from bakufu.server.tables.bot_driver import Answering, BotDriver
from bakufu.server.tables.latency import MOST
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.viewer import Viewer
from bakufu.server.wire.socket import Ping, Ready

PINGS = (0.0, 0.35, 0.7)
"""When round trips are measured, as shares of the time before a race."""

A_YEAR = 3600.0 * 24 * 365
"""How long a race waits for seats that nobody has taken."""


class RaceAnswer:
    """An answer that waits until no earlier one can be under way."""

    __slots__ = ("action", "allowance", "arrived", "done", "due", "seat", "sent")

    def __init__(self, seat: Seat, action: Any, arrived: float, allowance: float, due: float) -> None:
        self.seat = seat
        self.action = action
        self.arrived = arrived
        self.allowance = allowance
        self.sent = arrived - allowance
        """When it was sent, by the server's own clock and measurement."""
        self.due = due
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class RaceOrder:
    """Holds answers, and lets them go in the order in which they were sent."""

    def __init__(self, carry_out: Callable[[RaceAnswer], Awaitable[Any]]) -> None:
        self._carry_out = carry_out
        self._held: list[RaceAnswer] = []
        self._letting_go: asyncio.Task[None] | None = None

    async def answer(self, seat: Seat, action: Any, allowance: float, others: float) -> Any:
        """What came of an answer that has just arrived. `others` is the longest allowance that another player has."""
        now = monotonic()
        held = RaceAnswer(seat, action, now, allowance, now - allowance + others)
        insort(self._held, held, key=lambda one: one.sent)
        if self._letting_go is None or self._letting_go.done():
            self._letting_go = asyncio.create_task(self._let_go())
        return await held.done

    async def _let_go(self) -> None:
        while self._held:
            wait = min(one.due for one in self._held) - monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
                continue
            # Whatever was sent before an answer that is due goes before it.
            first = self._held.pop(0)
            try:
                outcome, error = await self._carry_out(first), None
            except Exception as failed:
                outcome, error = None, failed
            # Who has left meanwhile waits for no answer; the others do.
            if not first.done.done():
                if error:
                    first.done.set_exception(error)
                else:
                    first.done.set_result(outcome)


class Racing(Protocol):
    """A table at which races take place."""

    projection: Projection
    settings: Settings
    viewers: list[Viewer]
    now: Callable[[], float]
    """What time it is."""
    driver: BotDriver

    @property
    def answers(self) -> Answering:
        """Where answers are given."""

    def show(self) -> None:
        """Send everybody what is new to them."""


class Races:
    """The races of one table: before one begins the table is hidden; then answers go in the order of their sending."""

    def __init__(self, table: Racing, shared: bool) -> None:
        self._table = table
        self._shared = shared
        """Whether players may be connected through other processes, too."""
        self._order = RaceOrder(self._play)
        self._curtain: asyncio.TimerHandle | None = None
        self._opening = -inf
        self.announce()

    @property
    def hidden(self) -> bool:
        """Whether a race has been announced and has not begun: nobody may see the table now."""
        return self._curtain is not None

    def close(self) -> None:
        """Forget all about it."""
        if self._curtain:
            self._curtain.cancel()

    # Before

    def announce(self) -> None:
        """Before a race begins nobody sees what it is about; then all do at one moment."""
        projection = self._table.projection
        if not projection.racing:
            return
        opening = projection.opens_at + self._table.settings.ready
        if opening == self._opening or opening <= self._table.now():
            return
        self.close()
        self._opening = opening
        loop = asyncio.get_running_loop()
        if opening == inf:
            self._curtain = loop.call_later(A_YEAR, self._open)
            return
        wait = opening - self._table.now()
        self._curtain = loop.call_later(wait, self._open)
        for viewer in self._table.viewers:
            viewer.tell(Ready(round(wait, 3)))
        for share in PINGS:
            loop.call_later(share * wait, self._ping_all)

    def greet(self, viewer: Viewer) -> None:
        """Who comes now learns when the race begins."""
        if self._table.projection.raced:
            _ping((viewer,))
        if self.hidden and self._opening < inf:
            viewer.tell(Ready(max(0.0, round(self._opening - self._table.now(), 3))))

    def _open(self) -> None:
        wait = self._opening - self._table.now()
        if 0 < wait < inf:
            # Timers count whole milliseconds: without this one might see the race before it begins, and answer.
            self._curtain = asyncio.get_running_loop().call_later(wait, self._open)
            return
        self._curtain = None
        self._table.show()
        self._table.driver.wake()

    def _ping_all(self) -> None:
        _ping(self._table.viewers)

    # Answers

    async def answer(self, seat: Seat, action: Any, allowance: float) -> Verdict:
        """What came of an answer that has just arrived."""
        verdict: Verdict = await self._order.answer(seat, action, allowance, self._longest_way())
        return verdict

    def _longest_way(self) -> float:
        """The longest allowance that anybody has who may answer now."""
        if self._shared:
            return MOST
        waiting = self._table.projection.table.waiting_for
        return max((one.latency.allowance for one in self._table.viewers if one.seat in waiting), default=0.0)

    async def _play(self, held: RaceAnswer) -> Verdict:
        table = self._table
        began = monotonic() - (table.now() - table.projection.opens_at - table.settings.ready)
        timing = Timing(round((held.arrived - began) * 1000, 1), round(held.allowance * 1000, 1))
        return await table.answers.play(held.seat, held.action, table.driver.kind(held.seat), timing)


def _ping(viewers: Sequence[Viewer]) -> None:
    for viewer in viewers:
        if viewer.seat >= 0:
            viewer.tell(Ping(viewer.latency.ping()))

"""The order of answers in a race: by when they were sent, as far as the server can tell."""

import asyncio
from bisect import insort
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

from bakufu.kernel.words import Seat


class Held:
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


class Race:
    """Holds answers, and lets them go in the order in which they were sent."""

    def __init__(self, carry_out: Callable[[Held], Awaitable[Any]]) -> None:
        self._carry_out = carry_out
        self._held: list[Held] = []
        self._letting_go: asyncio.Task[None] | None = None

    async def answer(self, seat: Seat, action: Any, allowance: float, others: float) -> Any:
        """What came of an answer that has just arrived. `others` is the longest allowance that another player has."""
        now = monotonic()
        held = Held(seat, action, now, allowance, now - allowance + others)
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

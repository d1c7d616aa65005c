"""Those at a table who are not asked by a browser: bots, and the caretaker of a seat whose time is out."""

import asyncio
import logging
from math import inf
from random import random
from time import time
from typing import TYPE_CHECKING

from bakufu.kernel.words import Refused, Seat
from bakufu.server.entry import By
from bakufu.server.settings import CARETAKER
from bakufu.server.thinkers import Thinkers

if TYPE_CHECKING:
    from bakufu.server.room import Room

log = logging.getLogger("bakufu")

MOMENT = 1.0
"""Seconds that a caretaker leaves the owner to come back before each answer."""


class Players:
    """Lets bots think where they are asked, and watches the clocks."""

    def __init__(self, room: "Room", thinkers: Thinkers) -> None:
        self._room = room
        self._live = room.live
        self._thinkers = thinkers
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._thinking)

    @property
    def ticking(self) -> bool:
        """Whether a clock runs."""
        return self._alarm is not None

    def kind(self, seat: Seat) -> By:
        """Who answers for a seat."""
        if self._live.sitters[seat].kind == "bot":
            return "bot"
        return "caretaker" if self._live.caretaker[seat] else "owner"

    def close(self) -> None:
        """Stop thinking."""
        for _, task in self._thinking.values():
            task.cancel()
        if self._alarm:
            self._alarm.cancel()

    def wake(self) -> None:
        """Whoever has to decide and is no person begins to think; for the others the clock runs."""
        if self._room.closed:
            return
        for seat in self._live.table.waiting_for:
            if self.kind(seat) != "owner":
                self._start(seat)
        self._set_alarm()

    def _start(self, seat: Seat) -> None:
        given = self._live.given[seat]
        known = self._thinking.get(seat)
        if known and known[0] == given:
            return
        task = asyncio.create_task(self._think(seat, given))
        self._thinking[seat] = (given, task)
        task.add_done_callback(lambda _: self._thought(seat, task))

    def _thought(self, seat: Seat, task: "asyncio.Task[None]") -> None:
        known = self._thinking.get(seat)
        if known and known[1] is task:
            del self._thinking[seat]
        if task.cancelled():
            return
        if task.exception():
            log.error("a bot at table %s", self._live.id, exc_info=task.exception())
        else:
            self.wake()

    async def _think(self, seat: Seat, given: int) -> None:
        live, room = self._live, self._room
        who = self.kind(seat)
        name = live.sitters[seat].bot or CARETAKER
        decision = live.decision(seat)
        if decision is None:
            return
        if who == "caretaker":
            await asyncio.sleep(MOMENT)
        elif decision.race:
            await asyncio.sleep(room.settings.reaction * (0.5 + random()))
        if seat not in live.table.waiting_for or live.given[seat] != given or self.kind(seat) != who:
            return
        action = await self._thinkers.choose(live.game.id, live.table.state.clone(), seat, name)
        if self.kind(seat) != who:
            return
        try:
            if decision.race and live.racing:
                await room.race_as_bot(seat, action, given)
            else:
                await room.play(seat, action, who, given=given)
        except Refused:
            return

    # Clocks

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._live.setting.clock.kind == "none":
            return
        running = [seat for seat in self._live.table.waiting_for if not self._live.caretaker[seat]]
        out_at = min((self._live.clocks.out_at(seat) for seat in running), default=inf)
        if out_at < inf:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, out_at - time()), self._time_out)

    def _time_out(self) -> None:
        self._alarm = None
        now = time()
        for seat in self._live.table.waiting_for:
            if self._live.clocks.out_at(seat) <= now + 0.001:
                self._live.caretaker[seat] = True
        self._room.show()
        self.wake()

    def back_again(self, seat: Seat) -> None:
        """A seat's owner gives a sign of life, and plays on alone."""
        if seat >= 0 and self._live.caretaker[seat]:
            self._live.caretaker[seat] = False
            self._live.clocks.back_again(seat, time())
            self._room.show()
            self._set_alarm()
            self._room.returned(seat)

"""Those at a table who are not asked by a browser: bots, and the caretaker of a seat whose time is out."""

import asyncio
import logging
from collections.abc import Callable
from random import triangular
from typing import Any, Protocol

from bakufu.kernel.record import Timing
from bakufu.kernel.words import Refused, Seat
from bakufu.server.settings import CARETAKER, Settings
from bakufu.server.storage.models import By
from bakufu.server.storage.retry import pauses
from bakufu.server.tables.answer_result import Verdict
from bakufu.server.tables.bot_pool import BotPool, Died
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.time_outs import TimeOuts

log = logging.getLogger("bakufu")

MOMENT = 1.0
"""Seconds that a caretaker leaves the owner to come back before the first answer."""


TEMPO = {"calm": 1.5, "brisk": 1.0, "fierce": 0.4}
"""How long bots take in a race, as a share of what is usual."""

SPREAD = (0.5, 1.7, 0.8)
"""At least, at most, and most often: nobody takes the same time always. On average 1."""


class Answering(Protocol):
    """Where answers are given."""

    def ready_for(self, seat: Seat) -> None:
        """Nobody waits for this seat before a race."""

    async def play(
        self, seat: Seat, action: Any, by: By, timing: Timing | None = None, given: int | None = None
    ) -> Verdict:
        """Write an answer down, then let it happen."""

    async def race_as_bot(self, seat: Seat, action: Any, given: int) -> Verdict:
        """A bot answers in a race, as everybody else."""


class Driven(Protocol):
    """A table at which bots play."""

    projection: Projection
    settings: Settings
    now: Callable[[], float]
    """What time it is."""

    @property
    def hidden(self) -> bool:
        """Whether nobody may see the table now."""

    @property
    def answers(self) -> Answering:
        """Where answers are given."""

    def show(self) -> None:
        """Send everybody what is new to them."""

    def returned(self, seat: Seat) -> None:
        """A seat's owner has come back."""


class BotDriver:
    """Lets bots think where they are asked, and caretakers where time is out."""

    def __init__(self, live: Driven, bot_pool: BotPool) -> None:
        self._live = live
        self._projection = live.projection
        self._bot_pool = bot_pool
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._again: asyncio.TimerHandle | None = None
        self._time_outs = TimeOuts(live, self.wake)
        self._pauses = pauses()

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, or will try again."""
        return bool(self._thinking) or self._again is not None

    @property
    def alone(self) -> bool:
        """Whether no person plays here."""
        return all(sitter.kind == "bot" for sitter in self._projection.sitters)

    @property
    def ticking(self) -> bool:
        """Whether a clock runs."""
        return self._time_outs.ticking

    @property
    def rests_until(self) -> float | None:
        """Before then nothing happens here unless a person comes; None: something may."""
        if self._projection.gathering:
            return None
        waiting = self._projection.table.waiting_for
        if self._live.hidden or self.busy or not self.ticking or any(self.kind(seat) != "owner" for seat in waiting):
            return None
        return self._time_outs.out_at

    def kind(self, seat: Seat) -> By:
        """Who answers for a seat."""
        if self._projection.sitters[seat].kind == "bot":
            return "bot"
        return "caretaker" if self._projection.caretaker[seat] else "owner"

    def close(self) -> None:
        """Stop thinking."""
        for _, task in self._thinking.values():
            task.cancel()
        if self._again:
            self._again.cancel()
            self._again = None
        self._time_outs.close()
        self._bot_pool.forget(self._projection.id)

    def wake(self) -> None:
        """Whoever has to decide and is no person begins to think; for the others the clock runs."""
        if self._projection.closed or self._projection.gathering:
            return
        if self._live.hidden:
            for seat in self._projection.unready:
                if self.kind(seat) == "caretaker":
                    self._live.answers.ready_for(seat)
                else:
                    self._time_outs.watch(seat)
            self._time_outs.set_alarm()
            return
        for seat in self._projection.table.waiting_for:
            if self.kind(seat) != "owner":
                self._start(seat)
            else:
                self._time_outs.watch(seat)
        self._time_outs.set_alarm()

    def _start(self, seat: Seat) -> None:
        given = self._projection.given[seat]
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
        error = task.exception()
        if error is None:
            self._pauses = pauses()
            self.wake()
            return
        if self._again is not None:
            # Whoever fails at the same time tries again at the same time.
            return
        pause = next(self._pauses)
        bug = None if isinstance(error, Died) else error
        log.error("table %s: a bot could not answer, again in %.1f s", self._projection.id, pause, exc_info=bug)
        self._again = asyncio.get_running_loop().call_later(pause, self._try_again)

    def _try_again(self) -> None:
        self._again = None
        self.wake()

    async def _think(self, seat: Seat, given: int) -> None:
        projection, live = self._projection, self._live
        who = self.kind(seat)
        name = projection.sitters[seat].bot if who == "bot" else None
        decision = projection.decision(seat)
        if decision is None:
            return
        owner, alone = projection.setup.setter or projection.id, self.alone
        await asyncio.sleep(self._hesitation(seat, who, decision.race) + (self._bot_pool.turn(owner) if alone else 0.0))
        if seat not in projection.table.waiting_for or projection.given[seat] != given or self.kind(seat) != who:
            return
        action = await self._bot_pool.choose(
            projection.game.id,
            projection.table.state.clone(),
            seat,
            name or CARETAKER,
            owner,
            projection.id,
            alone,
        )
        if self.kind(seat) != who:
            return
        try:
            if decision.race and projection.racing:
                await live.answers.race_as_bot(seat, action, given)
            else:
                await live.answers.play(seat, action, who, given=given)
        except Refused:
            return

    def _hesitation(self, seat: Seat, who: By, race: bool) -> float:
        """Seconds before an answer: who plays with people keeps their pace where it matters to them."""
        if who == "caretaker" and not self._projection.missed[seat]:
            return MOMENT
        if who == "bot" and not race:
            return 0.0
        pace = TEMPO[self._projection.setup.clock.bots] if race else 1.0
        return self._live.settings.reaction * pace * triangular(*SPREAD)

    def back_again(self, seat: Seat) -> None:
        """A seat's owner gives a sign of life, and plays on alone."""
        if seat >= 0 and self._projection.caretaker[seat]:
            self._projection.resume(seat, self._live.now())
            self._live.show()
            self._time_outs.set_alarm()
            self._live.returned(seat)

"""What is answered at a table, by people and for them: each becomes an entry of the log, if the rules allow it."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from bakufu.kernel.record import Timing
from bakufu.kernel.words import Refusal, Refused, Seat
from bakufu.server.storage.models import By, Entry
from bakufu.server.tables.answer_result import Settled, Verdict
from bakufu.server.tables.bot_driver import BotDriver
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.races import Races
from bakufu.server.tables.viewer import Viewer
from bakufu.server.tables.write_path import WritePath

MOST_ENTRIES = 8_000
"""How long a table's log may become: no game needs a fifth of that. The last half is not for taking back."""


class Answerable(Protocol):
    """A table at which people and bots answer."""

    projection: Projection
    writes: WritePath
    driver: BotDriver
    races: Races
    now: Callable[[], float]
    """What time it is."""

    @property
    def hidden(self) -> bool:
        """Whether nobody may see the table now."""

    @property
    def not_yet(self) -> Refusal:
        """Why nothing can be answered while the table is hidden."""

    def background(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something beside."""


class Answers:
    """Answers, take-backs, and who is ready for a race. Each that is awaited raises `Refused`."""

    def __init__(self, table: Answerable) -> None:
        self._table = table
        self._projection = table.projection
        self._writes = table.writes
        self._now = table.now

    async def give(self, viewer: Viewer, action: dict[str, Any]) -> Verdict:
        """A person answers."""
        table, seat = self._table, viewer.seat
        table.driver.back_again(seat)
        if table.hidden:
            raise Refused(table.not_yet)
        decision = self._projection.decision(seat) if self._projection.racing else None
        if decision is None or not decision.race:
            return await self.play(seat, action, "owner")
        return await table.races.answer(seat, action, viewer.latency.allowance)

    def give_now(self, seat: Seat, action: dict[str, Any], then: Callable[[Settled], None]) -> bool:
        """The same without a race, for who would rather be called: `then` is told what came of it."""
        if self._projection.racing or self._table.hidden or self._projection.caretaker[seat]:
            return False
        self._writes.write(partial(self._play_entry, seat, action, "owner"), then)
        return True

    async def play(
        self, seat: Seat, action: Any, by: By, timing: Timing | None = None, given: int | None = None
    ) -> Verdict:
        """Write an answer down, then let it happen.

        `given`: only if the seat has not answered since it had answered so often.
        """
        return await self._writes.written(partial(self._play_entry, seat, action, by, timing, given))

    async def race_as_bot(self, seat: Seat, action: Any, given: int) -> Verdict:
        """A bot answers in a race, as everybody else."""
        if self._projection.given[seat] != given or not self._projection.racing:
            return "stale"
        return await self._table.races.answer(seat, action, 0.0)

    async def take_back(self, seat: Seat) -> None:
        """Undo a seat's last answer."""
        self._table.driver.back_again(seat)
        await self._writes.written(partial(self._back_entry, seat))

    async def ready(self, seat: Seat) -> None:
        """A seat's owner is ready for the race."""
        self._table.driver.back_again(seat)
        await self._writes.written(partial(self._ready_entry, seat, "owner"))

    def ready_for(self, seat: Seat) -> None:
        """Nobody waits for this seat before a race."""
        self._table.background(self._writes.written(partial(self._ready_entry, seat, "caretaker")))

    # What is written for it

    def _play_entry(
        self, seat: Seat, action: Any, by: By, timing: Timing | None = None, given: int | None = None
    ) -> Entry | Verdict:
        projection = self._projection
        if given is not None and projection.given[seat] != given:
            return "stale"
        if projection.number >= MOST_ENTRIES:
            raise Refused(Refusal("", "refused-too-long"))
        judged = projection.table.judge(seat, action)
        if judged is None:
            return "overtaken"
        return Entry(projection.number + 1, "play", seat, self._now(), by, judged, timing)

    def _ready_entry(self, seat: Seat, by: By) -> Entry | Verdict:
        projection = self._projection
        return Entry(projection.number + 1, "ready", seat, self._now(), by) if seat in projection.unready else "stale"

    def _back_entry(self, seat: Seat) -> Entry:
        projection = self._projection
        refusal = projection.table.why_not_take_back(seat)
        if projection.number >= MOST_ENTRIES // 2:
            refusal = Refusal("", "refused-too-long")
        if refusal:
            raise Refused(refusal)
        return Entry(projection.number + 1, "back", seat, self._now())

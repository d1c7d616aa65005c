"""One table with everybody who looks at it: answers come in, are written down, happen, and are shown."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any

from msgspec.structs import replace

from bakufu.kernel.words import Refusal, Seat, Seats
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage
from bakufu.server.storage.models import Entry, Rest, StoredSeat
from bakufu.server.storage.retry import until_it_goes
from bakufu.server.tables.answers import Answers
from bakufu.server.tables.audience import Audience
from bakufu.server.tables.bot_driver import BotDriver
from bakufu.server.tables.bot_pool import BotPool
from bakufu.server.tables.chat import TableChat
from bakufu.server.tables.departures import MATTERS
from bakufu.server.tables.filling import Filling
from bakufu.server.tables.leaving import Leaving
from bakufu.server.tables.luck_timer import Gathering
from bakufu.server.tables.outcomes import outcome_of, rated
from bakufu.server.tables.presence import Presence
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.races import Races
from bakufu.server.tables.tidings import Tidings
from bakufu.server.tables.viewer import Viewer
from bakufu.server.tables.write_path import WritePath

log = logging.getLogger("bakufu")


class LiveTable:
    """A table that is being played: its position, who looks at it, and the parts that work on it."""

    def __init__(
        self,
        projection: Projection,
        storage: Storage,
        bot_pool: BotPool,
        settings: Settings,
        tidings: Tidings | None = None,
    ) -> None:
        self.projection = projection
        self.settings = settings
        self.viewers: list[Viewer] = []
        self.noted: Rest | None = None
        """What the database knows of the table's rest."""
        self.glance_noted = -1
        """After how many changes the database was last told how the game stands."""
        self.used_at = monotonic()
        self.now = storage.now
        self.tasks: set[asyncio.Task[Any]] = set()
        self._storage = storage
        self._tidings = tidings or Tidings()
        self.writes = WritePath(self, storage)
        self.presence = Presence(self)
        self.answers = Answers(self)
        self.driver = BotDriver(self, bot_pool)
        self.races = Races(self, shared=storage.shared)
        self.chat = TableChat(self, storage)
        self.audience = Audience(self, storage, self._tidings)
        self._gathering = Gathering(self, storage, settings.luck)
        self._filling = Filling(self, storage)
        self.leaving = Leaving(self, storage)
        self.driver.wake()

    # How things are

    @property
    def idle(self) -> bool:
        """Whether the table may be dropped: nobody looks, nobody thinks; if a clock runs, it is known how long.

        Bots alone think for who looks: where nobody does they rest, and go on when somebody comes.
        """
        if self.viewers or self.writes.busy or monotonic() - self.used_at <= self.settings.idle:
            return False
        rests = not self.driver.ticking or self.driver.rests_until is not None
        return self.driver.alone or (rests and not self.driver.busy)

    @property
    def rest(self) -> Rest:
        """Until when nothing happens here unless somebody comes."""
        return Rest(self.projection.id, self.driver.rests_until, self.projection.number)

    @property
    def hidden(self) -> bool:
        """Whether a race has been announced and has not begun, or luck is gathered: nobody may see the table now."""
        return self.races.hidden or self.projection.gathering

    @property
    def not_yet(self) -> Refusal:
        """Why nothing can be answered while the table is hidden."""
        return Refusal("", "refused-luck-not-drawn" if self.projection.gathering else "refused-race-not-open")

    @property
    def asked(self) -> Seats:
        """Whom the table waits for, as far as everybody may know it."""
        projection = self.projection
        if projection.gathering or projection.closed:
            return ()
        return projection.unready if self.races.hidden else projection.table.waiting_for

    @property
    def public_state(self) -> Any:
        """The position of which an onlooker may see something now; None: there is none."""
        if self.projection.gathering:
            return None
        return self.audience.state_before_race if self.races.hidden else self.projection.table.state

    # What happens here

    def applied(self, entry: Entry, quiet: bool = False) -> None:
        """An entry of the log has happened: who looks is shown it (`quiet`: with the next one)."""
        if entry.by == "owner":
            self.used_at = monotonic()
        if entry.kind == "back":
            self.audience.taken_back()
        if quiet:
            return
        self.races.announce()
        self.show()
        self.driver.wake()
        if self.projection.over or self.projection.departures.ended:
            self.keep_trying("not noted that it is over", self._note_over)
            if any(one.holder for one in self.projection.sitters):
                outcome = outcome_of(self.projection)
                self.keep_trying("its end is not counted", partial(self._storage.people.count, outcome, rated))

    async def _note_over(self) -> None:
        await self._storage.note_over(self.projection.id)
        self._tidings.over(self.projection.id)

    def show(self) -> None:
        """Send everybody what is new to them."""
        self.audience.show()

    def _show_anew(self) -> None:
        """Who sits here has changed, or what the table as a whole is: everybody is told, and what follows is done."""
        self.audience.welcome_again()
        self.races.announce()
        self.show()
        self.driver.wake()
        self._gathering.wake()
        self._filling.wake()

    # What others have written

    async def catch_up(self) -> None:
        """Something has been written about this table, by another process or beside its log."""
        await self.writes.catch_up()

    async def read_on(self) -> None:
        """Read and apply it; only in one's turn to write."""
        projection = self.projection
        # First this: who sits there is asked after it, with all that was added before.
        drawn = await self._storage.drawn(projection.id) if projection.gathering else None
        sitters, entries, lines = await self._storage.since(projection.id, projection.number, projection.next_line - 1)
        if drawn and projection.gathering:
            projection.draw(drawn, sitters)
            self._show_anew()
        elif sitters != projection.sitters and _same_people(sitters, projection.sitters):
            projection.sitters = sitters
            self.audience.describe()
        elif sitters != projection.sitters:
            projection.sit(sitters)
            self._show_anew()
        for entry in entries:
            projection.apply(entry)
            self.applied(entry, quiet=entry is not entries[-1])
        if any(entry.kind in MATTERS for entry in entries):
            self._show_anew()
            if projection.closed:
                self.driver.close()
        if projection.over or projection.departures.ended:
            again = await self._storage.lobby.again(projection.id)
            if again != projection.setup.again:
                projection.setup = replace(projection.setup, again=again)
                self._show_anew()
        self.chat.hear(lines)

    # What the keeper does

    def close(self) -> None:
        """The keeper has closed the table: who is here is told, and nothing is asked any more."""
        projection = self.projection
        if projection.closed:
            return
        projection.closed = True
        projection.changes += 1
        self.driver.close()
        self.audience.closed()
        self.show()

    def delete(self) -> None:
        """The table is deleted, by the keeper or as nobody came: who is here is told, and sees no more of it."""
        projection = self.projection
        projection.closed = True
        lapsed = projection.setup.open and not all(one.taken for one in projection.sitters)
        self.audience.dismiss("table-lapsed" if lapsed else "table-deleted")
        self.drop()

    async def read_names(self) -> None:
        """The keeper has taken a name away, here and in the chat."""
        await self.writes.catch_up(self.chat.read_again)

    # Beside

    def drop(self) -> None:
        """Nobody needs the table in memory any more."""
        self.driver.close()
        self.races.close()
        self._gathering.close()
        self._filling.close()
        for task in self.tasks:
            task.cancel()

    def returned(self, seat: Seat) -> None:
        """A seat's owner has come back: caretakers elsewhere must stop too."""
        if self._storage.shared:
            word = f"back {self.projection.id} {seat}"
            self.keep_trying("not told that somebody is back", partial(self._storage.announce, word))

    def announce(self, word: str) -> None:
        """Tell the other processes that serve this table, if that can be done now."""
        if self._storage.shared:
            self.background(self._storage.announce(word))

    def keep_trying(self, about: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something beside, as soon as the database lets us."""
        self.background(until_it_goes(f"table {self.projection.id}: {about}", work))

    def background(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("table %s: work beside failed", self.projection.id, exc_info=task.exception())


def _same_people(one: tuple[StoredSeat, ...], other: tuple[StoredSeat, ...]) -> bool:
    """Whether nothing but the number of hints may have changed."""
    return [replace(sitter, hints=0) for sitter in one] == [replace(sitter, hints=0) for sitter in other]

"""One table with everybody who looks at it: answers come in, are written down, happen, and are shown."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Any

from msgspec.structs import replace

from bakufu.kernel.record import Timing
from bakufu.kernel.words import Refusal, Refused, Seat, Seats
from bakufu.server.counters import Outage
from bakufu.server.sentences import spoken, straight
from bakufu.server.settings import Settings
from bakufu.server.storage import Stopped, Storage
from bakufu.server.storage.models import By, ChatLine, Entry, Rest, StoredSeat
from bakufu.server.storage.retry import until_it_goes
from bakufu.server.tables.access import why_not_look
from bakufu.server.tables.bot_driver import BotDriver
from bakufu.server.tables.bot_pool import BotPool
from bakufu.server.tables.departures import MATTERS
from bakufu.server.tables.filling import Filling
from bakufu.server.tables.gathering import Gathering
from bakufu.server.tables.kept import part_with, shut, vanish
from bakufu.server.tables.lock import WriteLock
from bakufu.server.tables.matters import Matters
from bakufu.server.tables.outcomes import outcome_of, rated
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.races import Races
from bakufu.server.tables.turns import Bell, Tidings
from bakufu.server.tables.updates import NOTHING, SAME, Updates
from bakufu.server.tables.verdict import Verdict
from bakufu.server.tables.viewer import Viewer
from bakufu.server.wire.socket import Halted, Said, Welcome

log = logging.getLogger("bakufu")

Propose = Callable[[], Entry | Verdict]
"""The next entry of the log, made when it can be written; or why there is none. May raise `Refused`."""

MOST_LINES, SHOWN_LINES = 1000, 200
"""How much of a table's chat is kept (a little more, for a while), and what who comes now is told."""

MOST_ENTRIES = 8_000
"""How long a table's log may become: no game needs a fifth of that. The last half is not for taking back."""

STILL_THERE = 45.0
"""For so many seconds after another process has said who looks there, they count as present."""

Settled = Verdict | Exception
"""What came of it."""


class LiveTable:
    """A table that is being played. One answer is written at a time; nothing happens before it is committed."""

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
        self.elsewhere: dict[str, tuple[float, frozenset[Seat]]] = {}
        """Who is here through another process, and when that was heard."""
        self.noted: Rest | None = None
        """What the database knows of the table's rest."""
        self.glance_noted = -1
        """After how many changes the database was last told how the game stands."""
        self.visit_noted = 0.0
        """The last visit of which the database knows, as far as that is known here."""
        self._left = 0.0
        """When somebody who looked at the table went away."""
        self.used_at = monotonic()
        self.now = storage.now
        self._storage = storage
        self._lock = WriteLock()
        self._unsure = False
        self._updates = Updates(projection, storage.now)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.driver = BotDriver(self, bot_pool)
        self.races = Races(self, shared=storage.shared)
        self._gathering = Gathering(self, storage, settings.luck)
        self._filling = Filling(self, storage)
        self.matters = Matters(self, storage)
        self._tidings = tidings or Tidings()
        self._bell = Bell(self._tidings, self.asked, projection, projection.game.id)
        self.driver.wake()

    @property
    def idle(self) -> bool:
        """Whether the table may be forgotten: nobody looks, nobody thinks; if a clock runs, it is known how long.

        Bots alone think for who looks: where nobody does they rest, and go on when somebody comes.
        """
        if self.viewers or self._lock.taken or monotonic() - self.used_at <= self.settings.idle:
            return False
        rests = not self.driver.ticking or self.driver.rests_until is not None
        return self.driver.alone or (rests and not self.driver.busy)

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._lock.taken

    @property
    def rest(self) -> Rest:
        """Until when nothing happens here unless somebody comes."""
        return Rest(self.projection.id, self.driver.rests_until, self.projection.number)

    @property
    def visited(self) -> float:
        """When somebody was last here; 0: nobody was since the table was loaded."""
        return self.now() if self.viewers else self._left

    @property
    def closed(self) -> bool:
        """Whether a race has been announced and has not begun, or luck is gathered: nobody may see the table now."""
        return self.races.closed or self.projection.gathering

    @property
    def asked(self) -> Seats:
        """Whom the table waits for, as far as everybody may know it."""
        projection = self.projection
        if projection.gathering or projection.shut:
            return ()
        return projection.unready if self.races.closed else projection.table.waiting_for

    @property
    def public_state(self) -> Any:
        """The position of which an onlooker may see something now; None: there is none."""
        if self.projection.gathering:
            return None
        return self._updates.state_before_race() if self.races.closed else self.projection.table.state

    @property
    def not_yet(self) -> Refusal:
        """Why nothing can be answered while the table is closed."""
        return Refusal("", "refused-luck-not-drawn" if self.projection.gathering else "refused-race-not-open")

    def close(self) -> None:
        """Forget the table."""
        self.driver.close()
        self.races.close()
        self._gathering.close()
        self._filling.close()
        for task in self.tasks:
            task.cancel()

    # Answers

    async def answer(self, viewer: Viewer, action: dict[str, Any]) -> Verdict:
        """A person answers. Raises `Refused`."""
        seat = viewer.seat
        self.driver.back_again(seat)
        if self.closed:
            raise Refused(self.not_yet)
        decision = self.projection.decision(seat) if self.projection.racing else None
        if decision is None or not decision.race:
            return await self.play(seat, action, "owner")
        return await self.races.answer(seat, action, viewer.latency.allowance)

    def answer_now(self, seat: Seat, action: dict[str, Any], then: Callable[[Settled], None]) -> bool:
        """As `answer`, without a race and for who would rather be called: `then` is told what came of it."""
        if self.projection.racing or self.closed or self.projection.caretaker[seat]:
            return False
        self._write(partial(self._play_entry, seat, action, "owner"), then)
        return True

    async def play(
        self, seat: Seat, action: Any, by: By, timing: Timing | None = None, given: int | None = None
    ) -> Verdict:
        """Write an answer down, then let it happen. Raises `Refused`.

        `given`: only if the seat has not answered since it had answered so often.
        """
        return await self._written(partial(self._play_entry, seat, action, by, timing, given))

    async def take_back(self, seat: Seat) -> None:
        """Undo a seat's last answer. Raises `Refused`."""
        self.driver.back_again(seat)
        await self._written(partial(self._back_entry, seat))

    async def ready(self, seat: Seat) -> None:
        """A seat's owner is ready for the race."""
        self.driver.back_again(seat)
        await self._written(partial(self._ready_entry, seat, "owner"))

    def ready_for(self, seat: Seat) -> None:
        """Nobody waits for this seat before a race."""
        self.background(self._written(partial(self._ready_entry, seat, "caretaker")))

    async def race_as_bot(self, seat: Seat, action: Any, given: int) -> Verdict:
        """A bot answers in a race, as everybody else."""
        if self.projection.given[seat] != given or not self.projection.racing:
            return "stale"
        return await self.races.answer(seat, action, 0.0)

    def _play_entry(
        self, seat: Seat, action: Any, by: By, timing: Timing | None = None, given: int | None = None
    ) -> Entry | Verdict:
        """An answer as the next entry of the log, if the rules allow it."""
        projection = self.projection
        if given is not None and projection.given[seat] != given:
            return "stale"
        if projection.number >= MOST_ENTRIES:
            raise Refused(Refusal("", "refused-too-long"))
        judged = projection.table.judge(seat, action)
        if judged is None:
            return "overtaken"
        return Entry(projection.number + 1, "play", seat, self.now(), by, judged, timing)

    def _ready_entry(self, seat: Seat, by: By) -> Entry | Verdict:
        projection = self.projection
        return Entry(projection.number + 1, "ready", seat, self.now(), by) if seat in projection.unready else "stale"

    def _back_entry(self, seat: Seat) -> Entry:
        refusal = self.projection.table.why_not_take_back(seat)
        if self.projection.number >= MOST_ENTRIES // 2:
            refusal = Refusal("", "refused-too-long")
        if refusal:
            raise Refused(refusal)
        return Entry(self.projection.number + 1, "back", seat, self.now())

    # Every write goes this way: judge, write down, apply, show; and once more from the log as it is, if that has grown

    async def _written(self, propose: Propose) -> Verdict:
        done: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        self._write(propose, partial(_settle, done))
        return await done

    def _write(self, propose: Propose, then: Callable[[Settled], None]) -> None:
        self._lock.ask(partial(self._judge, propose, then))

    def _judge(self, propose: Propose, then: Callable[[Settled], None]) -> None:
        """With the lock: what is proposed is judged by the log as it is known, and written down if it is an entry."""
        if self._unsure:
            self.background(self._judge_again(propose, then))
            return
        settled: Settled
        try:
            if self.projection.shut:
                raise Refused(Refusal("", "refused-closed"))
            if self.projection.gathering:
                raise Refused(self.not_yet)
            proposed = propose()
            if isinstance(proposed, Entry):
                self._storage.write(self.projection.id, proposed, partial(self._apply, proposed, propose, then))
                return
            settled = proposed
        except Exception as error:
            settled = error
        then(settled)
        self._lock.give_back()

    def _apply(self, entry: Entry, propose: Propose, then: Callable[[Settled], None], got_in: bool | Exception) -> None:
        """What was proposed is in the log, or somebody else was first with that number, or who knows."""
        if got_in is False:
            self.background(self._judge_again(propose, then))
            return
        settled: Settled = "done"
        try:
            if isinstance(got_in, Stopped):
                # The keeper was here, and we have not heard of it yet.
                self.shut()
                raise Refused(Refusal("", "refused-closed"))
            if isinstance(got_in, Exception):
                # Whether it was committed is not known; the log will tell.
                self._unsure = True
                raise got_in
            self.projection.apply(entry)
            self._changed(entry)
        except Exception as error:
            settled = error
        then(settled)
        self._lock.give_back()

    async def _judge_again(self, propose: Propose, then: Callable[[Settled], None]) -> None:
        """Still with the lock, when the log is known again."""
        try:
            await self._catch_up()
        except Exception as error:
            # Whoever wanted it says so in the log.
            then(error)
            self._lock.give_back()
            return
        except BaseException:
            then(RuntimeError("stopped"))
            self._lock.give_back()
            raise
        self._judge(propose, then)

    async def say(self, seat: Seat, text: str) -> None:
        """Chat. Raises `Refused`."""
        self.driver.back_again(seat)
        async with self._lock:
            while True:
                if self.projection.shut:
                    raise Refused(Refusal("", "refused-closed"))
                name = self.projection.names.names[seat]
                line = ChatLine(self.projection.next_line, seat, name, straight(text), round(self.now(), 3))
                try:
                    got_in = await self._storage.say(self.projection.id, line)
                except Stopped:
                    self.shut()
                    continue
                if got_in:
                    self._heard_line(line)
                    if line.number >= MOST_LINES and line.number % SHOWN_LINES == 0:
                        forget = partial(self._storage.forget_lines, self.projection.id, line.number - MOST_LINES)
                        self.keep_trying("old lines are not forgotten", forget)
                    return
                await self._catch_up()

    def _heard_line(self, line: ChatLine) -> None:
        self.projection.lines.append(line)
        del self.projection.lines[:-MOST_LINES]
        for viewer in self.viewers:
            viewer.tell(said(line))

    async def write_matter(self, write: Callable[[], Awaitable[bool]]) -> None:
        """Write something by the log as it is known; once more if that has grown. Raises `Refused`."""
        async with self._lock:
            while True:
                if self._unsure:
                    await self._catch_up()
                if self.projection.shut:
                    raise Refused(Refusal("", "refused-closed"))
                try:
                    written = await write()
                except Stopped:
                    self.shut()
                    continue
                except Refused:
                    raise
                except Exception:
                    self._unsure = True
                    raise
                await self._catch_up()
                if written:
                    return

    # What other processes wrote

    async def look(self) -> None:
        """Another process has written something about this table."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        projection = self.projection
        # First this: who sits there is asked after it, with all that was added before.
        drawn = await self._storage.drawn(projection.id) if projection.gathering else None
        sitters, entries, lines = await self._storage.since(projection.id, projection.number, projection.next_line - 1)
        self._unsure = False
        if drawn and projection.gathering:
            projection.draw(drawn, sitters)
            self.welcome_all()
        elif [one.hints for one in sitters] != [one.hints for one in projection.sitters] and _same_people(
            sitters, projection.sitters
        ):
            projection.sitters = sitters
            for viewer in self.viewers:
                viewer.tell(Welcome(viewer.info(projection, self.now()), viewer.seat))
        elif sitters != projection.sitters:
            projection.sit(sitters)
            self.welcome_all()
        for entry in entries:
            projection.apply(entry)
            self._changed(entry, quiet=entry is not entries[-1])
        if any(entry.kind in MATTERS for entry in entries):
            self.welcome_all()
            if projection.shut:
                self.driver.close()
        if projection.over or projection.departures.ended:
            again = await self._storage.places.again(projection.id)
            if again != projection.setting.again:
                projection.setting = replace(projection.setting, again=again)
                self.welcome_all()
        for line in lines:
            self._heard_line(line)

    def welcome_all(self) -> None:
        """Who sits here has changed: tell everybody, and all that happened again with the new names."""
        for viewer in [one for one in self.viewers if why_not_look(self.projection, one.holder, one.seat)]:
            part_with(self, viewer)
        for viewer in self.viewers:
            viewer.tell(Welcome(viewer.info(self.projection, self.now()), viewer.seat))
            viewer.known, viewer.seen = 0, None
        self.races.announce()
        self.show()
        self.driver.wake()
        self._gathering.wake()
        self._filling.wake()

    def send_away(self, code: int, reason: str) -> None:
        """Close all connections, saying why."""
        for viewer in self.viewers[:]:
            if viewer.hang_up:
                viewer.hang_up(code, reason)
            self.leave(viewer)

    def halt(self, outage: Outage | None) -> None:
        """Nothing can be written down now, for this reason; None: it can again."""
        for viewer in self.viewers:
            viewer.tell(halted(viewer.language, outage))

    # What the keeper does

    def shut(self) -> None:
        """The keeper has closed the table: who is here is told, and nothing is asked any more."""
        shut(self)

    def vanish(self) -> None:
        """The table is deleted: who is here is told, and sees no more of it."""
        vanish(self)

    async def look_at_names(self) -> None:
        """The keeper has taken a name away, here and in the chat."""
        async with self._lock:
            await self._catch_up()
            projection = self.projection
            _, _, lines = await self._storage.since(projection.id, projection.number, -1)
            known = {line.number: line for line in projection.lines}
            new = [line for line in lines if line.number in known and line != known[line.number]]
            projection.lines[:] = lines[-MOST_LINES:]
            for line in new:
                for viewer in self.viewers:
                    viewer.tell(said(line))

    # What everybody sees

    def _changed(self, entry: Entry, quiet: bool = False) -> None:
        if entry.by == "owner":
            self.used_at = monotonic()
        if entry.kind == "back":
            for viewer in self.viewers:
                cut = self.projection.last_cut[viewer.seat + 1]
                if viewer.known > cut:
                    # Lines that it has are no more, whatever else is as it was.
                    viewer.known, viewer.seen = cut, None
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
        self._bell.look(self.asked)
        if self.projection.gathering:
            return
        updates, logs = self._updates, self.projection.logs
        updates.look_around(self.here())
        if self.closed:
            self._show_before_race()
            return
        for viewer in self.viewers:
            seat = viewer.seat
            key, count = updates.key(seat), len(logs[seat + 1])
            if key != viewer.seen or viewer.known != count:
                asked = updates.asked(seat, viewer.language, viewer.wants)
                known = SAME if asked is viewer.asked and asked is not NOTHING else asked
                viewer.send(updates.update(seat, viewer.language, viewer.wants, viewer.known, known))
                viewer.seen, viewer.known, viewer.asked = key, count, asked

    def _show_before_race(self) -> None:
        """Whoever is to say that they are ready sees how it stood before what is raced for was turned up."""
        if not self.projection.setting.clock.ready:
            return
        for viewer in self.viewers:
            before = self._updates.before_race(viewer.seat, viewer.language, viewer.wants, viewer.known)
            if before and before.key != viewer.seen:
                viewer.send(before.parts)
                viewer.seen, viewer.known, viewer.asked = before.key, before.lines, NOTHING

    def here(self) -> tuple[bool, ...]:
        """For each seat, whether somebody is there."""
        present = {viewer.seat for viewer in self.viewers}
        for heard_at, seats in self.elsewhere.values():
            if monotonic() - heard_at < STILL_THERE:
                present |= seats
        return tuple(sitter.kind == "bot" or sitter.seat in present for sitter in self.projection.sitters)

    def enter(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        self.used_at = monotonic()
        viewer.known = int(
            min(viewer.known, self.projection.known_before(viewer.seat), len(self.projection.log(viewer.seat)))
        )
        self.viewers.append(viewer)
        viewer.tell(Welcome(viewer.info(self.projection, self.now()), viewer.seat))
        if outage := self._storage.counters.outage:
            viewer.tell(halted(viewer.language, outage))
        self.races.greet(viewer)
        for line in self.projection.lines[-SHOWN_LINES:]:
            viewer.tell(said(line))
        self.driver.back_again(viewer.seat)
        self.show()
        self.announce_presence()

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self.used_at = monotonic()
        self._left = self.now()
        if viewer in self.viewers:
            self.viewers.remove(viewer)
        self.show()
        self.announce_presence()

    # Other processes

    def returned(self, seat: Seat) -> None:
        """A seat's owner has come back: caretakers elsewhere must stop too."""
        if self._storage.shared:
            word = f"back {self.projection.id} {seat}"
            self.keep_trying("not told that somebody is back", partial(self._storage.announce, word))

    def announce(self, word: str) -> None:
        """Tell the other processes that serve this table, if that can be done now."""
        if self._storage.shared:
            self.background(self._storage.announce(word))

    def announce_presence(self) -> None:
        """Tell the other processes who is here."""
        seats = sorted({viewer.seat for viewer in self.viewers if viewer.seat >= 0})
        self.announce(f"here {self.projection.id} {','.join(map(str, seats))}")

    def keep_trying(self, about: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something beside, as soon as the database lets us."""
        self.background(until_it_goes(f"table {self.projection.id}: {about}", work))

    def background(self, work: Any) -> None:
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


def said(line: ChatLine) -> Said:
    """A line of chat as it is sent."""
    return Said(line.number, line.seat, line.name, line.text, line.at)


def halted(language: str, outage: Outage | None) -> Halted:
    """What is said about the database."""
    return Halted(spoken(language, "database", what=outage).sentence if outage else "")


def _settle(done: "asyncio.Future[Verdict]", settled: Settled) -> None:
    """Who has left meanwhile waits for no answer."""
    if done.done():
        return
    if isinstance(settled, Exception):
        done.set_exception(settled)
    else:
        done.set_result(settled)

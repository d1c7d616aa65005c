"""One table with everybody who looks at it: answers come in, are written down, happen, and are shown."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from math import inf
from time import monotonic, time
from typing import Any, Literal

from bakufu.kernel.record import Timing
from bakufu.kernel.words import ONLOOKER, Refusal, Refused, Seat
from bakufu.server.entry import By, Entry, Line
from bakufu.server.eyes import why_not_look
from bakufu.server.guest import Guest
from bakufu.server.latency import MOST
from bakufu.server.live import Live
from bakufu.server.mirror import NOTHING, SAME, Mirror
from bakufu.server.players import Players
from bakufu.server.problems import spoken
from bakufu.server.race import Held, Race
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage
from bakufu.server.thinkers import Thinkers
from bakufu.server.turn import Turn
from bakufu.server.wire import Mistaken, Ping, Ready, Said, Welcome

log = logging.getLogger("bakufu")

Verdict = Literal["done", "overtaken", "stale"]
Outcome = Verdict | Exception

PINGS = (0.0, 0.35, 0.7)
"""When round trips are measured, as shares of the time before a race."""


class Room:
    """A live table. Whoever writes has the `_turn`, one answer at a time; nothing happens before it is committed."""

    def __init__(self, live: Live, storage: Storage, thinkers: Thinkers, settings: Settings) -> None:
        self.live = live
        self.settings = settings
        self.guests: list[Guest] = []
        self.elsewhere: dict[str, tuple[float, frozenset[Seat]]] = {}
        """Who is here through another process, and when that was heard."""
        self.used_at = monotonic()
        self._storage = storage
        self._turn = Turn()
        self._unsure = False
        self._mirror = Mirror(live)
        self._race = Race(self._carry_out)
        self._curtain: asyncio.TimerHandle | None = None
        self._opening = -inf
        self._tasks: set[asyncio.Task[Any]] = set()
        self.players = Players(self, thinkers)
        self._set_curtain()
        self.players.wake()

    @property
    def idle(self) -> bool:
        """Whether the table may be forgotten: nobody looks, nobody thinks, no clock runs."""
        quiet = not self.guests and not self.players.busy and not self._turn.taken
        return quiet and monotonic() - self.used_at > self.settings.idle and not self.players.ticking

    @property
    def closed(self) -> bool:
        """Whether a race has been announced and has not begun: nobody may see the table now."""
        return self._curtain is not None

    def close(self) -> None:
        """Forget the table."""
        self.players.close()
        if self._curtain:
            self._curtain.cancel()
        for task in self._tasks:
            task.cancel()

    # Answers

    async def answer(self, guest: Guest, action: dict[str, Any]) -> Verdict:
        """A person answers. Raises `Refused`."""
        seat = guest.seat
        self.players.back_again(seat)
        if self.closed:
            raise Refused(Refusal("", "refused-race-not-open"))
        decision = self.live.decision(seat) if self.live.racing else None
        if decision is None or not decision.race:
            return await self.play(seat, action, "owner")
        verdict: Verdict = await self._race.answer(seat, action, guest.latency.allowance, self._longest_way(seat))
        return verdict

    def answer_now(self, seat: Seat, action: dict[str, Any], then: Callable[[Outcome], None]) -> bool:
        """As `answer`, without a race and for who would rather be called: `then` is told what came of it."""
        if self.live.racing or self.closed or self.live.caretaker[seat]:
            return False
        self._turn.ask(partial(self._begin, seat, action, then))
        return True

    def _begin(self, seat: Seat, action: Any, then: Callable[[Outcome], None]) -> None:
        live = self.live
        if self._unsure:
            self.background(self._begin_again(seat, action, then))
            return
        outcome: Outcome = "overtaken"
        try:
            judged = live.table.judge(seat, action)
            if judged is not None:
                entry = Entry(live.number + 1, "play", seat, time(), "owner", judged)
                self._storage.write(live.id, entry, partial(self._written, entry, then))
                return
        except Exception as error:
            outcome = error
        then(outcome)
        self._turn.give_back()

    def _written(self, entry: Entry, then: Callable[[Outcome], None], got_in: bool | Exception) -> None:
        """What was begun is in the log, or somebody else was first with that number, or who knows."""
        if got_in is False:
            self.background(self._begin_again(entry.seat, entry.action, then))
            return
        outcome: Outcome = "done"
        try:
            if isinstance(got_in, Exception):
                # Whether it was committed is not known; the log will tell.
                self._unsure = True
                raise got_in
            self.live.apply(entry)
            self._changed(entry)
        except Exception as error:
            outcome = error
        then(outcome)
        self._turn.give_back()

    async def _begin_again(self, seat: Seat, action: Any, then: Callable[[Outcome], None]) -> None:
        """Still with the turn, when the log is known again."""
        try:
            await self._catch_up()
        except BaseException as error:
            then(error if isinstance(error, Exception) else RuntimeError("stopped"))
            self._turn.give_back()
            raise
        self._begin(seat, action, then)

    async def race_as_bot(self, seat: Seat, action: Any, given: int) -> Verdict:
        """A bot answers in a race, as everybody else."""
        if self.live.given[seat] != given or not self.live.racing:
            return "stale"
        verdict: Verdict = await self._race.answer(seat, action, 0.0, self._longest_way(seat))
        return verdict

    def _longest_way(self, seat: Seat) -> float:
        """The longest allowance that anybody else has who may answer now."""
        if self._storage.shared:
            return MOST
        waiting = self.live.table.waiting_for
        return max((guest.latency.allowance for guest in self.guests if guest.seat in waiting), default=0.0)

    async def _carry_out(self, held: Held) -> Verdict:
        began = monotonic() - (time() - self.live.opens_at - self.settings.ready)
        timing = Timing(round((held.arrived - began) * 1000, 1), round(held.allowance * 1000, 1))
        by: By = self.players.kind(held.seat)
        return await self.play(held.seat, held.action, by, timing)

    async def play(
        self, seat: Seat, action: Any, by: By, timing: Timing | None = None, given: int | None = None
    ) -> Verdict:
        """Write an answer down, then let it happen. Raises `Refused`.

        `given`: only if the seat has not answered since it had answered so often.
        """
        async with self._turn:
            if self._unsure:
                await self._catch_up()
            while True:
                if given is not None and self.live.given[seat] != given:
                    return "stale"
                judged = self.live.table.judge(seat, action)
                if judged is None:
                    return "overtaken"
                entry = Entry(self.live.number + 1, "play", seat, time(), by, judged, timing)
                if await self._append(entry):
                    self.live.apply(entry)
                    self._changed(entry)
                    return "done"
                await self._catch_up()

    async def take_back(self, seat: Seat) -> None:
        """Undo a seat's last answer. Raises `Refused`."""
        self.players.back_again(seat)
        async with self._turn:
            if self._unsure:
                await self._catch_up()
            while True:
                refusal = self.live.table.why_not_take_back(seat)
                if refusal:
                    raise Refused(refusal)
                entry = Entry(self.live.number + 1, "back", seat, time())
                if await self._append(entry):
                    self.live.apply(entry)
                    self._changed(entry)
                    return
                await self._catch_up()

    async def _append(self, entry: Entry) -> bool:
        try:
            return await self._storage.append(self.live.id, entry)
        except BaseException:
            # Whether it was committed is not known; the log will tell.
            self._unsure = True
            raise

    async def say(self, seat: Seat, text: str) -> None:
        """Chat."""
        self.players.back_again(seat)
        async with self._turn:
            while True:
                name = self.live.names.names[seat]
                line = Line(len(self.live.lines), seat, name, text, round(time(), 3))
                if await self._storage.say(self.live.id, line):
                    self._heard_line(line)
                    return
                await self._catch_up()

    def _heard_line(self, line: Line) -> None:
        self.live.lines.append(line)
        for guest in self.guests:
            guest.tell(said(line))

    # What other processes wrote

    async def look(self) -> None:
        """Another process has written something about this table."""
        async with self._turn:
            await self._catch_up()

    async def _catch_up(self) -> None:
        live = self.live
        sitters, entries, lines = await self._storage.since(live.id, live.number, len(live.lines) - 1)
        self._unsure = False
        if sitters != live.sitters:
            live.sit(sitters)
            self.welcome_all()
        for entry in entries:
            live.apply(entry)
            self._changed(entry, quiet=entry is not entries[-1])
        for line in lines:
            self._heard_line(line)

    def welcome_all(self) -> None:
        """Who sits here has changed: tell everybody, and all that happened again with the new names."""
        for guest in [one for one in self.guests if why_not_look(self.live, one.holder, one.seat)]:
            self._part_with(guest)
        for guest in self.guests:
            guest.tell(Welcome(guest.info(self.live), guest.seat))
            guest.known, guest.seen = 0, None
        self._set_curtain()
        self.show()
        self.players.wake()

    def _part_with(self, guest: Guest) -> None:
        """The seat is held by another browser now, and this one is shown no more of it."""
        self.guests.remove(guest)
        guest.seat = ONLOOKER
        told = spoken(guest.language, "not-yours")
        guest.tell(Mistaken(None, told.problem, told.sentence))

    # What everybody sees

    def _changed(self, entry: Entry, quiet: bool = False) -> None:
        self.used_at = monotonic()
        if entry.kind == "back":
            for guest in self.guests:
                cut = self.live.last_cut[guest.seat + 1]
                if guest.known > cut:
                    # Lines that it has are no more, whatever else is as it was.
                    guest.known, guest.seen = cut, None
        if quiet:
            return
        self._set_curtain()
        self.show()
        self.players.wake()
        if self.live.over:
            self.background(self._storage.note_over(self.live.id))

    def show(self) -> None:
        """Send everybody what is new to them."""
        if self.closed:
            return
        mirror, logs = self._mirror, self.live.logs
        mirror.look_around(self.here())
        for guest in self.guests:
            seat = guest.seat
            key, count = mirror.key(seat), len(logs[seat + 1])
            if key != guest.seen or guest.known != count:
                asked = mirror.asked(seat, guest.language, guest.wants)
                known = SAME if asked is guest.asked and asked is not NOTHING else asked
                guest.send(mirror.update(seat, guest.language, guest.wants, guest.known, known))
                guest.seen, guest.known, guest.asked = key, count, asked

    def here(self) -> tuple[bool, ...]:
        """For each seat, whether somebody is there."""
        present = {guest.seat for guest in self.guests}
        for heard_at, seats in self.elsewhere.values():
            if monotonic() - heard_at < 45:
                present |= seats
        return tuple(sitter.kind == "bot" or sitter.seat in present for sitter in self.live.sitters)

    def enter(self, guest: Guest) -> None:
        """Somebody begins to look."""
        self.used_at = monotonic()
        guest.known = int(min(guest.known, self.live.known_before(guest.seat), len(self.live.log(guest.seat))))
        self.guests.append(guest)
        guest.tell(Welcome(guest.info(self.live), guest.seat))
        if self.live.raced:
            self._ping(guest)
        if self._curtain and self._opening < inf:
            guest.tell(Ready(max(0.0, round(self._opening - time(), 3))))
        for line in self.live.lines[-200:]:
            guest.tell(said(line))
        self.players.back_again(guest.seat)
        self.show()
        self.announce_presence()

    def leave(self, guest: Guest) -> None:
        """Somebody looks no more."""
        self.used_at = monotonic()
        if guest in self.guests:
            self.guests.remove(guest)
        self.show()
        self.announce_presence()

    # Races

    def _set_curtain(self) -> None:
        """Before a race begins nobody sees what it is about; then all do at one moment."""
        live = self.live
        if not live.racing:
            return
        opening = live.opens_at + self.settings.ready
        if opening == self._opening or opening <= time():
            return
        if self._curtain:
            self._curtain.cancel()
        self._opening = opening
        loop = asyncio.get_running_loop()
        if opening == inf:
            self._curtain = loop.call_later(3600 * 24 * 365, self._open_curtain)
            return
        wait = opening - time()
        self._curtain = loop.call_later(wait, self._open_curtain)
        for guest in self.guests:
            guest.tell(Ready(round(wait, 3)))
        for share in PINGS:
            loop.call_later(share * wait, self._ping_all)

    def _open_curtain(self) -> None:
        self._curtain = None
        self.show()
        self.players.wake()

    def _ping_all(self) -> None:
        for guest in self.guests:
            self._ping(guest)

    def _ping(self, guest: Guest) -> None:
        if guest.seat >= 0:
            guest.tell(Ping(guest.latency.ping()))

    # Other processes

    def returned(self, seat: Seat) -> None:
        """A seat's owner has come back: caretakers elsewhere must stop too."""
        self.announce(f"back {self.live.id} {seat}")

    def announce(self, word: str) -> None:
        """Tell the other processes that serve this table."""
        if self._storage.shared:
            self.background(self._storage.announce(word))

    def announce_presence(self) -> None:
        """Tell the other processes who is here."""
        seats = sorted({guest.seat for guest in self.guests if guest.seat >= 0})
        self.announce(f"here {self.live.id} {','.join(map(str, seats))}")

    def background(self, work: Any) -> None:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("table %s", self.live.id, exc_info=task.exception())


def said(line: Line) -> Said:
    """A line of chat as it is sent."""
    return Said(line.number, line.seat, line.name, line.text, line.at)

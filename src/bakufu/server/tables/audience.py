"""Everybody who looks at a table: they come and go, and are sent what is new to them."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

from bakufu.kernel.words import ONLOOKER, Seats
from bakufu.server.counters import Outage
from bakufu.server.sentences import spoken
from bakufu.server.storage import Storage
from bakufu.server.tables.access import why_not_look
from bakufu.server.tables.bot_driver import BotDriver
from bakufu.server.tables.chat import TableChat
from bakufu.server.tables.presence import Presence
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.races import Races
from bakufu.server.tables.tidings import Bell, Tidings
from bakufu.server.tables.update_parts import NOTHING, SAME
from bakufu.server.tables.updates import Updates
from bakufu.server.tables.viewer import Viewer
from bakufu.server.wire.socket import Halted, Mistaken, Welcome


class Viewed(Protocol):
    """A table with those who look at it."""

    projection: Projection
    viewers: list[Viewer]
    used_at: float
    presence: Presence
    chat: TableChat
    driver: BotDriver
    races: Races
    now: Callable[[], float]
    """What time it is."""

    @property
    def hidden(self) -> bool:
        """Whether nobody may see the table now."""

    @property
    def asked(self) -> Seats:
        """Whom the table waits for, as far as everybody may know it."""


class Audience:
    """The viewers of one table. Who could not tell the difference is sent nothing."""

    def __init__(self, table: Viewed, storage: Storage, tidings: Tidings) -> None:
        self._table = table
        self._projection = table.projection
        self._viewers = table.viewers
        self._storage = storage
        self._updates = Updates(table.projection, storage.now)
        self._bell = Bell(tidings, table.asked, table.projection, table.projection.game.id)

    # Coming and going

    def add(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        table, projection = self._table, self._projection
        table.used_at = monotonic()
        viewer.known = int(
            min(viewer.known, projection.seat_logs.known_before(viewer.seat), len(projection.seat_logs.of(viewer.seat)))
        )
        self._viewers.append(viewer)
        self._welcome(viewer)
        if outage := self._storage.counters.outage:
            viewer.tell(halted(viewer.language, outage))
        table.races.greet(viewer)
        table.chat.repeat(viewer)
        table.driver.back_again(viewer.seat)
        self.show()
        table.presence.announce()

    def remove(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self._table.used_at = monotonic()
        self._table.presence.left()
        if viewer in self._viewers:
            self._viewers.remove(viewer)
        self.show()
        self._table.presence.announce()

    def send_away(self, code: int, reason: str) -> None:
        """Close all connections, saying why."""
        for viewer in self._viewers[:]:
            if viewer.hang_up:
                viewer.hang_up(code, reason)
            self.remove(viewer)

    def dismiss(self, problem: str) -> None:
        """The table is no more: everybody is told, and sees no more of it."""
        for viewer in self._viewers:
            told = _tell(viewer, problem)
            if viewer.hang_up:
                viewer.hang_up(4404, told)
        self._viewers.clear()

    def _part_with(self, viewer: Viewer) -> None:
        """The seat is held by another browser now, or by nobody, and this one is shown no more of it."""
        self._viewers.remove(viewer)
        given_up = viewer.seat >= 0 and self._projection.sitters[viewer.seat].holder is None
        viewer.seat = ONLOOKER
        _tell(viewer, "replaced" if given_up else "not-yours")

    # What they are told

    def welcome_again(self) -> None:
        """Who sits here has changed: all that happened is sent again with the new names."""
        for viewer in [one for one in self._viewers if why_not_look(self._projection, one.holder, one.seat)]:
            self._part_with(viewer)
        for viewer in self._viewers:
            self._welcome(viewer)
            viewer.known, viewer.seen = 0, None

    def describe(self) -> None:
        """Something has changed that is said of the table as a whole."""
        for viewer in self._viewers:
            self._welcome(viewer)

    def closed(self) -> None:
        """Nothing is asked any more."""
        for viewer in self._viewers:
            viewer.seen = None
            if not self._projection.over:
                _tell(viewer, "table-closed")
                self._welcome(viewer)

    def halt(self, outage: Outage | None) -> None:
        """Nothing can be written down now, for this reason; None: it can again."""
        for viewer in self._viewers:
            viewer.tell(halted(viewer.language, outage))

    def taken_back(self) -> None:
        """Lines that some have are no more, whatever else is as it was."""
        for viewer in self._viewers:
            cut = self._projection.seat_logs.last_cut[viewer.seat + 1]
            if viewer.known > cut:
                viewer.known, viewer.seen = cut, None

    def _welcome(self, viewer: Viewer) -> None:
        viewer.tell(Welcome(viewer.info(self._projection, self._table.now()), viewer.seat))

    # What they see

    @property
    def state_before_race(self) -> Any:
        """The position before what is raced for was turned up; None where there was none."""
        return self._updates.state_before_race()

    def show(self) -> None:
        """Send everybody what is new to them."""
        self._bell.look(self._table.asked)
        if self._projection.gathering:
            return
        updates, logs = self._updates, self._projection.seat_logs.logs
        updates.look_around(self._table.presence.here())
        if self._table.hidden:
            self._show_before_race()
            return
        for viewer in self._viewers:
            seat = viewer.seat
            key, count = updates.key(seat), len(logs[seat + 1])
            if key != viewer.seen or viewer.known != count:
                asked = updates.asked(seat, viewer.language, viewer.wants)
                known = SAME if asked is viewer.asked and asked is not NOTHING else asked
                viewer.send(updates.update(seat, viewer.language, viewer.wants, viewer.known, known))
                viewer.seen, viewer.known, viewer.asked = key, count, asked
        updates.all_told()

    def _show_before_race(self) -> None:
        """Whoever is to say that they are ready sees how it stood before what is raced for was turned up."""
        if not self._projection.setup.clock.ready:
            return
        for viewer in self._viewers:
            before = self._updates.before_race(viewer.seat, viewer.language, viewer.wants, viewer.known)
            if before and before.key != viewer.seen:
                viewer.send(before.parts)
                viewer.seen, viewer.known, viewer.asked = before.key, before.lines, NOTHING


def halted(language: str, outage: Outage | None) -> Halted:
    """What is said about the database."""
    return Halted(spoken(language, "database", what=outage).sentence if outage else "")


def _tell(viewer: Viewer, problem: str) -> str:
    told = spoken(viewer.language, problem)
    viewer.tell(Mistaken(None, told.problem, told.sentence))
    return told.problem

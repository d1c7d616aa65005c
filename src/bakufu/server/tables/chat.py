"""What people say to each other at a table."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Protocol

from bakufu.kernel.words import Seat
from bakufu.server.sentences import straight
from bakufu.server.storage import Storage
from bakufu.server.storage.models import ChatLine
from bakufu.server.tables.bot_driver import BotDriver
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.viewer import Viewer
from bakufu.server.tables.write_path import WritePath
from bakufu.server.wire.socket import Said

MOST_LINES, SHOWN_LINES = 1000, 200
"""How much of a table's chat is kept (a little more, for a while), and what who comes now is told."""


class Talking(Protocol):
    """A table at which people talk."""

    projection: Projection
    viewers: list[Viewer]
    writes: WritePath
    driver: BotDriver
    now: Callable[[], float]
    """What time it is."""

    def keep_trying(self, about: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something beside, as soon as the database lets us."""


class TableChat:
    """The lines of one table, the last ones of which are in memory."""

    def __init__(self, table: Talking, storage: Storage) -> None:
        self._table = table
        self._storage = storage

    async def say(self, seat: Seat, text: str) -> None:
        """Somebody says something. Raises `Refused`."""
        table, projection = self._table, self._table.projection
        table.driver.back_again(seat)

        async def write() -> bool:
            name = projection.names.names[seat]
            line = ChatLine(projection.next_line, seat, name, straight(text), round(table.now(), 3))
            if not await self._storage.say(projection.id, line):
                return False
            self.hear([line])
            if line.number >= MOST_LINES and line.number % SHOWN_LINES == 0:
                forget = partial(self._storage.forget_lines, projection.id, line.number - MOST_LINES)
                table.keep_trying("old lines are not forgotten", forget)
            return True

        await table.writes.in_turn(write, then_read=False)

    def hear(self, lines: Sequence[ChatLine]) -> None:
        """These have been said."""
        known = self._table.projection.lines
        for line in lines:
            known.append(line)
            del known[:-MOST_LINES]
            for viewer in self._table.viewers:
                viewer.tell(said(line))

    def repeat(self, viewer: Viewer) -> None:
        """Tell who comes now what was said before."""
        for line in self._table.projection.lines[-SHOWN_LINES:]:
            viewer.tell(said(line))

    async def read_again(self) -> None:
        """A name has been taken away, also where it was said."""
        projection = self._table.projection
        _, _, lines = await self._storage.since(projection.id, projection.number, -1)
        known = {line.number: line for line in projection.lines}
        new = [line for line in lines if line.number in known and line != known[line.number]]
        projection.lines[:] = lines[-MOST_LINES:]
        for line in new:
            for viewer in self._table.viewers:
                viewer.tell(said(line))


def said(line: ChatLine) -> Said:
    """A line of chat as it is sent."""
    return Said(line.number, line.seat, line.name, line.text, line.at)

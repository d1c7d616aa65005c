"""What becomes of those at a table that is closed or deleted, of which they lose their seat, or whose server stops."""

from typing import Any, Protocol

from bakufu.kernel.words import ONLOOKER
from bakufu.server.sentences import spoken
from bakufu.server.tables.bot_driver import BotDriver
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.viewer import Viewer
from bakufu.server.wire.socket import Mistaken, Welcome


class Kept(Protocol):
    """A table with those who look at it."""

    projection: Projection
    viewers: list[Viewer]
    driver: BotDriver

    def now(self) -> float:
        """What time it is for the tables."""

    def show(self) -> None:
        """Send everybody what is new to them."""

    def close(self) -> None:
        """Forget the table."""


def shut(table: Kept) -> None:
    """The keeper has closed the table: who is here is told, and nothing is asked any more."""
    projection = table.projection
    if projection.shut:
        return
    projection.shut = True
    projection.changes += 1
    table.driver.close()
    for viewer in table.viewers:
        viewer.seen = None
        if not projection.over:
            _tell(viewer, "table-closed")
            viewer.tell(Welcome(viewer.info(projection, table.now()), viewer.seat))
    table.show()


def vanish(table: Kept) -> None:
    """The table is deleted, by the keeper or as nobody came: who is here is told, and sees no more of it."""
    projection = table.projection
    projection.shut = True
    lapsed = projection.setting.open and not all(one.taken for one in projection.sitters)
    for viewer in table.viewers:
        problem = _tell(viewer, "table-lapsed" if lapsed else "table-deleted")
        if viewer.hang_up:
            viewer.hang_up(4404, problem)
    table.viewers.clear()
    table.close()


def part_with(table: Kept, viewer: Viewer) -> None:
    """The seat is held by another browser now, or by nobody, and this one is shown no more of it."""
    table.viewers.remove(viewer)
    given_up = viewer.seat >= 0 and table.projection.sitters[viewer.seat].holder is None
    viewer.seat = ONLOOKER
    _tell(viewer, "replaced" if given_up else "not-yours")


def _tell(viewer: Viewer, problem: str, **about: Any) -> str:
    told = spoken(viewer.language, problem, **about)
    viewer.tell(Mistaken(None, told.problem, told.sentence))
    return told.problem

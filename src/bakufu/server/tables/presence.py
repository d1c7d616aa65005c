"""Who is at a table now, through whichever process."""

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Protocol

from bakufu.kernel.words import Seat
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.viewer import Viewer

STILL_THERE = 45.0
"""For so many seconds after another process has said who looks there, they count as present."""


class Attended(Protocol):
    """A table at which people are or are not."""

    projection: Projection
    viewers: list[Viewer]
    now: Callable[[], float]
    """What time it is."""

    def announce(self, word: str) -> None:
        """Tell the other processes that serve this table, if that can be done now."""


class Presence:
    """Who looks at one table, here and elsewhere, and when somebody last did."""

    def __init__(self, table: Attended) -> None:
        self._table = table
        self._elsewhere: dict[str, tuple[float, frozenset[Seat]]] = {}
        """Who is here through another process, and when that was heard."""
        self.heard_at = 0.0
        """When another process last said who is there."""
        self._left = 0.0
        """When somebody who looked at the table went away."""
        self.visit_noted = 0.0
        """The last visit of which the database knows, as far as that is known here."""

    @property
    def visited(self) -> float:
        """When somebody was last here; 0: nobody was since the table was loaded."""
        return self._table.now() if self._table.viewers else self._left

    def left(self) -> None:
        """Somebody looks no more."""
        self._left = self._table.now()

    def here(self) -> tuple[bool, ...]:
        """For each seat, whether somebody is there."""
        here = [sitter.kind == "bot" for sitter in self._table.projection.sitters]
        for viewer in self._table.viewers:
            if viewer.seat >= 0:
                here[viewer.seat] = True
        for heard_at, seats in self._elsewhere.values():
            if monotonic() - heard_at < STILL_THERE:
                for seat in seats:
                    here[seat] = True
        return tuple(here)

    def announce(self) -> None:
        """Tell the other processes who is here."""
        seats = sorted({viewer.seat for viewer in self._table.viewers if viewer.seat >= 0})
        self._table.announce(f"here {self._table.projection.id} {','.join(map(str, seats))}")

    def heard(self, process: str, seats: Iterable[Seat]) -> None:
        """Another process has said who is there."""
        self.heard_at = monotonic()
        self._elsewhere[process] = (self.heard_at, frozenset(seats))

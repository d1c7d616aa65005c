"""What happens at tables, told to those who do not look: a seat begins to be asked, a game is over."""

from collections.abc import Callable
from typing import NamedTuple

from bakufu.kernel.words import Seat, Seats
from bakufu.server.tables.projection import Projection


class Turn(NamedTuple):
    """A seat has begun to be asked; every process that has the table in memory says so, with the same `since`."""

    table: str
    game: str
    seat: Seat
    holder: str
    since: float


class Tidings:
    """What happens at tables, for those who do not look at them. Whoever listens must not wait, nor raise."""

    def __init__(self) -> None:
        self._turns: list[Callable[[Turn], None]] = []
        self._changes: list[Callable[[str], None]] = []
        self._overs: list[Callable[[str], None]] = []
        self._wishes: list[Callable[[], None]] = []

    def on_wish(self, heard: Callable[[], None]) -> None:
        """From now on `heard` is told when through another process somebody wants to be told of turns."""
        self._wishes.append(heard)

    def wished(self) -> None:
        """Others than before want to be told of turns."""
        for heard in self._wishes:
            heard()

    def on_turn(self, heard: Callable[[Turn], None]) -> None:
        """From now on `heard` is told whenever a person's seat begins to be asked."""
        self._turns.append(heard)

    def on_change(self, heard: Callable[[str], None]) -> None:
        """From now on `heard` is told of every table at which something may have changed."""
        self._changes.append(heard)

    def on_over(self, heard: Callable[[str], None]) -> None:
        """From now on `heard` is told of every table whose game is over, when that is written down."""
        self._overs.append(heard)

    def over(self, table: str) -> None:
        """Nothing more is played there."""
        for heard in self._overs:
            heard(table)

    def begun(self, turn: Turn) -> None:
        """A seat begins to be asked."""
        for heard in self._turns:
            heard(turn)

    def changed(self, table: str) -> None:
        """Something has changed there, though perhaps nothing that anybody may notice."""
        for heard in self._changes:
            heard(table)


class Bell:
    """Rings when a seat of one table begins to be asked."""

    def __init__(self, tidings: Tidings, asked: Seats, projection: Projection, game: str) -> None:
        self._tidings = tidings
        self._projection = projection
        self._game = game
        self._changes = projection.changes
        self._asked = asked
        self._rung: list[float | None] = [None] * len(projection.turns.since)
        """Since when those who are asked are, as far as it has rung for that."""
        for seat in asked:
            self._rung[seat] = projection.turns.since[seat]

    def look(self, asked: Seats) -> None:
        """Now these are asked, as far as they may know it."""
        projection = self._projection
        if projection.changes == self._changes and asked == self._asked:
            return
        self._changes, self._asked = projection.changes, asked
        turns, rung = projection.turns, self._rung
        for seat in range(len(rung)):
            since = turns.since[seat] if seat in asked else None
            if since is not None and since != rung[seat] and turns.anew[seat]:
                holder = projection.sitters[seat].holder
                if holder:
                    self._tidings.begun(Turn(projection.id, self._game, seat, holder, since))
            rung[seat] = since
        self._tidings.changed(projection.id)

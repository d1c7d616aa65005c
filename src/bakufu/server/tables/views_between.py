"""What is seen on the way from one decision to the next, while things happen by themselves."""

from typing import Any, NamedTuple

from bakufu.kernel.json import to_builtins
from bakufu.kernel.way import before_the_last_reveal, event_by_event
from bakufu.kernel.words import Seat, Told
from bakufu.server.tables.projection import Projection
from bakufu.server.wire.socket import Stage


class Position(NamedTuple):
    """A position on the way, and how much had been told on the way to it."""

    state: Any
    told: int


class Stages:
    """The last answer's way. Nothing is computed before somebody wants it."""

    def __init__(self, projection: Projection) -> None:
        self._projection = projection
        self._number = -1
        self._way: list[Position] | None = None
        self._revealed: Position | None = None

    def lines(self, seat: Seat, told: int) -> int:
        """How long a seat's log was when so much had been told on the last answer's way."""
        later = self._told_on_the_way()[told:]
        return len(self._projection.seat_logs.of(seat)) - sum(one.known_to(seat) for one in later)

    def before_race(self) -> Position | None:
        """The position before what is raced for was turned up."""
        self._look()
        if self._revealed is None:
            last = before_the_last_reveal(self._projection.table)
            self._revealed = last and Position(*last)
        return self._revealed

    def seen(self, seat: Seat, known: int, lines: int, view: Any) -> list[Stage]:
        """What a seat that knew so many lines saw before it had so many, wherever that was something new.

        `view` is what it sees in the end; a stage says what was otherwise.
        """
        self._look()
        if lines - known < 2:
            return []
        if self._way is None:
            self._way = [Position(*one) for one in event_by_event(self._projection.table)]
        stages: list[Stage] = []
        now, last = to_builtins(view), None
        for state, told in self._way:
            read = self.lines(seat, told)
            if not known < read < lines:
                continue
            then = to_builtins(self._projection.game.view(state, seat))
            other = {name: value for name, value in then.items() if value != now.get(name)}
            # What only can be read comes together with what can be seen.
            if other and other != last:
                stages.append(Stage(read, other))
                known, last = read, other
        return stages

    def _told_on_the_way(self) -> list[Told]:
        table = self._projection.table
        number = len(table.answers)
        first = next((i for i in range(len(table.told), 0, -1) if table.told[i - 1].number != number), 0)
        return table.told[first:]

    def _look(self) -> None:
        """What was found out about an earlier answer is forgotten."""
        if self._number != self._projection.number:
            self._number, self._way, self._revealed = self._projection.number, None, None

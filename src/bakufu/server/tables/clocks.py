"""Thinking time: for each decision, or for the whole game."""

from collections.abc import Iterable
from math import inf

from bakufu.kernel.words import Seat, Seats
from bakufu.server.wire.http import SLOW, Clock

LEAST = 10.0
"""Whoever has used up the time for the whole game still gets so many seconds for a decision."""


Away = tuple[tuple[float, float], ...]
"""From when to when, each time; they do not overlap."""


def on_vacation(away: Away, now: float) -> bool:
    """Whether somebody is."""
    return any(begins <= now < ends for begins, ends in away)


def time_off(away: Away, since: float, now: float) -> float:
    """Seconds of vacation between two times."""
    return sum(max(0.0, min(ends, now) - max(begins, since)) for begins, ends in away)


class Clocks:
    """Every person's clock. Times are those of the log, so every process that reads it counts alike."""

    def __init__(self, clock: Clock, players: int, people: Iterable[Seat]) -> None:
        self.clock = clock
        self._people = frozenset(people) if clock.kind != "none" else frozenset()
        self._asked = [inf] * players
        """Since when each seat has to decide."""
        self._used = [0.0] * players
        self._waiting: Seats = ()
        self._slow = clock.kind == "decision" and clock.seconds >= SLOW
        self._away: tuple[Away, ...] = ((),) * players

    def on_vacation(self, away: Iterable[Away]) -> None:
        """When each seat's holder is on vacation: as long as that lasts a slow clock stands still."""
        if self._slow:
            self._away = tuple(tuple(sorted(one)) for one in away)

    def start(self, at: float, waiting: Seats) -> None:
        """All clocks begin: everybody is here."""
        self._waiting = ()
        self._used = [0.0] * len(self._used)
        self.go_on(at, waiting, answered=-1, in_secret=False)

    def go_on(self, at: float, waiting: Seats, answered: Seat, in_secret: bool) -> None:
        """Somebody has answered (or taken back), and now these must decide.

        What nobody else can notice is no decision yet: the clock goes on, for else the others could read it there.
        """
        if in_secret:
            return
        before = self._waiting
        for seat in self._people:
            if seat in before and (seat == answered or seat not in waiting):
                self._used[seat] += self._spent(seat, at)
            if seat not in waiting:
                self._asked[seat] = inf
            elif seat not in before or seat == answered:
                self._asked[seat] = at
        self._waiting = waiting

    def back_again(self, seat: Seat, at: float) -> None:
        """The owner has come back and gets the time for this decision anew."""
        if seat in self._people and seat in self._waiting:
            self._asked[seat] = at

    def retire(self, seat: Seat) -> None:
        """Nobody's clock runs for a seat that was given up."""
        self._people -= {seat}
        self._asked[seat] = inf

    def take_over(self, seat: Seat, at: float) -> None:
        """Somebody else sits there now, with all the time that there is."""
        if self.clock.kind == "none":
            return
        self._people |= {seat}
        self._used[seat] = 0.0
        self._asked[seat] = at if seat in self._waiting else inf

    def runs(self, seat: Seat) -> bool:
        """Whether this seat's clock is running."""
        return seat in self._people and self._asked[seat] < inf

    def left(self, seat: Seat, now: float) -> float | None:
        """Seconds left; None without a clock."""
        if seat not in self._people:
            return None
        return round(max(0.0, self._allowed(seat) - self._spent(seat, now)), 1)

    def out_at(self, seat: Seat) -> float:
        """When this seat's time will be out."""
        if seat not in self._people:
            return inf
        asked = self._asked[seat]
        out = asked + self._allowed(seat)
        for begins, ends in self._away[seat]:
            if begins < out and ends > asked:
                out += ends - max(begins, asked)
        return out

    def _spent(self, seat: Seat, now: float) -> float:
        """Seconds of the decision that have passed, but for vacations."""
        asked = self._asked[seat]
        if asked == inf:
            return 0.0
        return max(0.0, now - asked - time_off(self._away[seat], asked, now))

    def _allowed(self, seat: Seat) -> float:
        if self.clock.kind == "decision":
            return float(self.clock.seconds)
        return max(self.clock.seconds - self._used[seat], LEAST if self.runs(seat) else 0.0)

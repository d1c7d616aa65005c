"""Since when each seat is asked."""

from math import inf

from bakufu.kernel.words import Seat, Seats


class Turns:
    """For each seat since when it is asked. Times are those of the log, so every process that reads it says the same.

    What nobody else can notice changes nothing here: else the others could read it off the time.
    """

    def __init__(self, players: int) -> None:
        self.since = [inf] * players
        self.anew = [True] * players
        """Whether others were asked before; not where somebody answers and goes on at once."""
        self._waiting: Seats = ()

    def go_on(
        self, at: float, waiting: Seats, answered: Seat = -1, in_secret: bool = False, by_owner: bool = True
    ) -> None:
        """Somebody has answered (or taken back), and now these must decide."""
        if in_secret:
            return
        for seat in range(len(self.since)):
            if seat not in waiting:
                self.since[seat] = inf
            elif seat not in self._waiting or seat == answered:
                self.since[seat] = at
                self.anew[seat] = seat not in self._waiting or not by_owner
        self._waiting = waiting

    def take_over(self, seat: Seat, at: float) -> None:
        """Somebody else sits there now, and is asked from now on, if the seat is."""
        if seat in self._waiting:
            self.since[seat] = at

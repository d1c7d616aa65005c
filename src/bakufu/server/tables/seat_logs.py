"""What each seat of a table has been told, how much of it all it could notice, and what take-backs left of it."""

from math import inf

from bakufu.kernel.words import ONLOOKER, Event, Seat, Told


class SeatLogs:
    """The logs of all seats; in every list the onlooker's comes first."""

    def __init__(self, players: int) -> None:
        self.logs: list[list[Event]] = [[] for _ in range(players + 1)]
        """What each seat has been told."""
        self.noticed = [0] * (players + 1)
        """How many answers each seat could notice."""
        self.last_cut = [0] * (players + 1)
        """How much of its log each seat still has as it was, after the last take-back."""
        self._cut = [inf] * (players + 1)
        """The same, after all the take-backs so far."""

    def of(self, seat: Seat) -> list[Event]:
        """What this seat has been told."""
        return self.logs[seat + 1]

    def known_before(self, seat: Seat) -> float:
        """How many lines of its log a seat's client may rely on whatever happened while it was away."""
        return self._cut[seat + 1]

    def hear(self, told: list[Told]) -> None:
        """This is told, to whom it concerns."""
        for one in told:
            event, to = one.event, one.to
            for place, log in enumerate(self.logs):
                if to is None or place - 1 in to:
                    log.append(event)

    def notice(self, seat: Seat, in_secret: bool, told: list[Told]) -> None:
        """A seat has answered, which has been told so; in secret: the others see nothing but what they are told."""
        for eyes in range(ONLOOKER, len(self.logs) - 1):
            if not in_secret or eyes == seat or any(one.known_to(eyes) for one in told):
                self.noticed[eyes + 1] += 1

    def rewrite(self, told: list[Told]) -> dict[Seat, int | None]:
        """All that has been told is now this. How much of each seat's log is as it was; None: all, and nothing gone."""
        return {eyes: self._rewrite(eyes, told) for eyes in range(ONLOOKER, len(self.logs) - 1)}

    def _rewrite(self, eyes: Seat, told: list[Told]) -> int | None:
        log = self.of(eyes)
        now = [one.event for one in told if one.known_to(eyes)]
        same = next((i for i, (a, b) in enumerate(zip(log, now, strict=False)) if a != b), min(len(log), len(now)))
        if same == len(log) == len(now):
            return None
        log[same:] = now[same:]
        return same

    def notice_take_back(self, seat: Seat, in_secret: bool, cuts: dict[Seat, int | None]) -> None:
        """A seat has taken back an answer, which has left so much of each log; in secret: no other seat can tell."""
        for eyes, cut in cuts.items():
            self.last_cut[eyes + 1] = len(self.of(eyes)) if cut is None else cut
            if not in_secret or eyes == seat:
                self.noticed[eyes + 1] += 1
            if cut is not None:
                self._cut[eyes + 1] = min(self._cut[eyes + 1], cut)

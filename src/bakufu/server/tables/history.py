"""A table's history, moment by moment: found by replaying its answers, never kept from what was sent."""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from threading import RLock
from typing import Any

from bakufu.kernel.chance import Draw, Noting
from bakufu.kernel.game import Game
from bakufu.kernel.json import encode
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.record import Record
from bakufu.kernel.seen import Seen
from bakufu.kernel.state import State
from bakufu.kernel.step import answer
from bakufu.kernel.table import Table
from bakufu.kernel.words import ONLOOKER, Answer, Event, Refused, Seat, Seats, Told
from bakufu.server.tables.projection import Projection

FRAME = 16
"""A position is kept after every so many answers; those between are found from there."""

MOST_KEPT = 16
"""How many tables' histories are kept."""


class SeenHistory:
    """A table's history as one pair of eyes saw it.

    A moment is what these eyes could tell from the one before; so nothing here counts the others' secrets.
    """

    def __init__(self, eyes: Seat) -> None:
        self.eyes = eyes
        self.moments: list[int] = []
        """For each moment after how many answers it came."""
        self.lines: list[tuple[int, Event]] = []
        """What these eyes read, each line with the moment it belongs to."""
        self._last: Seen | None = None
        self._told = 0
        self._next = 0

    def catch_up(self, history: "History") -> None:
        """See what has been added."""
        for count, state in history.positions(self._next):
            news: list[Event] = []
            while self._told < len(history.told) and history.told[self._told].number <= count:
                told = history.told[self._told]
                self._told += 1
                if told.known_to(self.eyes):
                    news.append(told.event)
            look = Seen(history.game.view(state, self.eyes), history.waiting[count])
            if news or self._last is None or not look.same_as(self._last):
                self.moments.append(count)
                self._last = look
            self.lines += [(len(self.moments) - 1, event) for event in news]
        self._next = len(history.table.answers) + 1

    def moment_at(self, count: int) -> int:
        """The moment that lasted when so many answers had been given."""
        return bisect_right(self.moments, count) - 1


class History:
    """A table's game replayed, every answer judged again. Slow, so it works in a thread, on a table of its own."""

    def __init__(self, projection: Projection) -> None:
        self.game: Game[Any] = projection.game
        self._players = projection.players
        self._options = projection.options
        self._seed = projection.table.seed
        self._what_if = projection.setup.what_if
        self._rules = projection.setup.rules
        self._lock = RLock()
        self._start_over()

    def _start_over(self) -> None:
        self._chance = Noting(self._seed)
        first = self.game.load(self._what_if.position) if self._what_if else None
        self.table: Table[Any] = Table(
            self.game, self._players, self._options, self._seed, first=first, rules=self._rules, chance=self._chance
        )
        if first:
            # Where somebody is asked nothing has been drawn yet.
            self.table.state.chance = self._chance
        self.waiting: list[Seats] = [self.table.waiting_for]
        self.draws: list[list[Draw]] = [self._drawn()]
        self._frames: list[State] = [self.table.state.clone()]
        self._seen: dict[Seat, SeenHistory] = {}

    @property
    def told(self) -> list[Told]:
        """What was told to whom."""
        return self.table.told

    def _drawn(self) -> list[Draw]:
        draws, self._chance.draws = self._chance.draws, []
        return draws

    def seen(self, eyes: Seat, answers: list[Answer]) -> SeenHistory:
        """All that these eyes saw while these answers were given."""
        with self._lock:
            self._follow(answers)
            seen = self._seen.setdefault(eyes, SeenHistory(eyes))
            seen.catch_up(self)
            return seen

    def _follow(self, answers: list[Answer]) -> None:
        """Be where these answers lead. Raises `Refused` where one of them is not allowed."""
        known = self.table.answers
        if answers[: len(known)] != known:
            self._start_over()
            known = self.table.answers
        for seat, action in answers[len(known) :]:
            if not self.table.play(seat, action):
                raise ValueError(f"answer {len(known) + 1} came too late")
            self.waiting.append(self.table.waiting_for)
            self.draws.append(self._drawn())
            if len(known) % FRAME == 0:
                self._frames.append(self.table.state.clone())

    def flaw(self, projection: Projection) -> str | None:
        """What is wrong with a finished game's record: it must lead to what everybody saw at the end."""
        with self._lock:
            try:
                record = Record.parse("\n".join(projection.record().lines()))
                self._follow([(move.seat, self.game.read_action(move.action)) for move in record.moves])
                record.seed_bytes()
            except (Mistake, Refused, ValueError) as error:
                return str(error)
            if encode(record.result) != encode(self.table.result):
                return "another result"
            for eyes in range(ONLOOKER, self._players):
                if not self.table.seen(eyes).same_as(projection.table.seen(eyes)):
                    return f"another view for seat {eyes}"
        return None

    def positions(self, first: int, last: int | None = None) -> Iterator[tuple[int, Any]]:
        """The positions after so many answers, one after the other; each only until the next is asked for."""
        last = len(self.table.answers) if last is None else last
        count = first // FRAME * FRAME
        if first > last:
            return
        state = self._frames[count // FRAME].clone()
        while True:
            if count >= first:
                yield count, state
            if count == last:
                return
            answer(state, *self.table.answers[count])
            count += 1

    def views(self, eyes: Seat, answers: list[Answer], first: int, count: int) -> list[tuple[bytes, Seats]]:
        """What these eyes saw at each of these moments, and whom the table waited for."""
        with self._lock:
            wanted = self.seen(eyes, answers).moments[first : first + count]
            if not wanted:
                return []
            these = set(wanted)
            found = {
                number: (encode(self.game.view(state, eyes)), self.waiting[number])
                for number, state in self.positions(wanted[0], wanted[-1])
                if number in these
            }
        return [found[number] for number in wanted]


class Histories:
    """The histories that somebody asked for lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, History] = OrderedDict()

    def of(self, projection: Projection) -> History:
        """A table's history."""
        history = self._kept.pop(projection.id, None) or History(projection)
        self._kept[projection.id] = history
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return history

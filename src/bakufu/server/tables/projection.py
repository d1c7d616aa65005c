"""A table in memory, replayed from its log. Nothing here waits or writes."""

from math import inf
from typing import Any

from msgspec.structs import replace

from bakufu.games import find
from bakufu.kernel.chance import commitment
from bakufu.kernel.game import Game
from bakufu.kernel.luck import JointLuck
from bakufu.kernel.record import Move, Record, Timing
from bakufu.kernel.seen import Seen
from bakufu.kernel.table import Table
from bakufu.kernel.words import ONLOOKER, Action, Decision, Seat, Seats
from bakufu.server.sentences import Names
from bakufu.server.storage.models import GATHERING, ChatLine, Entry, StoredSeat, StoredTable
from bakufu.server.tables.clocks import Clocks
from bakufu.server.tables.departures import MATTERS, Departures
from bakufu.server.tables.seat_logs import SeatLogs
from bakufu.server.tables.turns import Turns

FORGIVEN = 1
"""So many decisions in a row are made for a seat whose time is out before its caretaker stays."""


class BrokenTable(Exception):
    """What is stored about a table does not hold together; which table."""


class OtherRules(Exception):
    """The game was begun by a version of the rules that is not here."""


class Projection:
    """What follows from a table's log: the position, what each seat has been told, clocks, caretakers, races.

    As long as people may add to the luck there is no `table`, and nothing that could be seen.
    """

    table: Table[Any]

    def __init__(self, stored: StoredTable) -> None:
        self.setup = stored.setup
        self.id = stored.setup.table
        self.has_clock = stored.setup.clock.kind != "none"
        self.game: Game[Any] = find(stored.setup.game)
        if not self.game.knows(stored.setup.rules):
            raise OtherRules(stored.setup.rules)
        self.players = len(stored.sitters)
        self.options = self.game.read_options(self.players, stored.setup.options)
        self.gathering = stored.setup.drawn == GATHERING
        """Whether people may still add to the luck."""
        self.started_at = inf
        """When everybody sat here and the luck was drawn."""
        self.number = 0
        self.lines: list[ChatLine] = stored.lines
        self.closed = stored.closed
        """Whether nothing more is played here: the keeper has closed the table, or all have agreed to end the game."""
        self.seat_logs = SeatLogs(self.players)
        self.given = [0] * self.players
        """How often each seat has answered or taken back."""
        self.caretaker = [False] * self.players
        self.missed = [0] * self.players
        """How many decisions in a row each seat has left to its caretaker."""
        self.timings: list[Timing | None] = []
        self.departures = Departures()
        self.turns = Turns(self.players)
        self.changed_at = stored.setup.made
        """When something was last to be seen by others than its doer."""
        self.changes = 0
        """Grows with everything that may change what a seat sees."""
        self.opens_at = -inf
        """When the race under way begins (or began)."""
        self.ready: set[Seat] = set()
        """Who has said to be ready for it."""
        self.raced = False
        """Whether there has been a race at this table."""
        self._lay_out(stored.sitters)
        for entry in stored.entries:
            self.apply(entry)
        self._reading = False
        self._start_clocks(inf)

    def _lay_out(self, sitters: tuple[StoredSeat, ...]) -> None:
        """Begin the game, unless its luck is still being gathered."""
        setup = self.setup
        if self.gathering:
            self.sit(sitters)
            return
        luck = None if setup.drawn is None else JointLuck(setup.seed, tuple(one.part for one in sitters))
        seed = luck.seed if luck else setup.seed
        first = self.game.load(setup.what_if.position) if setup.what_if else None
        self.table = Table(self.game, self.players, self.options, seed, first=first, rules=setup.rules, luck=luck)
        self.sit(sitters)
        self.seat_logs.hear(self.table.told)
        self._maybe_race(setup.made, again=True)
        self._ask(setup.drawn or setup.made)

    def draw(self, at: float, sitters: tuple[StoredSeat, ...]) -> None:
        """What these have added to the luck is all; now the game begins."""
        self.setup = replace(self.setup, drawn=at)
        self.gathering = False
        self._lay_out(sitters)

    @property
    def promise(self) -> str:
        """What was promised about the luck when the table was set."""
        return commitment(self.setup.seed)

    def sit(self, sitters: tuple[StoredSeat, ...]) -> None:
        """These sit here now. The clocks start when all seats are taken and the luck is drawn."""
        self.sitters = sitters
        self.names = Names([sitter.name for sitter in sitters])
        self.changes += 1
        if not self._ticking:
            gone = self.departures.gone
            people = [sitter.seat for sitter in sitters if sitter.kind == "person" and sitter.seat not in gone]
            self.clocks = Clocks(self.setup.clock, self.players, people)
        self.clocks.on_vacation(one.away for one in sitters)
        if self.gathering:
            return
        self.table.names = self.names.names
        if any(sitter.bot for sitter in sitters):
            self.table.bots = tuple(sitter.bot or "" for sitter in sitters)
        times = [sitter.taken_at for sitter in sitters]
        known = [at for at in (*times, self.setup.drawn) if at is not None]
        self.started_at = inf if None in times else max(known, default=inf)
        if not self._reading:
            self._start_clocks(inf)
        self._maybe_race(self.started_at, again=not self.number)
        if self.racing and self.opens_at == inf:
            self.opens_at = self._opening(self.started_at)

    def _start_clocks(self, now: float) -> None:
        """All clocks start once everybody sits; some may have answered before."""
        if not self._ticking and not self.gathering and self.started_at < inf and self.started_at <= now:
            self._ticking = True
            self.clocks.start(self.started_at, self.table.waiting_for)

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return not self.gathering and self.table.over

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked."""
        return self.table.decision(seat)

    @property
    def next_line(self) -> int:
        """The number of the next line of chat. Of those before it the oldest may be gone."""
        return self.lines[-1].number + 1 if self.lines else 0

    def apply(self, entry: Entry) -> None:
        """The next entry of the log happens."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} of table {self.id} after entry {self.number}")
        self._start_clocks(entry.at)
        kind = entry.kind
        if kind == "ready":
            self._say_ready(entry.seat, entry.at)
            return
        if kind in MATTERS:
            self._depart(entry)
            return
        seat, at, by = entry.seat, entry.at, entry.by
        if kind == "back":
            in_secret = self._take_back(seat)
        else:
            in_secret = self._answer(entry, seat, at)
        self.number += 1
        self.changes += 1
        self.given[seat] += 1
        if self.sitters[seat].kind == "person" and seat not in self.departures.gone:
            self._note_who(seat, by == "caretaker", in_secret)
        if self._ticking:
            self.clocks.go_on(at, self.table.waiting_for, seat, in_secret)
        self._ask(at, seat, in_secret, by == "owner")

    def _answer(self, entry: Entry, seat: Seat, at: float) -> bool:
        """Whether nobody else could notice."""
        table, logs, action = self.table, self.seat_logs, entry.action
        told = table.told
        count = len(told)
        # Most often the table has judged it before it was written; whatever else a database may hold, it judges now.
        judged = action if isinstance(action, Action) else table.judge(seat, action or {})
        if judged is None:
            raise ValueError(f"entry {entry.number} of table {self.id} came too late")
        table.accept(seat, judged)
        self.timings.append(entry.timing)
        new = told[count:]
        in_secret = table.unnoticed
        logs.notice(seat, in_secret, new)
        logs.hear(new)
        self._maybe_race(at, again=any(one.event.reveals for one in new))
        return in_secret

    def _ask(self, at: float, answered: Seat = -1, in_secret: bool = False, by_owner: bool = True) -> None:
        self.turns.go_on(at, self.unready or self.table.waiting_for, answered, in_secret, by_owner)
        if not in_secret:
            self.changed_at = at

    def _note_who(self, seat: Seat, caretaker: bool, in_secret: bool) -> None:
        """Time that is out costs one decision; the second in a row, and the caretaker goes on.

        Before others can notice an answer it is no decision yet, and the caretaker finishes it.
        """
        if not in_secret:
            self.missed[seat] = self.missed[seat] + 1 if caretaker else 0
            if not caretaker:
                self.departures.back(seat)
        self.caretaker[seat] = caretaker and (in_secret or self.missed[seat] > FORGIVEN)

    def _depart(self, entry: Entry) -> None:
        """A seat is given up or taken over, or the table agrees on something."""
        self.number += 1
        self.changes += 1
        self.changed_at = entry.at
        for seat in self.departures.apply(entry):
            self.caretaker[seat] = True
            self.clocks.retire(seat)
        if entry.kind == "sit":
            self.caretaker[entry.seat], self.missed[entry.seat] = False, 0
            self.clocks.take_over(entry.seat, entry.at)
            self.turns.take_over(entry.seat, entry.at)
        self.closed = self.closed or self.departures.ended

    def resume(self, seat: Seat, at: float) -> None:
        """A seat's owner plays on alone."""
        if seat in self.departures.gone:
            return
        self.caretaker[seat] = False
        self.missed[seat] = 0
        self.clocks.back_again(seat, at)

    def _take_back(self, seat: Seat) -> bool:
        """Whether nobody else could notice."""
        waiting, position, answers = self.table.waiting_for, self.table.state, self.table.answers
        gone = self.table.take_back_all(seat, logged=True)
        for place in reversed(gone):
            del self.timings[place]
        for place in gone[1:]:
            # Whoever thinks on from there thinks of what is not asked any more.
            self.given[answers[place][0]] += 1
        cuts = self.seat_logs.rewrite(self.table.told)
        asked = self.decision(seat)
        in_secret = (
            self.table.waiting_for == waiting
            and all(cuts[eyes] is None for eyes in self._others(seat))
            and ((asked is not None and asked.secret) or self._looks_as(position, seat))
        )
        self.seat_logs.notice_take_back(seat, in_secret, cuts)
        return in_secret

    def _looks_as(self, before: Any, seat: Seat) -> bool:
        """Whether nobody but this seat can tell that the position is not the one before."""
        view, now = self.game.view, self.table.state
        return all(Seen(view(before, eyes), ()).same_as(Seen(view(now, eyes), ())) for eyes in self._others(seat))

    def _others(self, seat: Seat) -> list[Seat]:
        return [eyes for eyes in range(ONLOOKER, self.players) if eyes != seat]

    def _maybe_race(self, at: float, again: bool) -> None:
        """A race begins where one is asked for and was not before, or where something new has been turned up."""
        waiting = self.table.waiting_for
        decision = self.decision(waiting[0]) if waiting else None
        racing = decision is not None and decision.race
        if racing and (again or not self.racing):
            self.ready.clear()
            self.opens_at = self._opening(at)
            self.raced = True
        self.racing = racing

    @property
    def unready(self) -> Seats:
        """Who has yet to say so before the race can begin."""
        if not (self.racing and self.setup.clock.ready and self.opens_at == inf):
            return ()
        return tuple(one.seat for one in self.sitters if one.kind == "person" and one.seat not in self.ready)

    def _opening(self, at: float) -> float:
        """When a race begins, as far as is known at this time: all sit, and all are ready."""
        wait = self.setup.clock.ready and any(
            one.kind == "person" and one.seat not in self.ready for one in self.sitters
        )
        return inf if wait else max(at, self.started_at)

    def _say_ready(self, seat: Seat, at: float) -> None:
        """Whoever is ready waits without a clock; when all are, everybody's begins anew."""
        self.ready.add(seat)
        if self.opens_at == inf:
            self.opens_at = self._opening(at)
        self.number += 1
        self.changes += 1
        if self._ticking:
            self.clocks.go_on(at, self.unready or self.table.waiting_for, seat, in_secret=False)
        self._ask(at, seat)

    _reading = True
    """Whether the log is still being read."""

    _ticking = False
    """Whether the clocks have started."""

    racing = False
    """Whether the answers that the table waits for are a race."""

    def record(self) -> Record:
        """The game as it can be verified: once nothing more is played, with its seed."""
        record = self.table.write_up(self.over or self.closed)
        moves = zip(record.moves, self.timings, strict=True)
        record.moves = [Move(move.seat, move.action, timing) for move, timing in moves]
        return record

"""A running game."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from bakufu.kernel.chance import Chance, commitment
from bakufu.kernel.game import Game
from bakufu.kernel.json import to_builtins
from bakufu.kernel.record import Move, Record
from bakufu.kernel.seen import Seen
from bakufu.kernel.sight import Sight
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, settle
from bakufu.kernel.text import texts
from bakufu.kernel.words import ONLOOKER, Action, Decision, Event, Refusal, Refused, Result, Seat, Seats, Told

S = TypeVar("S", bound=State)

Answer = tuple[Seat, Action]

Who: TypeAlias = Seat | Any
"""A seat, or whatever else comes from outside: only a seat is heard."""

MOST_KEPT = 200
"""How many positions a table keeps for taking back; older ones are found by replaying."""


MOST_ASKED = 8
"""From so many on, positions in which several were asked are looked through for those that matter no more."""


class Last(NamedTuple):
    """A seat's last answer, as far as taking it back goes. Seats are bits."""

    number: int
    """Its place among all answers."""
    noticed: int
    """Who can tell that it has been given."""
    doubt: int
    """Who perhaps can tell, perhaps not: to be found out when it matters."""
    final: Refusal | None = None
    """Why it cannot be taken back any more."""

    def settled(self, refusal: Refusal) -> "Last":
        """The same, final now if it was not before."""
        return self if self.final else Last(self.number, self.noticed, self.doubt, refusal)


class Kept(NamedTuple, Generic[S]):
    """A position before an answer: the answer's number, how much had been told, and everybody's last answers."""

    number: int
    told: int
    state: S
    lasts: tuple[Last | None, ...]


class Table(Generic[S]):
    """Seats around one state: who must decide what, the answers so far, and what everybody was told.

    `first` is the state that the answers start from; without it the game is set up from the seed, to be played by these
    `rules`, or by the newest. `names` go by seat, and so do `bots`: the kind of bot that sits there, or nothing for a
    person. Who begins `midway`, in another state, also knows the answers up to there. `chance`: luck from the seed that
    does something besides, as noting what it draws.
    """

    def __init__(
        self,
        game: Game[S],
        players: int,
        options: Any,
        seed: bytes,
        *,
        first: S | None = None,
        rules: str | None = None,
        names: tuple[str, ...] = (),
        bots: tuple[str, ...] = (),
        midway: S | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.names = names
        self.bots = bots
        self.rules = str(first.rules) if first else rules or game.rules_version
        self._first = first.clone() if first else None
        self.answers: list[Answer] = []
        self.told: list[Told] = []
        self._asked: list[tuple[int, S]] = []
        self._lasts: list[Last | None] = [None] * players
        """Each seat's last answer, as far as taking it back goes."""
        self._without: dict[Seat, tuple[int, int, S]] = {}
        """For some seats: their last answer's number, up to which answer this goes, and how it would be without it."""
        self._kept: list[Kept[S]] = []
        self._decisions: dict[Seat, Decision] = {}
        self.unnoticed = False
        """Whether nobody else can tell that the last answer has been given."""
        self.state = midway or (self._first.clone() if self._first else self._set_up(chance or Chance(seed)))
        self.before: S | None = None
        """The position in which the last answer was given, as long as that is known; not to be changed."""
        self._listen()
        self.waiting_for: Seats = settle(self.state)

    def laid_out(self) -> S:
        """Everything as it was before the first step."""
        return self._first.clone() if self._first else self._set_up(Chance(self.seed))

    def _set_up(self, chance: Chance) -> S:
        return self.game.set_up(self.players, self.options, chance, self.rules)

    def _listen(self) -> None:
        self.state.tell = partial(_note, self.told, self.answers)

    def __repr__(self) -> str:
        names = [self.names[seat] if self.names else f"seat {seat}" for seat in self.waiting_for]
        now = f"waiting for {', '.join(names)}" if names else "over"
        asked = "".join(f": {name}" for name in sorted({self._ask(seat).name for seat in self.waiting_for}))
        about = f"{self.game.name}, {self.players} players, {len(self.answers)} answers"
        return f"<Table: {about}, {now}{asked}>"

    def _refused(self, refusal: Refusal) -> Refused:
        return Refused(refusal, texts(self.game, "en", self.names).refusal)

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return not self.waiting_for

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        """Every seat that must decide now, and what. They may answer in any order."""
        return {seat: self._ask(seat) for seat in self.waiting_for}

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat must decide now; None if it need not."""
        return self._ask(seat) if seat in self.waiting_for else None

    def _ask(self, seat: Seat) -> Decision:
        """Asked once: until somebody answers, the question is the same."""
        decision = self._decisions.get(seat)
        if decision is None:
            decision = self._decisions[seat] = self.state.stack[-1].ask(self.state, seat)
        return decision

    @property
    def result(self) -> Result | None:
        """Places, scores and why; None while the game goes on."""
        return self.game.result(self.state) if self.over else None

    def sight(self, seat: Seat) -> Sight:
        """All that this seat, which must decide now, has to decide by; what a bot gets."""
        return Sight(self.game, self.state, seat, self._ask(seat), partial(self.log, seat))

    def view(self, seat: Seat) -> Any:
        """What this seat may see, as plain JSON-able values. Seat -1 is an onlooker."""
        return to_builtins(self.game.view(self.state, seat))

    def log(self, seat: Seat) -> list[Event]:
        """What this seat has been told so far. (Without numbers: they would count the others' secrets.)"""
        return [told.event for told in self.told if told.known_to(seat)]

    @property
    def record(self) -> Record:
        """The game so far, for whoever keeps the table; the seed is in it once the game is over."""
        return self.write_up(self.over)

    def write_up(self, with_luck: bool) -> Record:
        """The record, with or without the seed (and the position the game started from, which holds it too)."""
        return Record(
            game=self.game.id,
            rules=self.rules,
            players=self.players,
            options=to_builtins(self.options),
            names=self.names,
            bots=self.bots,
            commitment=commitment(self.seed),
            moves=[Move(seat, to_builtins(action)) for seat, action in self.answers],
            position=self._first.to_json() if self._first and with_luck else None,
            seed=self.seed.hex() if with_luck else None,
            result=to_builtins(self.result) if self.over else None,
        )

    def play(self, seat: Who, action: Action | Mapping[str, Any]) -> bool:
        """One seat answers. Raises `Refused`, and changes nothing, where the rules forbid it.

        False: the answer was a fair one when the seat was asked, but another seat's answer overtook it; nothing has
        changed, and the seat may have to decide again.
        """
        judged = self.judge(seat, action)
        if judged is None:
            return False
        self.accept(seat, judged)
        return True

    def judge(self, seat: Who, action: Action | Mapping[str, Any]) -> Action | None:
        """The action, if the seat may answer so now; None if it was overtaken. Raises `Refused` as `play` does."""
        action = self._read(action)
        refusal = self.why_not(seat, action)
        if refusal is None:
            return action
        if type(seat) is int and self._overtaken(seat, action):
            return None
        raise self._refused(refusal)

    def accept(self, seat: Seat, action: Action) -> None:
        """Carry out what `judge` has found to be allowed."""
        self._apply(seat, action)

    def play_all(self, answers: Iterable[tuple[Who, Action | Mapping[str, Any]]]) -> None:
        """Several answers, all or nothing: whatever is raised, none of them was carried out.

        An answer that is overtaken by one before it is refused here.
        """
        state, answered, told = self.state.clone(), len(self.answers), len(self.told)
        lists = self._asked[:], self._lasts[:], self._kept[:]
        waiting_for, unnoticed = self.waiting_for, self.unnoticed
        try:
            for seat, action in answers:
                if not self.play(seat, action):
                    raise self._refused(self.why_not(seat, self._read(action)) or Refusal("", "refused-does-not-fit"))
        except BaseException:
            self.state = state
            self._asked, self._lasts, self._kept = lists
            self.before = None
            self._without.clear()
            del self.answers[answered:], self.told[told:]
            self.waiting_for, self.unnoticed = waiting_for, unnoticed
            self._decisions.clear()
            self._listen()
            raise

    def why_not(self, seat: Who, action: Action) -> Refusal | None:
        """Why a seat may not answer so now; None if it may."""
        if not self.waiting_for:
            return Refusal(self.game.end_clause, "refused-over")
        step = self.state.stack[-1]
        if type(seat) is not int or seat not in self.waiting_for:
            return Refusal(step.clause, "refused-not-asked")
        if action in self._ask(seat).actions:
            return None
        refusal: Refusal | None = step.why_not(self.state, seat, action)
        return refusal or Refusal(step.clause, "refused-does-not-fit")

    def take_back(self, seat: Seat, *, logged: bool = False) -> Action:
        """Undo a seat's last answer, as long as nothing since has been revealed, drawn or answered by another seat.

        Another seat's later answer is no answer to this one if that seat could not tell whether it had been given. Once
        somebody who can tell is asked in secret it is too late: nobody may learn that such an answer has been given.
        What is answered in a race is final, and so is all before it. A take-back that is `logged` was allowed when it
        was asked for, perhaps before all this was so.

        What another seat has answered since and nobody could notice is gone with it, where it does not fit any more:
        were it to stand in the way, the seat would learn that it has been given.
        """
        answers = self.answers
        return answers[self.take_back_all(seat, logged=logged)[0]][1]

    def take_back_all(self, seat: Seat, *, logged: bool = False) -> list[int]:
        """The same; says which places among all answers are empty now, the seat's own first."""
        refusal = self.why_not_take_back(seat)
        number = self.last_answer(seat)
        if number is None or (refusal and (self.over or not logged)):
            raise self._refused(refusal or Refusal("", "refused-nothing-to-take-back"))
        without, gone = self.as_of(number), [number]
        for place, (who, action) in enumerate(self.answers[number + 1 :], number + 1):
            if _fits(without.state, who, action):
                without._apply(who, action)
            elif refusal:
                raise self._refused(Refusal("", "refused-answered"))
            else:
                gone.append(place)
        self._be_as(without)
        return gone

    def _be_as(self, other: "Table[S]") -> None:
        """Take over another table's course, which it then must not use any more."""
        self.answers, self.told, self.state, self.before = other.answers, other.told, other.state, other.before
        self.waiting_for, self._decisions = other.waiting_for, other._decisions
        self._asked, self._lasts, self._kept = other._asked, other._lasts, other._kept
        self.unnoticed = other.unnoticed
        self._without.clear()

    def why_not_take_back(self, seat: Seat) -> Refusal | None:
        """Why a seat may not take back its last answer; None if it may. It follows from what that seat may know."""
        if self.over:
            return Refusal(self.game.end_clause, "refused-over")
        last = self._lasts[seat]
        if last is None:
            return Refusal("", "refused-nothing-to-take-back")
        return last.final

    def may_take_back(self, seat: Seat) -> bool:
        """Whether a seat may take back its last answer."""
        return self.why_not_take_back(seat) is None

    def last_answer(self, seat: Seat) -> int | None:
        """The place of a seat's last answer among all `answers`; None if it has given none."""
        last = self._lasts[seat]
        return None if last is None else last.number

    def _answered(self, seat: Seat) -> int:
        """How many answers there were when this seat had given its last one."""
        last = self._lasts[seat]
        return 0 if last is None else last.number + 1

    def _make_final(self, refusal: Refusal) -> None:
        """Nothing that has been answered so far can be taken back any more."""
        self._lasts = [last and last.settled(refusal) for last in self._lasts]

    def _settle_answered(self, seat: Seat, before: S, waiting: Seats, asked: Decision) -> None:
        """A seat has answered, and everybody can see that: what it could tell to have been answered before is final."""
        seen: Seen | None = None
        for other, last in enumerate(self._lasts):
            if not last or other == seat or last.final or last.number == len(self.answers) - 1:
                continue
            bit = 1 << seat
            if last.doubt & bit:
                seen = seen or Seen(self.game.view(before, seat), waiting, asked)
                without = self._as_without(other, last, len(self.answers) - 1)
                can_tell = without is None or not seen.same_as(self._seen_in(without, seat))
                last = last._replace(noticed=last.noticed | bit * can_tell, doubt=last.doubt & ~bit)
            self._lasts[other] = last.settled(Refusal("", "refused-answered")) if last.noticed & bit else last

    def _settle_asked(self) -> None:
        """Whoever is asked in secret because of an answer makes it final: nobody may learn whether he has decided."""
        for other, last in enumerate(self._lasts):
            if not last or last.final:
                continue
            for seat in self.waiting_for:
                if seat == other or not self._ask(seat).secret:
                    continue
                without = self._as_without(other, last, len(self.answers))
                asked = Seen(None, (), self._ask(seat))
                if without is None or not asked.asks_as(self._seen_in(without, seat)):
                    self._lasts[other] = last.settled(Refusal("", "refused-asked-in-secret"))
                    break

    def _seen_in(self, state: S, seat: Seat) -> Seen:
        """What would reach a seat in another position."""
        waiting = settle(state)
        asked = state.stack[-1].ask(state, seat) if seat in waiting else None
        return Seen(self.game.view(state, seat), waiting, asked)

    def _as_without(self, seat: Seat, last: Last, count: int) -> S | None:
        """How it would be after so many answers without a seat's last one; None if that is not known any more."""
        known = self._without.get(seat)
        if known and known[0] == last.number:
            _, done, state = known
        else:
            place = bisect_left(self._kept, last.number, key=_number)
            if place == len(self._kept) or self._kept[place].number != last.number:
                return None
            done, state = last.number + 1, self._kept[place].state.clone()
        for who, action in self.answers[done:count]:
            # What does not fit was not noticed by anybody: else this would be final, and nobody would ask.
            if _fits(state, who, action):
                answer(state, who, action)
        self._without[seat] = (last.number, count, state)
        return state

    def looks_like(self, other: "Table[S]", seat: Seat) -> bool:
        """Whether this seat cannot tell one table from the other."""
        return self.seen(seat).same_as(other.seen(seat))

    def seen(self, seat: Seat) -> Seen:
        """All that reaches a seat now: its view, its decision, whom the table waits for."""
        return Seen(self.game.view(self.state, seat), self.waiting_for, self.decision(seat))

    def _read(self, action: Action | Mapping[str, Any]) -> Action:
        """An action of the game, with values of the right types."""
        try:
            return self.game.read_action(action if type(action) is dict else to_builtins(action))
        except (msgspec.ValidationError, TypeError):
            clause = self.state.stack[-1].clause if self.waiting_for else self.game.end_clause
            raise self._refused(Refusal(clause, "refused-unreadable")) from None

    def _apply(self, seat: Seat, action: Action) -> None:
        asked, waiting = self._ask(seat), self.waiting_for
        number, count, position = len(self.answers), len(self.told), self.state.chance.position
        clause = self.state.stack[-1].clause
        before = self.state.clone()
        self.before = before
        self._kept.append(Kept(number, count, before, tuple(self._lasts)))
        self.answers.append((seat, action))
        self._decisions.clear()
        self.waiting_for = answer(self.state, seat, action)
        news = self.told[count:]
        drawn = self.state.chance.position != position
        self.unnoticed = (
            self.waiting_for == waiting
            and not drawn
            and all(told.to == (seat,) and not told.event.reveals for told in news)
            and (asked.secret or self._looks_as(before, seat))
        )
        if self.unnoticed:
            # Nobody else can tell that anything has been answered, so nothing follows from it for anybody else.
            self._lasts[seat] = Last(number, 0, 0)
        else:
            self._remember_what_was_asked(number, waiting, before)
            self._settle_answered(seat, before, waiting, asked)
            self._note_last(seat, number, asked.secret and self.waiting_for == waiting, news)
            if asked.race:
                self._make_final(Refusal(clause, "refused-raced"))
            elif any(told.event.reveals for told in news):
                self._make_final(Refusal("", "refused-revealed"))
            elif drawn:
                self._make_final(Refusal("", "refused-drawn"))
            else:
                self._settle_asked()
        self._keep_few()

    def _looks_as(self, before: S, seat: Seat) -> bool:
        """Whether everybody but this seat sees what they saw before, and is asked the same."""
        others = [eyes for eyes in range(ONLOOKER, self.players) if eyes != seat]
        return all(self._seen_in(before, eyes).same_as(self.seen(eyes)) for eyes in others)

    def _note_last(self, seat: Seat, number: int, secret: bool, news: list[Told]) -> None:
        """Who can tell that this has been answered; and what was answered before may have come to light with it."""
        everyone = (1 << self.players) - 1
        self._lasts = [
            last if last is None or last.final else Last(last.number, last.noticed, everyone & ~last.noticed)
            for last in self._lasts
        ]
        noticed = 0
        for told in news:
            noticed |= everyone if told.to is None else sum([1 << other for other in told.to if other >= 0])
        self._lasts[seat] = Last(number, noticed, 0 if secret else everyone & ~noticed)

    def _keep_few(self) -> None:
        """Positions that may be needed for a take-back."""
        if all(last is None or last.final for last in self._lasts):
            self._kept.clear()
        elif len(self._kept) > MOST_KEPT:
            # What a seat may take back must not depend on how often others have answered in secret.
            lasts = {last.number for last in self._lasts if last}
            del self._kept[next(i for i, kept in enumerate(self._kept) if kept.number not in lasts)]

    def _remember_what_was_asked(self, number: int, waiting: Seats, position: S) -> None:
        """Keep the positions in which a seat that has not answered since was asked together with others."""
        if len(waiting) < 2:
            return
        if len(self._asked) >= MOST_ASKED:
            oldest = min([self._answered(seat) for seat in waiting])
            self._asked = [(asked, state) for asked, state in self._asked if asked >= oldest]
        self._asked.append((number, position))

    def _overtaken(self, seat: Seat, action: Action) -> bool:
        """Whether this was a fair answer at some moment since the seat's last one."""
        return any(
            number >= self._answered(seat)
            and seat in state.stack[-1].seats(state)
            and action in state.stack[-1].ask(state, seat).actions
            for number, state in self._asked
            if 0 <= seat < self.players
        )

    def as_of(self, number: int) -> "Table[S]":
        """Another table, as this one was after so many answers."""
        table = self._from_kept(number)
        for seat, action in self.answers[len(table.answers) : number]:
            table._apply(seat, action)
        return table

    def _from_kept(self, number: int) -> "Table[S]":
        """A table at the last position kept that is not later than this, or else a new one."""
        index = next((i for i in range(len(self._kept) - 1, -1, -1) if self._kept[i].number <= number), None)
        if index is None:
            return self._another(None)
        kept = self._kept[index]
        table = self._another(kept.state.clone())
        table.answers += self.answers[: kept.number]
        table.told += self.told[: kept.told]
        table._kept = self._kept[:index]
        table._asked = [(asked, position) for asked, position in self._asked if asked < kept.number]
        table._lasts = list(kept.lasts)
        return table

    def _another(self, midway: S | None) -> "Table[S]":
        """The same seats around the same game, at its beginning or midway."""
        return Table(
            self.game,
            self.players,
            self.options,
            self.seed,
            first=self._first,
            rules=self.rules,
            names=self.names,
            bots=self.bots,
            midway=midway,
        )


def _fits(state: State, seat: Seat, action: Action) -> bool:
    """Whether a seat may answer so."""
    return seat in settle(state) and action in state.stack[-1].ask(state, seat).actions


def _number(kept: Kept[Any]) -> int:
    """After how many answers it was."""
    return kept.number


def _note(told: list[Told], answers: list[Answer], event: Event, to: Seats | None = None) -> None:
    told.append(Told(len(answers), event, to))

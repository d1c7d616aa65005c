"""A running game."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from bakufu.kernel.chance import Chance, commitment
from bakufu.kernel.game import Game
from bakufu.kernel.json import to_builtins
from bakufu.kernel.luck import JointLuck
from bakufu.kernel.overtaken import AskedTogether
from bakufu.kernel.record import Move, Record
from bakufu.kernel.seen import Seen
from bakufu.kernel.sight import Sight
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, settle
from bakufu.kernel.taking_back import Given, TakingBack, fits, seen_in
from bakufu.kernel.text import texts
from bakufu.kernel.words import ONLOOKER, Action, Answer, Decision, Event, Refusal, Refused, Result, Seat, Seats, Told

S = TypeVar("S", bound=State)

Who: TypeAlias = Seat | Any
"""A seat, or whatever else comes from outside: only a seat is heard."""


class Table(Generic[S]):
    """Seats around one state: who must decide what, the answers so far, and what everybody was told.

    `first` is the state that the answers start from; without it the game is set up from the seed, to be played by these
    `rules`, or by the newest. `names` go by seat, and so do `bots`: the kind of bot that sits there, or nothing for a
    person. Who begins `midway`, in another state, also knows the answers up to there. `chance`: luck from the seed that
    does something besides, as noting what it draws. `luck`: what the seed was made of, where several have made it.
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
        luck: JointLuck | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.luck = luck
        self.names = names
        self.bots = bots
        self.rules = str(first.rules) if first else rules or game.rules_version
        self._first = first.clone() if first else None
        self.answers: list[Answer] = []
        self.told: list[Told] = []
        self._asked: AskedTogether[S] = AskedTogether()
        self._back = TakingBack(game, players)
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

    @property
    def promise(self) -> str:
        """What was said about the luck before the first move."""
        return self.luck.promise if self.luck else commitment(self.seed)

    def write_up(self, with_luck: bool) -> Record:
        """The record, with or without the seed (and the position the game started from, which holds it too)."""
        return Record(
            game=self.game.id,
            rules=self.rules,
            players=self.players,
            options=to_builtins(self.options),
            names=self.names,
            bots=self.bots,
            commitment=self.promise,
            moves=[Move(seat, to_builtins(action)) for seat, action in self.answers],
            position=self._first.to_json() if self._first and with_luck else None,
            seed=self.seed.hex() if with_luck else None,
            result=to_builtins(self.result) if self.over else None,
            parts=tuple(part.hex() for part in self.luck.parts) if self.luck else None,
            secret=self.luck.secret.hex() if self.luck and with_luck else None,
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
        asked, back = self._asked.copy(), self._back.copy()
        waiting_for, unnoticed = self.waiting_for, self.unnoticed
        try:
            for seat, action in answers:
                if not self.play(seat, action):
                    raise self._refused(self.why_not(seat, self._read(action)) or Refusal("", "refused-does-not-fit"))
        except BaseException:
            self.state = state
            self._asked, self._back = asked, back
            self.before = None
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
            if fits(without.state, who, action):
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
        self._asked, self._back = other._asked, other._back
        self.unnoticed = other.unnoticed

    def why_not_take_back(self, seat: Seat) -> Refusal | None:
        """Why a seat may not take back its last answer; None if it may. It follows from what that seat may know."""
        if self.over:
            return Refusal(self.game.end_clause, "refused-over")
        return self._back.why_not(seat)

    def may_take_back(self, seat: Seat) -> bool:
        """Whether a seat may take back its last answer."""
        return self.why_not_take_back(seat) is None

    def last_answer(self, seat: Seat) -> int | None:
        """The place of a seat's last answer among all `answers`; None if it has given none."""
        return self._back.last_answer(seat)

    def _answered(self, seat: Seat) -> int:
        """How many answers there were when this seat had given its last one."""
        last = self._back.last_answer(seat)
        return 0 if last is None else last + 1

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
        self._back.keep(number, count, before)
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
        if len(waiting) > 1 and not self.unnoticed:
            self._asked.remember(number, waiting, before, self._answered)
        given = Given(seat, asked, clause, before, waiting, news, drawn, self.unnoticed)
        self._back.note(given, self.answers, self.waiting_for, self._ask)
        if not self.waiting_for:
            # Nobody is asked again.
            self._back.forget()
            self.game.forget(before)
            self.game.forget(self.state)

    def _looks_as(self, before: S, seat: Seat) -> bool:
        """Whether everybody but this seat sees what they saw before, and is asked the same."""
        others = [eyes for eyes in range(ONLOOKER, self.players) if eyes != seat]
        return all(seen_in(self.game, before, eyes).same_as(self.seen(eyes)) for eyes in others)

    def _overtaken(self, seat: Seat, action: Action) -> bool:
        """Whether this was a fair answer at some moment since the seat's last one."""
        return 0 <= seat < self.players and self._asked.was_fair(seat, action, self._answered(seat))

    def as_of(self, number: int) -> "Table[S]":
        """Another table, as this one was after so many answers."""
        table = self._from_kept(number)
        for seat, action in self.answers[len(table.answers) : number]:
            table._apply(seat, action)
        return table

    def _from_kept(self, number: int) -> "Table[S]":
        """A table at the last position kept that is not later than this, or else a new one."""
        found = self._back.kept_before(number)
        if found is None:
            return self._another(None)
        kept, back = found
        table = self._another(kept.state.clone())
        table.answers += self.answers[: kept.number]
        table.told += self.told[: kept.told]
        table._asked, table._back = self._asked.before(kept.number), back
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
            luck=self.luck,
        )


def _note(told: list[Told], answers: list[Answer], event: Event, to: Seats | None = None) -> None:
    told.append(Told(len(answers), event, to))

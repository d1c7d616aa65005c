"""One game after another, asked seat by seat and number by number.

Seats that must decide at once are asked in the position as it was before any of them has answered, and their answers
are carried out together: nobody learns anything from being asked later. In a race chance says whose answer comes first;
who is overtaken is asked again.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from bakufu.games import find
from bakufu.kernel.chance import SEED_BYTES, Chance
from bakufu.kernel.game import Game
from bakufu.kernel.numbering import Question, WrongNumber
from bakufu.kernel.planes import Written, planes_of
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, settle
from bakufu.kernel.text import texts
from bakufu.kernel.words import ONLOOKER, Action, Decision, Refusal, Refused, Seat, Seats

HEAD = ("waiting", "asked", "chosen")
"""What stands before the view: whom the table waits for, what the seat is asked, what it has told of its answer."""


class Course:
    """A game under way, for programs that learn."""

    def __init__(self, game: Game[Any], players: int, options: Any) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.numbering = game.numbering
        self.planes = planes_of(game, players)
        self.actions = self.numbering.in_all
        """So many numbers can be answered."""
        parts = self.numbering.parts
        self._nothing_chosen = bytes(parts)
        self.head = (players, len(self.planes.nothing), parts)
        """How many places each part of the head has."""
        self.size = sum(self.head) + self.planes.size
        """So many numbers are seen."""
        self.rng = Random()
        self.state: State
        self.waiting: Seats = ()
        """Who is asked in this go; all of them in the same position."""
        self._decisions: dict[Seat, Decision] = {}
        self._questions: dict[Seat, Question] = {}
        self._answers: dict[Seat, Action] = {}
        self._go = 0
        """Grows whenever the position changes."""
        self._looked = [-1] * players
        """In which go each seat has last looked at the table, and what was written of that."""
        self._written: list[Written] = [([], []) for _ in range(players)]
        self._waiting_seen: dict[tuple[Seats, Seat], bytes] = {}

    def begin(self, seed: int | None = None) -> None:
        """A new game; the same ones in the same order after the same seed."""
        if seed is not None:
            self.rng = Random(seed)
        self.go_on(self.game.set_up(self.players, self.options, Chance(self.rng.randbytes(SEED_BYTES))))

    def go_on(self, state: State) -> None:
        """Ask on from this position, which is changed from now on."""
        self.state = state
        self._ask(settle(state))

    def another(self) -> "Course":
        """The same game with the same options, not begun yet."""
        return Course(self.game, self.players, self.options)

    def clone(self) -> "Course":
        """A copy that shares nothing that can change; what luck there is to come is the same."""
        twin = self.another()
        twin.rng.setstate(self.rng.getstate())
        twin.state = self.state.clone()
        twin._go_on(self.waiting, dict(self._answers), self._chosen())
        return twin

    def _chosen(self) -> dict[Seat, tuple[int, ...]]:
        """What has been told of answers that are not complete."""
        told = {seat: question.chosen for seat, question in self._questions.items() if seat not in self._answers}
        return {seat: tuple(chosen) for seat, chosen in told.items() if chosen}

    def _go_on(self, waiting: Seats, answers: dict[Seat, Action], chosen: Mapping[Seat, Sequence[int]]) -> None:
        """Ask on in the middle of a go."""
        self.waiting = waiting
        self._answers = answers
        for seat, numbers in chosen.items():
            for number in numbers:
                self.question(seat).answer(number)

    def __deepcopy__(self, memo: Any) -> "Course":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process, or to a file."""
        position = (self.state.to_json(), self.rng.getstate(), self.waiting, dict(self._answers), self._chosen())
        return _rebuilt, (self.game.id, self.players, self.options, position)

    @property
    def luck(self) -> tuple[Any, ...]:
        """Changes when luck is drawn on."""
        return self.state.chance.seed, self.state.chance.position, self.rng.getstate()

    def renew_luck(self, rng: Random) -> None:
        """Let other luck come from now on."""
        self.state.chance = Chance(rng.randbytes(SEED_BYTES))
        self.rng = Random(rng.getrandbits(64))

    def resampled(self, seat: Seat, rng: Random) -> "Course":
        """A position that this seat cannot tell from this one, with luck of its own.

        Those who have answered in this go, which the seat does not know, answer anew at random.
        """
        twin = self.another()
        twin.state = self.game.determinize(self.state, seat, Chance(rng.randbytes(SEED_BYTES)))
        twin.rng = Random(rng.getrandbits(64))
        answers = {}
        for other, action in self._answers.items():
            actions = twin.state.stack[-1].ask(twin.state, other).actions
            answers[other] = action if other == seat else actions[rng.randrange(len(actions))]
        twin._go_on(self.waiting, answers, {who: told for who, told in self._chosen().items() if who == seat})
        return twin

    def told(self) -> tuple[Any, ...]:
        """What has been answered in this go, and told of answers that are not complete."""
        return self.waiting, self._answers, self._chosen()

    def _ask(self, waiting: Seats) -> None:
        self.waiting = waiting
        self._go += 1
        self._questions.clear()
        self._decisions.clear()
        self._answers.clear()

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return not self.waiting

    @property
    def asked(self) -> Seats:
        """Who has not answered yet."""
        return tuple([seat for seat in self.waiting if seat not in self._answers])

    @property
    def seat(self) -> Seat:
        """The first of those; the onlooker when the game is over."""
        for seat in self.waiting:
            if seat not in self._answers:
                return seat
        return ONLOOKER

    def decision(self, seat: Seat) -> Decision:
        """What a seat that is asked must decide."""
        found = self._decisions.get(seat)
        if found is None:
            found = self._decisions[seat] = self.state.stack[-1].ask(self.state, seat)
        return found

    def question(self, seat: Seat) -> Question:
        """The same, number by number."""
        found = self._questions.get(seat)
        if found is None:
            found = self._questions[seat] = self.numbering.question(self.decision(seat))
        return found

    def is_asked(self, seat: Seat) -> bool:
        """Whether this seat has not answered yet."""
        return seat in self.waiting and seat not in self._answers

    def mask(self, seat: Seat, room: int = 0) -> bytearray:
        """A 1 for every number that this seat may answer now, none for who is not asked; `room` for more at the end."""
        mask = bytearray(self.actions + room)
        if self.is_asked(seat):
            self.question(seat).offer(mask)
        return mask

    def drawn(self, seat: Seat) -> int:
        """Any number that this seat may answer, as chance will have it."""
        mask = self.mask(seat)
        return self.rng.choice([number for number in range(len(mask)) if mask[number]])

    def seen(self, seat: Seat) -> bytearray:
        """All that this seat sees, from its view, what it is asked, and whom the table waits for; nothing else."""
        waiting = self._waiting_seen.get((self.waiting, seat))
        if waiting is None:
            turned = [(seat + other) % self.players for other in range(self.players)]
            waiting = self._waiting_seen[self.waiting, seat] = bytes([other in self.waiting for other in turned])
        asked, chosen = self.planes.nothing, self._nothing_chosen
        if self.is_asked(seat):
            asked = self.planes.asked[self.decision(seat).name]
            question = self._questions.get(seat)
            if question is not None and question.chosen:
                told = bytearray(chosen)
                for number in question.chosen:
                    told[number] += 1
                chosen = bytes(told)
        if self._looked[seat] != self._go:
            self._looked[seat] = self._go
            self.planes.write(self.game.view(self.state, seat), seat, self._written[seat])
        return bytearray().join((waiting, asked, chosen, *self._written[seat][1]))

    def answer(self, seat: Seat, number: int) -> None:
        """A seat that is asked tells one number. Raises `Refused`, and changes nothing, where it may not."""
        if not self.is_asked(seat):
            raise self.refused(seat, number)
        try:
            action = self.question(seat).answer(number)
        except (KeyError, IndexError):
            raise self.refused(seat, number) from None
        if action is None:
            return
        if len(self.waiting) == 1:
            self._ask(answer(self.state, seat, action))
            return
        self._answers[seat] = action
        if len(self._answers) == len(self.waiting):
            self._carry_out()

    def act(self, seat: Seat, action: Action) -> None:
        """The same with a whole answer, which must be a legal one."""
        for number in self.numbering.numbers(action)[len(self.question(seat).chosen) :]:
            self.answer(seat, number)

    def _carry_out(self) -> None:
        """All answers of this go, one after the other; what does not fit any more is dropped."""
        order, kind = list(self.waiting), type(self.state.stack[-1])
        race = any(self.decision(seat).race for seat in order)
        if race:
            self.rng.shuffle(order)
        waiting = self.waiting
        for seat in order:
            if seat not in waiting or type(self.state.stack[-1]) is not kind:
                continue
            action = self._answers[seat]
            if race and action not in self.state.stack[-1].ask(self.state, seat).actions:
                continue
            waiting = answer(self.state, seat, action)
        self._ask(waiting)

    def refused(self, seat: Seat, number: int) -> Refused:
        """Why this number is no answer now, with the clause that says so."""
        say = texts(self.game, "en").refusal
        if not self.waiting:
            return Refused(Refusal(self.game.end_clause, "refused-over"), say)
        step = self.state.stack[-1]
        if not self.is_asked(seat):
            return Refused(Refusal(step.clause, "refused-not-asked"), say)
        try:
            action = self.numbering.action((*self.question(seat).chosen, number))
        except WrongNumber:
            wrong = "refused-does-not-fit" if 0 <= number < self.actions else "refused-unreadable"
            return Refused(Refusal(step.clause, wrong), say)
        refusal = step.why_not(self.state, seat, action)
        return Refused(refusal or Refusal(step.clause, "refused-does-not-fit"), say)


def _rebuilt(game: str, players: int, options: Any, position: tuple[Any, ...]) -> Course:
    course = Course(find(game), players, options)
    state, luck, waiting, answers, chosen = position
    course.state = course.game.load(state)
    course.rng.setstate(luck)
    course._go_on(waiting, answers, chosen)
    return course


def win_shares(places: Sequence[int]) -> list[float]:
    """The first place is worth 1, shared by all who are level there."""
    first = places.count(1)
    return [(place == 1) / first for place in places]


def leads(scores: Sequence[float]) -> list[float]:
    """By how much each seat is ahead of the best of the others."""
    return [score - max([*scores[:seat], *scores[seat + 1 :]]) for seat, score in enumerate(scores)]

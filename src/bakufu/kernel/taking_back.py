"""Which last answers may still be taken back, kept up answer by answer.

An answer stands once something has been revealed or drawn because of it, or once another seat that could tell it had
been given has answered too. What a seat may take back follows from what that seat may know: it must not show that
another has answered in secret.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from bakufu.kernel.game import Game
from bakufu.kernel.seen import Seen
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, settle
from bakufu.kernel.words import Action, Answer, Decision, Refusal, Seat, Seats, Told

S = TypeVar("S", bound=State)

EVERY, MOST_KEPT = 16, 200
"""Of so many positions one is kept for taking back, and no more than that; those between are found by replaying."""


class Last:
    """A seat's last answer, as far as taking it back goes; never changed. Seats are bits."""

    __slots__ = ("doubt", "final", "noticed", "number")

    def __init__(self, number: int, noticed: int, doubt: int, final: Refusal | None = None) -> None:
        self.number = number
        """Its place among all answers."""
        self.noticed = noticed
        """Who can tell that it has been given."""
        self.doubt = doubt
        """Who perhaps can tell, perhaps not: to be found out when it matters."""
        self.final = final
        """Why it cannot be taken back any more."""

    def settled(self, refusal: Refusal) -> "Last":
        """The same, final now if it was not before."""
        return self if self.final else Last(self.number, self.noticed, self.doubt, refusal)


class Kept(Generic[S]):
    """A position before an answer: the answer's number, how much had been told, and everybody's last answers."""

    __slots__ = ("lasts", "number", "state", "told")

    def __init__(self, number: int, told: int, state: S, lasts: tuple[Last | None, ...]) -> None:
        self.number = number
        self.told = told
        self.state = state
        self.lasts = lasts


class Given(Generic[S]):
    """An answer that has just been given, with what there was before and what came of it."""

    __slots__ = ("asked", "before", "clause", "drawn", "news", "seat", "unnoticed", "waiting")

    def __init__(
        self,
        seat: Seat,
        asked: Decision,
        clause: str,
        before: S,
        waiting: Seats,
        news: list[Told],
        drawn: bool,
        unnoticed: bool,
    ) -> None:
        self.seat = seat
        self.asked = asked
        self.clause = clause
        self.before = before
        self.waiting = waiting
        """Whom the table waited for before."""
        self.news = news
        self.drawn = drawn
        self.unnoticed = unnoticed
        """Whether nobody else can tell that it has been given."""


class TakingBack(Generic[S]):
    """Everybody's last answers, and the positions by which it is found out who could notice them."""

    def __init__(self, game: Game[S], players: int) -> None:
        self._game = game
        self._everyone = (1 << players) - 1
        self._lasts: list[Last | None] = [None] * players
        self._kept: list[Kept[S]] = []
        self._without: dict[Seat, tuple[int, int, S]] = {}
        """For some seats: their last answer's number, up to which answer this goes, and how it would be without it."""

    def copy(self) -> "TakingBack[S]":
        """The same, to go its own way."""
        return self._with(self._lasts, self._kept)

    def _with(self, lasts: Sequence[Last | None], kept: list[Kept[S]]) -> "TakingBack[S]":
        other: TakingBack[S] = TakingBack(self._game, len(self._lasts))
        other._lasts, other._kept = list(lasts), kept[:]
        return other

    def why_not(self, seat: Seat) -> Refusal | None:
        """Why a seat may not take back its last answer; None if it may."""
        last = self._lasts[seat]
        return Refusal("", "refused-nothing-to-take-back") if last is None else last.final

    def last_answer(self, seat: Seat) -> int | None:
        """The place of a seat's last answer among all; None if it has given none."""
        last = self._lasts[seat]
        return None if last is None else last.number

    def kept_before(self, number: int) -> "tuple[Kept[S], TakingBack[S]] | None":
        """The last position that is kept from before so many answers, and what could be taken back then."""
        index = bisect_left(self._kept, number + 1, key=_number) - 1
        if index < 0:
            return None
        kept = self._kept[index]
        return kept, self._with(kept.lasts, self._kept[:index])

    def keep(self, number: int, told: int, state: S) -> None:
        """A position before an answer. The newest is always there, and the first, from which all others are found."""
        if len(self._kept) > 1 and self._kept[-1].number % EVERY:
            self._kept.pop()
        self._kept.append(Kept(number, told, state, tuple(self._lasts)))

    def forget(self) -> None:
        """The game is over, and nothing is taken back any more."""
        self._kept.clear()
        self._without.clear()

    def note(
        self, given: Given[S], answers: Sequence[Answer], waiting_for: Seats, ask: Callable[[Seat], Decision]
    ) -> None:
        """The newest of these answers has been given; now these seats are asked."""
        number = len(answers) - 1
        if given.unnoticed:
            # Nothing follows from it for anybody else.
            self._lasts[given.seat] = Last(number, 0, 0)
        else:
            self._settle_answered(given, answers)
            self._note_last(given, number, waiting_for)
            if given.asked.race:
                self._make_final(Refusal(given.clause, "refused-raced"))
            elif any(told.event.reveals for told in given.news):
                self._make_final(Refusal("", "refused-revealed"))
            elif given.drawn:
                self._make_final(Refusal("", "refused-drawn"))
            else:
                self._settle_asked(answers, waiting_for, ask)
        self._keep_few()

    def _make_final(self, refusal: Refusal) -> None:
        """Nothing that has been answered so far can be taken back any more."""
        self._lasts = [last and last.settled(refusal) for last in self._lasts]

    def _settle_answered(self, given: Given[S], answers: Sequence[Answer]) -> None:
        """A seat has answered, and everybody can see that: what it could tell to have been answered before is final."""
        seat, bit, before = given.seat, 1 << given.seat, len(answers) - 1
        seen: Seen | None = None
        for other, last in enumerate(self._lasts):
            if not last or other == seat or last.final or last.number == before:
                continue
            if last.doubt & bit:
                seen = seen or Seen(self._game.view(given.before, seat), given.waiting, given.asked)
                without = self._as_without(other, last, answers, before)
                can_tell = without is None or not seen.same_as(seen_in(self._game, without, seat))
                last = Last(last.number, last.noticed | bit * can_tell, last.doubt & ~bit)
            self._lasts[other] = last.settled(Refusal("", "refused-answered")) if last.noticed & bit else last

    def _settle_asked(self, answers: Sequence[Answer], waiting_for: Seats, ask: Callable[[Seat], Decision]) -> None:
        """Whoever is asked in secret because of an answer makes it final: nobody may learn whether he has decided."""
        for other, last in enumerate(self._lasts):
            if not last or last.final:
                continue
            for seat in waiting_for:
                if seat == other or not ask(seat).secret:
                    continue
                without = self._as_without(other, last, answers, len(answers))
                asked = Seen(None, (), ask(seat))
                if without is None or not asked.asks_as(seen_in(self._game, without, seat)):
                    self._lasts[other] = last.settled(Refusal("", "refused-asked-in-secret"))
                    break

    def _as_without(self, seat: Seat, last: Last, answers: Sequence[Answer], count: int) -> S | None:
        """How it would be after so many answers without a seat's last one; None if that is not known any more."""
        known = self._without.get(seat)
        if known and known[0] == last.number:
            _, done, state = known
        else:
            place = bisect_left(self._kept, last.number + 1, key=_number) - 1
            if place < 0:
                return None
            kept = self._kept[place]
            done, state = last.number + 1, kept.state.clone()
            for who, action in answers[kept.number : last.number]:
                answer(state, who, action)
        for who, action in answers[done:count]:
            # What does not fit was not noticed by anybody: else this would be final, and nobody would ask.
            if fits(state, who, action):
                answer(state, who, action)
        self._without[seat] = (last.number, count, state)
        return state

    def _note_last(self, given: Given[S], number: int, waiting_for: Seats) -> None:
        """Who can tell that this has been answered; and what was answered before may have come to light with it."""
        everyone = self._everyone
        self._lasts = [
            last if last is None or last.final else Last(last.number, last.noticed, everyone & ~last.noticed)
            for last in self._lasts
        ]
        noticed = 0
        for told in given.news:
            noticed |= everyone if told.to is None else sum([1 << other for other in told.to if other >= 0])
        secret = given.asked.secret and waiting_for == given.waiting
        self._lasts[given.seat] = Last(number, noticed, 0 if secret else everyone & ~noticed)

    def _keep_few(self) -> None:
        """Positions that may be needed for a take-back."""
        if all(last is None or last.final for last in self._lasts):
            self._kept.clear()
        elif len(self._kept) > MOST_KEPT:
            # What a seat may take back must not depend on how often others have answered in secret: thinner, not less.
            del self._kept[1:-1:2]


def fits(state: State, seat: Seat, action: Action) -> bool:
    """Whether a seat may answer so."""
    return seat in settle(state) and action in state.stack[-1].ask(state, seat).actions


def seen_in(game: Game[S], state: S, seat: Seat) -> Seen:
    """What would reach a seat in another position."""
    waiting = settle(state)
    asked = state.stack[-1].ask(state, seat) if seat in waiting else None
    return Seen(game.view(state, seat), waiting, asked)


def _number(kept: Kept[Any]) -> int:
    """After how many answers it was."""
    return kept.number

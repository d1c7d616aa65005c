"""What a seat is shown, in its language: computed once, however many look, and only what somebody wants."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bakufu.kernel.json import encode
from bakufu.kernel.seen import Seen
from bakufu.kernel.words import Decision, Event, Seat, Seats
from bakufu.kernel.writers import Pieces
from bakufu.server.sentences import Names, phrases, sentences
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.update_parts import (
    NO_LABELS,
    NOTHING,
    SAME,
    encoder,
    hands_part,
    question_parts,
    to_do,
    update_parts,
    with_hints,
)
from bakufu.server.tables.views_between import Stages
from bakufu.server.wire.socket import FinalResult, LogLine, Wish

Wishes = tuple[Wish, ...]

NOTHING_SEEN = Seen(None, ())


class Shown:
    """What one seat sees, whatever its language."""

    __slots__ = ("asked", "changes", "key", "made", "seen", "take_back", "view")

    def __init__(self) -> None:
        self.changes = -1
        self.key = 0
        """Grows with everything that the seat can notice, but for its log."""
        self.seen = NOTHING_SEEN
        self.view: Any = None
        """What it sees, as the game tells it; None where that has been sent already."""
        self.asked = 0
        """Grows with every new question."""
        self.take_back = False
        self.made: dict[tuple[str, Wishes, int, bool], Pieces] = {}
        """The updates about this."""


class WrittenQuestion:
    """What a seat is asked, in a language and as somebody wants it."""

    __slots__ = ("asked", "hints", "key", "names", "parts")

    def __init__(self, asked: int, names: Names, parts: Pieces) -> None:
        self.asked = asked
        self.names = names
        self.parts = parts
        self.key = 0
        """Of the shown that the hints are about."""
        self.hints: Any = None


class Interlude(NamedTuple):
    """What a seat is shown while a race waits: something that is the same as long as this is, how much of the log."""

    key: Any
    lines: int
    parts: Pieces


class Updates:
    """Updates of one table."""

    def __init__(self, projection: Projection, now: Callable[[], float]) -> None:
        self._projection = projection
        self._now = now
        self._stages = Stages(projection)
        self._shown = [Shown() for _ in range(projection.players + 1)]
        self._asked: dict[tuple[Seat, str, Wishes], WrittenQuestion] = {}
        self._lines: dict[str, tuple[int, list[Event], Names, bytes]] = {}
        self._view: tuple[Any, bytes] = (None, b"")
        self._around: tuple[Any, ...] = ()
        self._here: tuple[bool, ...] = ()
        self._hands = b""
        self._sentences: dict[tuple[str, Seats], bytes] = {}
        self._told = -1
        """After how many changes everybody had been told."""

    def look_around(self, here: tuple[bool, ...]) -> None:
        """Who is there, before what they see."""
        projection = self._projection
        around = (here, tuple(projection.caretaker), tuple(projection.missed), projection.names)
        if around != self._around:
            self._around, self._here = around, here
            self._hands = b""
            self._sentences.clear()
            for shown in self._shown:
                shown.key += 1
                shown.made.clear()

    def asked(self, seat: Seat, language: str, wants: Wishes) -> Pieces:
        """What the seat is asked; the very same object as long as that is the same."""
        shown = self._show(seat)
        decision = shown.seen.decision
        return self._asked_in(seat, language, wants, shown, decision) if decision else NOTHING

    def update(self, seat: Seat, language: str, wants: Wishes, known: int, asked: Pieces) -> Pieces:
        """An `Update` with the log from line `known` on; what is `asked` is `SAME` where it need not be sent again."""
        shown = self._show(seat)
        which = (language, wants, known, asked == SAME)
        made = shown.made.get(which)
        if made is None or self._projection.has_clock:
            made = shown.made[which] = self._update(seat, language, wants, known, asked)
        return made

    def key(self, seat: Seat) -> int:
        """Something that is the same as long as the seat could notice no change but in its log."""
        return self._show(seat).key

    def _show(self, seat: Seat) -> Shown:
        shown = self._shown[seat + 1]
        projection = self._projection
        if shown.changes == projection.changes:
            return shown
        shown.changes = projection.changes
        shown.made.clear()
        table, last = projection.table, shown.seen
        view = shown.view = projection.game.view(table.state, seat)
        decision = None if projection.closed else projection.decision(seat)
        seen = shown.seen = Seen(view, table.waiting_for, decision, last, self._written)
        take_back = seat >= 0 and not projection.closed and table.may_take_back(seat)
        if not table.waiting_for:
            self._asked.clear()
        if not seen.asks_as(last):
            shown.asked += 1
        if take_back != shown.take_back or not seen.same_as(last):
            shown.key += 1
        shown.take_back = take_back
        return shown

    def all_told(self) -> None:
        """Everybody has been told of the last change: what that was made of is freed at once.

        At the next change it would have long left the processor's cache, and freeing it would take many times as long.
        What is made for those who come later is kept until then: they share it.
        """
        if self._told == self._projection.changes:
            return
        self._told = self._projection.changes
        self._view = (None, b"")
        self._lines.clear()
        for shown in self._shown:
            shown.view = None
            shown.made.clear()

    def _view_of(self, seat: Seat) -> Any:
        shown, projection = self._show(seat), self._projection
        if shown.view is None:
            shown.view = projection.game.view(projection.table.state, seat)
        return shown.view

    def _written(self, view: Any) -> bytes:
        """A view as JSON; most often several seats see the same."""
        if view != self._view[0]:
            self._view = (view, encode(view))
        return self._view[1]

    def state_before_race(self) -> Any:
        """The position before what is raced for was turned up; None where there was none."""
        before = self._stages.before_race()
        return before and before.state

    def before_race(self, seat: Seat, language: str, wants: Wishes, known: int) -> Interlude | None:
        """An `Update` for while a race waits until all are ready; None where nothing is known that could be shown."""
        projection = self._projection
        before = self._stages.before_race()
        if before is None:
            return None
        say = phrases(projection.game, language)
        lines = self._stages.lines(seat, before.told)
        known = min(known, lines)
        view = projection.game.view(before.state, seat)
        waiting = projection.unready
        parts = update_parts(
            projection.seat_logs.noticed[seat + 1],
            encode(view),
            NOTHING,
            waiting,
            self._closed_in(language) or encoder.encode(say.waiting_for(waiting, projection.names) if waiting else ""),
            self._lines_in(language, "story" in wants, known, projection.seat_logs.logs[seat + 1][known:lines]),
            known,
            self._hands_seen(),
            way=self._way(seat, wants, known, lines, view),
            ready=encoder.encode(sorted(projection.ready)),
        )
        return Interlude((projection.changes, self._around), lines, parts)

    def _update(self, seat: Seat, language: str, wants: Wishes, known: int, asked: Pieces) -> Pieces:
        projection = self._projection
        shown = self._show(seat)
        log = projection.seat_logs.logs[seat + 1]
        known = min(known, len(log))
        return update_parts(
            projection.seat_logs.noticed[seat + 1],
            shown.seen.view_json,
            asked,
            shown.seen.waiting,
            self._closed_in(language) or self._sentence(language, shown),
            self._lines_in(language, "story" in wants, known, log[known:]),
            known,
            self._hands_seen(),
            take_back=shown.take_back,
            result=b"null" if shown.seen.waiting else encoder.encode(self._outcome(language)),
            way=self._way(seat, wants, known, len(log)),
        )

    def _way(self, seat: Seat, wants: Wishes, known: int, lines: int, view: Any = None) -> bytes:
        """What was seen before this view, or before what is seen now, for who wants it."""
        if "steps" not in wants:
            return b"[]"
        view = self._view_of(seat) if view is None else view
        return encoder.encode(self._stages.seen(seat, known, lines, view))

    def _closed_in(self, language: str) -> bytes:
        """That the table is closed; nothing where it is not, or where it was over before."""
        projection = self._projection
        if not projection.closed or projection.over:
            return b""
        return encoder.encode(sentences(language)("ended" if projection.departures.ended else "closed"))

    def _sentence(self, language: str, shown: Shown) -> bytes:
        """What the seat must do, or whom the table waits for."""
        say, seen = phrases(self._projection.game, language), shown.seen
        if seen.decision:
            return to_do(say, seen.decision.name)
        known = self._sentences.get((language, seen.waiting))
        if known is None:
            sentence = say.waiting_for(seen.waiting, self._projection.names)
            known = self._sentences[language, seen.waiting] = encoder.encode(sentence)
        return known

    def _asked_in(self, seat: Seat, language: str, wants: Wishes, shown: Shown, decision: Decision) -> Pieces:
        """The decision in a language; made anew only when it, or what is told about its answers, is another."""
        projection, which = self._projection, (seat, language, wants)
        known = self._asked.get(which)
        before = known.parts if known else NOTHING
        if not known or known.asked != shown.asked or known.names is not projection.names:
            known = self._asked[which] = self._question_in(language, wants, shown, decision)
        elif known.key == shown.key or "hints" not in wants:
            return before
        if "hints" in wants:
            # Hints follow from what the seat sees and is asked; a game may give the same ones again.
            known.key = shown.key
            hints = projection.game.hint(self._view_of(seat), seat, decision)
            if hints is not known.hints:
                known.hints = hints
                known.parts = with_hints(known.parts, encode(hints))
        if known.parts == before:
            known.parts = before
        return known.parts

    def _question_in(self, language: str, wants: Wishes, shown: Shown, decision: Decision) -> WrittenQuestion:
        """The decision without hints."""
        projection, say = self._projection, phrases(self._projection.game, language)
        labels = say.labels(decision.actions, projection.names) if "labels" in wants else NO_LABELS
        clause = projection.table.state.stack[-1].clause
        parts = question_parts(say, decision.name, clause, shown.seen.actions, labels, decision.secret, decision.race)
        return WrittenQuestion(shown.asked, projection.names, parts)

    def _lines_in(self, language: str, in_words: bool, known: int, events: list[Event]) -> bytes:
        """The new lines of the log, in words or not; most often all seats get the same ones."""
        names = self._projection.names
        which = language if in_words else ""
        last = self._lines.get(which)
        if last and last[0] == known and last[2] is names and last[1] == events:
            return last[3]
        say = phrases(self._projection.game, language) if in_words else None
        lines: list[Any] = [
            LogLine(index, event, say.event(event, names) if say else "")  # type: ignore[arg-type]
            for index, event in enumerate(events, known)
        ]
        made = encode(lines)
        self._lines[which] = (known, events, names, made)
        return made

    def _hands_seen(self) -> bytes:
        projection = self._projection
        if projection.has_clock:
            return hands_part(projection, self._here, self._now())
        if not self._hands:
            self._hands = hands_part(projection, self._here, self._now())
        return self._hands

    def _outcome(self, language: str) -> FinalResult | None:
        result = self._projection.table.result
        if result is None:
            return None
        say = phrases(self._projection.game, language)
        why = [say.event(event, self._projection.names) for event in result.why]
        return FinalResult(list(result.places), list(result.scores), why)

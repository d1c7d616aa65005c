"""What a seat is shown, in its language: computed once, however many look, and only what somebody wants."""

from collections.abc import Sequence
from time import time
from typing import Any

import msgspec
from msgspec import Raw

from bakufu.kernel.json import encode, encode_actions
from bakufu.kernel.words import Decision, Event, Seat, Seats
from bakufu.server.live import Live
from bakufu.server.sentences import Names, Phrases, phrases
from bakufu.server.wire import Asked, Hand, LogLine, Outcome, Update, Wish

encoder = msgspec.json.Encoder()

Wishes = tuple[Wish, ...]

NOTHING = Raw(b"null")


class Sight:
    """What one seat sees, whatever its language."""

    __slots__ = ("actions", "asked", "changes", "decision", "key", "raw_view", "take_back", "view", "waiting")

    def __init__(self) -> None:
        self.changes = -1
        self.key = 0
        """Grows with everything that the seat can notice."""
        self.view: Any = None
        self.raw_view = b""
        self.decision: Decision | None = None
        self.actions = b""
        """Of the decision, as JSON: only so can all of them be compared."""
        self.asked = 0
        """Grows with every new question."""
        self.waiting: Seats = ()
        self.take_back = False


class Mirror:
    """Updates of one table."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._sights = [Sight() for _ in range(live.players + 1)]
        self._asked: dict[tuple[Seat, str, Wishes], tuple[Any, Raw]] = {}
        self._made: dict[tuple[Seat, str, Wishes, int], bytes] = {}
        self._made_for: Any = None
        self._lines: dict[str, tuple[int, list[Event], Names, Raw]] = {}
        self._hands: tuple[Any, Raw] | None = None

    def update(self, seat: Seat, language: str, wants: Wishes, known: int, here: tuple[bool, ...]) -> bytes:
        """An `Update` with the log from line `known` on."""
        live = self._live
        about = (live.changes, here, live.setting.clock.kind != "none" and time())
        if about != self._made_for:
            self._made.clear()
            self._made_for = about
        made = self._made.get((seat, language, wants, known))
        if made is None:
            made = self._made[seat, language, wants, known] = self._update(seat, language, wants, known, here)
        return made

    def key(self, seat: Seat, here: tuple[bool, ...]) -> Any:
        """Something that is the same as long as the seat could notice no change."""
        live = self._live
        return self._sight(seat).key, len(live.logs[seat + 1]), here, tuple(live.caretaker), live.names.names

    def _sight(self, seat: Seat) -> Sight:
        sight = self._sights[seat + 1]
        live = self._live
        if sight.changes == live.changes:
            return sight
        sight.changes = live.changes
        table = live.table
        sight.view = live.game.view(table.state, seat)
        raw_view = encode(sight.view)
        take_back = seat >= 0 and table.may_take_back(seat)
        if (
            self._asks_anew(sight, live.decision(seat))
            or raw_view != sight.raw_view
            or table.waiting_for != sight.waiting
            or take_back != sight.take_back
        ):
            sight.key += 1
        sight.raw_view, sight.waiting, sight.take_back = raw_view, table.waiting_for, take_back
        return sight

    def _asks_anew(self, sight: Sight, decision: Decision | None) -> bool:
        """Whether the seat is asked something else than before."""
        before = sight.decision
        if decision == before:
            return False
        actions = encode_actions(decision.actions) if decision else b""
        same = actions == sight.actions and _kind(decision) == _kind(before)
        sight.decision, sight.actions = decision, actions
        if not same:
            sight.asked += 1
        return not same

    def _update(self, seat: Seat, language: str, wants: Wishes, known: int, here: tuple[bool, ...]) -> bytes:
        live, table = self._live, self._live.table
        sight = self._sight(seat)
        say = phrases(live.game, language)
        asked: Any = None
        if sight.decision:
            asked = self._asked_in(seat, language, wants, sight, sight.decision)
            sentence = say.decision(sight.decision.name)
        else:
            sentence = say.waiting_for(table.waiting_for, live.names)
        log = live.log(seat)
        known = min(known, len(log))
        # What follows is JSON already; the struct still says what belongs to an update.
        lines: Any = self._lines_in(language, say, known, log[known:])
        hands: Any = self._hands_seen(seat, here)
        view: Any = Raw(sight.raw_view)
        return encoder.encode(
            Update(
                live.noticed[seat + 1],
                view,
                asked,
                list(table.waiting_for),
                sentence,
                lines,
                known,
                hands,
                sight.take_back,
                None if table.waiting_for else self._outcome(say),
            )
        )

    def _asked_in(self, seat: Seat, language: str, wants: Wishes, sight: Sight, decision: Decision) -> Raw:
        """The decision in a language; made anew only when it, or what is told about its answers, is another."""
        # Hints follow from what the seat sees and is asked.
        about = (sight.asked, self._live.names, sight.key if "hints" in wants else 0)
        known = self._asked.get((seat, language, wants))
        if known and known[0] == about:
            return known[1]
        say = phrases(self._live.game, language)
        # Some list their answers only when they are looked at.
        listed = list(decision.actions) if wants else ()
        hints = None
        if "hints" in wants:
            hints = self._live.game.hint(sight.view, seat, msgspec.structs.replace(decision, actions=listed))
        actions: Any = Raw(sight.actions)
        raw_hints: Any = Raw(encode(hints))
        asked = Asked(
            decision.name,
            say.decision(decision.name),
            self._live.table.state.stack[-1].clause,
            actions,
            say.actions(listed, self._live.names) if "labels" in wants else [],
            raw_hints,
            decision.secret,
            decision.race,
        )
        raw = Raw(encoder.encode(asked))
        self._asked[seat, language, wants] = (about, raw)
        return raw

    def _lines_in(self, language: str, say: Phrases, known: int, events: list[Event]) -> Raw:
        """The new lines of the log; most often all seats get the same ones."""
        names = self._live.names
        last = self._lines.get(language)
        if last and last[0] == known and last[2] is names and last[1] == events:
            return last[3]
        lines: list[Any] = [LogLine(i, event, say.event(event, names)) for i, event in enumerate(events, known)]  # type: ignore[arg-type]
        raw = Raw(encoder.encode(lines))
        self._lines[language] = (known, events, names, raw)
        return raw

    def _hands_seen(self, seat: Seat, here: tuple[bool, ...]) -> Raw:
        live = self._live
        if live.setting.clock.kind != "none":
            return _hands(live, seat, here)
        about = (here, live.caretaker[:])
        if self._hands is None or self._hands[0] != about:
            self._hands = (about, _hands(live, seat, here))
        return self._hands[1]

    def _outcome(self, say: Phrases) -> Outcome | None:
        result = self._live.table.result
        if result is None:
            return None
        why = [say.event(event, self._live.names) for event in result.why]
        return Outcome(list(result.places), list(result.scores), why)


def _kind(decision: Decision | None) -> Sequence[Any]:
    """A decision but for its answers."""
    return (decision.name, decision.secret, decision.race) if decision else ()


def _hands(live: Live, seat: Seat, here: tuple[bool, ...]) -> Raw:
    now = time()
    clocks = live.clocks
    hands = [
        Hand(clocks.left(one, now, for_itself=one == seat), clocks.runs(one), live.caretaker[one], here[one])
        for one in range(live.players)
    ]
    return Raw(encoder.encode(hands))

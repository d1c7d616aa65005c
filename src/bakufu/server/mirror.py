"""What a seat is shown, in its language: computed once, however many look."""

from time import time
from typing import Any

import msgspec
from msgspec import Raw

from bakufu.kernel.json import encode
from bakufu.kernel.words import Decision, Seat, Seats
from bakufu.server.live import Live
from bakufu.server.sentences import phrases
from bakufu.server.wire import Asked, Hand, LogLine, Outcome, Update

encoder = msgspec.json.Encoder()


class Sight:
    """What one seat sees, whatever its language."""

    __slots__ = (
        "asked",
        "changes",
        "decision",
        "hints",
        "key",
        "listed",
        "raw_actions",
        "raw_hints",
        "raw_view",
        "take_back",
        "waiting",
    )

    def __init__(self) -> None:
        self.changes = -1
        self.key = 0
        self.decision: Decision | None = None
        self.listed: Decision | None = None
        self.asked = 0
        """Grows with every new question."""
        self.hints: Any = None
        self.raw_actions = self.raw_hints = Raw(b"null")
        self.raw_view: Any = Raw(b"{}")
        self.waiting: Seats = ()
        self.take_back = False


class Mirror:
    """Updates of one table."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._sights = [Sight() for _ in range(live.players + 1)]
        self._asked: dict[tuple[Seat, str], tuple[Any, Any]] = {}
        self._made: dict[tuple[Seat, str, int], bytes] = {}
        self._made_for: Any = None

    def update(self, seat: Seat, language: str, known: int, here: tuple[bool, ...]) -> bytes:
        """An `Update` with the log from line `known` on."""
        live = self._live
        about = (live.changes, here, live.setting.clock.kind != "none" and time())
        if about != self._made_for:
            self._made.clear()
            self._made_for = about
        made = self._made.get((seat, language, known))
        if made is None:
            made = self._made[seat, language, known] = self._update(seat, language, known, here)
        return made

    def key(self, seat: Seat, here: tuple[bool, ...]) -> Any:
        """Something that is the same as long as the seat could notice no change."""
        sight = self._sight(seat)
        return sight.key, len(self._live.log(seat)), here, tuple(self._live.caretaker), self._live.names.names

    def _sight(self, seat: Seat) -> Sight:
        sight = self._sights[seat + 1]
        live = self._live
        if sight.changes == live.changes:
            return sight
        sight.changes = live.changes
        table = live.table
        view = live.game.view(table.state, seat)
        raw_view = encode(view)
        decision = live.decision(seat)
        same_asked = True
        if decision != sight.decision:
            # Listed once, as actions may be found only when they are looked at. Only then can all be compared.
            listed = decision and msgspec.structs.replace(decision, actions=list(decision.actions))
            same_asked = listed == sight.listed
            sight.decision, sight.listed = decision, listed
            if not same_asked:
                sight.raw_actions = Raw(encode(listed.actions) if listed else b"null")
        hints = live.game.hint(view, seat, sight.listed) if sight.listed else None
        if hints is not sight.hints and hints != sight.hints:
            same_asked = False
            sight.raw_hints = Raw(encode(hints))
        sight.hints = hints
        if not same_asked:
            sight.asked += 1
        take_back = seat >= 0 and table.may_take_back(seat)
        if (
            not same_asked
            or bytes(sight.raw_view) != raw_view
            or (sight.waiting, sight.take_back) != (table.waiting_for, take_back)
        ):
            sight.key += 1
        sight.raw_view, sight.waiting, sight.take_back = Raw(raw_view), table.waiting_for, take_back
        return sight

    def _update(self, seat: Seat, language: str, known: int, here: tuple[bool, ...]) -> bytes:
        live, table = self._live, self._live.table
        sight = self._sight(seat)
        say = phrases(live.game, language)
        asked = self._asked_in(seat, language, sight)
        if sight.decision:
            sentence = say.decision(sight.decision.name)
        else:
            sentence = say.waiting_for(table.waiting_for, live.names)
        log = live.log(seat)
        known = min(known, len(log))
        lines = [
            LogLine(index, event, say.event(event, live.names))  # type: ignore[arg-type]
            for index, event in enumerate(log[known:], known)
        ]
        now = time()
        hands = [
            Hand(
                live.clocks.left(one, now, for_itself=one == seat),
                live.clocks.runs(one),
                live.caretaker[one],
                here[one],
            )
            for one in range(live.players)
        ]
        result = table.result
        outcome = None
        if result:
            why = [say.event(event, live.names) for event in result.why]
            outcome = Outcome(list(result.places), list(result.scores), why)
        return encoder.encode(
            Update(
                live.noticed[seat + 1],
                sight.raw_view,
                asked,
                list(table.waiting_for),
                sentence,
                lines,
                known,
                hands,
                sight.take_back,
                outcome,
            )
        )

    def _asked_in(self, seat: Seat, language: str, sight: Sight) -> Any:
        """The decision in a language; made anew only when the decision is another one."""
        decision = sight.listed
        if decision is None:
            return None
        known = self._asked.get((seat, language))
        about = (sight.asked, self._live.names)
        if known and known[0] == about:
            return known[1]
        say = phrases(self._live.game, language)
        actions: Any = sight.raw_actions
        hints: Any = sight.raw_hints
        asked = Asked(
            decision.name,
            say.decision(decision.name),
            self._live.table.state.stack[-1].clause,
            actions,
            say.actions(decision.actions, self._live.names),
            hints,
            decision.secret,
            decision.race,
        )
        raw = Raw(encoder.encode(asked))
        self._asked[seat, language] = (about, raw)
        return raw

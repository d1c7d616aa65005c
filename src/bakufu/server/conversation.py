"""What is said over one WebSocket."""

import asyncio
import logging
from collections import deque
from functools import partial
from typing import Any

import msgspec

from bakufu.kernel.words import Refusal as RulesRefusal
from bakufu.kernel.words import Refused
from bakufu.server.eyes import why_not_look
from bakufu.server.guest import Guest
from bakufu.server.hall import Hall
from bakufu.server.holders import COOKIE, holder_in
from bakufu.server.latency import Latency
from bakufu.server.limits import Limits
from bakufu.server.line import Line
from bakufu.server.live import OtherRules
from bakufu.server.problems import MOST_BYTES, spoken
from bakufu.server.room import Outcome, Room
from bakufu.server.sentences import phrases, sentences
from bakufu.server.wire import (
    Chat,
    ClientWord,
    Done,
    Hello,
    Mistaken,
    Numbered,
    Overtaken,
    Play,
    Pong,
    Refusal,
    Speak,
    TakeBack,
    Want,
    WhyNot,
    Wish,
)

log = logging.getLogger("bakufu")

PATIENCE = 200
"""So many words too often, and the connection is closed."""

MOST_WORDS = 32
"""When so many words wait to be answered, no more are read."""

TIME_FOR_HELLO = 20.0

_decoder = msgspec.json.Decoder(ClientWord)


_numbered = msgspec.json.Decoder(Numbered)


def in_order(wants: tuple[Wish, ...]) -> tuple[Wish, ...]:
    """The same wishes are the same however they were named."""
    return tuple(sorted(set(wants)))


OWN_REFUSALS = ("refused-not-seated", "refused-race-not-open")
"""The server's, not the rules'."""


class Conversation:
    """One connection: words come in, each gets one answer."""

    def __init__(self, socket: Any, hall: Hall, limits: Limits, table: str) -> None:
        self._line: Line = socket.scope["extensions"]["bakufu"]
        self._hall = hall
        self._table = table
        holder = holder_in(socket.cookies.get(COOKIE), hall.storage.secret)
        transport = None if hall.settings.proxy else self._line.transport
        self._guest = Guest(self._line.tell, holder, Latency(transport))
        self._limit = limits.words()
        self._too_often = 0
        self._words: deque[ClientWord | None] = deque()
        """What has come and could not be answered at once; None: the line is closed."""
        self._idle: asyncio.Future[None] | None = None
        """Done when there is something to answer; None while something is being answered."""
        self._room: Room | None = None
        self._racing: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until one of us leaves."""
        self._line.listen(self._heard)
        try:
            async with asyncio.timeout(TIME_FOR_HELLO) as patience:
                while (word := await self._next()) is not None:
                    await self._answer(word)
                    if self._room:
                        patience.reschedule(None)
        except TimeoutError:
            self._line.hang_up(4408, "hello-first")
        finally:
            for task in self._racing:
                task.cancel()
            if self._room:
                self._room.leave(self._guest)

    def _heard(self, text: str | None) -> None:
        """A word has come: answered at once if it can be, or else in its turn."""
        word = None if text is None else self._read(text)
        if text is not None and (word is None or self._answer_now(word)):
            return
        self._words.append(word)
        self._line.wait(len(self._words) > MOST_WORDS)
        if self._idle and not self._idle.done():
            self._idle.set_result(None)

    async def _next(self) -> ClientWord | None:
        if not self._words:
            self._line.wait(False)
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
            self._idle = None
        return self._words.popleft()

    def _read(self, text: str) -> ClientWord | None:
        number = None
        if not self._limit.take():
            self._too_often += 1
            if self._too_often > PATIENCE:
                self._line.hang_up(4429, "too-often")
            elif self._too_often % 10 == 1:
                self._mistaken("too-often", None)
            return None
        if len(text) > MOST_BYTES:
            self._mistaken("too-big", None, most=MOST_BYTES)
            return None
        try:
            word: ClientWord = _decoder.decode(text)
            return word
        except (msgspec.DecodeError, RecursionError) as error:
            try:
                number = _numbered.decode(text).id
            except (msgspec.DecodeError, RecursionError):
                number = None
            self._mistaken("malformed", number, why=str(error))
            return None

    def _mistaken(self, problem: str, number: int | None, **about: Any) -> None:
        told = spoken(self._guest.language, problem, **about)
        self._guest.tell(Mistaken(number, told.problem, told.sentence))

    def _answer_now(self, word: ClientWord) -> bool:
        """Answer without waiting, if nothing else waits to be answered: what players do most goes this way."""
        room = self._room
        if room is None or self._idle is None or self._words:
            return False
        if isinstance(word, Pong):
            self._guest.latency.pong(word.id)
            return True
        if not isinstance(word, Play) or self._guest.seat < 0:
            return False
        try:
            return room.answer_now(self._guest.seat, word.action, partial(self._answered, word.id))
        except Exception as error:
            self._answered(word.id, error)
            return True

    def _answered(self, number: int, outcome: Outcome) -> None:
        """What came of an answer."""
        if outcome == "done":
            self._guest.tell(Done(number))
        elif isinstance(outcome, Refused):
            self._refused(number, outcome.refusal)
        elif isinstance(outcome, BaseException):
            log.error("table %s", self._table, exc_info=outcome)
            self._mistaken("server-error", number)
        else:
            self._guest.tell(Overtaken(number, sentences(self._guest.language)("overtaken")))

    async def _answer(self, word: ClientWord) -> None:
        room = self._room
        try:
            if isinstance(word, Hello):
                await self._hello(word)
            elif room is None:
                self._mistaken("hello-first", word.id)
            elif isinstance(word, Pong):
                self._guest.latency.pong(word.id)
            elif isinstance(word, Speak):
                self._speak(word, room)
            elif isinstance(word, Want):
                self._want(word, room)
            elif self._guest.seat < 0:
                self._refused(word.id, RulesRefusal("", "refused-not-seated"))
            elif isinstance(word, Play) and room.live.racing:
                # It may be held for a moment, and pongs must not wait behind it.
                task = asyncio.create_task(self._play(word, room))
                self._racing.add(task)
                task.add_done_callback(self._racing.discard)
            elif isinstance(word, Play):
                await self._play(word, room)
            elif isinstance(word, TakeBack):
                await self._take_back(word, room)
            elif isinstance(word, WhyNot):
                self._why_not(word, room)
            elif isinstance(word, Chat):
                await room.say(self._guest.seat, word.text)
                self._guest.tell(Done(word.id))
        except Exception:
            log.exception("table %s", self._table)
            self._mistaken("server-error", word.id)

    async def _hello(self, word: Hello) -> None:
        guest = self._guest
        if self._room:
            self._mistaken("hello-again", word.id)
            return
        guest.language, guest.wants = word.language, in_order(word.wants)
        problem, about = None, {}
        try:
            room = await self._hall.room(self._table)
        except OtherRules as other:
            room, problem, about = None, "other-rules", {"version": str(other)}
        if problem is None:
            problem = self._why_not_welcome(room, word.seat)
        if problem or room is None:
            problem = problem or "no-such-table"
            self._mistaken(problem, word.id, **about)
            self._line.hang_up(4404 if room is None else 4403, problem)
            return
        guest.seat, guest.known = word.seat, word.known
        self._room = room
        room.enter(guest)

    def _why_not_welcome(self, room: Room | None, seat: int) -> str | None:
        if room is None:
            return "no-such-table"
        return why_not_look(room.live, self._guest.holder, seat)

    async def _play(self, word: Play, room: Room) -> None:
        outcome: Outcome
        try:
            outcome = await room.answer(self._guest, word.action)
        except Exception as error:
            outcome = error
        self._answered(word.id, outcome)

    async def _take_back(self, word: TakeBack, room: Room) -> None:
        try:
            await room.take_back(self._guest.seat)
        except Refused as refused:
            self._refused(word.id, refused.refusal)
        else:
            self._guest.tell(Done(word.id))

    def _why_not(self, word: WhyNot, room: Room) -> None:
        if room.closed:
            self._refused(word.id, RulesRefusal("", "refused-race-not-open"))
            return
        try:
            judged = room.live.table.judge(self._guest.seat, word.action)
        except Refused as refused:
            self._refused(word.id, refused.refusal)
        else:
            if judged is None:
                self._guest.tell(Overtaken(word.id, sentences(self._guest.language)("overtaken")))
            else:
                self._guest.tell(Done(word.id))

    def _speak(self, word: Speak, room: Room) -> None:
        guest = self._guest
        guest.language, guest.known, guest.seen = word.language, 0, None
        guest.tell(Done(word.id))
        room.show()

    def _want(self, word: Want, room: Room) -> None:
        guest = self._guest
        guest.wants, guest.seen = in_order(word.wants), None
        guest.tell(Done(word.id))
        room.show()

    def _refused(self, number: int, why: RulesRefusal) -> None:
        language, room = self._guest.language, self._room
        if why.message in OWN_REFUSALS or room is None:
            self._guest.tell(Refusal(number, "", sentences(language)(why.message)))
            return
        live = room.live
        if live.table.waiting_for and self._guest.seat not in live.table.waiting_for:
            # The clause would tell what others are asked, and that may be a secret.
            why = RulesRefusal("", why.message, why.about)
        sentence = phrases(live.game, language).refusal(why, live.names)
        self._guest.tell(Refusal(number, why.clause, sentence))

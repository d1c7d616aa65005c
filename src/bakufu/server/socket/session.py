"""What is said over one WebSocket."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

from bakufu.kernel.words import Refusal, Refused
from bakufu.server.analysis.hints import Hints
from bakufu.server.analysis.review_queue import Analyst
from bakufu.server.auth.cookies import holder_in
from bakufu.server.logging_setup import request_id
from bakufu.server.rate_limits import Limits
from bakufu.server.sentences import phrases, sentences, spoken
from bakufu.server.socket.connection import Connection
from bakufu.server.socket.inbox import Inbox
from bakufu.server.storage.outages import is_outage, what
from bakufu.server.tables.access import why_not_look
from bakufu.server.tables.answer_result import Settled
from bakufu.server.tables.latency import Latency
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.projection import BrokenTable, OtherRules
from bakufu.server.tables.registry import Registry
from bakufu.server.tables.update_parts import done_parts
from bakufu.server.tables.viewer import Viewer
from bakufu.server.wire.socket import (
    AskHint,
    Chat,
    ClientWord,
    Done,
    Hello,
    Mistaken,
    NotAllowed,
    Overtaken,
    Play,
    Pong,
    Resume,
    SayReady,
    Speak,
    TakeBack,
    Want,
    WhyNot,
    Wish,
)

log = logging.getLogger("bakufu")

TIME_FOR_HELLO = 20.0


def in_order(wants: tuple[Wish, ...]) -> tuple[Wish, ...]:
    """The same wishes are the same however they were named."""
    return tuple(sorted(set(wants)))


OWN_REFUSALS = (
    "refused-not-seated",
    "refused-race-not-open",
    "refused-luck-not-drawn",
    "refused-too-long",
    "refused-closed",
    "refused-no-hints",
    "refused-nothing-to-hint",
    "refused-hint-under-way",
)
"""The server's, not the rules'."""


class Session:
    """One connection: words come in, each gets one answer."""

    def __init__(
        self,
        connection: Connection,
        shown: str | None,
        registry: Registry,
        limits: Limits,
        address: str,
        table: str,
        hints: Hints | None = None,
        analyst: Analyst | None = None,
    ) -> None:
        self._connection = connection
        self._hints = hints
        self._analyst = analyst
        self._registry = registry
        self._table = table
        holder = holder_in(shown, registry.storage.secret)
        transport = None if registry.settings.proxy else self._connection.transport
        self._viewer = Viewer(self._connection.tell, holder, Latency(transport), self._connection.hang_up)
        self._limits = limits
        self._address = address
        self._inbox = Inbox(connection, limits, address, self._mistaken, self._answer_now)
        self._request = request_id.get()
        self._live: LiveTable | None = None
        self._beside: set[asyncio.Task[None]] = set()
        """What takes a while, while other words are answered."""

    async def run(self) -> None:
        """Until one of us leaves."""
        self._inbox.listen()
        try:
            async with asyncio.timeout(TIME_FOR_HELLO) as patience:
                while (word := await self._inbox.next()) is not None:
                    await self._answer(word)
                    if self._live:
                        patience.reschedule(None)
        except TimeoutError:
            self._connection.hang_up(4408, "hello-first")
        finally:
            for task in self._beside:
                task.cancel()
            if self._live:
                self._live.audience.remove(self._viewer)

    def _mistaken(self, problem: str, number: int | None, **about: Any) -> None:
        self._registry.counters.refused[problem] += 1
        told = spoken(self._viewer.language, problem, **about)
        self._viewer.tell(Mistaken(number, told.problem, told.sentence))

    def _answer_now(self, word: ClientWord) -> bool:
        """Answer without waiting, if nothing else waits to be answered: what players do most goes this way."""
        live, kind = self._live, type(word)
        if self._analyst and kind is not Pong:
            self._analyst.stand_still()
        if live is None or not self._inbox.idle:
            return False
        if kind is Pong:
            self._viewer.latency.pong(word.id)
            return True
        if not isinstance(word, Play) or self._viewer.seat < 0:
            return False
        try:
            return live.answers.give_now(self._viewer.seat, word.action, partial(self._answered, word.id))
        except Exception as error:
            self._answered(word.id, error)
            return True

    def _answered(self, number: int, outcome: Settled) -> None:
        """What came of an answer."""
        if outcome == "done":
            self._viewer.send(done_parts(number))
        elif isinstance(outcome, Refused):
            self._refused(number, outcome.refusal)
        elif isinstance(outcome, BaseException):
            self._failed(number, outcome)
        else:
            self._viewer.tell(Overtaken(number, sentences(self._viewer.language)("overtaken")))

    async def _answer(self, word: ClientWord) -> None:
        live = self._live
        try:
            if isinstance(word, Hello):
                await self._hello(word)
            elif live is None:
                self._mistaken("hello-first", word.id)
            elif isinstance(word, Pong):
                self._viewer.latency.pong(word.id)
            elif isinstance(word, Speak):
                self._speak(word, live)
            elif isinstance(word, Want):
                self._want(word, live)
            elif self._viewer.seat < 0:
                self._refused(word.id, Refusal("", "refused-not-seated"))
            elif isinstance(word, Play) and live.projection.racing:
                # It may be held for a moment, and pongs must not wait behind it.
                self._answer_beside(self._play(word, live))
            elif isinstance(word, AskHint):
                self._answer_beside(self._hint(word, live))
            elif isinstance(word, Play):
                await self._play(word, live)
            elif isinstance(word, TakeBack):
                await self._take_back(word, live)
            elif isinstance(word, WhyNot):
                self._why_not(word, live)
            elif isinstance(word, SayReady):
                await live.answers.ready(self._viewer.seat)
                self._viewer.tell(Done(word.id))
            elif isinstance(word, Resume):
                live.driver.back_again(self._viewer.seat)
                self._viewer.tell(Done(word.id))
            elif isinstance(word, Chat):
                await live.chat.say(self._viewer.seat, word.text)
                self._viewer.tell(Done(word.id))
        except Refused as refused:
            self._refused(word.id, refused.refusal)
        except Exception as error:
            self._failed(word.id, error)

    def _failed(self, number: int, error: BaseException) -> None:
        """It went wrong, and it was not the client."""
        about = {"table": self._table, "request": self._request}
        log.error("table %s: no answer", self._table, exc_info=error, extra={"about": about})
        if is_outage(error):
            self._mistaken("database", number, what=what(error))
        else:
            self._mistaken("server-error", number)

    async def _hello(self, word: Hello) -> None:
        viewer = self._viewer
        if self._live:
            self._mistaken("hello-again", word.id)
            return
        viewer.language, viewer.wants = word.language, in_order(word.wants)
        problem, about = None, {}
        try:
            live = await self._registry.live(self._table)
        except OtherRules as other:
            live, problem, about = None, "other-rules", {"version": str(other)}
        except BrokenTable:
            live, problem = None, "broken-table"
        if problem is None:
            problem = self._why_not_welcome(live, word.seat)
        if problem or live is None:
            problem = problem or "no-such-table"
            self._mistaken(problem, word.id, **about)
            self._connection.hang_up(4404 if live is None else 4403, problem)
            return
        viewer.seat, viewer.known = word.seat, word.known
        self._live = live
        live.audience.add(viewer)

    def _why_not_welcome(self, live: LiveTable | None, seat: int) -> str | None:
        if live is None:
            return "no-such-table"
        return why_not_look(live.projection, self._viewer.holder, seat)

    async def _play(self, word: Play, live: LiveTable) -> None:
        outcome: Settled
        try:
            outcome = await live.answers.give(self._viewer, word.action)
        except Exception as error:
            outcome = error
        self._answered(word.id, outcome)

    def _answer_beside(self, answering: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(answering)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _hint(self, word: AskHint, live: LiveTable) -> None:
        if not self._limits.allow("hint", self._address):
            self._mistaken("too-often", word.id)
            return
        viewer = self._viewer
        try:
            if self._hints is None:
                raise Refused(Refusal("", "refused-no-hints"))
            viewer.tell(await self._hints.give(live, viewer.seat, word.id, viewer.language))
        except Refused as refused:
            self._refused(word.id, refused.refusal)
        except Exception as error:
            self._failed(word.id, error)

    async def _take_back(self, word: TakeBack, live: LiveTable) -> None:
        await live.answers.take_back(self._viewer.seat)
        self._viewer.tell(Done(word.id))

    def _why_not(self, word: WhyNot, live: LiveTable) -> None:
        if live.hidden:
            self._refused(word.id, live.not_yet)
            return
        try:
            judged = live.projection.table.judge(self._viewer.seat, word.action)
        except Refused as refused:
            self._refused(word.id, refused.refusal)
        else:
            if judged is None:
                self._viewer.tell(Overtaken(word.id, sentences(self._viewer.language)("overtaken")))
            else:
                self._viewer.tell(Done(word.id))

    def _speak(self, word: Speak, live: LiveTable) -> None:
        viewer = self._viewer
        viewer.language, viewer.known, viewer.seen = word.language, 0, None
        viewer.tell(Done(word.id))
        live.show()

    def _want(self, word: Want, live: LiveTable) -> None:
        viewer = self._viewer
        viewer.wants, viewer.seen = in_order(word.wants), None
        viewer.tell(Done(word.id))
        live.show()

    def _refused(self, number: int, why: Refusal) -> None:
        self._registry.counters.refused["rules"] += 1
        language, live = self._viewer.language, self._live
        if why.message in OWN_REFUSALS or live is None:
            self._viewer.tell(NotAllowed(number, "", sentences(language)(why.message)))
            return
        projection = live.projection
        if projection.table.waiting_for and self._viewer.seat not in projection.table.waiting_for:
            # The clause would tell what others are asked, and that may be a secret.
            why = Refusal("", why.message, why.about)
        sentence = phrases(projection.game, language).refusal(why, projection.names)
        self._viewer.tell(NotAllowed(number, why.clause, sentence))

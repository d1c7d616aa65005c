"""Bots think in processes of their own, so that the tables never wait for them."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from random import Random
from threading import Lock, Thread
from time import monotonic
from typing import Any, TypeVar

from bakufu.bots import Thinker, bot
from bakufu.bots.playing import answer_of
from bakufu.games import find
from bakufu.kernel.judgement import Plan
from bakufu.kernel.state import State
from bakufu.kernel.words import Action, Seat
from bakufu.server.rate_limits import Limits
from bakufu.server.tables.fair_queue import FairQueue

Question = tuple[Any, ...]
"""A module's function, and what it is to be called with."""

Answered = tuple[Action, Plan]
"""What it answers, and what it means to answer next."""

T = TypeVar("T")

TRIES = 2
"""A process that dies while it thinks costs its own question one more try."""

GIVING_WAY = 10
"""How nice the processes are: whoever answers people comes first, if there are too few cores."""


def choose(game: str, state: State, seat: Seat, name: str, plan: Plan) -> Answered:
    """What a bot answers; it gets what its seat gets."""
    asked = bot(name, Random())
    if isinstance(asked, Thinker):
        asked.plan = plan
    action = answer_of(asked, find(game), state, seat)
    return action, asked.plan if isinstance(asked, Thinker) else ()


def _think(questions: Connection) -> None:
    """A process's whole life: questions come in, answers (or what went wrong) go out."""
    end_with_server()
    # Where that is not allowed, or not known, they are as everybody.
    with suppress(OSError, AttributeError):
        os.nice(GIVING_WAY)
    while True:
        question: Question = questions.recv()
        try:
            work, *about = question
            answer: Any = work(*about)
        except Exception as error:
            answer = error
        questions.send(answer)


def end_with_server() -> None:
    """Who stops the server stops it, and it stops its processes; if it cannot any more, they stop by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    server = parent_process()
    if server:
        wait([server.sentinel])
        os._exit(1)


class Died(Exception):
    """The process is no more."""


class BotProcess:
    """One process. Calls block, so they are made in a thread."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._stopping = Lock()
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_think, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, question: Question) -> Any:
        """What is answered. Raises `Died`, or whatever the function does."""
        try:
            self._ours.send(question)
            answer = self._ours.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise Died from error
        if isinstance(answer, Exception):
            raise answer
        return answer

    def stop(self) -> None:
        """End it, whatever it does."""
        # Who asks finds it dead while the pool ends it; closed twice at once, the pipe's number may be another's.
        with self._stopping:
            self._process.kill()
            self._process.join()
            self._ours.close()


class BotRequest:
    """A question that waits for its answer."""

    __slots__ = ("answer", "question")

    def __init__(self, question: Question) -> None:
        self.question = question
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class BotPool:
    """So many processes and never more, started when they are needed; who asks takes turns with others who do.

    Tables of bots alone come after all others, and never have all the processes.
    """

    def __init__(self, count: int, limits: Limits | None = None) -> None:
        self._count = count
        self._limits = limits or Limits(0)
        self._turns: FairQueue[BotRequest] = FairQueue()
        self._alone: FairQueue[BotRequest] = FairQueue()
        """Where no person plays."""
        self._free = count
        self._closed = False
        self._processes: set[BotProcess] = set()
        self._idle: list[BotProcess] = []
        self._plans: dict[str, dict[tuple[Seat, str], Plan]] = {}
        """By table, seat and bot: which process answers next is open, so none of them can keep a plan."""
        self._threads = ThreadPoolExecutor(count, "bots")
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """Questions that nobody has begun to think about."""
        return len(self._turns) + len(self._alone)

    @property
    def thinking(self) -> int:
        """Questions that are being thought about."""
        return self._count - self._free

    async def choose(
        self, game: str, state: State, seat: Seat, name: str, owner: str, table: str = "", alone: bool = False
    ) -> Action:
        """What a bot answers in this position; `alone`: no person plays at that table.

        Owners take turns, however many questions each has; and so do the tables of each owner.
        """
        planned = self._plans.get(table, {}).pop((seat, name), ())
        turns = self._alone if alone else self._turns
        action: Action
        action, plan = await self._done(turns, owner, table, (choose, game, state, seat, name, planned))
        if table and plan:
            self._plans.setdefault(table, {})[seat, name] = plan
        return action

    async def do(self, owner: str, table: str, work: Callable[..., T], *about: Any) -> T:
        """What a module's function answers in one of the processes. Whoever asks takes turns as bots do."""
        answer: T = await self._done(self._turns, owner, table, (work, *about))
        return answer

    async def _done(self, turns: FairQueue[BotRequest], owner: str, table: str, question: Question) -> Any:
        asked = BotRequest(question)
        turns.put(owner, table, asked)
        self._go_on()
        return await asked.answer

    def turn(self, owner: str) -> float:
        """Seconds before a bot of this owner's may be asked at a table of bots alone: each answer is work for all."""
        return self._limits.turn("bot", owner)

    def forget(self, table: str) -> None:
        """Nobody plays there now: what was planned is planned anew, should somebody come again."""
        self._plans.pop(table, None)

    def _go_on(self) -> None:
        while self._free and not self._closed:
            turns = self._turns
            next_one = turns.take()
            if next_one is None and (self._free > 1 or self._count == 1):
                turns = self._alone
                next_one = turns.take()
            if next_one is None:
                return
            owner, asked = next_one
            if asked.answer.done():
                turns.done(owner, 0.0)
                continue
            self._free -= 1
            task = asyncio.create_task(self._answer(asked))
            self._tasks.add(task)
            task.add_done_callback(partial(self._answered, turns, owner, monotonic()))

    def _answered(self, turns: FairQueue[BotRequest], owner: str, began: float, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        self._free += 1
        turns.done(owner, monotonic() - began)
        self._go_on()

    async def _answer(self, asked: BotRequest) -> None:
        ask = partial(asyncio.get_running_loop().run_in_executor, self._threads, self._ask, asked.question)
        for last in (False,) * (TRIES - 1) + (True,):
            try:
                answered = await ask()
            except Died as died:
                if last and not asked.answer.done():
                    asked.answer.set_exception(died)
            except Exception as error:
                if not asked.answer.done():
                    asked.answer.set_exception(error)
                return
            else:
                if not asked.answer.done():
                    asked.answer.set_result(answered)
                return

    def _ask(self, question: Question) -> Any:
        """In a thread: with a process that has nothing to do, or a new one. There are as many threads as processes."""
        process = self._idle.pop() if self._idle else BotProcess()
        self._processes.add(process)
        try:
            answered = process.ask(question)
        except Died:
            self._processes.discard(process)
            raise
        except Exception:
            self._idle.append(process)
            raise
        self._idle.append(process)
        return answered

    def close(self) -> None:
        """Let them go, whatever they think about."""
        self._closed = True
        self._turns.clear()
        self._alone.clear()
        for task in self._tasks:
            task.cancel()
        for process in list(self._processes):
            process.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)

"""Bots think in processes of their own, so that the tables never wait for them."""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread

from bakufu.bots import Sight, bot
from bakufu.games import find
from bakufu.kernel.state import State
from bakufu.kernel.words import Action, Seat


def choose(game: str, state: State, seat: Seat, name: str) -> Action:
    """What a bot answers; it gets what its seat gets."""
    return bot(name, Random()).choose(Sight(find(game), state, seat))


def _in_peace() -> None:
    """Who stops the server stops it, and it stops its bot_pool; if it cannot any more, they stop by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server:
        wait([server.sentinel])
        os._exit(1)


class BotPool:
    """The processes in which bots think; started when the first bot has to."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, state: State, seat: Seat, name: str) -> Action:
        """What a bot answers in this position."""
        for last_try in (False, True):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), _in_peace)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._pool, choose, game, state, seat, name)
            except BrokenProcessPool:
                self._pool = None
                if last_try:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Let them go."""
        if self._pool:
            self._pool.shutdown(wait=True, cancel_futures=True)

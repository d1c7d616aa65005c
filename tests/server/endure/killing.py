"""A server is killed again and again while people play."""

import asyncio
from random import Random
from typing import NamedTuple

from tests.server.endure.players import Player, check, play_while, seated
from tests.server.serving import FAST, Browser, Server


class Killed(NamedTuple):
    """What came of it."""

    times: int
    acknowledged: int
    in_flight: int
    """Answers that were sent and not acknowledged when it happened."""

    def __str__(self) -> str:
        """For who reads along."""
        return (
            f"killed {self.times} times: {self.acknowledged} answers acknowledged, none lost, none twice "
            f"({self.in_flight} were under way)"
        )


async def kill_again_and_again(database: str, times: int, tables: int, pace: float, lasts: float) -> Killed:
    """Each time after about so many seconds of play. Raises `AssertionError` where an answer is lost or there twice."""
    server = Server(database, *FAST, cold=True)
    await asyncio.to_thread(server.start)
    killer = Killer(server, times, lasts)
    acknowledged = in_flight = 0
    try:
        with Browser(server) as anna:
            while killer.left:
                # When a game is over, everybody sits down at new tables.
                players = await asyncio.to_thread(seated, [anna], tables, 2, pace)
                await play_while(players, killer.work(players))
                await check(players, database)
                acknowledged += sum(one.acknowledged for one in players)
                in_flight += sum(one.sent - one.acknowledged for one in players)
    finally:
        server.stop()
    return Killed(times, acknowledged, in_flight)


class Killer:
    """Kills a server so many times, and starts it again."""

    def __init__(self, server: Server, times: int, lasts: float) -> None:
        self._server = server
        self._lasts = lasts
        self._rng = Random(times)
        self.left = times

    async def work(self, players: list[Player]) -> None:
        """As long as everybody plays. What is acknowledged is there each time, and not only in the end."""
        while self.left and all(one.there for one in players):
            so_far = sum(one.acknowledged for one in players)
            while sum(one.acknowledged for one in players) == so_far and all(one.there for one in players):
                await asyncio.sleep(0.01)
            await asyncio.sleep(self._rng.uniform(0.0, self._lasts))
            await asyncio.to_thread(self._server.kill)
            self.left -= 1
            await asyncio.to_thread(self._server.start)
            await check(players, self._server.database)

"""Two servers on one PostgreSQL are restarted one after the other while people play."""

import asyncio
from signal import SIGTERM
from typing import NamedTuple

from tests.server.endure.players import check, play_while, seated
from tests.server.serving import FAST, Browser, Server

COME_AGAIN = 1012


class Restarted(NamedTuple):
    """What came of it."""

    tables: int
    acknowledged: int
    breaks: int
    """How often a connection was closed."""
    longest: float
    """Seconds that anybody was without one."""

    def __str__(self) -> str:
        """For who reads along."""
        return (
            f"{self.tables} tables, {self.acknowledged} answers acknowledged, none lost; {self.breaks} connections "
            f"closed, the longest away for {self.longest:.2f} s"
        )


async def restart_both(both: list[Server], tables: int, seats: int, pace: float, between: float) -> Restarted:
    """People sit at both servers; each is stopped and started in turn. Raises `AssertionError` where one is lost."""
    with Browser(both[0]) as anna, Browser(both[1]) as twin:
        players = await asyncio.to_thread(seated, [anna, twin], tables, seats, pace)

        async def in_turn() -> None:
            while not all(one.acknowledged for one in players[::seats]):
                await asyncio.sleep(0.1)
            for server in both:
                await asyncio.sleep(between)
                assert server.process
                server.process.terminate()
                assert await asyncio.to_thread(server.process.wait, 10) == -SIGTERM
                await asyncio.to_thread(server.start)
            await asyncio.sleep(between)

        await play_while(players, in_turn())
        await check(players, both[0].database)
    codes = [code for one in players for code in one.codes]
    assert set(codes) == {COME_AGAIN}, set(codes)
    return Restarted(tables, sum(one.acknowledged for one in players), len(codes), max(one.longest for one in players))


def launched(database: str, count: int = 2) -> list[Server]:
    """So many servers on one database, all well."""
    servers = [Server(database, *FAST, cold=True) for _ in range(count)]
    for server in servers:
        server.launch()
    for server in servers:
        server.wait()
    return servers

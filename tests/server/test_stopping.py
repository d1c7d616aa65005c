"""A server is stopped, or two on one database one after the other: no acknowledged answer is lost, nobody waits."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from signal import SIGTERM
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bakufu.server.wire.socket import Done, Update
from tests.server.serving import FAST, Browser, Chair, Server, sqlite

Scene = Callable[[Any], None]

RESTARTING = 1012
DRAFT = {"taking": "draft"}


class Player:
    """Answers for one seat, and comes again, to the other server if there is one, whenever the line breaks."""

    def __init__(self, browsers: list[Browser], table: str, seat: int, pace: float = 0.0) -> None:
        self.browsers = browsers
        self.pace = pace
        """Seconds before each answer: a game must not be over too soon."""
        self.table, self.seat = table, seat
        self.rng = Random(f"{table} {seat}")
        self.acknowledged = 0
        self.codes: list[int] = []
        self.longest = 0.0
        """How long it has been without a connection."""
        self.there = True

    async def play(self) -> None:
        lost: float | None = None
        while self.there:
            try:
                async with self.browsers[0].sit(self.table, self.seat) as chair:
                    if lost is not None:
                        self.longest = max(self.longest, monotonic() - lost)
                    lost = None
                    await self._answer(chair)
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else 0)
            except (OSError, InvalidStatus):
                await asyncio.sleep(0.05)
            lost = lost or monotonic()
            self.browsers.reverse()

    async def _answer(self, chair: Chair) -> None:
        while self.there:
            update = await chair.asked()
            if update.result:
                self.there = False
                return
            await asyncio.sleep(self.pace)
            assert update.asked
            chair.update = None
            # Cards laid at random score so little that the game is long.
            if isinstance(await chair.play(self.rng.choice(update.asked.actions)), Done):
                self.acknowledged += 1
            if chair.update is None:
                await chair.hear(Update)


async def answers_at(browser: Browser, table: str) -> int:
    async with browser.sit(table, 0) as chair:
        return (await chair.hear(Update)).number


def test_a_server_that_is_stopped_first_commits_and_tells(tmp_path: Path, scene: Scene) -> None:
    server = Server(sqlite(tmp_path), *FAST)
    server.start()
    try:
        with Browser(server) as anna:
            tables = [anna.set_table(["me", "me"], options=DRAFT).info.table for _ in range(3)]
            players = [Player([anna], table, seat) for table in tables for seat in (0, 1)]

            async def until_stopped() -> None:
                playing = [asyncio.create_task(one.play()) for one in players]
                while sum(one.acknowledged for one in players) < 30:
                    await asyncio.sleep(0.005)
                assert server.process
                server.process.terminate()
                began = monotonic()
                assert await asyncio.to_thread(server.process.wait, 10) == -SIGTERM
                assert monotonic() - began < 10
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)

            scene(until_stopped())
            assert [one.codes for one in players] == [[RESTARTING]] * 6
            server.start()

            async def look() -> None:
                for table in tables:
                    known = sum(one.acknowledged for one in players if one.table == table)
                    # One answer may have come too late to be acknowledged, but not to be written.
                    assert known <= await answers_at(anna, table) <= known + 1

            scene(look())
    finally:
        server.stop()


@pytest.mark.xdist_group("two_processes")
def test_two_servers_are_restarted_one_after_the_other(pg: str, scene: Scene) -> None:
    both = [Server(pg, *FAST), Server(pg, *FAST)]
    for server in both:
        server.launch()
    try:
        for server in both:
            server.wait()
        with Browser(both[0]) as anna, Browser(both[1]) as twin:
            tables = [anna.set_table(["me", "me", "me"], options=DRAFT).info.table for _ in range(4)]
            twin.http.cookies = anna.http.cookies
            ways = ([anna, twin], [twin, anna], [anna, twin])
            players = [Player(list(way), table, seat, 0.2) for table in tables for seat, way in enumerate(ways)]

            async def restart_both() -> None:
                playing = [asyncio.create_task(one.play()) for one in players]
                for server in both:
                    await asyncio.sleep(0.3)
                    assert server.process
                    server.process.terminate()
                    assert await asyncio.to_thread(server.process.wait, 10) == -SIGTERM
                    await asyncio.to_thread(server.start)
                await asyncio.sleep(0.3)
                for task in playing:
                    task.cancel()
                ended = await asyncio.gather(*playing, return_exceptions=True)
                assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
                for table in tables:
                    mine = [one for one in players if one.table == table]
                    known, breaks = sum(one.acknowledged for one in mine), sum(len(one.codes) for one in mine)
                    assert known <= await answers_at(anna, table) <= known + breaks + 1
                    assert breaks >= 3

            scene(restart_both())
            assert {code for one in players for code in one.codes} == {RESTARTING}
            assert max(one.longest for one in players) < 2.0
    finally:
        for server in both:
            server.stop()

"""A server is stopped, or two on one database one after the other: no acknowledged answer is lost, nobody waits."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from signal import SIGTERM
from time import monotonic
from typing import Any

import pytest

from tests.server.endure.players import DRAFT, Player, check, play_while, seated
from tests.server.endure.restarting import launched, restart_both
from tests.server.postgres import Postgres
from tests.server.serving import FAST, Browser, Server, sqlite

Scene = Callable[[Any], None]

RESTARTING = 1012


def test_a_server_that_is_stopped_first_commits_and_tells(tmp_path: Path, scene: Scene) -> None:
    server = Server(sqlite(tmp_path), *FAST, cold=True)
    server.start()
    try:
        with Browser(server) as anna:
            tables = [anna.set_table(["me", "me"], options=DRAFT).info.table for _ in range(3)]
            # At this pace no game is over before the server is.
            players = [Player([anna], table, seat, pace=0.1) for table in tables for seat in (0, 1)]

            async def until_stopped() -> None:
                playing = [asyncio.create_task(one.play()) for one in players]
                while sum(one.acknowledged for one in players) < 30:
                    await asyncio.sleep(0.005)
                assert server.process
                server.process.terminate()
                began = monotonic()
                assert await asyncio.to_thread(server.process.wait, 10) == -SIGTERM
                assert monotonic() - began < 10
                # What the server has said last may not have been read yet.
                while not all(one.codes for one in players) and monotonic() - began < 10:
                    await asyncio.sleep(0.01)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)

            scene(until_stopped())
            assert [one.codes for one in players] == [[RESTARTING]] * 6
            server.start()

            # One answer may have come too late to be acknowledged, but not to be written.
            scene(check(players, server.database))
    finally:
        server.stop()


@pytest.mark.xdist_group("two_processes")
def test_two_servers_are_restarted_one_after_the_other(pg: str, scene: Scene) -> None:
    both = launched(pg)
    try:

        async def restart() -> None:
            found = await restart_both(both, tables=4, seats=3, pace=0.2, between=0.3)
            assert found.breaks >= 12
            assert found.longest < 2.0

        scene(restart())
    finally:
        for server in both:
            server.stop()


@pytest.mark.long
@pytest.mark.xdist_group("two_processes")
@pytest.mark.parametrize("frozen", [False, True], ids=["away", "frozen"])
def test_a_server_stops_also_where_the_database_does_not_answer(
    own_pg: Postgres, tmp_path: Path, scene: Scene, frozen: bool
) -> None:
    server = Server(own_pg.url, *FAST, log=tmp_path / "log", cold=True)
    server.start()
    try:
        with Browser(server) as anna:
            players = seated([anna], 2, 2, 0.05)

            async def stop() -> None:
                while sum(one.acknowledged for one in players) < 5:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(own_pg.freeze if frozen else own_pg.stop)
                await asyncio.sleep(0.3)
                began = monotonic()
                assert server.process
                server.process.terminate()
                await asyncio.to_thread(server.process.wait, 20)
                assert monotonic() - began < 10

            scene(play_while(players, stop()))
            if frozen:
                own_pg.thaw()
            else:
                own_pg.start()
            scene(check(players, own_pg.url))
        assert "Traceback" not in (tmp_path / "log").read_text()
    finally:
        server.stop()

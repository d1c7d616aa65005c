"""The database is away for a while: nothing acknowledged is lost, it is said, and everything goes on by itself."""

import asyncio
import re
import resource
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bakufu.server.wire.socket import Done, Halted, Mistaken, Update
from tests.server.postgres import running
from tests.server.serving import FAST, Browser, Server, sqlite

Scene = Callable[[Any], None]

AWAY = 5.0
"""Seconds without a database."""


TIMED = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} (INFO|WARNING|ERROR) \S")
"""How a line of the log begins."""


class Outage:
    """A server whose database can be taken away and brought back."""

    def __init__(self, server: Server, begin: Callable[[], None], end: Callable[[], None], told: str) -> None:
        self.server = server
        self.begin = begin
        self.end = end
        self.told = told
        """How what is said about it begins, in French."""

    def lines(self) -> list[str]:
        assert self.server.log
        return self.server.log.read_text().splitlines()


@contextmanager
def full_disk(folder: Path) -> Iterator[Outage]:
    """Files may not grow any more, and then they may again."""
    server = Server(sqlite(folder), *FAST, log=folder / "log")
    server.start()
    assert server.process
    pid = server.process.pid
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)

    def fill() -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))

    def free() -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, hard))

    try:
        yield Outage(server, fill, free, "Impossible d’écrire dans la base de données\xa0: il n’y a plus de place")
    finally:
        server.stop()


@contextmanager
def stopped_postgres(folder: Path) -> Iterator[Outage]:
    with running() as database:
        server = Server(database.url, *FAST, log=folder / "log")
        server.start()
        try:
            yield Outage(server, database.stop, database.start, "La base de données")
        finally:
            server.stop()


@pytest.fixture(params=[full_disk, stopped_postgres], ids=["full disk", "stopped PostgreSQL"])
def outage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Outage]:
    with request.param(tmp_path) as outage:
        yield outage


async def gone(outage: Outage, meanwhile: Callable[[], Awaitable[None]]) -> None:
    await asyncio.to_thread(outage.begin)
    try:
        await meanwhile()
    finally:
        await asyncio.to_thread(outage.end)


async def well_again(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        while (await http.get("/healthz")).status_code != 200:
            await asyncio.sleep(0.1)


def test_bots_and_caretakers_go_on(outage: Outage, scene: Scene) -> None:
    bot = {"kind": "bot", "bot": "random"}

    async def watch() -> None:
        with Browser(outage.server) as anna:
            bots = anna.set_table([bot] * 4, game="shogun").info.table
            # Anna's time will be out while the database is away.
            clock = {"kind": "decision", "seconds": 5}
            late = anna.set_table(["me", bot], game="shitenno", clock=clock).info.table
            async with anna.sit(bots, -1, wants=[]) as onlooker, anna.sit(late, -1, wants=[]) as other:
                await onlooker.hear(Update)
                await other.hear(Update)
                await gone(outage, lambda: asyncio.sleep(AWAY + 2))
                # What was sent before it came back is read away.
                for chair in (onlooker, other):
                    while True:
                        try:
                            await asyncio.wait_for(chair.next(), 0.01)
                        except TimeoutError:
                            break
                async with asyncio.timeout(12):
                    for _ in range(3):
                        await onlooker.hear(Update)
                async with asyncio.timeout(15):
                    while not (await other.hear(Update)).hands[0].caretaker:
                        pass
                    number = other.update.number if other.update else 0
                    while (await other.hear(Update)).number <= number:
                        pass

    scene(watch())


def test_a_person_is_told_and_can_play_on(outage: Outage, scene: Scene) -> None:
    async def play() -> None:
        with Browser(outage.server) as anna:
            table = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table
            async with anna.sit(table, 0) as first, anna.sit(table, 1) as second:
                await first.hear(Update)
                await second.hear(Update)
                chair = first if first.update and first.update.asked else second
                assert chair.update
                assert chair.update.asked
                action = chair.update.asked.actions[0]

                async def in_vain() -> None:
                    for _ in range(3):
                        reply = await chair.play(action)
                        assert isinstance(reply, Mistaken)
                        assert reply.problem == "database"
                    # Who only waits is told as well, at this table as at any other.
                    other = second if chair is first else first
                    async with asyncio.timeout(5):
                        assert (await other.hear(Halted)).sentence

                await gone(outage, in_vain)
                await well_again(outage.server)
                async with asyncio.timeout(10):
                    while (await chair.hear(Halted)).sentence:
                        pass
                assert isinstance(await chair.play(action), Done)

    scene(play())


def test_health_is_a_real_write(outage: Outage, scene: Scene) -> None:
    async def ask() -> None:
        async with httpx.AsyncClient(base_url=outage.server.url, timeout=15) as http:
            assert (await http.get("/healthz")).status_code == 200

            async def ill() -> None:
                await asyncio.sleep(1.5)
                answer = await http.get("/healthz?lang=fr")
                assert answer.status_code == 503
                assert answer.json()["problem"] == "database"
                assert answer.json()["sentence"].startswith(outage.told)

            await gone(outage, ill)
            await well_again(outage.server)

    scene(ask())


def test_an_outage_is_lines_and_no_tracebacks(outage: Outage, scene: Scene) -> None:
    bot = {"kind": "bot", "bot": "random"}

    async def fail() -> None:
        with Browser(outage.server) as anna:
            tables = [anna.set_table([bot] * 3, game="shogun").info.table for _ in range(3)]
            mine = anna.set_table(["me", "me", "me"], game="shogun").info.table
            async with anna.sit(mine, 0) as chair:
                await chair.hear(Update)

                async def in_vain() -> None:
                    for number in range(20):
                        reply = await chair.answered(await chair.say("chat", text=f"{number}"))
                        assert isinstance(reply, Mistaken)
                        anna.http.get("/healthz")
                        anna.http.get(f"/api/tables/t{number}")
                        await asyncio.sleep(0.05)
                    await asyncio.sleep(2)

                await gone(outage, in_vain)
                await well_again(outage.server)
            lines = outage.lines()
            text = "\n".join(lines)
            assert "Traceback" not in text
            assert 0 < len(lines) < 120
            assert len(text) < 30_000
            for line in lines:
                assert TIMED.match(line), line
            assert any(f"table {table}" in text for table in tables)
            assert f"table {mine}" in text

    scene(fail())

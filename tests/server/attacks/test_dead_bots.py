"""A bot's process is killed while many bots think: it is replaced, once, and hardly anybody notices."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from bakufu.server.settings import Settings
from bakufu.server.wire.socket import Update
from tests.server.serving import FAST, Browser, Server, sqlite

Scene = Callable[[Any], None]

TABLES = 20

WATCHED = 12.0
"""Seconds."""

LONG = {"game": "shogun", "options": {"modules": ["court", "samurai", "leaders", "chambers"]}}

POOL = Settings(database="").bot_processes


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own: it is stopped, and its processes are killed."""
    server = Server(sqlite(tmp_path), *FAST, cold=True)
    server.start()
    yield server
    server.stop()


def bots_of(server: Server) -> set[int]:
    """The processes in which a server's bots think."""
    assert server.process
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rsplit(")", 1)[1].split()[:2]
            words = (stat.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(parent) == server.process.pid and state != "Z" and b"resource_tracker" not in words:
            found.add(int(stat.parent.name))
    return found


class Onlooker:
    """Sees whether a table goes on."""

    def __init__(self) -> None:
        self.heard_at = monotonic()
        self.longest = 0.0
        self.over = False

    async def watch(self, browser: Browser, table: str) -> None:
        async with browser.sit(table, -1, wants=[]) as chair:
            while not self.over:
                update = await chair.hear(Update)
                self.longest = max(self.longest, monotonic() - self.heard_at)
                self.heard_at = monotonic()
                self.over = update.result is not None

    @property
    def waited(self) -> float:
        return 0.0 if self.over else monotonic() - self.heard_at


def test_twenty_tables_of_bots_outlive_their_processes(server: Server, scene: Scene) -> None:
    bot = {"kind": "bot", "bot": "greedy"}
    most = 0

    async def watched() -> None:
        nonlocal most
        with Browser(server) as anna:
            tables = [anna.set_table([bot] * 5, **LONG).info.table for _ in range(TABLES)]
            onlookers = [Onlooker() for _ in tables]
            pairs = zip(onlookers, tables, strict=True)
            watching = [asyncio.create_task(one.watch(anna, table)) for one, table in pairs]
            begun = monotonic()
            to_kill = [1.0, 2.5]
            while monotonic() - begun < WATCHED and not all(one.over for one in onlookers):
                bots = bots_of(server)
                most = max(most, len(bots))
                if to_kill and bots and monotonic() - begun > to_kill[0]:
                    assert not any(one.over for one in onlookers), "too short a game to say anything"
                    to_kill.pop(0)
                    os.kill(min(bots), signal.SIGKILL)
                await asyncio.sleep(0.02)
            assert not to_kill
            assert max(max(one.longest, one.waited) for one in onlookers) < 6
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)

    scene(watched())
    assert 0 < most <= POOL
    assert server.process
    # Some are thinking, some wait for them: nothing of that holds the server up.
    server.process.terminate()
    try:
        server.process.wait(6)
    except subprocess.TimeoutExpired:
        pytest.fail("SIGTERM does not end the server")
    assert not bots_of(server)

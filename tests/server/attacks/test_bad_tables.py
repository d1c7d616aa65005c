"""What goes wrong at one table, or for a while, stops no other table and not for ever."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import pytest

from bakufu.games import find
from bakufu.server.settings import Settings
from bakufu.server.storage import retry
from bakufu.server.storage.models import StoredSeat
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from bakufu.server.wire.socket import Update
from tests.server.serving import FAST, Browser, Server, run_apart, sqlite

Scene = Callable[[Any], None]

CLOCK = {"kind": "decision", "seconds": 5}

SPOILT = {
    "rules": "update game_table set rules = '99' where id = ?",
    "a game that is not here": "update game_table set game = 'go' where id = ?",
    "options": "update game_table set options = '{\"taking\": 7}' where id = ?",
    "a clock": "update game_table set clock = '{\"kind\"' where id = ?",
    "an entry": "insert into entry values (?, 7, 'play', 0, '{}', 'owner', 0, null, null)",
    "no seats": "delete from seat where table_id = ?",
}


def test_tables_that_cannot_be_opened_stop_no_clock(tmp_path: Path, scene: Scene) -> None:
    server = Server(sqlite(tmp_path), *FAST, log=tmp_path / "log")
    server.start()
    with Browser(server) as anna:
        seats = ["me", {"kind": "bot", "bot": "random"}]
        tables = [anna.set_table(seats, game="shitenno", clock=CLOCK).info.table for _ in range(len(SPOILT) + 1)]
        server.stop()
        with sqlite3.connect(tmp_path / "test.sqlite3") as database:
            for table, spoil in zip(tables, SPOILT.values(), strict=False):
                database.execute(spoil, (table,))
        database.close()
        server.start()

        async def time_runs_out() -> None:
            async with anna.sit(tables[-1], -1, wants=[]) as onlooker, asyncio.timeout(15):
                while not (await onlooker.hear(Update)).hands[0].caretaker:
                    pass

        try:
            for table in tables[:-1]:
                answer = anna.http.get(f"/api/tables/{table}")
                # It is said in words, and no server error.
                assert answer.status_code == 409
                assert answer.json()["problem"] in ("other-rules", "broken-table")
            scene(time_runs_out())
        finally:
            server.stop()
    text = (tmp_path / "log").read_text()
    for table in tables[:4]:
        assert table in text


def test_clocks_are_wound_up_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "FIRST_PAUSE", 0.01)
    settings = Settings(database=sqlite(tmp_path))
    failures = iter(range(5))

    def broken(method: Any) -> Any:
        async def call(*about: Any) -> Any:
            if next(failures, None) is not None:
                raise sqlite3.OperationalError("disk I/O error")
            return await method(*about)

        return call

    async def wind() -> None:
        first = Registry(settings)
        await first.open()
        sitters = [StoredSeat(seat, "person", "A", None, "anna", time()) for seat in range(2)]
        game = find("shitenno")
        clock = Clock("decision", 3600)
        await first.seating.set_table("t", game, game.read_options(2, {}), bytes(32), clock, True, sitters, {})
        await first.close()
        second = Registry(settings)
        monkeypatch.setattr(second.storage, "ticking", broken(second.storage.ticking))
        monkeypatch.setattr(second.storage, "load", broken(second.storage.load))
        await second.open()
        try:
            async with asyncio.timeout(10):
                while "t" not in second.loader.tables:
                    await asyncio.sleep(0.01)
            assert second.loader.tables["t"].driver.ticking
        finally:
            await second.close()

    run_apart(wind())
    assert next(failures, None) is None


def test_one_table_that_cannot_be_swept_leaves_the_others_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bakufu.server.tables.upkeep.SWEEP", 0.01)
    swept = []

    class Table:
        def __init__(self, name: str) -> None:
            self.name = name
            self.viewers = [1]
            self.tasks: set[Any] = set()
            self.presence = self

        @property
        def idle(self) -> bool:
            if self.name == "bad":
                raise RuntimeError(self.name)
            return False

        def announce(self) -> None:
            swept.append(self.name)

        def drop(self) -> None:
            pass

    async def sweep() -> None:
        registry = Registry(Settings(database=sqlite(tmp_path)))
        await registry.open()
        registry.loader.tables = {name: Table(name) for name in ("bad", "good")}  # type: ignore[misc]
        await asyncio.sleep(0.2)
        await registry.close()

    run_apart(sweep())
    assert swept.count("good") > 1


def test_bots_that_fail_together_wait_no_longer_than_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "FIRST_PAUSE", 0.05)

    async def fail() -> None:
        registry = Registry(Settings(database=sqlite(tmp_path)))
        failed: list[int] = []

        async def choose(*about: Any) -> Any:
            failed.append(about[2])
            raise sqlite3.OperationalError("disk I/O error")

        monkeypatch.setattr(registry.bot_pool, "choose", choose)
        await registry.open()
        game = find("shogun")
        sitters = [StoredSeat(seat, "bot", "A", "random", None, time()) for seat in range(4)]
        await registry.seating.set_table("t", game, game.read_options(4, {}), bytes(32), Clock(), True, sitters, {})
        try:
            live = await registry.live("t")
            assert live
            assert len(live.projection.table.waiting_for) > 1
            # 0.05 + 0.1 + 0.2 + 0.4 seconds later each has tried five times, however many have failed each time.
            await asyncio.sleep(1.2)
            assert failed.count(live.projection.table.waiting_for[0]) >= 4
        finally:
            await registry.close()

    run_apart(fail())

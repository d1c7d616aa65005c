"""Tables that nobody looks at leave memory soon, bots alone rest there, and all go on when somebody comes."""

import asyncio
from pathlib import Path
from time import monotonic, time
from typing import Any

import pytest

from bakufu.games import find
from bakufu.server.rate_limits import Limits
from bakufu.server.settings import Settings
from bakufu.server.storage.models import StoredSeat
from bakufu.server.tables import upkeep
from bakufu.server.tables.latency import Latency
from bakufu.server.tables.registry import Registry
from bakufu.server.tables.viewer import Viewer
from bakufu.server.wire.http import Clock
from tests.server.serving import run_apart, sqlite


async def set_table(registry: Registry, table: str, kinds: list[str]) -> None:
    game = find("shogun")
    sitters = [
        StoredSeat(seat, "person", "A", None, "anna", time())
        if kind == "person"
        else StoredSeat(seat, "bot", "B", "random", None, time())
        for seat, kind in enumerate(kinds)
    ]
    options = game.read_options(len(kinds), {})
    await registry.seating.set_table(table, game, options, bytes(32), Clock(), True, sitters, {}, setter="somebody")


async def opened(folder: Path, idle: float, limits: Limits | None = None) -> Registry:
    registry = Registry(Settings(database=sqlite(folder), bot_processes=1, idle=idle), limits=limits)
    await registry.open()
    return registry


def looker() -> Viewer:
    return Viewer(lambda _: None, None, Latency())


def test_abandoned_tables_leave_memory_and_bots_alone_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "SWEEP", 0.02)

    async def abandon() -> None:
        registry = await opened(tmp_path, idle=0.1)
        chosen: list[str] = []

        async def choose(*about: Any) -> Any:
            chosen.append(about[5])
            await asyncio.sleep(60)

        monkeypatch.setattr(registry.bot_pool, "choose", choose)
        for table, kinds in {"bots": ["bot"] * 3, "mixed": ["person", "bot", "bot"]}.items():
            await set_table(registry, table, kinds)
        try:
            live = await registry.live("bots")
            assert live
            viewer = looker()
            live.audience.add(viewer)
            assert await registry.live("mixed")
            await asyncio.sleep(0.4)
            # As long as somebody looks, the bots think; at the other table somebody will want to know what they did.
            assert "bots" in registry.loader.tables
            assert "mixed" in registry.loader.tables
            live.audience.remove(viewer)
            async with asyncio.timeout(5):
                while "bots" in registry.loader.tables:
                    await asyncio.sleep(0.01)
            assert not live.driver.busy or all(task.cancelling() for _, task in live.driver._thinking.values())
            asked = len(chosen)
            await asyncio.sleep(0.1)
            assert len(chosen) == asked
            # Somebody comes again, and so do the bots.
            assert await registry.live("bots")
            await asyncio.sleep(0.05)
            assert chosen[asked:].count("bots") > 0
        finally:
            await registry.close()

    run_apart(abandon())


def test_bots_alone_answer_at_a_pace_however_many_tables_one_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(0.125)

    async def count() -> None:
        registry = await opened(tmp_path, idle=60, limits=limits)
        asked: list[str] = []

        async def choose(*about: Any) -> Any:
            asked.append(about[5])
            await asyncio.sleep(60)

        monkeypatch.setattr(registry.bot_pool, "choose", choose)
        try:
            began = monotonic()
            for number in range(10):
                await set_table(registry, f"t{number}", ["bot"] * 3)
                assert await registry.live(f"t{number}")
            await set_table(registry, "mine", ["person", "bot", "bot"])
            assert await registry.live("mine")
            await asyncio.sleep(0.5)
            # 30 bots are asked at once: so many may answer, and so many a second from then on.
            alone = len([table for table in asked if table != "mine"])
            at_once, a_second = (limits.factor * all_in_all["bot"] for all_in_all in (limits.BURST, limits.RATE))
            assert (at_once, a_second) == (5, 1.25)
            assert at_once <= alone <= at_once + 1 + a_second * (monotonic() - began)
            # Where a person plays they do not wait.
            assert asked.count("mine") == 2
        finally:
            await registry.close()

    run_apart(count())

"""Tables at which nothing happens before a clock runs out are left alone until then, also by a server that starts."""

import asyncio
from collections.abc import Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import time
from typing import Any

import pytest

from bakufu.games import find
from bakufu.server.settings import Settings
from bakufu.server.storage import database
from bakufu.server.storage.database_clock import OwnClock
from bakufu.server.storage.models import Entry, StoredSeat
from bakufu.server.tables import upkeep
from bakufu.server.tables.alarms import Alarms
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from tests.server.serving import run_apart, sqlite

HOUR = Clock("decision", 3600)


@asynccontextmanager
async def opened(folder: Path, idle: float = 300.0) -> Any:
    one = Registry(Settings(database=sqlite(folder), idle=idle, bot_processes=1))
    await one.open()
    assert one.winding
    await one.winding
    try:
        yield one
    finally:
        await one.close()


async def set_table(
    where: Registry, clock: Clock = HOUR, kinds: tuple[str, ...] = ("person", "person"), ago: float = 0.0
) -> LiveTable:
    game = find("edo_yashiki")
    sitters = [
        StoredSeat(seat, kind, "A", "greedy" if kind == "bot" else None, "anna", time() - ago)  # type: ignore[arg-type]
        for seat, kind in enumerate(kinds)
    ]
    options = game.read_options(len(kinds), {"taking": "sealed"})
    await where.seating.set_table("t", game, options, bytes(32), clock, True, sitters, {})
    live = await where.live("t")
    assert live
    return live


def test_they_go_off_in_order_and_only_if_they_are_still_set() -> None:
    gone_off: list[list[str]] = []
    now = 0.0

    async def wait() -> None:
        nonlocal now

        async def go_on(tables: list[str]) -> None:
            gone_off.append(tables)

        alarms = Alarms(go_on, lambda: now)
        for table, due in (("late", 30.0), ("dropped", 10.0), ("first", 5.0), ("put off", 6.0), ("second", 7.0)):
            alarms.set(table, due)
        alarms.set("put off", 40.0)
        alarms.drop("dropped")
        running = asyncio.create_task(alarms.run())
        await asyncio.sleep(0.01)
        assert gone_off == []
        now = 20.0
        alarms.set("news", 20.0)
        await asyncio.sleep(0.01)
        assert gone_off == [["first", "second", "news"]]
        assert "late" in alarms
        assert "first" not in alarms
        running.cancel()

    run_apart(wait())


def test_who_starts_leaves_a_resting_table_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stop_and_start() -> None:
        async with opened(tmp_path) as first:
            out_at = (await set_table(first)).driver.rests_until
        async with opened(tmp_path) as second:
            assert second.loader.tables == {}
            assert second.loader.alarms._due == {"t": out_at}
            # Who comes finds it as it was.
            live = await second.live("t")
            assert live
            assert live.driver.rests_until == out_at
            assert "t" not in second.loader.alarms
        # An hour and more later.
        monkeypatch.setattr(database, "OwnClock", partial(OwnClock, lambda: time() + 4000))
        async with opened(tmp_path) as third:
            await until(lambda: "t" in third.loader.tables and all(third.loader.tables["t"].projection.caretaker))

    run_apart(stop_and_start())


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not so():
            await asyncio.sleep(0.01)


def test_what_was_known_before_the_last_answer_is_not_believed(tmp_path: Path) -> None:
    async def stop_and_start() -> None:
        async with opened(tmp_path) as first:
            live = await set_table(first)
            decision = live.projection.decision(0)
            assert decision
            action = decision.actions[0]
        async with opened(tmp_path) as crashed:
            # It was written, and then nothing more.
            assert await crashed.storage.append("t", Entry(1, "play", 0, time(), "owner", action))
            crashed.loader.alarms.drop("t")
        async with opened(tmp_path) as second:
            assert second.loader.tables["t"].projection.number == 1

    run_apart(stop_and_start())


def test_where_a_bot_has_to_answer_nobody_rests(tmp_path: Path) -> None:
    async def stop_and_start() -> None:
        async with opened(tmp_path) as first:
            live = await set_table(first, kinds=("person", "bot"))
            assert live.driver.ticking
            assert live.driver.rests_until is None
        async with opened(tmp_path) as second:
            assert "t" in second.loader.tables

    run_apart(stop_and_start())


def test_where_nobody_looks_a_table_is_dropped_until_its_time_is_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "SWEEP", 0.05)

    async def wait() -> None:
        async with opened(tmp_path, idle=0.1) as there:
            live = await set_table(there, Clock("decision", 5), ago=3.0)
            await until(lambda: "t" not in there.loader.tables)
            assert "t" in there.loader.alarms
            assert not any(live.projection.caretaker)
            await until(lambda: "t" in there.loader.tables and there.loader.tables["t"].projection.number > 0)
            assert any(there.loader.tables["t"].projection.missed)

    run_apart(wait())

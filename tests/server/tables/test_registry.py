"""Tables are loaded once, whoever asks for them and when."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from time import time
from typing import Any

import pytest

from bakufu.games import find
from bakufu.server.settings import Settings
from bakufu.server.storage.models import StoredSeat
from bakufu.server.tables import loading
from bakufu.server.tables.projection import BrokenTable
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from tests.server.serving import run_apart, sqlite


async def set_table(where: Registry, table: str, clock: Clock, which: str = "shitenno", players: int = 2) -> None:
    game = find(which)
    sitters = [StoredSeat(seat, "person", "A", None, "anna", time()) for seat in range(players)]
    await where.seating.set_table(table, game, game.read_options(players, {}), bytes(32), clock, True, sitters, {})


def test_who_asks_while_it_is_being_set_gets_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask_early() -> None:
        there = Registry(Settings(database=sqlite(tmp_path)))
        await there.open()
        load, may_read = there.storage.load, asyncio.Event()

        async def late(table: str) -> Any:
            await may_read.wait()
            return await load(table)

        monkeypatch.setattr(there.storage, "load", late)
        early = asyncio.create_task(there.live("t"))
        await asyncio.sleep(0)
        await set_table(there, "t", Clock())
        then = asyncio.create_task(there.live("t"))
        await asyncio.sleep(0)
        may_read.set()
        assert await early is await then is await there.live("t")
        assert await then is not None
        await there.close()

    run_apart(ask_early())


def test_who_does_not_find_it_yet_finds_it_later(tmp_path: Path) -> None:
    async def ask_early() -> None:
        there = Registry(Settings(database=sqlite(tmp_path)))
        await there.open()
        assert await there.live("t") is None
        await set_table(there, "t", Clock())
        assert await there.live("t") is not None
        await there.close()

    run_apart(ask_early())


def test_a_table_that_is_not_given_now_stops_no_other_and_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "AGAIN", 0.05)

    async def wind() -> None:
        there = Registry(Settings(database=sqlite(tmp_path)))
        await there.open()
        for table in ("bad", "good"):
            await set_table(there, table, Clock("decision", 3600))
        await there.close()
        again = Registry(Settings(database=sqlite(tmp_path)))
        put, failures = again.loader._put, iter(range(3))

        async def sometimes(stored: Any) -> Any:
            if stored.setup.table == "bad" and next(failures, None) is not None:
                raise sqlite3.OperationalError("disk I/O error")
            return await put(stored)

        monkeypatch.setattr(again.loader, "_put", sometimes)
        await again.open()
        assert again.winding
        await again.winding
        assert list(again.loader.tables) == ["good"]
        async with asyncio.timeout(10):
            while "bad" not in again.loader.tables:
                await asyncio.sleep(0.01)
        await again.close()

    run_apart(wind())


@pytest.mark.parametrize("action", ['"lay"', "[1]", "7", "null", "{}"])
def test_what_is_no_answer_is_not_taken_for_one(tmp_path: Path, action: str) -> None:
    """Whatever a damaged database holds."""

    async def load() -> None:
        there = Registry(Settings(database=sqlite(tmp_path)))
        await there.open()
        await set_table(there, "t", Clock(), "shogun", 3)
        live = await there.live("t")
        assert live
        seat = live.projection.table.waiting_for[0]
        there.loader.drop("t")
        columns = "table_id, number, kind, seat, action, by, at"
        with sqlite3.connect(tmp_path / "test.sqlite3") as database:
            row = f"insert into entry ({columns}) values ('t', 1, 'play', ?, ?, 'owner', 1)"
            database.execute(row, (seat, action))
        with pytest.raises(BrokenTable):
            await there.live("t")
        await there.close()

    run_apart(load())


def test_a_crowd_is_read_together_and_who_is_broken_in_it_is_broken_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [f"t{number}" for number in range(9)]

    async def ask_all() -> None:
        there = Registry(Settings(database=sqlite(tmp_path)))
        await there.open()
        for table in tables:
            await set_table(there, table, Clock())
        load_all, read = there.storage.load_all, []

        async def noted(some: Sequence[str]) -> Any:
            read.append(list(some))
            return await load_all(some)

        monkeypatch.setattr(there.storage, "load_all", noted)
        lives = await asyncio.gather(*(there.live(table) for table in tables), there.live("nowhere"))
        assert [live and live.projection.id for live in lives] == [*tables, None]
        assert read == [["t0"], ["t1"], ["t2"], ["t3", "t4", "t5", "t6", "t7", "t8", "nowhere"]]
        for table in tables:
            there.loader.drop(table)

        async def broken(some: Sequence[str]) -> Any:
            if "t7" in some:
                raise ValueError("a broken row")
            return await load_all(some)

        monkeypatch.setattr(there.storage, "load_all", broken)
        found = await asyncio.gather(*(there.live(table) for table in tables), return_exceptions=True)
        assert [isinstance(one, BrokenTable) for one in found] == [table == "t7" for table in tables]
        await there.close()

    run_apart(ask_all())


def test_what_another_process_writes_while_a_table_is_read_is_not_missed(
    pg: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is a table read twice where nothing was written meanwhile."""

    async def read() -> None:
        ours, other = Registry(Settings(database=pg)), Registry(Settings(database=pg))
        for one in (ours, other):
            await one.open()
        tables = [f"t{token_hex(4)}" for _ in range(2)]
        for table in tables:
            await set_table(other, table, Clock())
        there = await other.live(tables[0])
        assert there
        load, since, read_again = ours.storage.load, ours.storage.since, []

        async def slow(table: str) -> Any:
            found = await load(table)
            if table == tables[0]:
                seat = there.projection.table.waiting_for[0]
                decision = there.projection.decision(seat)
                assert decision
                assert await there.answers.play(seat, decision.actions[0], "owner") == "done"
                while not ours.loader._being_read[table]:
                    await asyncio.sleep(0.01)
            return found

        async def noted(table: str, *numbers: int) -> Any:
            read_again.append(table)
            return await since(table, *numbers)

        monkeypatch.setattr(ours.storage, "load", slow)
        monkeypatch.setattr(ours.storage, "since", noted)
        lives = [await ours.live(table) for table in tables]
        assert [live and live.projection.number for live in lives] == [1, 0]
        assert read_again == tables[:1]
        for one in (ours, other):
            await one.close()

    run_apart(read())


def test_who_closes_waits_for_no_table_that_is_being_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def close() -> None:
        there = Registry(Settings(database=sqlite(tmp_path)))
        await there.open()

        async def never(table: str) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(there.storage, "load", never)
        asked = asyncio.create_task(there.live("t"))
        await asyncio.sleep(0)
        await there.close()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(asked, 5)

    run_apart(close())


def test_who_closes_while_clocks_are_being_wound_up_lets_go_of_the_database(tmp_path: Path) -> None:
    """The database was closed under who was asking it, and who waited for that one waited for ever."""

    async def open_and_close() -> None:
        there = Registry(Settings(database=sqlite(tmp_path)))
        await there.open()
        await asyncio.sleep(0)
        await there.close()
        assert there.winding
        assert there.winding.done()

    for _ in range(8):
        run_apart(open_and_close())

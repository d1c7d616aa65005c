"""Tables that nobody finishes and nobody visits are removed after their time; all others stay."""

import asyncio
import logging
from time import monotonic
from typing import Any

import pytest

from bakufu.games import find
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage
from bakufu.server.storage.admin import keeping_of
from bakufu.server.storage.deliveries import Room
from bakufu.server.storage.models import Device, Entry, Hook, StoredSeat
from bakufu.server.tables import unvisited, upkeep
from bakufu.server.tables.latency import Latency
from bakufu.server.tables.registry import Registry
from bakufu.server.tables.unvisited import DAY
from bakufu.server.tables.viewer import Viewer
from bakufu.server.wire.http import Clock
from tests.server.admin.keeping import rows_of
from tests.server.serving import Browser, run_apart, serving
from tests.server.storage.old import run

LONG_AGO = 91 * DAY


async def set_table(where: Registry, table: str, entries: tuple[Entry, ...] = ()) -> None:
    game = find("shitenno")
    sitters = [StoredSeat(seat, "person", "A", None, "anna", 0.0) for seat in range(2)]
    options = game.read_options(2, {})
    await where.seating.set_table(table, game, options, bytes(32), Clock(), True, sitters, {}, entries)


def visited(url: str, table: str) -> float:
    [(when,)] = run(url, f"select visited from game_table where id = '{table}'")
    return float(when)


def age(url: str, *tables: str) -> None:
    for table in tables:
        run(url, f"update game_table set visited = visited - {LONG_AGO} where id = '{table}'")


def swept(url: str, **settings: Any) -> None:
    """A server looks around once."""

    async def look() -> None:
        there = Registry(Settings(database=url, **settings))
        await there.open()
        try:
            await there.upkeep._unvisited.remove_when_due()
        finally:
            await there.close()

    run_apart(look())


def fill(url: str) -> None:
    """Left and fresh, finished, closed, and one that the switch is tried on."""

    async def do() -> None:
        there = Registry(Settings(database=url))
        await there.open()
        for table in ("left", "fresh", "closed"):
            await set_table(there, table)
        await set_table(there, "finished", (Entry(1, "play", 0, 1.0),))
        await there.close()
        async with keeping_of(url) as keeper:
            await keeper.close_table("closed")

    run_apart(do())


def test_what_nobody_finished_and_nobody_visits_goes(empty: str, caplog: pytest.LogCaptureFixture) -> None:
    fill(empty)
    run(empty, "insert into chat values ('left', 1, 0, 'A', 'hello?', 1.0)")
    age(empty, "left", "closed", "finished")
    swept(empty, unvisited_days=0)
    assert rows_of(empty, "left")["game_table"] == 1
    with caplog.at_level(logging.INFO, "bakufu"):
        swept(empty)
    assert "removed, unfinished and not visited for 90 days: left" in caplog.text
    assert rows_of(empty, "left") == {"game_table": 0, "seat": 0, "entry": 0, "chat": 0}
    assert [rows_of(empty, table)["seat"] for table in ("fresh", "closed", "finished")] == [2, 2, 2]


def test_push_keys_and_webhooks_go_with_their_owner_and_with_their_table(empty: str) -> None:
    fill(empty)
    age(empty, "left")
    told: list[list[str]] = []

    async def wish() -> None:
        storage = Storage(empty)
        await storage.open()
        now, telling = storage.now(), storage.telling
        # Anna sits at other tables still; Ben nowhere any more, and Cleo nowhere yet.
        for holder, made in (("anna", now - LONG_AGO), ("ben", now - LONG_AGO), ("cleo", now)):
            about: dict[str, Any] = {"holder": holder, "site": "", "made": made}
            keys: dict[str, Any] = {
                "endpoint": f"https://{holder}/",
                "p256dh": "",
                "auth": "",
                "label": "",
                "zone": "UTC",
            }
            await telling.keep_device(Device(id=f"{holder} device", **about, **keys))
            await telling.mute(f"{holder} device", "left", True)
            about |= {"form": "ntfy", "address": "https://x/", "secret": "", "language": "en"}
            for table in (None, "left"):
                await telling.keep_hook(Hook(id=f"{holder} {table}", table_id=table, **about))
        await telling.note_turn("fresh", 0, "ben", 1.0)
        await storage.close()

    async def look() -> None:
        storage = Storage(empty)
        await storage.open()
        for holder in ("anna", "ben", "cleo"):
            devices, hooks = await storage.telling.devices(holder), await storage.telling.hooks(holder)
            told.append([one.id for one in devices] + [one.id for one in hooks])
            assert await storage.telling.mutes(holder) == []
        assert await storage.telling.claim(Room(9, 9)) == ([], None)
        await storage.close()

    run_apart(wish())
    swept(empty)
    run_apart(look())
    assert told == [["anna device", "anna None"], [], ["cleo device", "cleo None"]]


def test_a_removal_cut_short_is_gone_on_with(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(empty)
    age(empty, "left")

    async def die(*_: object) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patch:
        patch.setattr("bakufu.server.storage.admin_queries.delete_rows", die)
        with pytest.raises(RuntimeError, match="killed"):
            swept(empty)
    assert rows_of(empty, "left")["seat"] == 2
    swept(empty)
    assert rows_of(empty, "left") == {"game_table": 0, "seat": 0, "entry": 0, "chat": 0}


def test_visits_count(empty: str) -> None:
    with serving(empty) as server, Browser(server) as anna, Browser(server) as onlooker:
        seated, looked_at, alone = (anna.set_table(["me", "me"], game="shitenno").info.table for _ in range(3))
        age(empty, seated, looked_at, alone)

        async def visit() -> None:
            async with anna.sit(seated, 0), onlooker.sit(looked_at, -1):
                pass

        run_apart(visit())
    swept(empty)
    assert rows_of(empty, alone)["seat"] == 0
    assert rows_of(empty, seated)["seat"] == rows_of(empty, looked_at)["seat"] == 2


def test_visits_are_noted_while_somebody_is_there(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "SWEEP", 0.01)

    async def stay() -> None:
        there = Registry(Settings(database=empty, unvisited_days=0))
        await there.open()
        await set_table(there, "t")
        await asyncio.to_thread(age, empty, "t")
        long_ago = await asyncio.to_thread(visited, empty, "t")
        live = await there.live("t")
        assert live
        live.audience.add(Viewer(lambda _: None, "anna", Latency()))
        while await asyncio.to_thread(visited, empty, "t") < long_ago + DAY:
            await asyncio.sleep(0.01)
        await there.close()

    run_apart(stay())


def test_a_clock_that_jumps_removes_nothing(
    empty: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fill(empty)

    async def jump() -> None:
        there = Registry(Settings(database=empty))
        await there.open()
        now = there.storage.now
        monkeypatch.setattr(there.storage, "now", lambda: now() + LONG_AGO)
        await there.upkeep._unvisited.remove_when_due()
        # Nor an hour later.
        monkeypatch.setattr(unvisited, "monotonic", lambda: monotonic() + unvisited.HOUR)
        await there.upkeep._unvisited.remove_when_due()
        await there.close()

    run_apart(jump())
    assert "the clock has jumped" in caplog.text
    assert rows_of(empty, "left")["seat"] == 2

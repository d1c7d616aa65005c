"""Open tables: joined by strangers, filled by bots, cleared away when nobody comes."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bakufu.games import find
from bakufu.server.settings import Settings
from bakufu.server.storage.models import StoredSeat
from bakufu.server.tables.latency import Latency
from bakufu.server.tables.registry import Registry
from bakufu.server.tables.viewer import Viewer
from bakufu.server.wire.http import Clock
from bakufu.server.wire.socket import Update, Welcome
from tests.server.fronts import front, front_of
from tests.server.serving import FAST, Browser, Server, run_apart, serving, sqlite

Scene = Callable[[Any], None]


@pytest.fixture
def quick(database: str) -> Iterator[Server]:
    with serving(database, *FAST, "--bots-after", "0.5") as server:
        yield server


def sit(who: Browser, table: str, **more: Any) -> Any:
    return who.http.post(f"/api/tables/{table}/sit", json=more)


def test_whoever_comes_may_take_a_free_seat(anna: Browser, ben: Browser, scene: Scene) -> None:
    before = {one.table for one in front(ben).open}
    hidden = anna.set_table(["me", "person"]).info.table

    async def live() -> None:
        async with front_of(ben) as page:
            await page.next()
            table = anna.set_table(["me", "person", "person"], open=True, options={"taking": "draft"}).info.table
            shown = await page.until(lambda now: any(one.table == table for one in now.open))
            [listed] = [one for one in shown.open if one.table == table]
            assert listed.missing == 2
            assert [seat.taken for seat in listed.seats] == [True, False, False]
            answer = sit(ben, table, name="Ben")
            assert answer.status_code == 200, answer.text
            assert answer.json()["held"][0]["seat"] == 1
            await page.until(lambda now: any(one.table == table and one.missing == 1 for one in now.open))
            async with front_of(ben) as known:
                await known.shows(table, "gathering")
            # Nobody sits twice, and no secret goes with the list.
            assert sit(ben, table).json()["problem"] == "no-free-seat"
            with Browser(anna.server) as cleo:
                assert sit(cleo, table).status_code == 200
                for one in (anna, ben, cleo):
                    one.add_luck(table)
                assert sit(cleo, table).json()["problem"] == "no-free-seat"
            shown = await page.until(lambda now: any(one.table == table and one.missing == 0 for one in now.open))
            async with anna.sit(table, 0) as chair:
                await chair.hear(Update)

    scene(live())
    assert hidden not in {one.table for one in front(ben).open} | before
    assert sit(ben, hidden).json()["problem"] == "no-free-seat"


def test_playing_now_finds_somebody_or_bots(quick: Server, scene: Scene) -> None:
    with Browser(quick) as anna, Browser(quick) as ben, Browser(quick) as cleo:

        async def meet() -> None:
            answer = anna.http.post("/api/play", json={"game": "edo_yashiki", "name": "Anna"}).json()
            table = answer["table"]
            assert ben.http.post("/api/play", json={"game": "edo_yashiki", "name": "Anna"}).json()["table"] == table
            # The same person is given another table, not a second seat; and who wants another game, another table.
            assert ben.http.post("/api/play", json={"game": "shogun"}).json()["table"] != table
            for one in (anna, ben):
                assert one.add_luck(table) == 200
            async with anna.sit(table, 0) as chair:
                welcome = chair.welcome
                while not all(seat.taken for seat in welcome.info.seats):  # type: ignore[union-attr]
                    welcome = await chair.hear(Welcome)
                assert [seat.kind for seat in welcome.info.seats] == ["person", "person", "bot"]  # type: ignore[union-attr]
                assert [seat.name for seat in welcome.info.seats][:2] == ["Anna", "Anna 2"]  # type: ignore[union-attr]
                await chair.hear(Update)
            assert cleo.http.post("/api/play", json={"game": "edo_yashiki"}).json()["table"] != table

        scene(meet())
        assert anna.http.post("/api/play", json={"game": "chess"}).json()["problem"] == "no-such-game"


def test_bots_may_take_what_stays_free(anna: Browser, ben: Browser, scene: Scene) -> None:
    table = anna.set_table(["me", "person", "person"]).info.table
    assert ben.http.post(f"/api/tables/{table}/bots").json()["problem"] == "not-yours"
    seats = anna.http.post(f"/api/tables/{table}/bots").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]
    assert anna.http.post(f"/api/tables/{table}/bots").json()["problem"] == "no-free-seat"

    async def begins() -> None:
        async with front_of(anna) as page:
            await page.shows(table, "turn")

    scene(begins())


def test_a_table_that_nobody_joins_goes_away(database: str) -> None:
    """The others stay: full ones, and those that were never open. Whoever sits there is told."""

    async def clear_away() -> None:
        registry = Registry(Settings(database=database, open_minutes=1.0))
        await registry.open()
        long_ago = registry.storage.now() - 120
        game = find("edo_yashiki")
        for table, taken_at, is_open in (("lonely", None, True), ("full", 1.0, True), ("private", None, False)):
            sitters = [
                StoredSeat(0, "person", "Anna", None, f"{table}-anna", long_ago),
                StoredSeat(1, "person", "Ben", None, None if taken_at is None else "ben", taken_at),
            ]
            options, seed = game.read_options(2, {}), bytes(32)
            await registry.seating.set_table(
                table, game, options, seed, Clock(), True, sitters, {}, drawn=0.0, open=is_open
            )
        live = await registry.live("lonely")
        assert live
        told: list[bytes] = []
        live.audience.add(Viewer(lambda parts: told.append(b"".join(parts)), "lonely-anna", Latency(None)))
        assert {one.table for one in await registry.front.open()} >= {"lonely", "full"}
        await registry.upkeep.lapse()
        await registry.keeper_notices.read()
        assert b"table-lapsed" in told[-1]
        there = {table: await registry.storage.load(table) for table in ("lonely", "full", "private")}
        assert [table for table, stored in there.items() if stored] == ["full", "private"]
        assert await registry.storage.lobby.sit("lonely", "somebody", None, "code") is None
        assert "lonely" not in {one.table for one in await registry.front.open()}
        assert await registry.front.mine("lonely-anna") == []
        await registry.close()

    run_apart(clear_away())


def test_an_open_table_that_cannot_be_opened_keeps_nobody_from_playing_now(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), *FAST, "--bots-after", "600")
    server.start()
    try:
        with Browser(server) as anna, Browser(server) as ben:
            spoilt = anna.http.post("/api/play", json={"game": "shitenno"}).json()["table"]
            server.stop()
            with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database, database:
                database.execute("update game_table set options = '{\"no\": 7}' where id = ?", (spoilt,))
            server.start()
            answer = ben.http.post("/api/play", json={"game": "shitenno"})
            assert answer.status_code == 200, answer.text
            assert answer.json()["table"] != spoilt
    finally:
        server.stop()

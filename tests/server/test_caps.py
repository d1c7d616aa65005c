"""Nobody fills the disk with talk, tables or answers; and a table can be deleted."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import pytest

from bakufu.games import find
from bakufu.kernel.words import Refused
from bakufu.server.api.requests import MOST_TABLES
from bakufu.server.auth.cookies import hashed
from bakufu.server.middleware import _refused
from bakufu.server.rate_limits import Limits
from bakufu.server.settings import Settings
from bakufu.server.storage.admin import keeping_of
from bakufu.server.storage.models import StoredSeat
from bakufu.server.tables import answers, chat, leaving
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from tests.server.serving import Browser, run_apart, serving, sqlite

Scene = Callable[[Any], None]


async def open_registry(url: str) -> tuple[Registry, LiveTable]:
    registry = Registry(Settings(database=url))
    await registry.open()
    game = find("edo_yashiki")
    options = game.read_options(2, {"taking": "draft"})
    sitters = [StoredSeat(seat, "person", "A", None, "anna", time()) for seat in range(2)]
    await registry.seating.set_table("t", game, options, bytes(32), Clock(), True, sitters, {}, setter="somebody")
    live = await registry.live("t")
    assert live
    return registry, live


async def answer(live: LiveTable) -> None:
    table = live.projection.table
    seat = table.waiting_for[0]
    decision = table.decision(seat)
    assert decision
    await live.answers.play(seat, decision.actions[0], "owner")


def test_of_a_long_chat_the_last_lines_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_LINES", 20)
    monkeypatch.setattr(chat, "SHOWN_LINES", 10)

    async def talk() -> None:
        registry, live = await open_registry(sqlite(tmp_path))
        for number in range(101):
            await live.chat.say(0, f"{number}")
        assert [line.text for line in live.projection.lines] == [f"{number}" for number in range(81, 101)]
        await registry.close()
        again = Registry(Settings(database=sqlite(tmp_path)))
        await again.open()
        stored = await again.storage.load("t")
        assert stored
        assert 20 <= len(stored.lines) <= 30
        live_again = await again.live("t")
        assert live_again
        await live_again.chat.say(0, "on")
        assert live_again.projection.lines[-1].number == 101
        await again.close()

    run_apart(talk())


def test_a_log_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "MOST_ENTRIES", 4)

    async def play() -> None:
        registry, live = await open_registry(sqlite(tmp_path))
        try:
            for _ in range(4):
                await answer(live)
            with pytest.raises(Refused, match="refused-too-long"):
                await answer(live)
            with pytest.raises(Refused):
                await live.answers.take_back(0)
            assert live.projection.number == 4
        finally:
            await registry.close()

    run_apart(play())


def test_a_table_is_deleted_with_all_its_rows(tmp_path: Path) -> None:
    async def delete() -> None:
        registry, live = await open_registry(sqlite(tmp_path))
        await answer(live)
        await live.chat.say(0, "here")
        async with keeping_of(sqlite(tmp_path)) as keeper:
            await keeper.delete_table("t")
        assert await registry.storage.load("t") is None
        await registry.keeper_notices.read()
        assert await registry.live("t") is None
        with pytest.raises(Refused, match="refused-closed"):
            await answer(live)
        await registry.close()

    run_apart(delete())
    with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database:
        for table in ("game_table", "seat", "entry", "chat"):
            assert database.execute(f"select count(*) from {table}").fetchone() == (0,)


def test_an_address_sets_so_many_tables_in_a_day(tmp_path: Path) -> None:
    new = {"game": "edo_yashiki", "seats": [{"kind": "me"}, {"kind": "me"}]}
    with serving(sqlite(tmp_path), "--limits", "1") as server, Browser(server) as anna:
        assert anna.http.post("/api/tables", json=new).status_code == 201
        with sqlite3.connect(tmp_path / "test.sqlite3") as database:
            [(setter,)] = database.execute("select setter from game_table").fetchall()
            columns = "game, rules, options, seed, clock, onlookers, made, over, setter"
            for number in range(MOST_TABLES - 2):
                row = f"select ?, {columns} from game_table where setter = ? limit 1"
                database.execute(f"insert into game_table (id, {columns}) {row}", (f"n{number}", setter))
        database.close()
        assert anna.http.post("/api/tables", json=new).status_code == 201
        refused = anna.http.post("/api/tables", json=new)
        assert refused.status_code == 429
        assert refused.json()["problem"] == "too-many-tables"


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/tables", "table"),
        ("/api/tables/x/what-if", "table"),
        ("/api/tables/x/again", "table"),
        ("/api/tables/x/program", "seat"),
        ("/api/me/vacation", "seat"),
        ("/api/me/forget", "seat"),
    ],
)
def test_what_costs_much_is_not_done_as_often_as_any_call(path: str, most: str) -> None:
    limits = Limits(1.0)
    scope = {"type": "http", "method": "POST", "path": path, "headers": [], "client": ("192.0.2.1", 1)}
    burst = int(limits.BURST[most])
    assert [_refused(scope, limits) for _ in range(burst)] == [None] * burst
    assert "too-often" in [_refused(scope, limits) for _ in range(5)]


def test_a_seat_is_not_taken_over_without_end_nor_where_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "MOST_SITTERS", 2)

    async def take_over() -> None:
        registry, live = await open_registry(sqlite(tmp_path))

        async def sits_down(holder: str) -> bool:
            assert await registry.storage.lobby.invite("t", 1, hashed("link"))
            return await registry.seating.take_seat("t", "invitation", "link", holder, None, "back") == 1

        await live.leaving.leave("anna")
        assert await sits_down("ben")
        await live.leaving.leave("ben")
        assert await sits_down("cleo")
        await live.leaving.leave("cleo")
        assert not await sits_down("dora")
        monkeypatch.setattr(leaving, "MOST_SITTERS", 9)
        live.close()
        assert not await sits_down("dora")
        await registry.close()

    run_apart(take_over())

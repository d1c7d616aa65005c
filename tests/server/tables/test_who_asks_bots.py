"""Somebody sets many tables of bots: they take turns with those of others, as if they were one table."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest

from bakufu.games import find
from bakufu.server.rate_limits import network
from bakufu.server.settings import Settings
from bakufu.server.storage.models import StoredSeat
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from tests.server.serving import FAST, run_apart, serving, sqlite

Scene = Callable[[Any], None]

BOT = {"kind": "bot", "bot": "greedy"}


def test_who_sets_tables_is_told_by_the_address_and_not_by_cookies(tmp_path: Path) -> None:
    # A proxy that is believed says who comes from where.
    with serving(sqlite(tmp_path), *FAST, "--proxy", "127.0.0.1") as server:
        tables = {}
        for number, address in enumerate(["192.0.2.7", "192.0.2.7", "192.0.2.8", "2001:db8::1", "2001:db8::2:1"]):
            # A new cookie each time makes nobody another person.
            headers = {"x-forwarded-for": address}
            new = {"game": "shogun", "seats": [BOT] * 4}
            answer = httpx.post(f"{server.url}/api/tables", json=new, headers=headers)
            assert answer.status_code == 201
            tables[answer.json()["info"]["table"]] = number
    with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database:
        found = {tables[table]: setter for table, setter in database.execute("select id, setter from game_table")}
    assert found[0] == found[1]
    assert found[3] == found[4]
    assert len({found[number] for number in (0, 2, 3)}) == 3
    assert not any("192.0.2" in setter or "2001" in setter for setter in found.values())


@pytest.mark.parametrize(("setter", "owner"), [("somebody", "somebody"), (None, "t")])
def test_bots_ask_in_the_name_of_who_set_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setter: str | None, owner: str
) -> None:
    asked: list[tuple[str, str, bool]] = []

    async def ask() -> None:
        registry = Registry(Settings(database=sqlite(tmp_path)))

        async def choose(*about: Any) -> Any:
            asked.append(about[4:])
            await asyncio.sleep(10)

        monkeypatch.setattr(registry.bot_pool, "choose", choose)
        await registry.open()
        game = find("shogun")
        sitters = [StoredSeat(seat, "bot", "A", "random", None, time()) for seat in range(4)]
        options = game.read_options(4, {})
        await registry.seating.set_table("t", game, options, bytes(32), Clock(), True, sitters, {}, setter=setter)
        try:
            assert await registry.live("t")
            await asyncio.sleep(0.05)
        finally:
            await registry.close()

    run_apart(ask())
    assert asked
    assert set(asked) == {(owner, "t", True)}


@pytest.mark.parametrize(
    ("address", "known_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_a_whole_network_is_one_address(address: str, known_as: str) -> None:
    assert network(address) == known_as

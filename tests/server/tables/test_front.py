"""The front page's lists: what is sent, and when nothing is."""

import asyncio
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bakufu.games import find
from bakufu.server.settings import Settings
from bakufu.server.storage.models import Awaited, Glance, SeatedTable, StoredSeat, TableSetup
from bakufu.server.tables.front import A_MOMENT, FrontDesk, Watcher
from bakufu.server.tables.registry import Registry
from bakufu.server.tables.viewer import seat_infos
from bakufu.server.wire.http import Clock
from tests.server.serving import run_apart, sqlite


def seated(table: str, glance: Glance, over: bool = False) -> SeatedTable:
    """Anna and Ben at a table."""
    game = find("edo_yashiki")
    setup = TableSetup(table, game.id, game.rules_version, {}, b"", Clock(), True, 1.0)
    sitters = (StoredSeat(0, "person", "Anna", None, "anna", 1.0), StoredSeat(1, "person", "Ben", None, "ben", 1.0))
    return SeatedTable(setup, sitters, over, False, glance)


class Shelf:
    """As much of a database as lists of tables need; how often it was asked."""

    def __init__(self, *tables: SeatedTable) -> None:
        self.tables = list(tables)
        self.opened: list[SeatedTable] = []
        self.asked = 0

    async def tables_of(self, holder: str) -> list[SeatedTable]:
        self.asked += 1
        return [one for one in self.tables if any(holder == sitter.holder for sitter in one.sitters)]

    async def open_tables(self) -> list[SeatedTable]:
        return self.opened


def desk(shelf: Shelf) -> FrontDesk:
    def nowhere(_: str) -> None:
        """Nobody has a table in memory here."""

    tables: Any = SimpleNamespace(storage=SimpleNamespace(lobby=shelf, now=lambda: 9.0), in_memory=nowhere)
    return FrontDesk(tables)


def waits(seat: int, since: float) -> Glance:
    return Glance([Awaited(seat, since)], [0, 0])


def test_the_own_turn_comes_first_and_what_is_over_last() -> None:
    over = Glance([], [7, 9], [2, 1], changed=8.0)
    shelf = Shelf(
        seated("over", over, True),
        seated("theirs", waits(1, 2.0)),
        seated("new", waits(0, 5.0)),
        seated("old", waits(0, 3.0)),
    )
    mine = asyncio.run(desk(shelf).mine("anna"))
    assert [(one.table, one.state) for one in mine] == [
        ("old", "turn"),
        ("new", "turn"),
        ("theirs", "waiting"),
        ("over", "finished"),
    ]
    assert (mine[-1].scores, mine[-1].places) == ([7, 9], [2, 1])
    assert asyncio.run(desk(shelf).mine("somebody")) == []


def test_vacations_from_before_the_table_was_set_are_not_shown_there() -> None:
    sitter = StoredSeat(0, "person", "Anna", None, "anna", 1.0, away=((1.0, 2.0), (3.0, 5.0), (6.0, 7.0)))
    assert [one.away for one in seat_infos([sitter], 4.0)] == [[[3.0, 5.0], [6.0, 7.0]]]


def test_nothing_is_sent_where_nothing_can_be_noticed_nor_asked_where_nobody_watches() -> None:
    shelf = Shelf(seated("one", waits(0, 2.0)))
    front = desk(shelf)
    sent: list[bytes] = []
    watcher = Watcher("anna", sent.append, lambda code, reason: None)

    async def scene() -> None:
        running = asyncio.create_task(front.run())
        front.come(watcher)
        await asyncio.sleep(A_MOMENT * 2)
        assert len(sent) == 1
        # Somebody answers in secret, again and again; and something happens elsewhere.
        for _ in range(5):
            front.changed("one")
            await asyncio.sleep(A_MOMENT)
        await asyncio.sleep(A_MOMENT * 2)
        asked = shelf.asked
        front.changed("elsewhere")
        front.seated("ben")
        await asyncio.sleep(A_MOMENT * 2)
        assert (len(sent), shelf.asked) == (1, asked)
        shelf.tables = [seated("one", waits(1, 4.0))]
        front.changed("one")
        await asyncio.sleep(A_MOMENT * 2)
        assert len(sent) == 2
        front.go(watcher)
        front.changed("one")
        await asyncio.sleep(A_MOMENT * 2)
        assert (len(sent), front._of_table) == (2, {})
        running.cancel()

    asyncio.run(scene())


def test_what_changes_while_it_is_looked_for_is_shown() -> None:
    class Passing(Shelf):
        async def open_tables(self) -> list[SeatedTable]:
            # The own tables have been read; nobody knows yet whose front page this one is on.
            before = await super().open_tables()
            if not before:
                self.tables = [seated("one", waits(1, 4.0))]
                front.changed("one")
                self.opened = [seated("other", waits(0, 2.0))]
                front.opened()
            return before

    front = desk(Passing(seated("one", waits(0, 2.0))))
    sent: list[bytes] = []

    async def scene() -> None:
        running = asyncio.create_task(front.run())
        front.come(Watcher("anna", sent.append, lambda code, reason: None))
        async with asyncio.timeout(5):
            while not (sent and b'"state":"waiting"' in sent[-1] and b'"other"' in sent[-1]):
                await asyncio.sleep(A_MOMENT)
        running.cancel()

    asyncio.run(scene())


def test_who_sits_down_elsewhere_makes_nobody_look_for_his_own_tables() -> None:
    shelf = Shelf(seated("one", waits(0, 2.0)))
    front = desk(shelf)
    sent: list[bytes] = []

    async def scene() -> None:
        running = asyncio.create_task(front.run())
        front.come(Watcher("anna", sent.append, lambda code, reason: None))
        await asyncio.sleep(A_MOMENT * 2)
        asked = shelf.asked
        shelf.opened = [seated("other", waits(0, 2.0))]
        front.opened()
        await asyncio.sleep(A_MOMENT * 2)
        assert (len(sent), shelf.asked) == (2, asked)
        assert b'"other"' in sent[-1]
        assert b'"one"' in sent[-1]
        running.cancel()

    asyncio.run(scene())


def test_one_who_cannot_be_shown_his_tables_keeps_nobody_else_from_his() -> None:
    class Torn(Shelf):
        async def tables_of(self, holder: str) -> list[SeatedTable]:
            if holder.startswith("torn"):
                raise ValueError(holder)
            return await super().tables_of(holder)

    front = desk(Torn(seated("one", waits(0, 2.0))))
    sent: list[bytes] = []

    async def scene() -> None:
        running = asyncio.create_task(front.run())
        for who in [*(f"torn {number}" for number in range(20)), "anna"]:
            front.come(Watcher(who, sent.append, lambda code, reason: None))
        await asyncio.sleep(A_MOMENT * 4)
        assert len(sent) == 1
        running.cancel()

    asyncio.run(scene())


def test_however_much_changes_looking_for_it_leaves_time_for_others() -> None:
    class Far(Shelf):
        async def tables_of(self, holder: str) -> list[SeatedTable]:
            await asyncio.sleep(0.1)
            return await super().tables_of(holder)

    shelf = Far(seated("one", waits(0, 2.0)))
    front = desk(shelf)

    async def scene() -> None:
        running = asyncio.create_task(front.run())
        front.come(Watcher("anna", lambda text: None, lambda code, reason: None))
        for _ in range(90):
            await asyncio.sleep(0.01)
            front.changed("one")
        assert 2 <= shelf.asked <= 4
        running.cancel()

    asyncio.run(scene())


SPOILT = {
    "rules": "update game_table set rules = '99' where id = 'spoilt'",
    "a game that is not here": "update game_table set game = 'go' where id = 'spoilt'",
    "options": "update game_table set options = '{\"taking\": 7}' where id = 'spoilt'",
    "a clock": "update game_table set clock = '{\"kind\"' where id = 'spoilt'",
    "an entry": "insert into entry values ('spoilt', 7, 'play', 0, '{}', 'owner', 0, null, null)",
    "no seats": "delete from seat where table_id = 'spoilt' and seat = 1",
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_table_that_cannot_be_opened_is_not_shown_and_the_others_are(tmp_path: Path, spoil: str) -> None:
    async def look() -> None:
        there = Registry(Settings(database=sqlite(tmp_path)))
        await there.open()
        game = find("edo_yashiki")
        sitters = [StoredSeat(seat, "person", "A", None, "anna", 1.0) for seat in range(2)]
        for table in ("spoilt", "whole"):
            options = game.read_options(2, {})
            await there.seating.set_table(table, game, options, bytes(32), Clock(), True, sitters, {}, open=True)
        with sqlite3.connect(tmp_path / "test.sqlite3") as database:
            database.execute(spoil)
        database.close()
        shown = await there.front.show("anna")
        assert "whole" in [one.table for one in shown.mine]
        assert "whole" in [one.table for one in shown.open]
        await there.close()

    run_apart(look())

"""The front page's lists: what is sent, and when nothing is."""

import asyncio
from types import SimpleNamespace
from typing import Any

from bakufu.games import find
from bakufu.server.storage.models import Awaited, Glance, SeatedTable, StoredSeat, TableSetup
from bakufu.server.tables.front import A_MOMENT, FrontDesk, Watcher
from bakufu.server.wire.http import Clock


def seated(table: str, glance: Glance, over: bool = False) -> SeatedTable:
    """Anna and Ben at a table."""
    game = find("edo_yashiki")
    setting = TableSetup(table, game.id, game.rules_version, {}, b"", Clock(), True, 1.0)
    sitters = (StoredSeat(0, "person", "Anna", None, "anna", 1.0), StoredSeat(1, "person", "Ben", None, "ben", 1.0))
    return SeatedTable(setting, sitters, over, False, glance)


class Shelf:
    """As much of a database as lists of tables need; how often it was asked."""

    def __init__(self, *tables: SeatedTable) -> None:
        self.tables = list(tables)
        self.asked = 0

    async def tables_of(self, holder: str) -> list[SeatedTable]:
        self.asked += 1
        return [one for one in self.tables if any(holder == sitter.holder for sitter in one.sitters)]

    async def open_tables(self) -> list[SeatedTable]:
        return []


def desk(shelf: Shelf) -> FrontDesk:
    def nowhere(_: str) -> None:
        """Nobody has a table in memory here."""

    tables: Any = SimpleNamespace(storage=SimpleNamespace(places=shelf, now=lambda: 9.0), in_memory=nowhere)
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

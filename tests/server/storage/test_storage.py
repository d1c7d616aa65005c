"""The database by itself."""

import asyncio

import pytest

from bakufu.server.storage import Stopped, Storage, schema, writer
from bakufu.server.storage.admin import keeping_of
from bakufu.server.storage.models import ChatLine, Entry
from bakufu.server.storage.writer import MOST_ROWS, OF_OLD_SQLITE, _statement, _unless_stopped
from tests.server.serving import run_apart


def entry(number: int, by: str = "owner") -> Entry:
    return Entry(number, "play", 0, 1.0, by, {"do": "pass"})  # type: ignore[arg-type]


def test_whoever_answers_is_kept(database: str) -> None:
    async def work() -> None:
        storage = Storage(database)
        await storage.open()
        for number, by in enumerate(("owner", "bot", "caretaker"), 1):
            assert await storage.append("whoever", entry(number, by))
        _, entries, _ = await storage.since("whoever", 0, -1)
        assert [one.by for one in entries] == ["owner", "bot", "caretaker"]
        await storage.close()

    run_apart(work())


def test_a_row_that_cannot_be_written_keeps_no_others_out(database: str) -> None:
    async def work() -> None:
        storage = Storage(database)
        await storage.open()
        # All of these wait together, and are written together.
        poisoned = ChatLine(1, 0, "Aki", "\0", 1.0)
        told = await asyncio.gather(
            storage.append("good", entry(1)),
            storage.say("bad", poisoned),
            storage.append("good", entry(2)),
            return_exceptions=True,
        )
        assert told[0] is told[2] is True
        # PostgreSQL keeps no zeros in a text.
        assert isinstance(told[1], Exception) if storage.shared else told[1] is True
        _, entries, _ = await storage.since("good", 0, -1)
        assert len(entries) == 2
        await storage.close()

    run_apart(work())


@pytest.mark.parametrize("most", sorted({MOST_ROWS, OF_OLD_SQLITE}))
@pytest.mark.parametrize(("times", "more"), [(0, 1), (0, 2), (1, 0), (1, 1), (3, 0)])
def test_answers_that_wait_together_are_all_written(
    monkeypatch: pytest.MonkeyPatch, empty: str, most: int, times: int, more: int
) -> None:
    """However many statements it takes, and though somebody was first at one table and another is closed."""
    monkeypatch.setattr(writer, "MOST_ROWS", most)
    count = times * most + more

    async def work() -> None:
        storage = Storage(empty)
        await storage.open()
        assert await storage.append("taken", entry(1))
        async with keeping_of(empty) as keeper:
            await keeper.close_table("shut")
        names = [f"open {number}" for number in range(count)]
        told = await asyncio.gather(*(storage.append(name, entry(1)) for name in names))
        assert told == [True] * count
        others = [*names, "taken", "shut"]
        *written, shut = await asyncio.gather(
            *(storage.append(name, entry(2 if name in names else 1)) for name in others), return_exceptions=True
        )
        assert written == [True] * count + [False]
        assert isinstance(shut, Stopped)
        for name in (names[0], names[-1]):
            _, entries, _ = await storage.since(name, 0, -1)
            assert [one.number for one in entries] == [1, 2]
            assert entries[0] == entry(1)
        await storage.close()

    run_apart(work())


@pytest.mark.parametrize(("most", "allowed"), [(OF_OLD_SQLITE, 999), (MOST_ROWS, 32_766)])
def test_no_statement_takes_more_values_than_sqlite_allows(most: int, allowed: int) -> None:
    statements = [
        _unless_stopped(most, len(schema.entries.columns)),
        *(_statement(into, most) for into in (schema.entries, schema.chat)),
    ]
    assert max(statement.count("?") for statement in statements) <= allowed

"""The database by itself."""

import asyncio

from bakufu.server.storage import Storage
from bakufu.server.storage.models import ChatLine, Entry
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

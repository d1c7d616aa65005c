"""Vacations of one person, however they were taken."""

import asyncio

from bakufu.server.storage import Storage
from bakufu.server.tables.clocks import Clocks
from bakufu.server.wire.http import SLOW, Clock
from tests.server.serving import run_apart

DAY = 86_400.0


def test_two_that_were_taken_at_one_moment_are_one(empty: str) -> None:
    async def scene() -> None:
        storage = Storage(empty)
        await storage.open()
        now = storage.now()
        await asyncio.gather(*(storage.people.take_vacation("anna", 20 * DAY) for _ in range(3)))
        away = await storage.people.vacations("anna", now)
        assert len(away) == 1
        clocks = Clocks(Clock("decision", SLOW), 1, [0])
        clocks.on_vacation([away])
        clocks.start(now, (0,))
        assert clocks.out_at(0) < now + SLOW + 21 * DAY
        await storage.close()

    run_apart(scene())

"""One seat is one person's, though two come to it at one moment through two processes."""

from time import time
from typing import Any

from bakufu.games import find
from bakufu.server.auth.cookies import hashed
from bakufu.server.settings import Settings
from bakufu.server.storage import open_tables, seating
from bakufu.server.storage.models import StoredSeat
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from tests.server.serving import run_apart


class Slow:
    """A connection between two of whose words somebody else does something."""

    def __init__(self, connection: Any, after: int, meanwhile: Any) -> None:
        self._connection, self._after, self._meanwhile = connection, after, meanwhile

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    async def execute(self, *about: Any) -> Any:
        result = await self._connection.execute(*about)
        self._after -= 1
        if not self._after:
            await self._meanwhile()
        return result


async def a_table(registry: Registry, table: str, **other: Any) -> None:
    game = find("shitenno")
    sitters = [StoredSeat(0, "person", "Anna", None, "anna", time()), StoredSeat(1, "person", "Ben", **other)]
    codes: Any = {1: ("link", None)}
    await registry.seating.set_table(
        table, game, game.read_options(2, {}), bytes(32), Clock(), True, sitters, codes, open=True, drawn=0.0
    )


def test_who_comes_by_a_link_while_another_sits_down_keeps_the_seat(pg: str) -> None:
    async def scene() -> None:
        registry = Registry(Settings(database=pg))
        storage = registry.storage
        await storage.open()

        async def by_link(table: str) -> None:
            async with storage.engine.begin() as other:
                assert await seating.take_seat(other, table, "invitation", hashed("link"), "cleo", None, "c", 1.0) == 1

        await a_table(registry, "sit-race")
        async with storage.engine.begin() as connection:
            # Held, not closed, not there yet; and this seat is free.
            slow: Any = Slow(connection, 4, lambda: by_link("sit-race"))
            assert await open_tables.sit(slow, "sit-race", "ben", None, "b", 2.0) is None
        await a_table(registry, "accept-race", invited="ben")
        async with storage.engine.begin() as connection:
            slow = Slow(connection, 3, lambda: by_link("accept-race"))
            assert await open_tables.accept(slow, "accept-race", "ben", ["b"], 2.0) == []
        for table in ("sit-race", "accept-race"):
            sitters, _, _ = await storage.since(table, 0, -1)
            assert sitters[1].holder == "cleo"
        await storage.close()

    run_apart(scene())

"""An opponent leaves in the very moment in which somebody answers in a race: the answer counts all the same."""

from collections.abc import Callable
from typing import Any

from bakufu.server.wire.socket import Done
from tests.server.serving import Browser, Server, best

Scene = Callable[[Any], None]

TIMES = 12


def test_an_answer_counts_whoever_leaves(server: Server, scene: Scene) -> None:
    async def race(anna: Browser) -> None:
        table = anna.set_table(["me", "me"], options={"taking": "race"}).info.table
        async with anna.sit(table, 0) as mine, anna.sit(table, 1) as theirs:
            update = await mine.asked()
            await theirs.asked()
            action = best(update)
            theirs.connection.transport.abort()
            assert isinstance(await mine.play(action), Done)

    async def races() -> None:
        with Browser(server) as anna:
            for _ in range(TIMES):
                await race(anna)

    scene(races())

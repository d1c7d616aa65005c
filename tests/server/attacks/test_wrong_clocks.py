"""Two processes on one PostgreSQL, on machines whose clocks differ by 20 seconds: players notice nothing of it."""

import asyncio
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

import pytest

from bakufu.server.wire.socket import Ready, Update
from tests.server.serving import Browser, Chair, Server, best

Scene = Callable[[Any], None]

READY = 1.0

OPTIONS = ("--limits", "0", "--ready", f"{READY}", "--reaction", "0.1")


@pytest.fixture(scope="module")
def two(pg: str) -> Iterator[tuple[Server, Server]]:
    slow, fast = Server(pg, *OPTIONS, wrong_by=-10), Server(pg, *OPTIONS, wrong_by=10)
    try:
        for server in (slow, fast):
            server.start()
        yield slow, fast
    finally:
        for server in (slow, fast):
            server.stop()


async def announced_and_shown(chair: Chair) -> tuple[float, float]:
    """How long the race was said to be away, and when it was shown."""
    ready = await chair.hear(Ready)
    await chair.hear(Update)
    return ready.seconds, monotonic()


def test_a_race_begins_at_one_moment(two: tuple[Server, Server], scene: Scene) -> None:
    with Browser(two[0]) as anna, Browser(two[1]) as ben:
        made = anna.set_table(["me", "person"], options={"taking": "race"})
        table = made.info.table

        async def race() -> None:
            async with anna.sit(table, 0) as first:
                ben.join(table, made.invitations[0].code, "Ben")
                async with ben.sit(table, 1) as second, ben.sit(table, -1) as onlooker:
                    seen = await asyncio.gather(*map(announced_and_shown, (first, second, onlooker)))
                    assert all(0 < seconds <= READY for seconds, _ in seen), seen
                    moments = [moment for _, moment in seen]
                    assert max(moments) - min(moments) < 0.1

        scene(race())


def test_everybody_sees_the_same_time_left(two: tuple[Server, Server], scene: Scene) -> None:
    with Browser(two[0]) as anna, Browser(two[1]) as ben:
        clock = {"kind": "decision", "seconds": 30}
        made = anna.set_table(["me", "person"], options={"taking": "draft", "draw_first": False}, clock=clock)
        table = made.info.table
        ben.join(table, made.invitations[0].code, "Ben")

        async def play() -> None:
            async with anna.sit(table, 0) as first, ben.sit(table, 1) as second:
                # Each answer is given its time by one process and shown by both.
                for _ in range(4):
                    for chair in (first, second):
                        while chair.update is None:
                            await chair.hear(Update)
                    assert first.update
                    assert second.update
                    for hand in (*first.update.hands, *second.update.hands):
                        assert not hand.caretaker
                        assert hand.left is None or 27 < hand.left <= 30
                    asked = first if first.update.asked else second
                    action = best(await asked.asked())
                    first.update = second.update = None
                    assert type(await asked.play(action)).__name__ == "Done"

        scene(play())

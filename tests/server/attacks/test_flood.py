"""One onlooker sends more than anybody could read: others are answered as if there were none."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.frames import Opcode

from tests.server.attacks.probing import answer_times
from tests.server.serving import Browser, Server, serving, sqlite
from tests.server.socket.test_fast_protocol import frame, wire, word

Scene = Callable[[Any], None]

BYTES = 4_000_000

TOO_OFTEN = 4429


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that people get."""
    with serving(sqlite(tmp_path_factory.mktemp("flood")), "--ready", "0.2") as server:
        yield server


FLOODS = {
    "pings": frame(b"", Opcode.PING),
    "pongs": frame(b"", Opcode.PONG),
    "pings with something in them": frame(b"x" * 125, Opcode.PING),
    "words": frame(word(1)),
    "pieces of a word": frame(b"x", Opcode.CONT, fin=False),
}


async def drown(browser: Browser, table: str, flood: bytes) -> int:
    """Send all that; how the server hangs up."""
    async with wire(browser, table) as raw:
        raw.writer.write(flood)
        try:
            return await asyncio.wait_for(raw.closed(), 20)
        finally:
            # What is not sent yet is not sent any more.
            raw.writer.transport.abort()
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_ends_the_connection_and_nobody_else_waits(strict: Server, scene: Scene, kind: str) -> None:
    one = FLOODS[kind]
    flood = one * (BYTES // len(one))
    if kind == "pieces of a word":
        flood = frame(b"x", fin=False) + flood

    with Browser(strict) as anna, Browser(strict) as stranger:
        elsewhere = stranger.set_table(["me", "person"], options={"taking": "draft"}).info.table

        async def both() -> None:
            attack = asyncio.create_task(drown(stranger, elsewhere, flood))
            times = await answer_times(anna, attack)
            assert attack.result() == TOO_OFTEN
            assert max(times) < 1.0

        scene(both())


def test_three_who_come_again_and_again_are_no_more_than_one(strict: Server, scene: Scene) -> None:
    flood = FLOODS["pings"] * (BYTES // 6)

    with Browser(strict) as anna, Browser(strict) as stranger:
        elsewhere = stranger.set_table(["me", "person"], options={"taking": "draft"}).info.table

        async def again_and_again() -> None:
            for _ in range(3):
                assert await drown(stranger, elsewhere, flood) == TOO_OFTEN

        async def both() -> None:
            times = await answer_times(anna, asyncio.gather(*[again_and_again() for _ in range(3)]))
            assert max(times) < 1.0

        scene(both())

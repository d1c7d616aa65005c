"""Who has been silent is asked whether they are there, and who is silent even then is gone."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.frames import Opcode

from tests.server.serving import Browser, Server, same_sources, sqlite
from tests.server.socket.test_fast_protocol import SHORT, Wire, frame, wire

Scene = Callable[[Any], None]

PAUSE = 0.4
"""Seconds after which somebody has been silent: 20 where people play."""

SERVE = """
import sys, uvicorn
from bakufu.server.app import make_app
from bakufu.server.run import websockets
from bakufu.server.settings import Settings
database, port, pause = sys.argv[1:]
app = make_app(Settings(database=database, limits=0))
uvicorn.run(app, port=int(port), ws=websockets(), ws_ping_interval=float(pause), log_level="error")
"""


class Impatient(Server):
    """One that asks soon."""

    def launch(self) -> None:
        words = [sys.executable, "-c", SERVE, self.database, str(self.port), str(PAUSE)]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, start_new_session=True, env=same_sources())


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Impatient(sqlite(tmp_path_factory.mktemp("impatient")))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def anna(impatient: Server) -> Iterator[Browser]:
    with Browser(impatient) as browser:
        yield browser


async def next_of(raw: Wire, *kinds: Opcode) -> tuple[int, bytes]:
    """The next frame that is no text, or that is of such a kind."""
    while True:
        kind, content = await asyncio.wait_for(raw.frame(), 10)
        if kind != Opcode.TEXT or kind in kinds:
            return kind, content


def test_who_answers_stays_and_who_does_not_is_gone(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def talk() -> None:
        async with wire(anna, made.info.table) as raw:
            for _ in range(3):
                assert await next_of(raw) == (Opcode.PING, b"")
                await raw.send(frame(b"", Opcode.PONG))
            await raw.send(SHORT)
            assert await raw.answers(1) == [(1, "done")]
            assert await next_of(raw) == (Opcode.PING, b"")
            kind, why = await next_of(raw)
            assert (kind, int.from_bytes(why[:2], "big")) == (Opcode.CLOSE, 1011)

    scene(talk())


def test_who_speaks_is_not_asked(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def talk() -> None:
        async with wire(anna, made.info.table) as raw:
            heard = 0
            for _ in range(16):
                await raw.send(SHORT)
                kind, _ = await next_of(raw, Opcode.TEXT)
                heard += kind == Opcode.TEXT
                await asyncio.sleep(PAUSE / 4)
            assert heard == 16

    scene(talk())

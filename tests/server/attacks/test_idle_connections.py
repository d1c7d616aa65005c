"""Many connections that say nothing, or half of it: nobody else is shut out, and they do not stay."""

import asyncio
import resource
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest

from bakufu.server.socket.connection_limits import FOR_EACH, RESERVE, ConnectionLimits
from bakufu.server.socket.http_protocol import TIME_FOR_HEADERS
from tests.server.serving import Browser, Server, sqlite

Scene = Callable[[Any], None]

MANY = 1060

FILES = 1024


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits that people get, of connections and of files."""
    server = Server(sqlite(tmp_path), "--ready", "0.2")
    server.launch()
    assert server.process
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
    server.wait()
    yield server
    server.stop()


@asynccontextmanager
async def opened(server: Server, count: int, sent: bytes, address: str = "127.0.0.1") -> Any:
    """So many connections, each with these bytes sent."""
    lines = []
    try:
        for _ in range(count):
            local = (address, 0)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=local)
            lines.append((reader, writer))
            writer.write(sent)
        yield lines
    finally:
        for _, writer in lines:
            writer.transport.abort()
        await asyncio.sleep(0)


HALVES = {
    "idle": b"",
    "half a line": b"GET /api/lob",
    "half the headers": b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nX-A: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    "half a handshake": b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
}


def reachable(server: Server, address: str) -> bool:
    """Whether somebody else is answered, from another address."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=5) as http:
        try:
            return http.get(f"{server.url}/healthz").status_code == 200
        except httpx.TransportError:
            return False


@pytest.mark.parametrize("half", ["idle", "half the headers", "half a body"])
def test_one_address_shuts_nobody_out(server: Server, scene: Scene, half: str) -> None:
    async def attack() -> None:
        async with opened(server, MANY, HALVES[half], "127.0.0.2"):
            for _ in range(3):
                assert await asyncio.to_thread(reachable, server, "127.0.0.3")

    scene(attack())


def test_many_addresses_leave_room_for_the_servers_own_files(server: Server, scene: Scene) -> None:
    async def attack() -> None:
        with Browser(server) as anna:
            table = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table
            async with anna.sit(table, 0) as chair, AsyncExitStack() as until_done:
                for number in range(2, 9):
                    await until_done.enter_async_context(opened(server, 150, b"", f"127.0.0.{number}"))
                assert server.process
                await asyncio.sleep(0.3)
                assert len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) < FILES - RESERVE // 2
                # Whoever is there already is answered, and what he says is written.
                reply = await chair.answered(await chair.say("chat", text="still here"))
                assert type(reply).__name__ == "Done"

    scene(attack())


def test_half_a_request_is_not_waited_for(server: Server, scene: Scene) -> None:
    async def wait() -> None:
        async with AsyncExitStack() as until_done:
            lines = []
            for sent in HALVES.values():
                if b"POST" not in sent:
                    lines += await until_done.enter_async_context(opened(server, 2, sent))
            # One that has asked before, and one that sends a byte now and then.
            whole = b"GET /api/lobby HTTP/1.1\r\nHost: x\r\n\r\n"
            lines += await until_done.enter_async_context(opened(server, 1, whole + b"GET /api/"))
            [(reader, writer)] = await until_done.enter_async_context(opened(server, 1, b"GET / HTTP/1.1\r\n"))
            begun = monotonic()

            async def drip() -> None:
                while True:
                    writer.write(b"X-A: b\r\n")
                    await asyncio.sleep(0.5)

            dripping = asyncio.create_task(drip())
            async with asyncio.timeout(TIME_FOR_HEADERS + 5):
                for one, _ in [*lines, (reader, writer)]:
                    try:
                        while await one.read(65_536):
                            pass
                    except ConnectionError:
                        pass
            dripping.cancel()
            assert monotonic() - begun > TIME_FOR_HEADERS / 2

    scene(wait())


def test_connections_are_counted() -> None:
    limits = ConnectionLimits(1.0, "192.0.2.1, 198.51.100.0/24", 1000)
    assert all(limits.enter("203.0.113.9") for _ in range(FOR_EACH))
    assert not limits.enter("203.0.113.9")
    assert not limits.enter("::ffff:203.0.113.9")
    assert limits.enter("203.0.113.10")
    limits.leave("203.0.113.9")
    assert limits.enter("203.0.113.9")
    # A whole network of the new kind is one address, and a proxy is many.
    assert sum(limits.enter(f"2001:db8::{n:x}") for n in range(FOR_EACH + 50)) == FOR_EACH
    assert sum(limits.enter("198.51.100.7") for _ in range(FOR_EACH + 50)) == FOR_EACH + 50
    while limits.enter("192.0.2.1"):
        pass
    assert limits.count == 1000
    assert sum(ConnectionLimits(0, None, 5000).enter("203.0.113.9") for _ in range(1)) == 1

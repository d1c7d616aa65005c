"""Words reach the table however their frames are cut."""

import asyncio
import os
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from bakufu.server.api.errors import MOST_BYTES
from tests.server.serving import Browser

Scene = Callable[[Any], None]


class Wire:
    """A connection at a table, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *parts: bytes) -> None:
        """Each part in a packet of its own, as far as one can see to that."""
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.01)

    async def frame(self) -> tuple[int, bytes]:
        """The next frame's kind and content."""
        head, size = await self.reader.readexactly(2)
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return head & 15, await self.reader.readexactly(size)

    async def answers(self, count: int) -> list[Any]:
        """What comes back for so many words."""
        found: list[Any] = []
        while len(found) < count:
            kind, content = await self.frame()
            news = msgspec.json.decode(content) if kind == Opcode.TEXT else {}
            if "id" in news and news["tell"] != "ping":
                found.append((news["id"], news["tell"]))
        return found

    async def closed(self) -> int:
        """The code with which the server hangs up."""
        while True:
            kind, content = await self.frame()
            if kind == Opcode.CLOSE:
                return int.from_bytes(content[:2], "big")


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    data = text.encode() if isinstance(text, str) else text
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


def word(number: int, more: str = "") -> str:
    """Something that is answered with its number: `Done`, as it asks for nothing."""
    return f'{{"say":"want","id":{number},"wants":[]{more}}}'


@asynccontextmanager
async def wire(browser: Browser, table: str) -> AsyncIterator[Wire]:
    reader, writer = await asyncio.open_connection("127.0.0.1", browser.server.port)
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{browser.server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        f"Cookie: {browser.cookie}",
    )
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
    raw = Wire(reader, writer)
    await raw.send(frame('{"say":"hello","id":0,"seat":0,"wants":[]}'))
    try:
        yield raw
    finally:
        writer.close()


SHORT, LONG = frame(word(1)), frame(word(2, " " * 200))


@pytest.mark.parametrize(
    ("parts", "numbers"),
    [
        ((SHORT + LONG + SHORT,), [1, 2, 1]),
        ((SHORT[:1], SHORT[1:2], SHORT[2:5], SHORT[5:]), [1]),
        ((LONG[:3], LONG[3:100], LONG[100:] + SHORT[:7], SHORT[7:]), [2, 1]),
        ((frame(word(3)[:9], fin=False), frame(word(3)[9:], Opcode.CONT) + SHORT), [3, 1]),
        ((frame(word(3)[:9], fin=False) + frame(b"?", Opcode.PING) + frame(word(3)[9:], Opcode.CONT),), [3]),
        ((frame(b"?", Opcode.PING) + SHORT,), [1]),
    ],
    ids=["together", "in pieces", "a long one in pieces", "fragments", "a ping between fragments", "a ping before"],
)
def test_words_are_heard(anna: Browser, scene: Scene, parts: tuple[bytes, ...], numbers: list[int]) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def talk() -> None:
        async with wire(anna, made.info.table) as raw:
            await raw.send(*parts)
            assert await raw.answers(len(numbers)) == [(number, "done") for number in numbers]

    scene(talk())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b'{"say":"\xff\xfe"}'), 1007),
        (frame(b"\xff" * 300), 1007),
        (frame(word(1)[:9], fin=False) + SHORT, 1002),
        (SHORT[:1] + bytes([SHORT[1] & 0x7F]) + SHORT[2:], 1002),
        (frame("x" * 5 * MOST_BYTES)[:5000], 1009),
    ],
    ids=["no text", "no long text", "a word within a word", "not masked", "far too long"],
)
def test_what_is_no_word_ends_the_conversation(anna: Browser, scene: Scene, sent: bytes, code: int) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def talk() -> None:
        async with wire(anna, made.info.table) as raw:
            await raw.send(sent)
            assert await raw.closed() == code

    scene(talk())


def test_bytes_are_no_word(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def talk() -> None:
        async with wire(anna, made.info.table) as raw:
            await raw.send(frame(b"\0\1\2", Opcode.BINARY) + SHORT)
            assert await raw.answers(2) == [(None, "mistaken"), (1, "done")]

    scene(talk())

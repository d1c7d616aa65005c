"""Two people (or as many as the game needs) at each of many tables, moving by the clock and not when they are done."""

import asyncio
import json
import os
import random
from base64 import b64encode
from collections import deque
from time import monotonic
from typing import Any

import msgspec
from websockets.speedups import apply_mask

DONE, UPDATE = b'{"tell":"done"', b'{"tell":"update"'

PING, PONG = 9, 10


class Asked(msgspec.Struct):
    """As much of a question as is needed to answer it."""

    actions: list[msgspec.Raw]


class Update(msgspec.Struct):
    """As much of an update."""

    asked: Asked | None
    still_asked: bool
    result: Any = None


_update = msgspec.json.Decoder(Update)


class Line(asyncio.Protocol):
    """One WebSocket; reads only what it needs to go on."""

    def __init__(self, table: "Table", seat: int, hello: bytes) -> None:
        self.table = table
        self.seat = seat
        self.actions: list[msgspec.Raw] | None = None
        self._hello = hello
        self._data = bytearray()
        self._open = False
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self._transport = transport
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/tables/{self.table.name}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.table.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Whole messages are heard as they come."""
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._data.startswith(b"HTTP/1.1 101"), bytes(self._data[:80])
            del self._data[: end + 4]
            self._open = True
            self.send(self._hello)
        while len(self._data) >= 2:
            size, start = self._data[1], 2
            if size == 126:
                size, start = int.from_bytes(self._data[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self._data[2:10], "big"), 10
            if len(self._data) < start + size or len(self._data) < start:
                return
            kind, message = self._data[0] & 15, bytes(self._data[start : start + size])
            del self._data[: start + size]
            if kind == PING:
                self.send(message, 0x80 | PONG)
            else:
                self._hear(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server is stopped."""
        self.actions = None

    def send(self, text: bytes, kind: int = 0x81) -> None:
        """One masked frame."""
        size = len(text)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        mask = os.urandom(4)
        self._transport.write(head + mask + apply_mask(text, mask))

    def close(self) -> None:
        """Leave."""
        if self._transport:
            self._transport.abort()

    def _hear(self, message: bytes) -> None:
        if message.startswith(UPDATE):
            update = _update.decode(message)
            if not update.still_asked:
                self.actions = update.asked.actions if update.asked else None
            self.table.updated(self)
        elif message.startswith(DONE):
            self.table.acknowledged()
        elif not message.startswith((b'{"tell":"welcome"', b'{"tell":"ping"')):
            self.table.load.wrong.append(message[:200].decode())


class Table:
    """A table; a move is due every so often, whether or not the last one has been acknowledged."""

    def __init__(self, load: "Load", name: str, cookie: str) -> None:
        self.load = load
        self.name = name
        self.cookie = cookie
        self.lines: list[Line] = []
        self.seen = 0
        self._due: deque[float] = deque()
        self._sent: float | None = None
        self._number = 0

    def updated(self, line: Line) -> None:
        """Somebody has been shown something."""
        self.seen += 1
        self._move()

    def due(self) -> None:
        """It is time for a move."""
        self._due.append(monotonic())
        self._move()

    def _move(self) -> None:
        if not self._due or self._sent is not None:
            return
        asked = [line for line in self.lines if line.actions]
        if not asked:
            return
        line = random.choice(asked)
        assert line.actions
        action = bytes(random.choice(line.actions))
        line.actions = None
        self._number += 1
        self._sent = self._due.popleft()
        line.send(b'{"say":"play","id":%d,"action":%s}' % (self._number, action))

    def acknowledged(self) -> None:
        """The move counts."""
        if self._sent is not None:
            self.load.took.append(monotonic() - self._sent)
            self._sent = None
        self._move()


class Load:
    """All tables, and what was measured."""

    def __init__(self, port: int, every: float) -> None:
        self.port = port
        self.every = every
        self.tables: list[Table] = []
        self.wrong: list[str] = []
        self.took: list[float] = []
        """From when each move was due to when it was acknowledged."""
        self.late: list[float] = []
        """How late the clients themselves were: what they hear they hear as late as they speak."""
        self._loop = asyncio.get_running_loop()

    async def sit(self, name: str, cookie: str, seats: int, wants: list[str]) -> None:
        """Everybody of a table connects, and has seen it."""
        table = Table(self, name, cookie)
        self.tables.append(table)
        for seat in range(seats):
            hello = json.dumps({"say": "hello", "id": 0, "seat": seat, "wants": wants}).encode()
            line = Line(table, seat, hello)
            table.lines.append(line)
            await self._loop.create_connection(lambda line=line: line, "127.0.0.1", self.port)  # type: ignore[misc]
        while table.seen < seats:
            await asyncio.sleep(0.001)

    async def play(self, seconds: float) -> None:
        """Every table has its own moment in which its moves are due."""
        self.took.clear()
        self.late.clear()
        start = monotonic() + 0.1
        share = self.every / len(self.tables)
        for number in range(int(seconds / share)):
            due = start + number * share
            wait = due - monotonic()
            if wait > 0.0005:
                await asyncio.sleep(wait)
            self.late.append(max(0.0, monotonic() - due))
            self.tables[number % len(self.tables)].due()
        await asyncio.sleep(self.every)

    def close(self) -> None:
        """Everybody leaves."""
        for table in self.tables:
            for line in table.lines:
                line.close()

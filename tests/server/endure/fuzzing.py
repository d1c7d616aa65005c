"""Whatever is sent, over WebSockets and over HTTP: no 5xx, no traceback, no growth."""

import asyncio
import json
import os
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.speedups import apply_mask

from tests.server.serving import Browser, Server

WORDS = ("hello", "play", "take-back", "why-not", "ready", "resume", "chat", "speak", "want", "pong", "?", "", None, 7)
NUMBERS = (-1, 0, 1, 2**31, 2**63, 1e308)
SCRAPS: tuple[Any, ...] = (
    *NUMBERS, None, True, "", "\u202e", "é" * 300, [], {}, [[[]]], {"take": 0}, "fr", "edo", "\x00"
)  # fmt: skip
PATHS = (
    "lobby",
    "tables",
    "records",
    "rules/edo_yashiki",
    "glossary/shogun",
    "guides/shitenno",
    "tables/TABLE",
    "text",
)
LOOKS = ("/record", "/story?seat=0", "/moments?from=-1", "/luck?seat=9")
MORE = ("", "/join", "/recover", "/part", *LOOKS, "/%2e%2e", "/\udcff")
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW")

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
AT_ONCE = 40
"""Words that are sent before their answers are read."""

KEPT = 2.0
"""Seconds for which a connection that nothing is sent over is surely kept; the server hangs up after five."""


class Fuzzed(NamedTuple):
    """What came of it."""

    messages: int
    statuses: dict[int, int]
    problems: dict[str, int]
    grown_kib: float
    """Of the server's memory, since a fifth of the messages had come."""

    def __str__(self) -> str:
        """For who reads along."""
        said = ", ".join(f"{name} {count}" for name, count in sorted(self.problems.items(), key=lambda one: -one[1]))
        answered = ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items()))
        return f"{self.messages} messages; told: {said}; HTTP {answered}; memory grew by {self.grown_kib:.0f} KiB"


def frame(text: bytes, kind: int = TEXT, fin: bool = True) -> bytes:
    """As a client sends it."""
    size, head = len(text), bytes(((0x80 if fin else 0) | kind,))
    if size < 126:
        head += bytes((0x80 | size,))
    elif size < 2**16:
        head += bytes((0xFE,)) + size.to_bytes(2, "big")
    else:
        head += bytes((0xFF,)) + size.to_bytes(8, "big")
    mask = os.urandom(4)
    return head + mask + apply_mask(text, mask)


def word(rng: Random, known: list[dict[str, Any]]) -> bytes:
    """Something that a client might say, or nearly so."""
    kind = rng.random()
    if kind < 0.1:
        return rng.randbytes(rng.randrange(60)).decode(errors="replace").encode()
    said: dict[str, Any] = {"say": rng.choice(WORDS), "id": rng.choice((1, 2, 3, -1, None, "x", 2**40))}
    if rng.random() < 0.5 and known:
        said |= {"say": rng.choice(("play", "why-not")), "id": 5, "action": dict(rng.choice(known))}
        if rng.random() < 0.7:
            action = said["action"]
            action[rng.choice([*action, "new"])] = rng.choice(SCRAPS)
    else:
        for _ in range(rng.randrange(3)):
            field = rng.choice(("seat", "text", "language", "wants", "action", "known", "id", "more"))
            said[field] = rng.choice(SCRAPS)
    if kind < 0.2:
        said["say"] = "chat"
        said["text"] = rng.choice(("\u202e", "x" * 501, "ok", " ", "\ud800"))
    text = bytearray(json.dumps(said).encode())
    if kind > 0.8:
        for _ in range(rng.randrange(1, 4)):
            text[rng.randrange(len(text))] = rng.randrange(256)
    if kind > 0.97:
        text = bytearray(b"[" * rng.randrange(1, 12_000))
    # What is no UTF-8 ends a conversation at once, so that comes seldom.
    return text.decode(errors="replace").encode()


class Fuzzer:
    """One who sends such things, at one table."""

    def __init__(self, server: Server, cookie: str, table: str, seed: int, known: list[dict[str, Any]]) -> None:
        self.server, self.cookie, self.table = server, cookie, table
        self.rng = Random(seed)
        self.known = known
        self.sent = 0
        self._pong = asyncio.Event()
        self.problems: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()

    async def over_a_socket(self, most: int) -> None:
        """Until so many words are sent or one of them has ended the conversation."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            key = b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: {self.cookie}\r\n\r\n".encode()
            )
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            hello = {"say": "hello", "id": 0, "seat": self.rng.choice((0, 1, -1)), "wants": []}
            writer.write(frame(json.dumps(hello).encode()))
            reading = asyncio.create_task(self._read(reader))
            for _ in range(0, most, AT_ONCE):
                some = [frame(word(self.rng, self.known)) for _ in range(AT_ONCE)]
                if self.rng.random() < 0.04:
                    some[-1] = self._odd()
                # When the ping is answered, all before it has been read; what was not counts for nothing.
                self._pong.clear()
                writer.write(b"".join(some) + frame(b"", PING))
                pong = asyncio.create_task(self._pong.wait())
                await asyncio.wait([pong, reading], timeout=30, return_when=asyncio.FIRST_COMPLETED)
                if reading.done():
                    pong.cancel()
                    return
                assert pong.done(), "nobody answers"
                self.sent += AT_ONCE
            writer.write(frame(b"\x03\xe8", CLOSE))
            await asyncio.wait([reading], timeout=30)
            assert reading.done(), "nobody answers"
            reading.result()
        except (ConnectionError, asyncio.IncompleteReadError):
            # Hung up on.
            return
        finally:
            writer.close()

    def _odd(self) -> bytes:
        """Frames that no client sends."""
        return self.rng.choice(
            (frame(b"\x00\xff", BINARY), frame(b"\xff\xfe"), frame(b"x" * 70_000), b"\x81\x02hi", frame(b"", 3))
        )

    async def _read(self, reader: asyncio.StreamReader) -> None:
        """Count what is told, until the server hangs up."""
        while True:
            try:
                head = await reader.readexactly(2)
                size = head[1]
                if size >= 126:
                    size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
                told = await reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError):
                return
            if head[0] & 15 == PONG:
                self._pong.set()
            elif head[0] & 15 == TEXT:
                kind = told[9:14].decode().partition('"')[0]
                if kind == "mista":
                    kind = json.loads(told)["problem"]
                    assert kind not in ("server-error", "database"), told
                self.problems[kind] += 1

    async def over_http(self, count: int) -> None:
        """So many requests, over as few connections as the server lets us."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        clock = asyncio.get_running_loop().time
        answered = clock()
        try:
            for _ in range(count):
                method = self.rng.choice(METHODS)
                path = f"/api/{self.rng.choice(PATHS)}".replace("TABLE", self.table) + self.rng.choice(MORE)
                body = word(self.rng, self.known)
                kind = self.rng.choice(("application/json", "text/plain", "application/x-www-form-urlencoded"))
                head = (
                    f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {kind}\r\nCookie: {self.cookie}\r\n"
                    f"Content-Length: {len(body)}\r\n\r\n"
                )
                self.sent += 1
                if clock() - answered > KEPT:
                    # The server may be hanging up at this moment.
                    writer.close()
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
                writer.write(head.encode("utf-8", "surrogateescape") + body)
                status, more = await self._response(reader, method == "HEAD")
                answered = clock()
                self.statuses[status] += 1
                assert status < 500, (status, head, body)
                if not more:
                    writer.close()
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        finally:
            writer.close()

    async def _response(self, reader: asyncio.StreamReader, empty: bool) -> tuple[int, bool]:
        """The status, and whether the connection goes on."""
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        size = next((int(line[15:]) for line in head.split(b"\r\n") if line.startswith(b"content-length:")), None)
        closes = b"connection: close" in head or size is None
        if size and not empty:
            await reader.readexactly(size)
        return int(head.split()[1]), not closes


def memory(pid: int) -> float:
    """KiB that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")))


async def fuzz(
    server: Server, messages: int, seed: int = 0, progress: Callable[[int], None] = lambda _: None
) -> Fuzzed:
    """A server without limits is sent so much. Raises `AssertionError` where it answers with 5xx or goes down."""
    assert server.process
    problems: Counter[str] = Counter()
    statuses: Counter[int] = Counter()
    sent, turn, first = 0, 0, 0.0
    with Browser(server) as anna:
        made = anna.set_table(["me", "me"], options={"taking": "draft"})
        async with anna.sit(made.info.table, 0, wants=[]) as one, anna.sit(made.info.table, 1, wants=[]) as two:
            for chair in (one, two):
                while chair.update is None:
                    await chair.next()
            assert one.update
            assert two.update
            asked = one.update.asked or two.update.asked
            assert asked
            known = list(asked.actions)
        table = ""
        while sent < messages:
            if turn % 12 == 0:
                # A table that is talked full is not the rule.
                table = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table
            fuzzers = [
                Fuzzer(server, anna.cookie, table, 4 * turn + number + (seed << 32), known) for number in range(4)
            ]
            turn += 1
            share = min(2000, max(40, messages // 40))
            await asyncio.gather(
                fuzzers[0].over_http(share // 20), *(fuzzer.over_a_socket(share) for fuzzer in fuzzers[1:])
            )
            for fuzzer in fuzzers:
                sent += fuzzer.sent
                problems += fuzzer.problems
                statuses += fuzzer.statuses
            if not first and sent >= messages / 5:
                first = memory(server.process.pid)
            progress(sent)
            assert server.process.poll() is None, "the server is down"
        grown = memory(server.process.pid) - first
        assert anna.http.get("/healthz").status_code == 200
    if server.log:
        said = server.log.read_text()
        assert "Traceback" not in said
        assert " ERROR " not in said, said[said.index(" ERROR ") - 100 :][:500]
    return Fuzzed(sent, dict(statuses), dict(problems), grown)

"""What a conversation needs of its WebSocket, and the plain way to have it from any ASGI server."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from bakufu.server.rate_limits import Traffic

MOST_UNSENT = 4 * 1024 * 1024
"""A client that does not read is disconnected when so many bytes wait for it."""

TOO_SLOW = 1008

LAST_WORDS = 3.0
"""Seconds in which a client may still hear why the connection is closed."""

Listener = Callable[[str | None], None]
"""Gets every message as soon as it comes; None when there will be no more."""


class Connection(Protocol):
    """One WebSocket. Nothing here waits."""

    transport: Any
    """What the system knows about the connection, where that can be had; else None."""

    def listen(self, heard: Listener, traffic: Traffic) -> None:
        """From now on `heard` gets every message; more traffic than this ends the connection."""

    def wait(self, a_while: bool) -> None:
        """Whether to read no more for a while."""

    def tell(self, message: tuple[bytes, ...]) -> None:
        """Send a text, given in parts; to a client that is gone, nothing."""

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection, saying why."""


class PlainConnection:
    """A WebSocket as ASGI has it: one task reads, another one sends."""

    def __init__(self, socket: WebSocket[Any, Any, State]) -> None:
        self.transport: Any = None
        self._socket = socket
        self._heard: Listener | None = None
        self._traffic = Traffic(1.0)
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._unsent: list[bytes] = []
        self._size = 0
        self._goodbye: tuple[int, str] | None = None
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def listen(self, heard: Listener, traffic: Traffic) -> None:
        """Begin to read and to send. (Control frames are the affair of the server that reads them.)"""
        self._heard = heard
        self._traffic = traffic
        self._tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._send())]

    def wait(self, a_while: bool) -> None:
        """Whether to read no more for a while."""
        if a_while:
            self._may_read.clear()
        else:
            self._may_read.set()

    def tell(self, message: tuple[bytes, ...]) -> None:
        """Send a text as soon as those before it are sent."""
        if self._goodbye:
            return
        text = b"".join(message)
        self._unsent.append(text)
        self._size += len(text)
        if self._size > MOST_UNSENT:
            self.hang_up(TOO_SLOW, "too-slow")
        self._news.set()

    def hang_up(self, code: int, reason: str) -> None:
        """Close when what was told before is sent; at once for a client that does not read."""
        if self._goodbye:
            return
        self._goodbye = (code, reason)
        if code == TOO_SLOW:
            self._unsent.clear()
        self._news.set()
        self._hear(None)

    async def finish(self) -> None:
        """Say goodbye, if that is still to be said; then neither read nor send any more."""
        if self._goodbye and self._tasks:
            await asyncio.wait(self._tasks[1:], timeout=LAST_WORDS)
        for task in self._tasks:
            task.cancel()

    def _hear(self, text: str | None) -> None:
        heard = self._heard
        if text is None:
            self._heard = None
        if heard:
            heard(text)

    async def _read(self) -> None:
        try:
            while True:
                await self._may_read.wait()
                # Bytes come as a text that says nothing.
                text = await self._socket.receive_data("text")
                if not self._traffic.allow(len(text)):
                    self.hang_up(4429, "too-often")
                    return
                self._hear(text)
        except WebSocketDisconnect:
            self._hear(None)

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            unsent, self._unsent, self._size = self._unsent, [], 0
            try:
                for text in unsent:
                    await self._socket.send_data(text.decode(), "text")
                if self._goodbye:
                    await self._socket.close(*self._goodbye)
                    return
            except Exception:
                # Whoever is gone cannot be told.
                self._hear(None)
                return

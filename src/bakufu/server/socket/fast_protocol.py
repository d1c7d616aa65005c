"""A faster way to have a WebSocket, where uvicorn serves: its own protocol, with what a conversation needs besides."""

import logging
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from bakufu.server.rate_limits import Traffic
from bakufu.server.socket.connection import MOST_UNSENT, Listener

log = logging.getLogger("bakufu")

_TEXT = 0x81
"""A text in one frame."""
_MASKED = 0x80
LONGEST_HEAD = 14
_SHORT, _LONG = 126, 1 << 16
"""From here on a frame says its size in more than one byte, and in more than two."""


class Outbox:
    """What is to be sent over all connections of a loop goes at the end of its turn."""

    def __init__(self) -> None:
        self._connections: list[FastConnection] = []

    def take(self, connection: "FastConnection") -> None:
        """This connection has something to send."""
        if not self._connections:
            connection.loop.call_soon(self._go)
        self._connections.append(connection)

    def _go(self) -> None:
        connections, self._connections = self._connections, []
        for connection in connections:
            try:
                connection.send_all()
            except Exception:
                log.exception("a connection broke")


_outboxes: "WeakKeyDictionary[AbstractEventLoop, Outbox]" = WeakKeyDictionary()


class FastConnection(WebSocketsSansIOProtocol):
    """Lets the table hear and send without waiting, and look at the transport for the round trip."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self._begun = bytearray()
        """A frame of which not everything has come."""
        self._wanted = 0
        """How much of it must be there before it can be read on."""
        self._traffic = Traffic(1.0)
        self._unheard: list[str | None] = []
        self._listener: Listener | None = None
        self._unsent: list[bytes] = []
        self._outbox = _outboxes.setdefault(self.loop, Outbox())
        self.at_the_end: Callable[[], None] | None = None
        """Somebody who wants to know when the connection is no more."""

    def handle_connect(self, event: Any) -> None:
        """Offer this connection to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["bakufu"] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will be heard."""
        super().connection_lost(exc)
        self._heard(None)
        if self.at_the_end:
            self.at_the_end()

    # Hearing

    def listen(self, heard: Listener, traffic: Traffic) -> None:
        """From now on `heard` gets every word as soon as it comes; None when there will be no more."""
        # The handshake's headers, which nobody reads any more, would be kept as long as the connection, three times.
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []
        self._listener = heard
        self._traffic = traffic
        for word in self._unheard:
            heard(word)
        self._unheard.clear()

    def _heard(self, word: str | None) -> None:
        if self._listener:
            self._listener(word)
        else:
            self._unheard.append(word)

    def wait(self, a_while: bool) -> None:
        """Whether to read no more for a while."""
        if a_while != self.read_paused and not self.transport.is_closing():
            self.read_paused = a_while
            if a_while:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Give the library whole frames; but most are a word in one short frame, and these are read here."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        if self._begun:
            self._begun += data
            if len(self._begun) < self._wanted:
                return
            data = bytes(self._begun)
            self._begun.clear()
        start, end = 0, len(data)
        while start < end:
            size = _size(data, start)
            if end - start < size <= self.config.ws_max_size + LONGEST_HEAD:
                self._begun += data[start:]
                self._wanted = size
                return
            if not self._traffic.allow(size):
                # What comes now is not even read; the client has a while to hear why.
                self.hang_up(4429, "too-often")
                self.wait(True)
                return
            frame = data[start : start + size]
            if not self._is_word(frame):
                super().data_received(frame)
            start += size

    def _is_word(self, frame: bytes) -> bool:
        """Whether this was a word in one short frame (in the midst of no other); then it has been heard."""
        size = frame[1] - _MASKED
        if frame[0] != _TEXT or size >= _SHORT or size != len(frame) - 6 or self.close_sent:
            return False
        if self.conn.current_size is not None or self.conn.close_sent or self.conn.close_rcvd:
            return False
        try:
            word = apply_mask(frame[6:], frame[2:6]).decode()
        except UnicodeDecodeError:
            return False
        self._heard(word)
        return True

    def send_receive_event_to_app(self) -> None:
        """What the library has read."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            self._heard(data.decode() if self.curr_msg_data_type == "text" else "")
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    # Sending

    def tell(self, message: tuple[bytes, ...]) -> None:
        """Send a text, together with whatever else is sent at once; to a client that is gone, nothing."""
        if not self._unsent:
            self._outbox.take(self)
        # One unmasked frame: without extensions that is a header before the text.
        size = 0
        for part in message:
            size += len(part)
        if size < _SHORT:
            head = bytes((_TEXT, size))
        elif size < _LONG:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self._unsent.append(head)
        self._unsent += message

    def send_all(self) -> None:
        """Send what has been told so far."""
        unsent, self._unsent = self._unsent, []
        if not unsent or self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
            return
        self.transport.write(b"".join(unsent))

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection, saying why. The client has a while to hear it and to close as well."""
        self.send_all()
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.wait(False)
        self._heard(None)


def _size(data: bytes, start: int) -> int:
    """The size of the frame that begins there, at least two bytes."""
    there = len(data) - start
    size = data[start + 1] & 127 if there > 1 else 0
    mask = 4 if there > 1 and data[start + 1] & _MASKED else 0
    if size < _SHORT:
        return 2 + mask + size
    more = 2 if size == _SHORT else 8
    if there < 2 + more:
        return 2 + more
    return 2 + more + mask + int.from_bytes(data[start + 2 : start + 2 + more], "big")

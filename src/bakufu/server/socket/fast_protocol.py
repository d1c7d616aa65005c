"""A faster way to have a WebSocket, where uvicorn serves: its own protocol, with what a conversation needs besides."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bakufu.server.rate_limits import Traffic
from bakufu.server.socket.connection import Listener
from bakufu.server.socket.line import MASKED, PING, SHORT, Line, outbox_of

LONGEST_HEAD = 14


class FastConnection(WebSocketsSansIOProtocol):
    """Lets the table hear and send without waiting, and look at the transport for the round trip."""

    def __init__(self, *about: Any, **more: Any) -> None:
        # Uvicorn's class sets `close_sent` at once.
        self._line = Line()
        super().__init__(*about, **more)
        self._line.outbox = outbox_of(self.loop)
        self.tell = self._line.tell
        self._begun = bytearray()
        """A frame of which not everything has come."""
        self._wanted = 0
        """How much of it must be there before it can be read on."""
        self._pinged = False
        """Whether they were asked if they are there, and have not been heard since."""
        self.at_the_end: Callable[[], None] | None = None
        """Somebody who wants to know when the connection is no more."""

    @property
    def close_sent(self) -> bool:
        """Whether we have said that the connection is closed."""
        return self._line.closed

    @close_sent.setter
    def close_sent(self, closed: bool) -> None:
        self._line.closed = closed

    def connection_made(self, transport: Any) -> None:
        """There is something to send over."""
        super().connection_made(transport)
        self._line.open(transport)

    def handle_connect(self, event: Any) -> None:
        """Offer this connection to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["bakufu"] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will be heard."""
        super().connection_lost(exc)
        self._line.heard(None)
        if self.at_the_end:
            self.at_the_end()

    # Hearing

    def listen(self, heard: Listener, traffic: Traffic) -> None:
        """From now on `heard` gets every word as soon as it comes; None when there will be no more."""
        # The handshake's headers, which nobody reads any more, would be kept as long as the connection, three times.
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []
        self._line.listen(heard, traffic)
        self._look()

    def wait(self, a_while: bool) -> None:
        """Whether to read no more for a while."""
        if a_while != self.read_paused and not self.transport.is_closing():
            self.read_paused = a_while
            if a_while:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Most often it is a word in one short frame, which needs nothing of what is here."""
        if not self._line.hear_alone(data):
            self._read(data)
            self._look()

    def _read(self, data: bytes) -> None:
        """Give the library whole frames, but for words in one short frame."""
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
            if not self._line.allow(size):
                # What comes now is not even read; the client has a while to hear why.
                self.hang_up(4429, "too-often")
                self.wait(True)
                return
            frame = data[start : start + size]
            self._look()
            if not self._line.hear(frame):
                super().data_received(frame)
            start += size

    def _look(self) -> None:
        """Whether the next that comes may be a word in one frame."""
        conn = self.conn
        whole = self.handshake_complete and not self._begun and conn.current_size is None
        self._line.ready = whole and not conn.close_sent and not conn.close_rcvd

    def send_receive_event_to_app(self) -> None:
        """What the library has read."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            self._line.heard(data.decode() if self.curr_msg_data_type == "text" else "")
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    # Are they still there?

    def send_keepalive_ping(self) -> None:
        """Who has been silent is asked; who is silent even then is gone. Uvicorn would ask everybody, at a price."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        if self._line.spoke:
            self._line.spoke = self._pinged = False
        elif self._pinged:
            self.keepalive_timeout()
            return
        else:
            self._pinged = True
            self.transport.write(PING)
        self.schedule_ping()

    # Sending

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection, saying why. The client has a while to hear it and to close as well."""
        self._line.send_all()
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.wait(False)
        self._line.heard(None)


def _size(data: bytes, start: int) -> int:
    """The size of the frame that begins there, at least two bytes."""
    there = len(data) - start
    size = data[start + 1] & 127 if there > 1 else 0
    mask = 4 if there > 1 and data[start + 1] & MASKED else 0
    if size < SHORT:
        return 2 + mask + size
    more = 2 if size == SHORT else 8
    if there < 2 + more:
        return 2 + more
    return 2 + more + mask + int.from_bytes(data[start + 2 : start + 2 + more], "big")

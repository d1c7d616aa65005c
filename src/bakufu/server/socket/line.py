"""What of a WebSocket is needed for every word, apart from uvicorn's class, so that it can be compiled as a whole."""

import logging
from asyncio import AbstractEventLoop
from typing import Any, Final
from weakref import WeakKeyDictionary, ref

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from bakufu.server.rate_limits import Traffic
from bakufu.server.socket.connection import MOST_UNSENT, Listener

log = logging.getLogger("bakufu")

TEXT: Final = 0x81
"""A text in one frame."""
PING: Final = b"\x89\x00"
PONG: Final = 0x8A
MASKED: Final = 0x80
SHORT: Final = 126
LONG: Final = 1 << 16
"""From here on a frame says its size in more than one byte, and in more than two."""
HEAD: Final = 6
"""What comes before a short text: its size, and how it is masked."""


class Outbox:
    """What is to be sent over all connections of a loop goes at the end of its turn."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = ref(loop)
        self._lines: list[Line] = []

    def take(self, line: "Line") -> None:
        """This connection has something to send."""
        loop = None if self._lines else self._loop()
        self._lines.append(line)
        if loop:
            loop.call_soon(self._go)

    def _go(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.send_all()
            except Exception:
                log.exception("a connection broke")


class Line:
    """Words that come and go over one connection."""

    def __init__(self) -> None:
        self.outbox: Outbox | None = None
        self._transport: Any = None
        self._listener: Listener | None = None
        self._traffic = Traffic(1.0)
        self._unheard: list[str | None] = []
        self._unsent: list[bytes] = []
        self.closed = False
        """Whether we have said that the connection is closed."""
        self.ready = False
        """Whether what comes next is the beginning of a frame, and of a word."""
        self.spoke = False
        """Whether anything has come since somebody last wanted to know."""

    def open(self, transport: Any) -> None:
        """There is something to send over."""
        self._transport = transport

    # Hearing

    def listen(self, heard: Listener, traffic: Traffic) -> None:
        """From now on `heard` gets every word as soon as it comes; None when there will be no more."""
        self._listener = heard
        self._traffic = traffic
        for word in self._unheard:
            heard(word)
        self._unheard.clear()

    def allow(self, size: int) -> bool:
        """Whether one more frame of this size may come."""
        return self._traffic.allow(size)

    def heard(self, word: str | None) -> None:
        """A word has come."""
        if self._listener:
            self._listener(word)
        else:
            self._unheard.append(word)

    def hear_alone(self, data: bytes) -> bool:
        """Whether nothing has come but a word in one short frame, and it was allowed; then it has been heard.

        Or the answer to a ping, which says nothing but that somebody is there.
        """
        self.spoke = True
        if self.ready and len(data) == HEAD and data[0] == PONG and data[1] == MASKED:
            return self._traffic.allow(HEAD)
        return self._is_word(data) and self._traffic.allow(len(data)) and self.hear(data)

    def _is_word(self, frame: bytes) -> bool:
        if not self.ready or self.closed or len(frame) < HEAD or frame[0] != TEXT:
            return False
        size = frame[1] - MASKED
        return size < SHORT and size == len(frame) - HEAD

    def hear(self, frame: bytes) -> bool:
        """Whether this is a word in one short frame (in the midst of no other); then it has been heard."""
        if not self._is_word(frame):
            return False
        try:
            word = apply_mask(frame[HEAD:], frame[2:HEAD]).decode()
        except UnicodeDecodeError:
            return False
        self.heard(word)
        return True

    # Sending

    def tell(self, message: tuple[bytes, ...]) -> None:
        """Send a text, together with whatever else is sent at once; to a client that is gone, nothing."""
        unsent = self._unsent
        if not unsent and self.outbox:
            self.outbox.take(self)
        # One unmasked frame: without extensions that is a header before the text.
        size = 0
        for part in message:
            size += len(part)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < LONG:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        unsent.append(head)
        unsent += message

    def send_all(self) -> None:
        """Send what has been told so far."""
        unsent, self._unsent = self._unsent, []
        transport = self._transport
        if not unsent or self.closed or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNSENT:
            transport.abort()
            return
        transport.write(b"".join(unsent))


_outboxes: "WeakKeyDictionary[AbstractEventLoop, Outbox]" = WeakKeyDictionary()


def outbox_of(loop: AbstractEventLoop) -> Outbox:
    """The one of this loop."""
    found = _outboxes.get(loop)
    if found is None:
        found = _outboxes[loop] = Outbox(loop)
    return found

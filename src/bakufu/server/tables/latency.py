"""How long a word takes from a player to the server, as the server measures it."""

import socket
import struct
from collections import deque
from secrets import randbelow
from time import monotonic
from typing import Any

MOST = 0.150
"""The longest allowance, in seconds."""

_RTT = struct.Struct("=148xI")
"""Where Linux's `struct tcp_info` has the shortest round trip of the last minutes, in microseconds.

Not the average one: an acknowledgement may wait 40 ms for something to travel with, so a late pong would lengthen it.
"""


TRIPS = 8
"""So many are remembered."""

MOST_UNANSWERED = 16
"""Older pings are forgotten."""

PING_NUMBERS = 2**31


class Latency:
    """The last round trips of one connection.

    A client cannot answer a ping before it came, as its number cannot be foreseen. It could answer late to look farther
    away; so where the system tells the round trip of the connection itself, that is the most that counts.
    """

    def __init__(self, transport: Any = None) -> None:
        self._sent: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=TRIPS)
        self._transport = transport

    def ping(self) -> int:
        """A new ping's number."""
        if len(self._sent) >= MOST_UNANSWERED:
            self._sent.pop(next(iter(self._sent)))
        number = randbelow(PING_NUMBERS)
        self._sent[number] = monotonic()
        return number

    def pong(self, number: int) -> None:
        """The answer came."""
        sent = self._sent.pop(number, None)
        if sent is not None:
            self._trips.append(monotonic() - sent)

    @property
    def allowance(self) -> float:
        """Half of the shortest of the last round trips, at most 150 ms; nothing before the first, or after the end."""
        if not self._trips or (self._transport and self._transport.is_closing()):
            return 0.0
        return min(MOST, min(*self._trips, self._longest_true()) / 2)

    def _longest_true(self) -> float:
        if self._transport is None or not hasattr(socket, "TCP_INFO"):
            return 2 * MOST
        try:
            told = self._transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _RTT.size)
            return float(_RTT.unpack(told)[0]) / 1e6
        except (OSError, ValueError, TypeError, AttributeError, struct.error):
            # A connection may be lost at any moment, and its socket with it.
            return 2 * MOST

"""How uvicorn reads requests, with patience that ends: who sends half a request does not keep a place."""

from asyncio import TimerHandle, Transport
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bakufu.server.socket.connection_limits import ConnectionLimits

TIME_FOR_HEADERS = 10.0
TIME_FOR_BODY = 30.0
"""Seconds in which they must have come."""


class PatientConnection(H11Protocol):
    """One connection; it counts from its beginning to its end, whatever it becomes meanwhile."""

    limits: ConnectionLimits

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self._address: str | None = None
        """Where it is counted; None where it is not, or not any more."""
        self._awaited: Any = None
        """What their side has yet to send, as the deadline knows it."""
        self._deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.limits.enter(address):
            transport.abort()
            return
        self._address = address
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """It ends."""
        super().connection_lost(exc)
        self._stop_watching()
        self._leave()

    def handle_events(self) -> None:
        """What has come is dealt with; then see what is still to come."""
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is somebody else's, who says when it ends, if he can."""
        self._stop_watching()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if hasattr(protocol, "at_the_end") and self._address is not None:
            protocol.at_the_end = partial(self.limits.leave, self._address)
            self._address = None
        else:
            self._leave()

    def _leave(self) -> None:
        if self._address is not None:
            self.limits.leave(self._address)
            self._address = None

    def _watch(self) -> None:
        """Deadlines are for a whole part of a request: who sends a byte now and then gets no more time."""
        state = self.conn.their_state
        if state is self._awaited or self.transport.get_protocol() is not self:
            return
        self._stop_watching()
        self._awaited = state
        patience = {h11.IDLE: TIME_FOR_HEADERS, h11.SEND_BODY: TIME_FOR_BODY}.get(state)
        if patience is not None:
            self._deadline = self.loop.call_later(patience, self._too_slow)

    def _stop_watching(self) -> None:
        self._awaited = None
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        self.transport.abort()


def behind(limits: ConnectionLimits) -> type[PatientConnection]:
    """Connections that these limits count."""
    return type("Connection", (PatientConnection,), {"limits": limits})

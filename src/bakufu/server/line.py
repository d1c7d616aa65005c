"""The connection under a conversation: uvicorn's, with what a table needs besides."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_UNSENT = 4 * 1024 * 1024
"""A client that does not read is disconnected when so many bytes wait for it."""


class Line(WebSocketsSansIOProtocol):
    """Lets the table send without waiting, and look at the transport for the round trip."""

    def handle_connect(self, event: Any) -> None:
        """Offer this connection to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["bakufu"] = self  # type: ignore[assignment]

    def tell(self, message: bytes) -> None:
        """Send a text message now; to a client that is gone, nothing."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
            return
        # One unmasked frame: without extensions that is a header before the text, and this is sent most of all.
        size = len(message)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + message)

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection, saying why."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.close()

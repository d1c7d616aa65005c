"""Where a WebSocket comes in."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State

from bakufu.server.conversation import Conversation
from bakufu.server.guard import address_of, from_here
from bakufu.server.hall import Hall
from bakufu.server.limits import Limits


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], table: str) -> None:
    """Sit down at a table, or look on."""
    limits: Limits = socket.app.state.limits
    hall: Hall = socket.app.state.hall
    address = address_of(socket.scope)
    if not from_here(socket.headers):
        await socket.close(4403, "wrong-origin")
        return
    if not limits.enter(address):
        await socket.close(4429, "too-often")
        return
    try:
        await socket.accept()
        await Conversation(socket, hall, limits, table).run()
    finally:
        limits.leave(address)

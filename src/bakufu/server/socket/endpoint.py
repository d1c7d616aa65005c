"""Where a WebSocket comes in."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State

from bakufu.server.auth.cookies import shown
from bakufu.server.bans import client_of
from bakufu.server.middleware import from_here
from bakufu.server.rate_limits import Limits, address_of
from bakufu.server.socket.connection import Connection, PlainConnection
from bakufu.server.socket.session import Session
from bakufu.server.tables.registry import Registry

Talk = Callable[[Connection, Limits, str], Awaitable[None]]
"""What is said over a connection, from this address, until one of us leaves."""


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], table: str) -> None:
    """Sit down at a table, or look on."""
    registry: Registry = socket.app.state.registry

    async def talk(connection: Connection, limits: Limits, address: str) -> None:
        known_by, state = shown(socket.cookies, socket.headers), socket.app.state
        await Session(connection, known_by, registry, limits, address, table, state.hints, state.analyst).run()

    await let_in(socket, talk)


async def let_in(socket: WebSocket[Any, Any, State], talk: Talk) -> None:
    """Take a connection in, unless there are too many, or it comes from another site or from who is banned."""
    limits: Limits = socket.app.state.limits
    registry: Registry = socket.app.state.registry
    address = address_of(socket.scope)
    if not from_here(socket.headers):
        await socket.close(4403, "wrong-origin")
        return
    client = client_of(socket.scope)
    if registry.bans.until(client) is not None:
        await socket.close(4403, "banned")
        return
    if not limits.enter(address):
        await socket.close(4429, "too-often")
        return
    try:
        await socket.accept()
        # Where the server that runs this has a faster way, it offers it.
        fast: Connection | None = (socket.scope.get("extensions") or {}).get("bakufu")  # type: ignore[assignment]
        plain = None if fast else PlainConnection(socket)
        try:
            connection: Any = fast or plain
            with registry.bans.connected(client, partial(connection.hang_up, 4403, "banned")):
                await talk(connection, limits, address)
        finally:
            if plain:
                await plain.finish()
    finally:
        limits.leave(address)

"""The front page over a WebSocket: what it shows, whenever that has changed."""

import asyncio
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State

from bakufu.server.auth.cookies import COOKIE, holder_in
from bakufu.server.rate_limits import Limits
from bakufu.server.socket.connection import Connection
from bakufu.server.socket.endpoint import Talk, let_in
from bakufu.server.tables.front import Watcher
from bakufu.server.tables.registry import Registry


@websocket("/api/front/socket")
async def front_socket(socket: WebSocket[Any, Any, State]) -> None:
    """Be told what is new on the front page. Nothing is said from here."""
    await let_in(socket, _talk(socket))


def _talk(socket: WebSocket[Any, Any, State]) -> Talk:
    registry: Registry = socket.app.state.registry
    return partial(_show, registry, holder_in(socket.cookies.get(COOKIE), registry.storage.secret))


async def _show(registry: Registry, holder: str | None, connection: Connection, limits: Limits, address: str) -> None:
    over = asyncio.Event()

    def heard(text: str | None) -> None:
        if text is None:
            over.set()
        else:
            connection.hang_up(4400, "nothing-to-say")

    watcher = Watcher(holder, lambda text: connection.tell((text,)), connection.hang_up)
    connection.listen(heard, limits.traffic())
    registry.front.come(watcher)
    try:
        await over.wait()
    finally:
        registry.front.go(watcher)

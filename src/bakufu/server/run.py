"""Running the server until it is stopped."""

import logging
import os
import socket
import sys
from contextlib import suppress
from threading import Timer
from typing import Any

import uvicorn

from bakufu.server.api.errors import MOST_BYTES
from bakufu.server.app import Application, make_app
from bakufu.server.garbage import leave_what_is_there
from bakufu.server.logging_setup import config
from bakufu.server.settings import Settings
from bakufu.server.socket.connection_limits import ConnectionLimits, room
from bakufu.server.tables.registry import Registry

log = logging.getLogger("bakufu")

LONGEST_STOP = 9.0
"""Seconds after which a server that is to stop does."""


def websockets() -> Any:
    """How uvicorn serves WebSockets: faster where its own classes are as we know them, or else as always."""
    try:
        from bakufu.server.socket.fast_protocol import FastConnection
    except ImportError:
        return "auto"
    return FastConnection


def requests(settings: Settings) -> Any:
    """How uvicorn reads requests: with limits, where its own classes are as we know them, or else as always."""
    try:
        from bakufu.server.socket.http_protocol import behind
    except ImportError:
        return "auto"
    return behind(ConnectionLimits(settings.limits, settings.proxy, room()))


class GentleServer(uvicorn.Server):
    """One that lets the tables come to rest before it ends their connections."""

    def __init__(self, how: uvicorn.Config, app: Application) -> None:
        super().__init__(how)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever comes now is for another process; who is here hears what came of his answer, and where to go."""
        _end_anyhow(LONGEST_STOP)
        for listening in self.servers:
            listening.close()
        registry: Registry | None = self._app.state.get("registry")
        if registry:
            await registry.come_to_rest()
        await super().shutdown(sockets)


def _end_anyhow(seconds: float) -> None:
    """Whatever does not let go, a database that hangs for instance. What was acknowledged is written down."""

    def end() -> None:
        log.error("something does not let go: ended all the same")
        os._exit(1)

    timer = Timer(seconds, end)
    timer.daemon = True
    timer.start()


def serve(settings: Settings) -> None:
    """Serve until stopped."""
    app = make_app(settings)
    leave_what_is_there()
    # What is computed beside the tables lets go soon when one of them has something to do. And the thread that writes
    # the log waits so long for its turn after every statement, while all who have answered wait for it.
    sys.setswitchinterval(0.0002)
    how = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        http=requests(settings),
        ws=websockets(),
        # A little more than allowed is still read, so that it can be answered in words.
        ws_max_size=4 * MOST_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=settings.proxy is not None,
        forwarded_allow_ips=settings.proxy,
        server_header=False,
        log_config=config(settings.log),
        timeout_graceful_shutdown=2,
    )
    server = GentleServer(how, app)
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        # As uvicorn itself would: supervisors may know it.
        sys.exit(3)

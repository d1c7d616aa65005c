"""Running the server until it is stopped."""

import sys
from typing import Any

import uvicorn

from bakufu.server.api.errors import MOST_BYTES
from bakufu.server.app import make_app
from bakufu.server.garbage import leave_what_is_there
from bakufu.server.logging_setup import config
from bakufu.server.settings import Settings
from bakufu.server.socket.connection_limits import ConnectionLimits, room


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


def serve(settings: Settings) -> None:
    """Serve until stopped."""
    app = make_app(settings)
    leave_what_is_there()
    # What is computed beside the tables lets go soon when one of them has something to do.
    sys.setswitchinterval(0.001)
    uvicorn.run(
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
        timeout_graceful_shutdown=3,
    )

"""Every request has an id, is counted, and is spoken of in the log if it took long (or if that is wished for)."""

import logging
import re
from secrets import token_hex
from time import monotonic
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from bakufu.server.counters import Counters
from bakufu.server.logging_setup import request_id

log = logging.getLogger("bakufu")

SLOW = 1.0
"""Seconds after which an answer is slow."""

NAME = b"x-request-id"
ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")


class Watch(Struct, frozen=True):
    """How requests are watched."""

    counters: Counters
    aloud: bool
    """Whether every request is in the log."""
    believe: bool
    """Whether ids are given by the proxy before us; a stranger's would be his to choose."""


def watched(app: ASGIApp, watch: Watch) -> ASGIApp:
    """The same, watched."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        name = _id(scope, watch.believe)
        request_id.set(name)
        if kind == ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        began, status = monotonic(), 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)[NAME.decode()] = name
            await send(message)

        try:
            await app(scope, receive, send_with_id)
        finally:
            seconds = monotonic() - began
            watch.counters.requests[status] += 1
            watch.counters.request_waits.note(seconds)
            if watch.aloud or seconds > SLOW:
                _tell(scope, status, seconds)

    return call


def _id(scope: Any, believe: bool) -> str:
    given = next((value for key, value in scope["headers"] if key == NAME), b"") if believe else b""
    return given.decode() if ID.fullmatch(given) else token_hex(8)


def _tell(scope: Any, status: int, seconds: float) -> None:
    """The path alone: what is asked after it, what is sent, cookies and addresses are nobody's business."""
    about = {"method": scope["method"], "path": scope["path"], "status": status, "seconds": round(seconds, 4)}
    if seconds > SLOW:
        log.warning("a slow answer: %s %s, %.1f s", scope["method"], scope["path"], seconds, extra={"about": about})
    else:
        log.info("request", extra={"about": about})

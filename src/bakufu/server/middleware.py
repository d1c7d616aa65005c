"""What every call passes: limits, origin, and the headers of every answer."""

from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bakufu.server.api.errors import STATUS, language_of
from bakufu.server.bans import Bans, client_of
from bakufu.server.rate_limits import Limits, address_of
from bakufu.server.sentences import spoken

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_KINDS = {"api/tables": "table", "api/records": "record", "api/play": "table", "again": "table"}
_KINDS |= dict.fromkeys(("join", "recover", "sit", "accept", "leave", "vote", "invite", "bots", "move", "take"), "seat")
_KINDS |= {"api/me/hooks": "seat", "api/me/devices": "seat", "program": "seat", "what-if": "table"}
# These are about all tables at which somebody sits.
_KINDS |= {"api/me/vacation": "seat", "api/me/forget": "seat"}


def from_here(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from a program that has no page."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def guarded(app: ASGIApp, limits: Limits, bans: Bans) -> ASGIApp:
    """Refuse who is banned, what comes too often or from another site; add the headers to every answer."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["method"] == "HEAD":
            # As GET; whoever serves us leaves the body out, as he knows what was asked.
            scope = scope | {"method": "GET"}
        until = bans.until(client_of(scope))
        problem = "banned" if until is not None else _refused(scope, limits)
        if problem is None:
            await app(scope, receive, send_with_headers)
            return
        when = datetime.fromtimestamp(until or 0, UTC).strftime("%Y-%m-%d %H:%M")
        body = msgspec.json.encode(spoken(language_of(Request(scope)), problem, when=when))
        start: Any = {
            "type": "http.response.start",
            "status": STATUS[problem],
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
        await send_with_headers(start)
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return call


def _refused(scope: Any, limits: Limits) -> str | None:
    address = address_of(scope)
    if not limits.allow("call", address):
        return "too-often"
    if scope["method"] == "POST":
        if not from_here(ASGIConnection(scope).headers):
            return "wrong-origin"
        # However many slashes there are, it is the same call.
        parts = [part for part in scope["path"].split("/") if part]
        kind = _KINDS.get("/".join(parts)) or _KINDS.get(parts[-1] if parts else "")
        if kind and not limits.allow(kind, address):
            return "too-often"
    return None

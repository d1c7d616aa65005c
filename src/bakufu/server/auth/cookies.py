"""Who holds which seat: signed cookies, and codes that work once and are kept as hashes only."""

import hmac
from collections.abc import Mapping
from hashlib import sha256
from secrets import token_urlsafe

COOKIE = "bakufu"
COOKIE_AGE = 400 * 24 * 3600
TOKEN_BYTES = 18

PROGRAM = "program~"
"""So begins a program's id; no browser's has a ~."""


def new_holder() -> str:
    """An id for a browser that has none yet."""
    return token_urlsafe(TOKEN_BYTES)


def new_program() -> str:
    """An id for a program, which may do less than a browser."""
    return PROGRAM + token_urlsafe(TOKEN_BYTES)


def is_program(holder: str) -> bool:
    """Whether a holder is one."""
    return holder.startswith(PROGRAM)


def new_code() -> str:
    """An invitation or a recovery code."""
    return token_urlsafe(TOKEN_BYTES)


def hashed(code: str) -> str:
    """How a code is kept. It is random and long, so a plain hash gives nothing away."""
    return sha256(code.encode()).hexdigest()


def signed(holder: str, secret: bytes) -> str:
    """The cookie's value."""
    return f"{holder}.{_signature(holder, secret)}"


def holder_in(cookie: str | None, secret: bytes) -> str | None:
    """The holder that a cookie names, if its signature is right."""
    holder, _, signature = (cookie or "").partition(".")
    if not holder or not hmac.compare_digest(signature.encode(), _signature(holder, secret).encode()):
        return None
    return holder


def shown(cookies: Mapping[str, str], headers: Mapping[str, str]) -> str | None:
    """What somebody shows to be known by: a program its token, a browser its cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else cookies.get(COOKIE)


def setter_at(address: str, secret: bytes) -> str:
    """Who sets a table, told from others by where he is: cookies cost nothing, and whoever wants has a thousand.

    Who reads the database learns no addresses from it without the secret.
    """
    return hmac.new(secret, b"setter:" + address.encode(), sha256).hexdigest()[:32]


def _signature(holder: str, secret: bytes) -> str:
    return hmac.new(secret, b"holder:" + holder.encode(), sha256).hexdigest()

"""What a request is about: the tables, who asks, the table asked for."""

from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request
from litestar.datastructures import Cookie, State

from bakufu.server.api.errors import Trouble
from bakufu.server.auth.cookies import COOKIE, COOKIE_AGE, holder_in, is_program, setter_at, shown, signed
from bakufu.server.rate_limits import address_of
from bakufu.server.sentences import cleaned, told_apart
from bakufu.server.tables.background import Busy
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.projection import BrokenTable, OtherRules, Projection
from bakufu.server.tables.registry import Registry

T = TypeVar("T")

MOST_TABLES = 300
"""So many may be set from one address in a day."""

Asker = Request[Any, Any, State]


def registry_of(request: Asker) -> Registry:
    """The server's tables."""
    registry: Registry = request.app.state.registry
    return registry


def holder_of(request: Asker) -> str | None:
    """Who asks, by the cookie or a program's token."""
    return holder_in(shown(request.cookies, request.headers), registry_of(request).storage.secret)


def person_of(request: Asker) -> str | None:
    """The same, for what only people do: a program's token is good for its one seat and nothing else."""
    holder = holder_of(request)
    if holder is not None and is_program(holder):
        raise Trouble("not-yours")
    return holder


def setter_of(request: Asker) -> str:
    """Who asks, as far as it matters to those who want something too."""
    return setter_at(address_of(request.scope), registry_of(request).storage.secret)


async def setter_with_room(request: Asker) -> str:
    """The same, if he may set one more table today, and here."""
    if registry_of(request).stopping:
        raise Trouble("stopping")
    setter, limits = setter_of(request), request.app.state.limits
    if limits.factor:
        storage = registry_of(request).storage
        today = await storage.set_since(setter, storage.now() - 24 * 3600)
        if today >= MOST_TABLES * limits.factor:
            raise Trouble("too-many-tables")
    return setter


async def in_the_background(request: Asker, work: Callable[..., T], *about: Any) -> T:
    """What comes of slow work that somebody asks for."""
    try:
        return await registry_of(request).background.do(setter_of(request), work, *about)
    except Busy:
        raise Trouble("too-often") from None


async def live_table(request: Asker, table: str) -> LiveTable:
    """The table asked for."""
    try:
        live = await registry_of(request).live(table)
    except OtherRules as other:
        raise Trouble("other-rules", version=str(other)) from None
    except BrokenTable:
        raise Trouble("broken-table") from None
    if live is None:
        raise Trouble("no-such-table")
    return live


def name_of(wish: str | None) -> str | None:
    """The name that somebody wishes for, without what nobody could see."""
    if wish is None:
        return None
    name = cleaned(wish)
    if not name:
        raise Trouble("empty-name")
    return name


def name_at(projection: Projection, wish: str | None) -> str | None:
    """The same, told apart from the others at a table."""
    name = name_of(wish)
    return name and told_apart(name, [one.name for one in projection.sitters if one.taken])


def cookie_for(request: Asker, holder: str) -> Cookie:
    """The cookie by which a holder is known again."""
    return Cookie(
        key=COOKIE,
        value=signed(holder, registry_of(request).storage.secret),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        path="/",
    )


def known(request: Asker) -> str:
    """Who asks; somebody without a cookie has nothing here."""
    holder = person_of(request)
    if holder is None:
        raise Trouble("nobody")
    return holder

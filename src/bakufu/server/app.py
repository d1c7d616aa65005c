"""The application: the lobby, the tables, the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from bakufu import __version__
from bakufu.server.api import guides, lobby, pages, records, replay
from bakufu.server.api.errors import MOST_BYTES, answer
from bakufu.server.bans import Bans
from bakufu.server.garbage import in_small_pieces
from bakufu.server.middleware import guarded
from bakufu.server.rate_limits import Limits
from bakufu.server.settings import Settings
from bakufu.server.socket.endpoint import socket
from bakufu.server.tables.history import Histories
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock, RequestBody


class Application(Litestar):
    """Litestar, with what every call passes before it: limits, origin, headers; errors of the routing included."""

    def __init__(self, *about: Any, limits: Limits, bans: Bans, **more: Any) -> None:
        super().__init__(*about, **more)
        self._guarded = guarded(super().__call__, limits, bans)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One call."""
        await self._guarded(scope, receive, send)


def make_app(settings: Settings) -> Application:
    """The whole application, with tables of its own, for any ASGI server."""
    limits, bans = Limits(settings.limits), Bans()

    @asynccontextmanager
    async def open_registry(app: Litestar) -> AsyncIterator[None]:
        registry = app.state.registry = Registry(settings, bans)
        await registry.open()
        try:
            async with in_small_pieces():
                yield
        finally:
            await registry.close()

    handlers: list[Any] = [
        lobby.lobby,
        lobby.set_table,
        lobby.show_table,
        lobby.join,
        lobby.recover,
        lobby.add_luck,
        lobby.record,
        lobby.rules,
        records.bring,
        replay.story,
        replay.moments,
        replay.luck,
        guides.show_guide,
        pages.text,
        pages.healthz,
        pages.page,
        socket,
    ]
    app = Application(
        handlers,
        limits=limits,
        bans=bans,
        lifespan=[open_registry],
        exception_handlers={Exception: answer},
        openapi_config=OpenAPIConfig(
            "Bakufu", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=MOST_BYTES,
        state=State({"limits": limits, "page": settings.page, "histories": Histories()}),
        logging_config=LoggingConfig(log_exceptions="never", configure_root_logger=False),
    )
    _forbid_unknown_fields(app)
    return app


def _forbid_unknown_fields(app: Litestar) -> None:
    """Say in the OpenAPI document what msgspec checks: a client's messages have no other fields."""
    strict: list[type] = [*RequestBody.__subclasses__(), Clock]
    for name, schema in (app.openapi_schema.components.schemas or {}).items():
        if any(name.endswith(kind.__name__) for kind in strict):
            schema.additional_properties = False

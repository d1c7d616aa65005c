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
from bakufu.server import archive, guide, lobby, page, replay
from bakufu.server.hall import Hall
from bakufu.server.limits import Limits
from bakufu.server.past import Pasts
from bakufu.server.problems import MOST_BYTES, answer
from bakufu.server.settings import Settings
from bakufu.server.socket import socket
from bakufu.server.wire import Clock, Told


def make_app(settings: Settings) -> Litestar:
    """An application with tables of its own."""
    limits = Limits(settings.limits)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(settings)
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    handlers: list[Any] = [
        lobby.lobby,
        lobby.set_table,
        lobby.show_table,
        lobby.join,
        lobby.recover,
        lobby.record,
        lobby.rules,
        archive.bring,
        replay.story,
        replay.moments,
        replay.luck,
        guide.show_guide,
        page.text,
        page.healthz,
        page.page,
        socket,
    ]
    app = Litestar(
        handlers,
        lifespan=[open_hall],
        exception_handlers={Exception: answer},
        openapi_config=OpenAPIConfig(
            "Bakufu", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=MOST_BYTES,
        state=State({"limits": limits, "page": settings.page, "pasts": Pasts()}),
        logging_config=LoggingConfig(log_exceptions="never", configure_root_logger=False),
    )
    _forbid_unknown_fields(app)
    return app


def _forbid_unknown_fields(app: Litestar) -> None:
    """Say in the OpenAPI document what msgspec checks: a client's messages have no other fields."""
    strict: list[type] = [*Told.__subclasses__(), Clock]
    for name, schema in (app.openapi_schema.components.schemas or {}).items():
        if any(name.endswith(kind.__name__) for kind in strict):
            schema.additional_properties = False

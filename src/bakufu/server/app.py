"""The application: the lobby, the tables, the page."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from bakufu import __version__
from bakufu.server.analysis.hints import Hints
from bakufu.server.analysis.review_queue import Analyst
from bakufu.server.api import (
    again,
    front,
    guides,
    leaving,
    lobby,
    me,
    notifications,
    open_tables,
    pages,
    problems,
    programs,
    records,
    replay,
    reviews,
    transfer,
    vacations,
    what_if,
)
from bakufu.server.api.errors import MOST_BYTES, answer
from bakufu.server.bans import Bans
from bakufu.server.counters import Counters
from bakufu.server.garbage import in_small_pieces
from bakufu.server.middleware import guarded
from bakufu.server.notifications.notifier import Notifier
from bakufu.server.rate_limits import Limits
from bakufu.server.request_log import Watch, watched
from bakufu.server.settings import Settings
from bakufu.server.socket.endpoint import socket
from bakufu.server.socket.front import front_socket
from bakufu.server.tables.history import Histories
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock, RequestBody


class Application(Litestar):
    """Litestar, with what every call passes before it: limits, origin, headers; errors of the routing included."""

    def __init__(self, *about: Any, limits: Limits, bans: Bans, watch: Watch, **more: Any) -> None:
        super().__init__(*about, **more)
        self._guarded = watched(guarded(super().__call__, limits, bans), watch)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One call."""
        await self._guarded(scope, receive, send)


def make_app(settings: Settings) -> Application:
    """The whole application, with tables of its own, for any ASGI server."""
    limits, bans, counters = Limits(settings.limits), Bans(), Counters()

    @asynccontextmanager
    async def open_registry(app: Litestar) -> AsyncIterator[None]:
        registry = app.state.registry = Registry(settings, bans, counters, limits)
        await registry.open()
        notifier = app.state.notifier = Notifier(registry)
        telling = asyncio.create_task(notifier.run())
        analyst = app.state.analyst = Analyst(registry)
        analyst.open()
        app.state.hints = Hints(registry.storage, registry.bot_pool, settings.hint_seconds)
        close_metrics = _metrics_of(registry)
        try:
            async with in_small_pieces():
                yield
        finally:
            close_metrics()
            telling.cancel()
            await notifier.close()
            await analyst.close()
            await registry.close()

    handlers: list[Any] = [
        lobby.lobby,
        lobby.set_table,
        lobby.show_table,
        lobby.join,
        lobby.recover,
        lobby.add_luck,
        programs.give_seat,
        lobby.record,
        lobby.rules,
        lobby.glossary,
        front.show_front,
        open_tables.sit_down,
        open_tables.play_now,
        open_tables.let_bots_sit,
        again.once_more,
        again.accept,
        leaving.matters,
        leaving.leave,
        leaving.cast_vote,
        leaving.invite,
        transfer.offer,
        transfer.take,
        me.show_me,
        me.show_my_games,
        notifications.keep_device,
        notifications.change_device,
        notifications.mute,
        notifications.forget_device,
        notifications.make_hook,
        notifications.try_hook_again,
        notifications.forget_hook,
        vacations.take_vacation,
        me.forget_me,
        records.bring,
        replay.story,
        replay.moments,
        replay.luck,
        guides.show_guide,
        reviews.ask_review,
        reviews.show_review,
        what_if.what_if,
        problems.list_problems,
        problems.pose,
        problems.answer_problem,
        pages.text,
        pages.healthz,
        pages.page,
        socket,
        front_socket,
    ]
    app = Application(
        handlers,
        limits=limits,
        bans=bans,
        watch=Watch(counters, aloud=settings.log == "json", believe=settings.proxy is not None),
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


def _metrics_of(registry: Registry) -> Callable[[], object]:
    """Begin to hand out numbers, where that is wished for; what is returned ends it."""
    port = registry.settings.metrics_port
    if port is None:
        return lambda: None
    # Only who wants it needs it.
    from bakufu.server.metrics import serve_metrics

    return serve_metrics(registry, port)


def _forbid_unknown_fields(app: Litestar) -> None:
    """Say in the OpenAPI document what msgspec checks: a client's messages have no other fields."""
    strict: list[type] = [*RequestBody.__subclasses__(), Clock]
    for name, schema in (app.openapi_schema.components.schemas or {}).items():
        if any(name.endswith(kind.__name__) for kind in strict):
            schema.additional_properties = False

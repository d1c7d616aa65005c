"""Hearing what other processes on the same PostgreSQL say."""

from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from bakufu.server.storage.writer import CHANNEL

CANNOT_LISTEN = (OSError, asyncpg.PostgresError)
"""What goes wrong when the database does not answer."""


async def listen(url: str, heard: Callable[[str], None], lost: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    """Begin to listen, over a connection of its own; what is returned ends it. `lost`: the connection is."""

    def word(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
        heard(payload)

    connection = await asyncpg.connect(url)
    try:
        await connection.add_listener(CHANNEL, word)
    except BaseException:
        connection.terminate()
        raise
    connection.add_termination_listener(lambda _: lost())
    return connection.close  # type: ignore[no-any-return]

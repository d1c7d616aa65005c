"""Whatever is sent, over WebSockets and over HTTP, is answered in words. (`make endure` sends a million.)"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.endure.fuzzing import fuzz
from tests.server.serving import Server, sqlite

Scene = Callable[[Any], None]


def test_odd_messages_are_answered_in_words(tmp_path: Path, scene: Scene) -> None:
    server = Server(sqlite(tmp_path), "--limits", "0", log=tmp_path / "log")
    server.start()
    try:

        async def send() -> None:
            found = await fuzz(server, 3000)
            # Some of it was understood, most of it was not.
            assert found.problems["malformed"] > 500
            assert found.problems["refus"] > 100
            assert found.statuses[404] > 10

        scene(send())
    finally:
        server.stop()

"""The application is whole by itself: another ASGI server serves the same tables, with the same guard."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from bakufu.server.wire.socket import Mistaken, Update
from tests.server.serving import Browser, Chair, Server, best, never, play_on, same_sources, sqlite

Scene = Callable[[Any], None]


HYPERCORN = """
import asyncio, sys
from hypercorn.asyncio import serve
from hypercorn.config import Config
from bakufu.server.app import make_app
from bakufu.server.settings import Settings
database, port = sys.argv[1:]
app = make_app(Settings(database=database, limits=0, ready=0.2, reaction=0.1))
asyncio.run(serve(app, Config.from_mapping(bind=["127.0.0.1:" + port])))
"""


class Hypercorn(Server):
    """Another server, which knows nothing of us but `make_app`."""

    def launch(self) -> None:
        words = [sys.executable, "-c", HYPERCORN, self.database, str(self.port)]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, start_new_session=True, env=same_sources())


@pytest.fixture(scope="module")
def hypercorn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Hypercorn(sqlite(tmp_path_factory.mktemp("hypercorn")))
    server.start()
    yield server
    server.stop()


def test_two_people_play_a_game(hypercorn: Server, scene: Scene) -> None:
    with Browser(hypercorn) as anna, Browser(hypercorn) as ben:
        made = anna.set_table(["me", "person", {"kind": "bot", "bot": "random"}], options={"taking": "race"})
        table = made.info.table
        ben.join(table, made.invitations[0].code, "Ben")

        async def game() -> None:
            async with anna.sit(table, 0) as first, ben.sit(table, 1) as second:
                await asyncio.gather(play_on(first, best, never), play_on(second, best, never))
                assert first.update
                assert second.update
                assert first.update.result == second.update.result

        scene(game())
        assert anna.http.get(f"/api/tables/{table}/record").status_code == 200


def test_another_site_is_refused(hypercorn: Server, scene: Scene) -> None:
    elsewhere = {"Origin": "https://elsewhere.example"}
    wish = {"game": "edo_yashiki", "seats": [{"kind": "me"}, {"kind": "me"}]}
    refused = httpx.post(f"{hypercorn.url}/api/tables", json=wish, headers=elsewhere)
    assert refused.status_code == 403
    assert refused.json()["problem"] == "wrong-origin"
    with Browser(hypercorn) as anna:
        table = anna.set_table(["me", "me"]).info.table

        async def knock() -> None:
            with pytest.raises(Exception, match=r"403|rejected"):
                async with anna.connect(table, origin=Origin("https://elsewhere.example")):
                    pass

        scene(knock())


@pytest.mark.parametrize("path", ["/", "/api/lobby", "/api/tables/none", "/api/nothing", "/healthz"])
def test_every_answer_has_the_headers(hypercorn: Server, path: str) -> None:
    headers = httpx.get(f"{hypercorn.url}{path}").headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-frame-options"] == "DENY"


def test_what_is_no_word_is_answered_and_too_much_ends_it(hypercorn: Server, scene: Scene) -> None:
    with Browser(hypercorn) as anna:
        table = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table

        async def noise() -> None:
            async with anna.sit(table, 0) as chair:
                await chair.hear(Update)
                await chair.connection.send("{")
                assert (await chair.hear(Mistaken)).problem == "malformed"
                await chair.connection.send(b"\x00\x01")
                assert (await chair.hear(Mistaken)).problem == "malformed"
                assert type(await chair.answered(await chair.say("chat", text="still here"))).__name__ == "Done"
            async with anna.connect(table) as connection:
                stranger = Chair(connection)
                await stranger.say("hello", seat=3)
                assert (await stranger.hear(Mistaken)).problem == "no-such-seat"
                with pytest.raises(ConnectionClosed):
                    await stranger.next()

        scene(noise())

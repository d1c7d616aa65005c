"""All seats to another browser, with one code that works once."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bakufu.server.storage.tables_of_holder import GOING_ON
from bakufu.server.wire.socket import Mistaken
from tests.server.fronts import front, front_of
from tests.server.serving import FAST, Browser, serving, sqlite

Scene = Callable[[Any], None]


def test_all_seats_go_to_another_browser_once(database: str, scene: Scene) -> None:
    with serving(database) as server, Browser(server) as old, Browser(server) as new, Browser(server) as third:
        assert old.http.post("/api/mine/move").json()["problem"] == "not-yours"
        one = old.set_table(["me", "me"], options={"taking": "draft"})
        two = old.set_table(["me", "person"]).info.table
        kept = new.set_table(["me", "person"]).info.table
        stale = old.http.post("/api/mine/move").json()["code"]
        code = old.http.post("/api/mine/move").json()["code"]
        assert new.http.post("/api/mine/take", json={"code": stale}).json()["problem"] == "wrong-code"

        async def move() -> None:
            async with old.sit(one.info.table, 0) as chair, front_of(old) as page:
                await page.shows(two, "gathering")
                answer = new.http.post("/api/mine/take", json={"code": code})
                assert answer.status_code == 200, answer.text
                assert {mine["table"] for mine in answer.json()["mine"]} == {one.info.table, two, kept}
                assert (await chair.hear(Mistaken)).problem == "not-yours"
                await page.until(lambda now: now.mine == [])

        scene(move())
        assert new.info(one.info.table).yours == [0, 1]
        assert front(old).mine == []
        assert third.http.post("/api/mine/take", json={"code": code}).json()["problem"] == "wrong-code"
        # The code of a single seat stays what it was.
        answer = third.http.post(f"/api/tables/{one.info.table}/recover", json={"code": one.held[0].recovery})
        assert answer.json()["seat"] == 0


def test_also_those_that_no_list_shows(tmp_path: Path, scene: Scene) -> None:
    with serving(sqlite(tmp_path), *FAST) as server, Browser(server) as old, Browser(server) as new:
        first = old.set_table(["me", "me"], options={"taking": "draft"}).info.table
        for _ in range(GOING_ON):
            old.set_table(["me", "person"])
        code = old.http.post("/api/mine/move").json()["code"]

        async def move() -> None:
            async with old.sit(first, 0) as chair:
                assert new.http.post("/api/mine/take", json={"code": code}).status_code == 200
                assert (await chair.hear(Mistaken)).problem == "not-yours"

        scene(move())

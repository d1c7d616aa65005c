"""The same table again, for the same people."""

import asyncio
from collections.abc import Callable
from typing import Any

from bakufu.server.wire.socket import Update, Welcome
from tests.server.fronts import front_of
from tests.server.serving import Browser, best, never, play_on

Scene = Callable[[Any], None]


def again(who: Browser, table: str) -> Any:
    return who.http.post(f"/api/tables/{table}/again")


def test_once_more_with_everybody_one_seat_further(anna: Browser, ben: Browser, scene: Scene) -> None:
    bot = {"kind": "bot", "bot": "random", "name": "Robo"}
    made = anna.set_table([{"kind": "me", "name": "Anna"}, bot, "person"], options={"taking": "draft"})
    old = made.info.table
    ben.join(old, made.invitations[0].code, "Ben")
    assert again(anna, old).json()["problem"] == "not-over"

    async def rematch() -> None:
        async with anna.sit(old, 0) as first, ben.sit(old, 2) as second:
            await asyncio.gather(play_on(first, best, never), play_on(second, best, never))
            with Browser(anna.server) as stranger:
                assert again(stranger, old).json()["problem"] == "not-yours"
                assert stranger.info(old).again is None
            async with front_of(ben) as page:
                await page.shows(old, "finished")
                set_again = again(anna, old).json()
                new = set_again["table"]
                assert [held["seat"] for held in set_again["held"]] == [1]
                # Who was there sees it at the old table, and among the own tables; nobody else does.
                assert (await second.hear(Welcome)).info.again == new
                invited = await page.shows(new, "invited")
                assert (invited.yours, invited.asked) == ([0], [])
            seats = anna.info(new).seats
            assert [(seat.name, seat.kind, seat.taken, seat.kept) for seat in seats] == [
                ("Ben", "person", False, True),
                ("Anna", "person", True, False),
                ("Robo", "bot", True, False),
            ]
            assert ben.info(new).invited == [0]
            # Whoever presses it second sits down at the first one's table.
            assert again(ben, old).json()["table"] == new
            assert ben.info(new).yours == [0]
            assert again(ben, old).json() == {"table": new, "held": [], "invitations": []}
            for who in (anna, ben):
                assert who.add_luck(new) == 200
            async with ben.sit(new, 0) as chair:
                assert chair.welcome
                assert chair.welcome.info.luck
                await chair.hear(Update)

    scene(rematch())


def test_a_seat_is_kept_for_whom_it_is_kept(anna: Browser, ben: Browser) -> None:
    table = anna.set_table(["me", "person"], open=True).info.table
    assert ben.http.post(f"/api/tables/{table}/accept").json()["problem"] == "not-invited"


def test_a_table_set_again_and_cleared_away_is_set_once_more(anna: Browser, scene: Scene) -> None:
    old = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table
    assert anna.http.post(f"/api/tables/{old}/vote", json={"to": "end"}).json()["ended"]
    first = again(anna, old).json()
    assert [held["seat"] for held in first["held"]] == [0, 1]
    anna.http.post(f"/api/tables/{first['table']}/leave")

    async def gone() -> None:
        while anna.http.get(f"/api/tables/{first['table']}").status_code == 200:
            await asyncio.sleep(0.05)

    scene(gone())
    second = again(anna, old).json()["table"]
    assert second != first["table"]
    assert anna.info(second).yours == [0, 1]

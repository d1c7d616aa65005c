"""The front page: the own tables, whoever's turn it is, live, and nobody else's."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from bakufu.server.auth.cookies import hashed
from bakufu.server.wire.front import Front, MyTable
from bakufu.server.wire.socket import Update
from tests.server.fronts import front, front_of
from tests.server.serving import Browser, Chair, Server, serving, sqlite

Scene = Callable[[Any], None]


def shown_at(table: str, page: Front) -> MyTable:
    """This one among one's own."""
    return next(one for one in page.mine if one.table == table)


async def turn_passes(chair: Chair) -> None:
    """Whoever sits there decides until it is somebody else's turn."""
    update: Update | None = await chair.asked()
    while update and update.asked:
        chair.update = None
        await chair.play(update.asked.actions[0])
        update = chair.update or await chair.hear(Update)


def test_my_tables_with_my_turn_first(anna: Browser, ben: Browser, scene: Scene) -> None:
    assert front(anna).mine == []
    waiting = anna.set_table(["me", "person"], options={"taking": "draft"})
    alone = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table
    mine = front(anna).mine
    assert [(one.table, one.state) for one in mine] == [(alone, "turn"), (waiting.info.table, "gathering")]
    assert mine[0].yours == [0, 1]
    assert mine[0].scores == [0, 0]
    assert len(mine[0].asked) == 1
    assert mine[0].until is None
    # Nobody else is told of them, with or without a cookie.
    ben.set_table(["me", "me"])
    assert not {one.table for one in front(ben).mine} & {alone, waiting.info.table}
    assert httpx.get(f"{anna.server.url}/api/front").json()["mine"] == []

    async def live() -> None:
        async with front_of(anna) as page:
            await page.shows(waiting.info.table, "gathering")
            ben.join(waiting.info.table, waiting.invitations[0].code, "Ben")
            table = await page.until(lambda now: bool(shown_at(waiting.info.table, now).waiting_for))
            shown = shown_at(waiting.info.table, table)
            assert [seat.name for seat in shown.seats][1] == "Ben"
            async with front_of(ben) as other:
                first = shown.waiting_for[0]
                places = {0: (anna, page), 1: (ben, other)}
                who, his = places[first]
                assert (await his.shows(waiting.info.table, "turn")).asked == [first]
                await places[1 - first][1].shows(waiting.info.table, "waiting")
                async with who.sit(waiting.info.table, first) as chair:
                    await turn_passes(chair)
                await places[1 - first][1].shows(waiting.info.table, "turn")
                await his.shows(waiting.info.table, "waiting")

    scene(live())


def test_clocks_are_shown_by_when_they_run_out(anna: Browser) -> None:
    clock = {"kind": "decision", "seconds": 600}
    table = anna.set_table(["me", "me"], options={"taking": "draft"}, clock=clock).info.table
    shown = front(anna)
    [mine] = [one for one in shown.mine if one.table == table]
    assert mine.until
    assert 590 < mine.until - shown.now <= 600


def test_how_games_stand_is_known_after_a_start_without_replaying(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with serving(database) as server, Browser(server) as anna:
        anna.set_table(["me", "me"], options={"taking": "draft"})
        before = front(anna).mine
        cookies = anna.http.cookies
    with serving(database) as server, Browser(server) as anna:
        anna.http.cookies = cookies
        assert front(anna).mine == before


def test_front_pages_count_among_the_connections_of_an_address(tmp_path: Path, scene: Scene) -> None:
    with serving(sqlite(tmp_path), "--limits", "0.05") as server, Browser(server) as anna:

        async def three() -> None:
            async with front_of(anna) as one, front_of(anna) as two, front_of(anna) as three:
                for page in (one, two, three):
                    assert (await page.next()).mine == []
                with pytest.raises(InvalidStatus):
                    await front_of(anna).__aenter__()

        scene(three())


def test_nothing_is_said_from_there(server: Server, scene: Scene) -> None:
    with Browser(server) as anna:

        async def talk() -> None:
            async with front_of(anna) as page:
                await page.next()
                await page.connection.send("hello")
                await page.connection.wait_closed()
                assert page.connection.close_code == 4400

        scene(talk())


def test_no_list_says_who_anybody_is_nor_how_to_take_a_seat(anna: Browser, ben: Browser) -> None:
    made = anna.set_table(["me", "person", "person"], open=True)
    table, codes = made.info.table, [made.held[0].recovery, *(one.code for one in made.invitations)]
    codes += [anna.http.post(f"/api/tables/{table}/invite", json={"seat": 2}).json()["code"]]
    codes += [ben.http.post(f"/api/tables/{table}/sit", json={}).json()["held"][0]["recovery"]]
    codes += [anna.http.post("/api/mine/move").json()["code"]]
    holders = [who.http.cookies["bakufu"].partition(".")[0] for who in (anna, ben)]
    calls = ("/api/front", f"/api/tables/{table}", f"/api/tables/{table}/matters")
    told = "".join(who.http.get(call).text for who in (anna, ben) for call in calls)
    told += ben.http.post(f"/api/tables/{table}/leave").text
    assert table in told
    for secret in (*holders, *codes, *(hashed(code) for code in codes)):
        assert secret not in told

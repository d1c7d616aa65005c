"""Giving up a seat, replacing who is gone, ending a game: written down, so that a crash loses nothing."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bakufu.server.wire.socket import Mistaken, NotAllowed, Update, Welcome
from tests.server.fronts import front
from tests.server.serving import FAST, Browser, Chair, Server, sqlite

Scene = Callable[[Any], None]

NEVER_LONG = ("--gone", "0")
"""Whoever is not here has been gone for long enough."""


@pytest.fixture
def one(database: str) -> Iterator[Server]:
    server = Server(database, *FAST, *NEVER_LONG)
    server.start()
    yield server
    server.stop()


def post(who: Browser, table: str, what: str, **more: Any) -> Any:
    return who.http.post(f"/api/tables/{table}/{what}", json=more).json()


def three(anna: Browser, ben: Browser, cleo: Browser) -> str:
    """A table of three people, begun."""
    made = anna.set_table([{"kind": "me", "name": "Anna"}, "person", "person"], options={"taking": "draft"})
    for who, code, name in zip((ben, cleo), made.invitations, ("Ben", "Cleo"), strict=True):
        who.join(made.info.table, code.code, name)
    return made.info.table


def test_a_bot_plays_for_who_has_left_until_somebody_takes_over(one: Server, scene: Scene) -> None:
    with Browser(one) as anna, Browser(one) as ben, Browser(one) as cleo, Browser(one) as dora:
        table = three(anna, ben, cleo)
        assert post(dora, table, "leave")["problem"] == "not-yours"

        async def leave() -> None:
            async with anna.sit(table, 0) as mine, ben.sit(table, 1) as his:
                told = post(ben, table, "leave")
                assert told["yours"] == []
                assert (await his.hear(Mistaken)).problem == "replaced"
                while not (welcome := await mine.hear(Welcome)).info.seats[1].gone:
                    pass
                assert welcome.info.seats[1].name == "Ben"
                update = await mine.hear(Update)
                assert update.hands[1].caretaker

        scene(leave())
        assert [mine.table for mine in front(ben).mine] == []
        one.kill()
        one.start()
        assert anna.info(table).seats[1].gone
        # The bot answers whenever it is asked, and so the game goes on.
        played_on(anna, cleo, table, scene)
        assert post(anna, table, "invite", seat=2)["problem"] == "seat-held"
        code = post(anna, table, "invite", seat=1)["code"]
        assert dora.join(table, code, "Dora", luck=False).seat == 1
        assert dora.info(table).yours == [1]
        info = anna.info(table)
        assert (info.seats[1].name, info.seats[1].gone) == ("Dora", False)
        one.kill()
        one.start()
        assert not dora.info(table).seats[1].gone
        assert [mine.yours for mine in front(dora).mine] == [[1]]


def played_on(anna: Browser, cleo: Browser, table: str, scene: Scene) -> None:
    """Anna and Cleo decide until the one between them has."""

    async def decide(chair: Chair) -> None:
        while not any(line.startswith("Ben ") for line in chair.log):
            update = chair.update or await chair.hear(Update)
            chair.update = None
            if update.asked:
                await chair.play(update.asked.actions[0])

    async def play() -> None:
        async with anna.sit(table, 0) as first, cleo.sit(table, 2) as third:
            await asyncio.wait(
                [asyncio.create_task(decide(chair)) for chair in (first, third)], return_when=asyncio.FIRST_COMPLETED
            )
            assert any(line.startswith("Ben ") for line in first.log + third.log)

    scene(play())


def test_before_it_begins_a_seat_is_free_again(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "person", "person"])
    table = made.info.table
    ben.join(table, made.invitations[0].code, "Ben")
    assert post(anna, table, "vote", to="end")["problem"] == "not-begun"
    assert post(ben, table, "leave")["yours"] == []
    assert [seat.taken for seat in anna.info(table).seats] == [True, False, False]
    code = post(anna, table, "invite", seat=1)["code"]
    assert ben.join(table, code).seat == 1
    # Where nobody is left there is no table.
    post(anna, table, "leave")
    assert anna.http.get(f"/api/tables/{table}").status_code == 200
    post(ben, table, "leave")
    assert [mine.table for mine in front(ben).mine] == []

    async def gone() -> None:
        while anna.http.get(f"/api/tables/{table}").status_code == 200:
            await asyncio.sleep(0.05)

    scene(gone())


def test_who_is_gone_for_long_is_replaced_by_the_rest(one: Server, scene: Scene) -> None:
    with Browser(one) as anna, Browser(one) as ben, Browser(one) as cleo:
        table = three(anna, ben, cleo)
        people = [anna, ben, cleo]
        [first] = front(anna).mine[0].waiting_for
        gone, others = people[first], [seat for seat in range(3) if seat != first]

        async def vote() -> None:
            a, b = others
            async with people[a].sit(table, a) as chair, people[b].sit(table, b) as other:
                await chair.hear(Update)
                await other.hear(Update)
                assert people[a].http.get(f"/api/tables/{table}/matters").json() == {"silent": [first], "gone": []}
                assert post(people[a], table, "vote", to="replace", seat=b)["problem"] == "not-allowed"
                told = post(people[a], table, "vote", to="replace", seat=first)
                assert told["votes"] == [{"to": "replace", "seat": first, "by": [a]}]
                # One may think again.
                assert post(people[a], table, "vote", to="replace", seat=first, yes=False)["votes"] == []
                post(people[a], table, "vote", to="replace", seat=first)
                told = post(people[b], table, "vote", to="replace", seat=first)
                assert told["votes"] == []
                assert told["seats"][first]["gone"]

        scene(vote())
        assert gone.info(table).yours == []
        assert gone.http.get(f"/api/tables/{table}/matters").json()["problem"] == "not-yours"


def test_whoever_plays_again_is_not_replaced(one: Server, scene: Scene) -> None:
    with Browser(one) as anna, Browser(one) as ben, Browser(one) as cleo:
        table = three(anna, ben, cleo)
        people = [anna, ben, cleo]
        [first] = front(anna).mine[0].waiting_for
        voter = people[(first + 1) % 3]
        assert len(post(voter, table, "vote", to="replace", seat=first)["votes"]) == 1

        async def back() -> None:
            async with people[first].sit(table, first) as chair:
                update = await chair.asked()
                assert update.asked
                await chair.play(update.asked.actions[0])
            assert voter.info(table).votes == []

        scene(back())


def test_all_may_agree_to_end_it_and_who_is_left_alone_may(one: Server, scene: Scene) -> None:
    with Browser(one) as anna, Browser(one) as ben, Browser(one) as cleo:
        table = three(anna, ben, cleo)

        async def end() -> None:
            async with anna.sit(table, 0) as first, ben.sit(table, 1) as second, cleo.sit(table, 2) as third:
                for chair in (first, second, third):
                    await chair.hear(Update)
                assert post(anna, table, "vote", to="end")["votes"] == [{"to": "end", "seat": -1, "by": [0]}]
                assert not post(ben, table, "vote", to="end")["ended"]
                post(cleo, table, "leave")
                assert post(anna, table, "vote", to="end")["ended"]
                while not (update := await first.hear(Update)).sentence.startswith("The players have ended"):
                    pass
                assert update.asked is None
                assert isinstance(await first.play({"do": "nothing"}), NotAllowed)

        scene(end())
        one.kill()
        one.start()
        assert anna.info(table).ended
        assert [mine.state for mine in front(anna).mine] == ["closed"]
        assert post(anna, table, "vote", to="end")["problem"] == "not-allowed"
        # Once more, with who is left.
        assert post(anna, table, "again")["table"]


def test_an_abandoned_table_is_closed_by_who_is_left(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), *FAST, *NEVER_LONG)
    server.start()
    with Browser(server) as anna, Browser(server) as ben:
        made = anna.set_table(["me", "person"], options={"taking": "draft"})
        ben.join(made.info.table, made.invitations[0].code)
        first = front(anna).mine[0].waiting_for[0]
        left = (anna, ben)[1 - first]
        # It waits for the other one, who is not here.
        assert post(left, made.info.table, "vote", to="end")["ended"]
    server.stop()

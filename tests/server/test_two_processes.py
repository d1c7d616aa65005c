"""Two servers on one PostgreSQL serve the same tables."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bakufu.server.storage import Storage
from bakufu.server.storage.listen_notify import Listener
from bakufu.server.wire.socket import Done, Said, Update, Welcome
from tests.server.fronts import front, front_of
from tests.server.notifications.receiving import receiving
from tests.server.notifications.test_told import TOLD, answer_once
from tests.server.serving import Browser, Server, best, never, play_on, run_apart

Scene = Callable[[Any], None]

# What they share takes longer to start than the tests themselves.
pytestmark = pytest.mark.xdist_group("two_processes")


@pytest.fixture(scope="module")
def two(pg: str) -> Iterator[tuple[Server, Server]]:
    one, other = Server(pg, *TOLD), Server(pg, *TOLD)
    # Together, as both want to create the schema.
    one.launch()
    other.launch()
    try:
        one.wait()
        other.wait()
        yield one, other
    finally:
        one.stop()
        other.stop()


@pytest.mark.parametrize("taking", ["sealed", "draft", "race"])
def test_players_at_different_servers_share_a_table(two: tuple[Server, Server], scene: Scene, taking: str) -> None:
    with Browser(two[0]) as anna, Browser(two[1]) as ben:
        made = anna.set_table(["me", "person"], options={"taking": taking})
        table = made.info.table

        async def game() -> None:
            async with anna.sit(table, 0) as first:
                ben.join(table, made.invitations[0].code, "Ben")
                assert (await first.hear(Welcome)).info.seats[1].name == "Ben"
                async with ben.sit(table, 1) as second:
                    await second.say("chat", text="here!")
                    assert (await first.hear(Said)).text == "here!"
                    await asyncio.gather(play_on(first, best, never), play_on(second, best, never))
                    assert [line for line in first.log if "You" not in line] == [
                        line for line in second.log if "You" not in line
                    ]
                    assert first.update
                    assert second.update
                    assert first.update.result == second.update.result
                    assert first.update.view["scores"] == second.update.view["scores"]

        scene(game())
        assert anna.http.get(f"/api/tables/{table}/record").text == ben.http.get(f"/api/tables/{table}/record").text


def test_both_see_who_is_here(two: tuple[Server, Server], scene: Scene) -> None:
    with Browser(two[0]) as anna, Browser(two[1]) as ben:
        made = anna.set_table(["me", "person"], options={"taking": "draft"})
        table = made.info.table
        ben.join(table, made.invitations[0].code)

        async def look() -> None:
            async with anna.sit(table, 0) as first:
                assert [hand.here for hand in (await first.hear(Update)).hands] == [True, False]
                async with ben.sit(table, 1) as second:
                    while not (first.update and first.update.hands[1].here):
                        await first.hear(Update)
                    while not (second.update and second.update.hands[0].here):
                        await second.hear(Update)
                while first.update.hands[1].here:
                    await first.hear(Update)

        scene(look())


def test_answers_at_one_moment_at_two_servers(two: tuple[Server, Server], scene: Scene) -> None:
    """Both write the same number; one gets it, the other reads what it missed and comes next."""
    with Browser(two[0]) as anna:
        made = anna.set_table(["me"] * 4, options={"taking": "sealed"})
        table = made.info.table
        with Browser(two[1]) as twin:
            twin.http.cookies = anna.http.cookies

            async def moment() -> None:
                places = (anna, twin, anna, twin)
                lines = [who.sit(table, seat) for seat, who in enumerate(places)]
                chairs = [await line.__aenter__() for line in lines]
                try:
                    asked = [(await chair.asked()).asked for chair in chairs]
                    plays = [chair.play(one.actions[0]) for chair, one in zip(chairs, asked, strict=True) if one]
                    reply = await asyncio.gather(*plays)
                    assert [type(one) for one in reply] == [Done] * 4
                    for chair in chairs:
                        while not chair.update or chair.update.number < 4:
                            await chair.hear(Update)
                    assert len({tuple(line for line in chair.log if "You" not in line) for chair in chairs}) == 1
                finally:
                    for line in lines:
                        await line.__aexit__(None, None, None)

            scene(moment())


def test_what_many_tables_have_to_tell_is_told_together(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> None:
        one, other = Storage(pg), Storage(pg)
        heard: list[str] = []
        listener = Listener(other, lambda _process, what, table, _rest: heard.append(f"{what} {table}"), lambda: None)
        transactions = 0
        told = one._writer.tell_others

        async def counted(*about: Any) -> None:
            nonlocal transactions
            transactions += 1
            await told(*about)

        for storage in (one, other):
            await storage.open()
        monkeypatch.setattr(one._writer, "tell_others", counted)
        await listener.open()
        try:
            words = [f"here t{number}" for number in range(200)]
            await asyncio.gather(*map(one.announce, words))
            await one.announce("here last")
            async with asyncio.timeout(10):
                while "here last" not in heard:
                    await asyncio.sleep(0.01)
            assert heard == [*words, "here last"]
            assert transactions <= 4
        finally:
            await listener.close()
            for storage in (one, other):
                await storage.close()

    run_apart(tell())


def test_front_pages_at_one_server_know_what_happens_at_the_other(two: tuple[Server, Server], scene: Scene) -> None:
    with Browser(two[0]) as anna, Browser(two[1]) as ben:
        # Ben has a cookie, so that his front page knows him.
        ben.set_table(["me", "person"])

        async def look() -> None:
            async with front_of(ben) as page:
                await page.next()
                made = anna.set_table(["me", "person"], open=True, options={"taking": "draft"})
                table = made.info.table
                await page.until(lambda now: any(one.table == table for one in now.open))
                assert ben.http.post(f"/api/tables/{table}/sit", json={"name": "Ben"}).status_code == 200
                assert ben.add_luck(table) == 200
                begun = await page.until(
                    lambda now: any(one.table == table and one.waiting_for for one in now.mine),
                )
                [mine] = [one for one in begun.mine if one.table == table]
                [first] = mine.waiting_for
                who = (anna, ben)[first]
                async with who.sit(table, first) as chair:
                    update = await chair.asked()
                    assert update.asked
                    await chair.play(update.asked.actions[0])
                    # Whatever is shown there, it is what the other server would say.
                    await page.until(
                        lambda now: [one.waiting_for for one in now.mine if one.table == table] != [[first]]
                    )
                with Browser(two[0]) as twin:
                    twin.http.cookies = ben.http.cookies
                    there = [one for one in front(twin).mine if one.table == table]
                assert there == [one for one in page.now.mine if one.table == table]

        scene(look())


def test_who_leaves_at_one_server_has_left_at_the_other(two: tuple[Server, Server], scene: Scene) -> None:
    with Browser(two[0]) as anna, Browser(two[1]) as ben:
        made = anna.set_table(["me", "person"], options={"taking": "draft"})
        table = made.info.table
        ben.join(table, made.invitations[0].code, "Ben")

        async def leave() -> None:
            async with anna.sit(table, 0) as chair:
                await chair.hear(Update)
                # Both write at one moment, each at another server; both get in, and the later one ends it.
                votes = [asyncio.to_thread(_vote, who, table) for who in (anna, ben)]
                assert any(await asyncio.gather(*votes))
                while not (await chair.hear(Welcome)).info.ended:
                    pass

        scene(leave())
        for who in (anna, ben):
            assert who.info(table).ended
            assert who.http.post(f"/api/tables/{table}/leave").json()["problem"] == "not-allowed"


def _vote(who: Browser, table: str) -> bool:
    """Whether the game was ended by it."""
    return bool(who.http.post(f"/api/tables/{table}/vote", json={"to": "end"}).json()["ended"])


def test_a_person_is_the_same_at_both(two: tuple[Server, Server], scene: Scene) -> None:
    """Told of turns, on vacation, counted, asked to play again, and gone to another browser."""
    with Browser(two[0]) as anna, Browser(two[1]) as ben, Browser(two[0]) as phone, receiving() as receiver:
        day = 86_400
        options, clock = {"taking": "draft", "draw_first": False}, {"kind": "decision", "seconds": day}
        made = anna.set_table(["me", "person"], options=options, clock=clock)
        table = made.info.table
        ben.join(table, made.invitations[0].code, "Ben")
        hook = {"form": "ntfy", "address": f"{receiver.address}/ben"}
        assert ben.http.post("/api/me/hooks", json=hook).status_code == 201

        async def play() -> None:
            async with anna.sit(table, 0) as first, ben.sit(table, 1) as second:
                taken = await asyncio.to_thread(ben.http.post, "/api/me/vacation", json={"days": 2})
                assert taken.status_code == 200
                while not (await first.hear(Welcome)).info.seats[1].away:
                    pass
                # A turn that begins by what is done at the one is told by a wish from the other.
                await answer_once(anna, table, 0)
                heard = await asyncio.to_thread(receiver.next)
                assert (heard.path, b"Edo Yashiki" in heard.body) == ("/ben", True)
                await asyncio.gather(play_on(first, best, never), play_on(second, best, never))
            async with front_of(anna) as page:
                await page.shows(table, "finished")
                again = (await asyncio.to_thread(ben.http.post, f"/api/tables/{table}/again")).json()["table"]
                await page.shows(again, "invited")

        scene(play())
        for who in (anna, ben):
            for _ in range(200):
                numbers = who.http.get("/api/me").json()["numbers"]
                if numbers:
                    break
            assert [one["played"] for one in numbers] == [1]
        code = ben.http.post("/api/mine/move").json()["code"]
        assert phone.http.post("/api/mine/take", json={"code": code}).status_code == 200
        assert table in {one.table for one in front(phone).mine}
        assert front(ben).mine == []
        moved = phone.http.get("/api/me").json()
        assert [one["played"] for one in moved["numbers"]] == [1]
        assert [one["host"] for one in moved["hooks"]] == ["127.0.0.1"]
        assert moved["vacation"]["until"] is not None
        assert ben.http.get("/api/me").json()["hooks"] == []

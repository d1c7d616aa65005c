"""What a person is told about himself, and that nobody else is; vacations; being forgotten."""

import asyncio
from collections.abc import Callable
from time import time
from typing import Any

from bakufu.server.wire.socket import Said, Update
from tests.server.serving import Browser, best, never, play_on

Scene = Callable[[Any], None]

DRAFT = {"taking": "draft", "draw_first": False}


def me(browser: Browser) -> Any:
    answer = browser.http.get("/api/me")
    assert answer.status_code == 200, answer.text
    return answer.json()


def counted(browser: Browser, games: int) -> Any:
    """What is known when so many games have been counted: that is done beside the tables."""
    for _ in range(200):
        found = me(browser)
        if sum(one["played"] for one in found["numbers"]) >= games:
            return found
    raise AssertionError("not counted")


async def to_the_end(*players: tuple[Browser, int], table: str) -> list[int]:
    chairs = [who.sit(table, seat) for who, seat in players]
    there = [await chair.__aenter__() for chair in chairs]
    try:
        await there[0].say("chat", text="hello from here")
        await asyncio.gather(*(play_on(chair, best, never) for chair in there))
        assert there[0].update
        assert there[0].update.result
        return list(there[0].update.result.places)
    finally:
        for chair in chairs:
            await chair.__aexit__(None, None, None)


def test_numbers_ratings_and_being_forgotten(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table([{"kind": "me", "name": "Anna"}, "person"], options=DRAFT)
    table = made.info.table
    ben.join(table, made.invitations[0].code, "Ben")
    places: list[int] = []

    async def games() -> None:
        places.extend(await to_the_end((anna, 0), (ben, 1), table=table))

    scene(games())
    with_bot = anna.set_table(["me", {"kind": "bot", "bot": "random"}], options=DRAFT).info.table

    async def another() -> None:
        places.extend(await to_the_end((anna, 0), table=with_bot))

    scene(another())
    mine, his = counted(anna, 2), counted(ben, 1)
    [numbers] = mine["numbers"]
    assert (numbers["game"], numbers["players"], numbers["played"]) == ("edo_yashiki", 2, 2)
    assert numbers["won"] == [places[0], places[2]].count(1)
    assert numbers["best"] >= numbers["mean"] > 0
    # Each of them, with where to look at it again; nobody else's.
    listed = anna.http.get("/api/me/games").json()
    assert ([one["table"] for one in listed["games"]], listed["more"]) == ([with_bot, table], False)
    assert [one["place"] for one in listed["games"]] == [places[2], places[0]]
    assert anna.http.get("/api/me/games?first=1").json()["games"] == listed["games"][1:]
    assert [one["table"] for one in ben.http.get("/api/me/games").json()["games"]] == [table]
    ratings = {one["against"]: one for one in mine["ratings"]}
    assert {name: one["games"] for name, one in ratings.items()} == {"people": 1, "bots": 1}
    [other] = his["ratings"]
    assert other["against"] == "people"
    # Who won is now thought to be stronger, and both are less unsure than at the beginning.
    gained = {1: ratings["people"]["number"] - 1500, 2: other["number"] - 1500}
    better = 1 if places[0] < places[1] else 2
    assert gained[better] > 0 > gained[3 - better] or places[0] == places[1]
    assert ratings["people"]["unsure"] < 667
    # A table where one browser holds several seats counts for nobody.
    alone = anna.set_table(["me", "me"], options=DRAFT).info.table

    async def by_myself() -> None:
        await to_the_end((anna, 0), (anna, 1), table=alone)

    scene(by_myself())
    running = anna.set_table([{"kind": "me", "name": "Anna"}, "me"], options=DRAFT).info.table
    assert me(anna)["running"] == 1
    assert anna.http.post("/api/me/forget?lang=fr", json={}).status_code == 200
    now = me(anna)
    assert now["numbers"] == now["ratings"] == now["devices"] == now["hooks"] == []
    assert anna.http.get("/api/me/games").json() == {"games": [], "more": False}
    # The games stay, without the name, on every page and in the record; what others did stays theirs.
    info = ben.info(table)
    assert [one.name for one in info.seats] == ["Quelqu’un", "Ben"]
    assert info.over
    assert anna.info(table).yours == []
    assert "Anna" not in ben.http.get(f"/api/tables/{table}/record").text
    assert me(ben)["numbers"] == his["numbers"]
    assert anna.info(running).seats[0].name == "Anna"
    assert anna.info(running).yours == [0, 1]

    async def look() -> None:
        async with ben.sit(table, 1) as chair:
            said = await chair.hear(Said)
            assert (said.name, said.text) == ("Quelqu’un", "hello from here")

    scene(look())


def test_on_vacation_a_slow_clock_stands_still_and_everybody_sees_it(anna: Browser, ben: Browser, scene: Scene) -> None:
    day = 86_400
    slow = anna.set_table(["me", "person"], options=DRAFT, clock={"kind": "decision", "seconds": 7 * day})
    table = slow.info.table
    ben.join(table, slow.invitations[0].code)
    assert me(anna)["vacation"] == {"until": None, "left": 28}

    def take(days: int) -> Any:
        return anna.http.post("/api/me/vacation", json={"days": days})

    async def scenes() -> None:
        async with ben.sit(table, 1) as chair:
            update = await chair.hear(Update)
            before = update.hands[0].left
            assert before
            assert 7 * day - 60 < before <= 7 * day
            taken = (await asyncio.to_thread(take, 3)).json()
            assert taken["left"] == 25
            assert abs(taken["until"] - time() - 3 * day) < 60
            # It stands: an hour later it would show the same.
            while not (chair.welcome and chair.welcome.info.seats[0].away):
                chair.welcome = await chair.hear(type(chair.welcome))
            [[begins, ends]] = chair.welcome.info.seats[0].away
            assert ends - begins == 3 * day

    scene(scenes())
    assert take(1).json()["problem"] == "on-vacation"
    # Who sits down at another table meanwhile is on vacation there, too.
    other = anna.set_table(["me", "me"], clock={"kind": "decision", "seconds": day}).info
    assert [len(seat.away) for seat in other.seats] == [1, 1] or [
        len(one.away) for one in anna.info(other.table).seats
    ] == [1, 1]
    assert take(0).json() == {"until": None, "left": 27}
    assert take(28).json()["problem"] == "no-vacation-left"
    assert me(ben)["vacation"]["left"] == 28
    [away] = anna.info(table).seats[0].away
    assert away[1] <= time() + 5


def test_nobody_can_have_more_than_a_week_for_a_decision(anna: Browser) -> None:
    for seconds, status in ((12 * 3600, 201), (7 * 86_400, 201), (7 * 86_400 + 1, 400)):
        wish = {"game": "edo_yashiki", "seats": [{"kind": "me"}] * 2, "clock": {"kind": "decision", "seconds": seconds}}
        assert anna.http.post("/api/tables", json=wish).status_code == status

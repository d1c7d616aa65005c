"""Whatever a client says gets one clear answer, changes nothing where it is wrong, and never a traceback."""

from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from bakufu.server.rate_limits import Limits
from bakufu.server.settings import Settings
from bakufu.server.socket.session import Session
from bakufu.server.wire.socket import Done, Mistaken, NotAllowed, Update
from tests.server.forks.worlds import Connection, OneTable, Paper
from tests.server.serving import Browser, Chair, hear_all, serving, sqlite

Scene = Callable[[Any], None]

BAD = [
    "",
    "{",
    "null",
    "[]",
    "17",
    '"hello"',
    '{"say":"dance","id":3}',
    '{"id":3}',
    '{"say":"play","id":3}',
    '{"say":"play","id":3,"action":[]}',
    '{"say":"play","id":-1,"action":{}}',
    '{"say":"play","id":3,"action":{},"more":1}',
    '{"say":"chat","id":3,"text":""}',
    '{"say":"chat","id":3,"text":5}',
    '{"say":"speak","id":3,"language":"de"}',
    '{"say":"play","id":99999999999999999999999,"action":{}}',
    "[" * 5000,
    '{"say":"play","id":3,"action":' + '{"a":' * 2000,
    "\x00",
]


def test_what_cannot_be_understood(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def say_it_all() -> None:
        async with anna.sit(made.info.table, 0) as chair:
            before = await chair.hear(Update)
            for text in BAD:
                await chair.connection.send(text)
                reply = await chair.next()
                assert isinstance(reply, Mistaken), text
                assert reply.problem == "malformed"
                assert "Traceback" not in reply.sentence
            await chair.connection.send(b"\x80\x81")
            assert isinstance(await chair.next(), Mistaken)
            await chair.connection.send("x" * 20_000)
            assert (await chair.next()).problem == "too-big"
            await chair.say("speak", language="en")
            assert (await chair.hear(Update)).number == before.number

    scene(say_it_all())


def test_far_too_big_closes_the_line(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def shout() -> None:
        async with anna.sit(made.info.table, 0) as chair:
            await chair.connection.send("x" * 200_000)
            with pytest.raises(ConnectionClosed):
                await hear_all(chair)
            assert chair.connection.close_code == 1009

    scene(shout())


def test_illegal_and_stale_answers(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def try_things() -> None:
        async with anna.sit(made.info.table, 0) as first, anna.sit(made.info.table, 1) as second:
            update = await first.hear(Update)
            (seat,) = update.waiting_for
            mine, other = (first, second) if seat == 0 else (second, first)
            asked = (await mine.asked()).asked
            assert asked
            for action, clause in (
                ({"do": "claim", "card": 9999}, "EDO-2.2"),
                ({"do": "lay", "x": 0, "y": 0, "turned": False}, "EDO-2.2"),
                ({"do": "fly"}, "EDO-2.2"),
                ({}, "EDO-2.2"),
                ({"do": "claim", "card": "x"}, "EDO-2.2"),
                ({"do": "claim", "card": 2**80}, "EDO-2.2"),
            ):
                for word in ("play", "why-not"):
                    reply = await mine.answered(await mine.say(word, action=action))
                    assert isinstance(reply, NotAllowed), action
                    assert reply.clause == clause
            not_asked = await other.play(asked.actions[0])
            assert isinstance(not_asked, NotAllowed)
            # By which clause others are asked may be a secret.
            unreadable = await other.play({"do": "fly"})
            assert [reply.clause for reply in (not_asked, unreadable)] == ["", ""]
            assert not any("EDO" in reply.sentence for reply in (not_asked, unreadable))
            assert isinstance(await mine.answered(await mine.say("why-not", action=asked.actions[0])), Done)
            assert isinstance(await mine.play(asked.actions[0]), Done)
            stale = await mine.play(asked.actions[0])
            assert isinstance(stale, NotAllowed)
            assert mine.update
            assert mine.update.number == 1

    scene(try_things())


def test_hello_comes_first_and_once(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})

    async def say_hello() -> None:
        async with anna.connect(made.info.table) as connection:
            chair = Chair(connection)
            reply = await chair.answered(await chair.say("take-back"))
            assert reply.problem == "hello-first"
            await chair.say("hello", seat=0)
            await chair.hear(Update)
            again = await chair.answered(await chair.say("hello", seat=1))
            assert again.problem == "hello-again"

    scene(say_hello())


@pytest.mark.parametrize(("seat", "problem"), [(0, "not-yours"), (1, "not-yours"), (4, "no-such-seat")])
def test_a_seat_is_shown_only_to_its_holder(anna: Browser, ben: Browser, scene: Scene, seat: int, problem: str) -> None:
    made = anna.set_table(["me", "person"])

    async def peep() -> None:
        async with ben.connect(made.info.table) as connection:
            chair = Chair(connection)
            reply = await chair.answered(await chair.say("hello", seat=seat))
            assert reply.problem == problem
            with pytest.raises(ConnectionClosed):
                await chair.next()

    scene(peep())


def test_no_such_table(anna: Browser, scene: Scene) -> None:
    async def knock() -> None:
        async with anna.connect("nowhere") as connection:
            chair = Chair(connection)
            assert (await chair.answered(await chair.say("hello", seat=-1))).problem == "no-such-table"

    scene(knock())


def test_another_site_may_not_connect(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"])

    async def sneak() -> None:
        connection = anna.connect(made.info.table, Origin("https://example.org"))
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connection as opened:
                await opened.recv()

    scene(sneak())


@pytest.mark.long
def test_too_often(tmp_path: Path, scene: Scene) -> None:
    with serving(sqlite(tmp_path), "--limits", "1") as server, Browser(server) as anna:
        made = anna.set_table(["me", "me"], options={"taking": "draft"})

        async def chatter() -> None:
            async with anna.sit(made.info.table, 0) as chair:
                with suppress(ConnectionClosed):
                    for _ in range(1000):
                        await chair.say("why-not", action={})
                with pytest.raises(ConnectionClosed):
                    await hear_all(chair)
                problems = [news.problem for news in chair.heard if isinstance(news, Mistaken)]
                assert problems
                assert set(problems) == {"too-often"}
                assert chair.connection.close_code == 4429

        async def crowd() -> None:
            async with AsyncExitStack() as connections:
                for _ in range(60):
                    await connections.enter_async_context(anna.connect(made.info.table))
                with pytest.raises(InvalidStatus):
                    await connections.enter_async_context(anna.connect(made.info.table))

        scene(chatter())
        scene(crowd())
        answers = [anna.http.post("/api/tables", json={}).status_code for _ in range(25)]
        assert answers[0] == 400
        assert answers[-1] == 429
        problem = anna.http.post("/api/tables", json={})
        assert problem.json()["problem"] == "too-often"


def heard(limits: Limits, address: str, word: str) -> int:
    """Of fifty such words that one connection says at once, so many."""
    registry: Any = OneTable(None, Paper(), Settings(database=""))  # type: ignore[arg-type]
    session = Session(Connection(), None, registry, limits, address, "t")
    for _ in range(50):
        session._inbox._heard(word)
    return len(session._inbox._words)


CHEAP = '{"say":"why-not","id":1,"action":{}}'
DEAR = ('{"say":"take-back","id":1}', '{"say":"speak","id":1,"language":"fr"}', '{"say":"want","id":1,"wants":[]}')


@pytest.mark.parametrize("word", DEAR)
def test_what_goes_back_over_the_log_counts_for_more(word: str) -> None:
    assert heard(Limits(1.0), "192.0.2.7", CHEAP) == 50
    assert 10 <= heard(Limits(1.0), "192.0.2.7", word) < 25


def test_many_connections_of_one_address_say_no_more_than_a_crowd() -> None:
    limits = Limits(1.0)
    crowd = [heard(limits, "192.0.2.7", CHEAP) for _ in range(40)]
    assert crowd[:10] == [50] * 10
    assert sum(crowd) < 1500
    assert heard(limits, "192.0.2.8", CHEAP) == 50


def test_a_second_hello_changes_nothing(anna: Browser, scene: Scene) -> None:
    table = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table

    async def twice() -> None:
        async with anna.sit(table, 0) as chair:
            first = await chair.hear(Update)
            reply = await chair.answered(await chair.say("hello", seat=0, language="fr", wants=[]))
            assert reply.problem == "hello-again"
            assert "already" in reply.sentence
            await chair.say("want", wants=["labels", "story", "hints"])
            again = await chair.hear(Update)
            assert [line.text for line in again.log] == []
            assert again.sentence == first.sentence

    scene(twice())


def test_whatever_is_just_too_long_is_answered_and_the_next_word_too(anna: Browser, scene: Scene) -> None:
    table = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table

    async def long() -> None:
        for size in (65_528, 65_529, 65_536):
            async with anna.sit(table, 0) as chair:
                await chair.hear(Update)
                await chair.connection.send("x" * size)
                assert (await chair.hear(Mistaken)).problem == "too-big"
                reply = await chair.answered(await chair.say("chat", text="Still here?"))
                assert isinstance(reply, Done)

    scene(long())


def test_no_zero_is_said(anna: Browser, scene: Scene) -> None:
    table = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table

    async def say() -> None:
        async with anna.sit(table, 0) as chair:
            reply = await chair.answered(await chair.say("chat", text="a\0b"))
            assert reply.problem == "malformed"
            assert isinstance(await chair.answered(await chair.say("chat", text="a\nb")), Done)

    scene(say())

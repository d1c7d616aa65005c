"""Looking back: with the eyes one has, until the game is over; then with anyone's."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

import bakufu
from bakufu.kernel.chance import Chance, commitment
from bakufu.kernel.json import encode, to_builtins
from bakufu.kernel.words import ONLOOKER
from bakufu.server.settings import Settings
from bakufu.server.storage.models import Entry, StoredSeat
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from bakufu.server.wire.socket import Done, Update
from tests.server.serving import Browser, best, never, play_on, run_apart, serving, sqlite
from tests.server.test_secrets import FORKS, prepared  # noqa: F401

Scene = Callable[[Any], None]

# With the tests of secrets, whose tables are looked back at here.
pytestmark = pytest.mark.xdist_group("secrets")


def story(browser: Browser, table: str, **asked: Any) -> dict[str, Any]:
    """All pages of a story, put together."""
    whole = page = browser.http.get(f"/api/tables/{table}/story", params=asked).json()
    while len(whole["lines"]) < whole["all_lines"]:
        page = browser.http.get(f"/api/tables/{table}/story", params=asked | {"first": len(whole["lines"])}).json()
        whole["lines"] += page["lines"]
    return dict(whole)


def moments(browser: Browser, table: str, **asked: Any) -> list[dict[str, Any]]:
    """All pages of moments, put together."""
    found: list[dict[str, Any]] = []
    while page := browser.http.get(f"/api/tables/{table}/moments", params=asked | {"first": len(found)}).json():
        found += page
    return found


def asking(browser: Browser, table: str, what: str, seat: int) -> tuple[int, str]:
    answer = browser.http.get(f"/api/tables/{table}/{what}", params={"seat": seat})
    return answer.status_code, "" if answer.status_code == 200 else answer.json()["problem"]


@pytest.mark.parametrize("taking", ["sealed", "draft"])
def test_the_past_is_what_was_sent_and_opens_to_all_eyes_at_the_end(
    anna: Browser, ben: Browser, scene: Scene, taking: str
) -> None:
    made = anna.set_table(["me", "person"], options={"taking": taking})
    table = made.info.table
    ben.join(table, made.invitations[0].code, "Ben")
    sent: list[list[Update]] = []
    logs: list[list[str]] = []

    async def game() -> None:
        async with anna.sit(table, 0) as first, ben.sit(table, 1) as second, anna.sit(table, ONLOOKER) as third:
            await asyncio.gather(play_on(first, best, never), play_on(second, best, never), third.asked())
            for chair in (first, second, third):
                sent.append([news for news in chair.heard if isinstance(news, Update)])
                logs.append(chair.log)

    scene(game())
    with Browser(anna.server) as stranger:
        for eyes, updates, log in zip((0, 1, ONLOOKER), sent, logs, strict=True):
            history = moments(stranger, table, seat=eyes)
            reply = story(stranger, table, seat=eyes)
            assert reply["moments"] == len(history)
            assert reply["over"]
            assert len(reply["answers"]) == len(history)
            assert [one["index"] for one in history] == list(range(len(history)))
            assert [one["text"] for one in reply["lines"]] == log
            assert [one["moment"] for one in reply["lines"]] == sorted(one["moment"] for one in reply["lines"])
            # Seats that come and go are no moments of the game.
            seen = [(update.view, update.waiting_for, len(update.log)) for update in updates]
            distinct = [one for i, one in enumerate(seen) if i == 0 or one[:2] != seen[i - 1][:2] or one[2]]
            # Answers that waited for one another were shown together; looking back shows each.
            ahead = iter([(one["view"], one["waiting_for"]) for one in history])
            assert all(one[:2] in ahead for one in distinct)
            assert list(ahead) == []


def test_during_the_game_nobody_looks_back_with_the_eyes_of_others(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "person"], options={"taking": "sealed"})
    closed = anna.set_table(["me", "me"], options={"taking": "sealed"}, onlookers=False).info.table
    table = made.info.table
    ben.join(table, made.invitations[0].code, "Ben")

    async def one_answer() -> None:
        async with ben.sit(table, 1) as chair:
            update = await chair.asked()
            assert update.asked
            assert isinstance(await chair.play(update.asked.actions[0]), Done)

    scene(one_answer())
    with Browser(anna.server) as stranger:
        for what in ("story", "moments"):
            assert asking(anna, table, what, 0) == (200, "")
            assert asking(anna, table, what, 1) == (403, "not-yours")
            assert asking(ben, table, what, 0) == (403, "not-yours")
            assert asking(stranger, table, what, 0) == (403, "not-yours")
            assert asking(stranger, table, what, ONLOOKER) == (200, "")
            assert asking(stranger, closed, what, ONLOOKER) == (403, "no-onlookers")
            assert asking(anna, closed, what, ONLOOKER) == (200, "")
            assert asking(anna, table, what, 4) == (404, "no-such-seat")
            assert asking(anna, table, what, 5)[0] == 400
            assert asking(anna, "nosuchtable", what, 0) == (404, "no-such-table")
        assert asking(anna, table, "luck", 0) == (409, "not-over")
        assert asking(stranger, table, "luck", 1) == (403, "not-yours")
    assert story(ben, table, seat=1)["answers"] == [], "how often the others have answered is nobody's business yet"
    named = [one["view"]["named"] for one in moments(ben, table, seat=1)]
    assert named[0] < 0 <= named[-1], "who has named a card sees it in his own history"
    assert {one["view"]["named"] for one in moments(anna, table, seat=0)} == {-1}


def test_nobody_looks_back_at_a_race_that_has_not_begun(anna: Browser) -> None:
    table = anna.set_table(["me", "me"], options={"taking": "race"}, clock={"ready": True}).info.table
    for what in ("story", "moments", "luck"):
        assert asking(anna, table, what, 0) == (409, "race-not-open")


def test_what_is_raced_for_is_not_in_the_past_before_the_race_begins(tmp_path: Path) -> None:
    table = bakufu.new("edo_yashiki", players=2, seed=1, options={"taking": "race"})
    first = before = table.view(ONLOOKER)
    # Until another row has been turned up.
    while not table.view(ONLOOKER)["row"] or set(table.view(ONLOOKER)["row"]) <= set(first["row"]):
        before = table.view(ONLOOKER)
        seat = table.waiting_for[0]
        table.play(seat, table.pending[seat].actions[0])

    async def write() -> None:
        registry = Registry(Settings(database=sqlite(tmp_path)))
        await registry.storage.open()
        sitters = [StoredSeat(seat, "person", f"P{seat}", None, "somebody", 1.0) for seat in range(2)]
        codes: dict[int, tuple[str | None, str | None]] = dict.fromkeys(range(2), (None, None))
        await registry.seating.set_table("race", table.game, table.options, table.seed, Clock(), True, sitters, codes)
        for number, (seat, action) in enumerate(table.answers, 1):
            assert await registry.storage.append(
                "race", Entry(number, "play", seat, time(), "owner", to_builtins(action))
            )
        await registry.storage.close()

    run_apart(write())
    with serving(sqlite(tmp_path), "--limits", "0", "--ready", "60") as server, Browser(server) as stranger:
        history = moments(stranger, "race")
        assert history[-1]["view"] == msgspec.json.decode(encode(before))
        assert story(stranger, "race")["moments"] == len(history) == len(table.answers)
        assert "Hajime" not in story(stranger, "race")["lines"][-1]["text"]


@pytest.mark.parametrize("number", range(len(FORKS)), ids=lambda number: str(FORKS[number][0]))
def test_the_past_of_others_does_not_depend_on_a_secret_answer(
    prepared: Browser,  # noqa: F811
    number: int,
    scene: Scene,
) -> None:
    """Two worlds that differ in what one seat has answered in secret, and how often."""
    variant, _, seat, *worlds = FORKS[number]
    history: list[dict[int, Any]] = []

    async def answers(table: str, actions: list[Any]) -> None:
        async with prepared.sit(table, seat) as chair:
            await chair.asked()
            for action in actions:
                assert isinstance(await chair.play(action), Done)
            look()
            for _ in actions:
                assert isinstance(await chair.answered(await chair.say("take-back")), Done)
            look()

    for world, actions in zip(("one", "two"), worlds, strict=True):
        table = f"table-{number}-{world}"
        found: dict[int, Any] = {eyes: [] for eyes in range(ONLOOKER, variant.players)}
        history.append(found)

        def look(table: str = table, found: dict[int, Any] = found) -> None:
            for eyes, looks in found.items():
                looks.append((story(prepared, table, seat=eyes), moments(prepared, table, seat=eyes)))

        scene(answers(table, actions))
    for eyes in range(ONLOOKER, variant.players):
        if eyes != seat:
            assert history[0][eyes] == history[1][eyes]
    assert history[0][seat] != history[1][seat], "the seat itself sees what it has answered"


def test_all_luck_comes_from_the_seed_that_was_promised(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", {"kind": "bot", "bot": "greedy"}], options={"taking": "sealed"})
    table = made.info.table

    async def game() -> None:
        async with anna.sit(table, 0) as chair:
            await play_on(chair, best, never)

    scene(game())
    luck = anna.http.get(f"/api/tables/{table}/luck", params={"seat": 0}).json()
    assert luck["commitment"] == made.info.commitment == commitment(bytes.fromhex(luck["secret"]))
    assert luck["verified"] is True
    reply = story(anna, table, seat=0)
    assert [one["moment"] for one in luck["moments"]] == sorted({one["moment"] for one in luck["moments"]})
    assert luck["moments"][0]["moment"] == 0
    assert luck["moments"][-1]["moment"] < reply["moments"]
    chance = Chance(bytes.fromhex(luck["seed"]))
    draws = [draw for one in luck["moments"] for draw in one["draws"]]
    assert len(draws) > 10
    assert [drawn for _, drawn in draws] == [chance.below(outcomes) for outcomes, _ in draws]


def test_after_the_end_the_past_of_a_closed_table_is_open_as_its_record_is(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", {"kind": "bot", "bot": "greedy"}], options={"taking": "draft"}, onlookers=False)

    async def game() -> None:
        async with anna.sit(made.info.table, 0) as chair:
            await play_on(chair, best, never)

    scene(game())
    with Browser(anna.server) as stranger:
        for seat in (ONLOOKER, 0, 1):
            assert asking(stranger, made.info.table, "moments", seat) == (200, "")
        assert asking(stranger, made.info.table, "moments", 2) == (404, "no-such-seat")
        assert asking(stranger, made.info.table, "luck", 1) == (200, "")
        english, french = (story(stranger, made.info.table, lang=lang)["lines"] for lang in ("en", "fr"))
        assert [one["event"] for one in english] == [one["event"] for one in french]
        assert english[-1]["text"] != french[-1]["text"]

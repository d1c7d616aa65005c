"""Reviews of finished games: asked for, made beside the tables, and kept."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import bakufu
from bakufu.arena.match import play_on
from bakufu.bots import bot
from bakufu.server.wire.coach import ReviewShown
from tests.server.serving import FAST, Browser, Server, serving, sqlite

FEW = (*FAST, "--review-samples", "4", "--review-nice", "0")
PATIENCE = 60.0


def finished(seed: int, names: tuple[str, ...] = ("Aki", "Botan")) -> str:
    """The record of a short game that is over."""
    table = bakufu.new("edo_yashiki", len(names), seed, {"taking": "draft"}, names)
    play_on(table, [bot("fair", Random(seat)) for seat in range(len(names))], Random(seed))
    return "".join(f"{line}\n" for line in table.record.lines())


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite(tmp_path_factory.mktemp("reviews")), *FEW) as server:
        yield server


def brought(browser: Browser, seed: int) -> str:
    """A finished game at a table."""
    answer = browser.http.post("/api/records", json={"record": finished(seed)})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def ask(browser: Browser, table: str, seat: int = 0) -> Any:
    return browser.http.post(f"/api/tables/{table}/reviews", json={"seat": seat})


def shown(browser: Browser, table: str, seat: int = 0, lang: str = "en") -> ReviewShown:
    answer = browser.http.get(f"/api/tables/{table}/review", params={"seat": seat, "lang": lang})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ReviewShown)


def made(browser: Browser, table: str, seat: int = 0) -> ReviewShown:
    """The review, when it is done."""
    until = time.monotonic() + PATIENCE
    while (now := shown(browser, table, seat)).state != "done":
        assert now.state in ("waiting", "running"), now
        assert time.monotonic() < until, now
        time.sleep(0.1)
    return now


def test_a_finished_game_is_reviewed_and_the_ledger_adds_up(reviewing: Server) -> None:
    with Browser(reviewing) as anna:
        table = brought(anna, 1)
        assert shown(anna, table).state == "none"
        assert ask(anna, table).status_code == 202
        review = made(anna, table)
        moves = anna.http.get(f"/api/tables/{table}/story").json()["answers"][-1]
        assert [review.graph[0].move, review.graph[-1].move] == [0, moves]
        assert all(abs(sum(point.wins) - 1) < 0.01 for point in review.graph)
        assert review.graph[-1].wins in ([1, 0], [0, 1], [0.5, 0.5])
        assert len(review.choices) > 5
        assert all(one.chosen and one.asked for one in review.choices)
        assert all(one.mistake == bool(one.better) for one in review.choices)
        assert review.samples == 4
        assert review.luck
        for account in review.luck.accounts:
            parts = account.start + account.own_choices + account.others_choices + account.luck
            assert abs(parts - account.result) < 1e-9
        french = shown(anna, table, lang="fr")
        assert french.luck
        assert french.luck.sentence != review.luck.sentence
        assert french.choices[0].asked != review.choices[0].asked
        # Who asks again, or whoever else does, gets what there is.
        with Browser(reviewing) as ben:
            assert ask(ben, table).json()["state"] == "done"


def test_a_game_that_goes_on_is_not_reviewed(reviewing: Server) -> None:
    with Browser(reviewing) as anna:
        table = anna.set_table(["me", "person"], options={"taking": "draft"}).info.table
        assert ask(anna, table).json()["problem"] == "not-over"
        assert anna.http.get(f"/api/tables/{table}/review").json()["problem"] == "not-over"
        fork = anna.http.post(f"/api/tables/{table}/what-if", json={"move": 0, "seat": 0})
        assert fork.json()["problem"] == "not-over"
        over = brought(anna, 1)
        assert ask(anna, over, 2).json()["problem"] == "no-such-seat"


@pytest.mark.long
def test_what_was_asked_for_outlives_a_crash_and_what_was_made_is_kept(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), *FEW) as server, Browser(server) as anna:
        tables = [brought(anna, seed) for seed in (2, 3)]
        assert ask(anna, tables[0]).status_code == 202
        first = made(anna, tables[0])
        assert ask(anna, tables[1]).status_code == 202
        server.kill()
        server.start()
        assert shown(anna, tables[0]) == first
        assert made(anna, tables[1]).choices


def test_one_person_does_not_fill_the_queue(tmp_path: Path) -> None:
    options = ("--limits", "1", "--ready", "0.2", "--reaction", "0.1", "--review-samples", "40")
    with serving(sqlite(tmp_path), *options) as server, Browser(server) as anna:
        tables = [brought(anna, seed) for seed in (1, 2, 3, 4)]
        answers = [ask(anna, table) for table in tables]
        assert [answer.status_code for answer in answers] == [202, 202, 202, 429]
        assert answers[-1].json()["problem"] == "too-many-reviews"
        assert answers[2].json()["ahead"] >= 2


def test_a_server_may_be_without_reviews(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), *FAST, "--review-samples", "0") as server, Browser(server) as anna:
        assert ask(anna, brought(anna, 1)).json()["problem"] == "no-reviews"


@pytest.mark.long
@pytest.mark.xdist_group("two_processes")
def test_two_processes_share_the_queue_and_one_takes_over_from_the_other(pg: str) -> None:
    one, other = Server(pg, *FEW), Server(pg, *FEW)
    one.launch()
    other.launch()
    try:
        one.wait()
        other.wait()
        with Browser(one) as anna, Browser(other) as ben:
            tables = [brought(anna, seed) for seed in (5, 6)]
            for table, browser in zip(tables, (anna, ben), strict=True):
                assert ask(browser, table).status_code == 202
            reviews = [made(anna, table) for table in tables]
            assert [shown(ben, table) for table in tables] == reviews
            third = brought(ben, 7)
            assert ask(anna, third).status_code == 202
            # Stopped politely, it leaves to the other what it has begun.
            one.stop()
            assert made(ben, third).choices
    finally:
        one.stop()
        other.stop()


def test_a_what_if_goes_on_from_there_with_luck_of_its_own(reviewing: Server, scene: Callable[[Any], None]) -> None:
    with Browser(reviewing) as anna:
        origin = brought(anna, 1)
        story = anna.http.get(f"/api/tables/{origin}/moments", params={"seat": 0, "first": 8}).json()[0]
        moves = anna.http.get(f"/api/tables/{origin}/story", params={"seat": 0}).json()["answers"]
        move = moves[8]
        seat = story["waiting_for"][0]
        mine = anna.http.get(f"/api/tables/{origin}/moments", params={"seat": seat, "first": 0}).json()
        answers = anna.http.get(f"/api/tables/{origin}/story", params={"seat": seat}).json()["answers"]
        then = next(one for one, count in zip(reversed(mine), reversed(answers), strict=True) if count <= move)
        wrong = anna.http.post(f"/api/tables/{origin}/what-if", json={"move": move, "seat": 1 - seat})
        late = anna.http.post(f"/api/tables/{origin}/what-if", json={"move": 10_000, "seat": seat})
        assert late.json()["problem"] == "no-such-moment"
        if len(story["waiting_for"]) == 1:
            assert wrong.json()["problem"] == "no-such-moment"
        fork = anna.http.post(f"/api/tables/{origin}/what-if", json={"move": move, "seat": seat, "bot": "fair"})
        assert fork.status_code == 201, fork.text
        info = fork.json()["info"]
        assert info["what_if"] == {"table": origin, "move": move}
        assert info["yours"] == [seat]
        assert info["commitment"] != anna.info(origin).commitment
        assert [one["kind"] for one in info["seats"]].count("bot") == 1

        async def game() -> None:
            from tests.server.serving import best, never, play_on

            async with anna.sit(info["table"], seat) as chair:
                update = await chair.asked()
                assert msgspec.to_builtins(update.view) == then["view"]
                await play_on(chair, best, never)

        scene(game())
        # It can be looked back at and verified like any other, from where it began.
        luck = anna.http.get(f"/api/tables/{info['table']}/luck").json()
        assert luck["verified"]
        record = anna.http.get(f"/api/tables/{info['table']}/record").text
        again = bakufu.kernel.record.Record.parse(record)  # type: ignore[attr-defined]
        assert again.position
        assert ask(anna, info["table"], seat).status_code == 202
        assert made(anna, info["table"], seat).graph


def test_reviews_wait_for_bots() -> None:
    from bakufu.server.analysis.review_queue import Analyst

    class Pool:
        thinking, waiting = 1, 0

    class Registry:
        bot_pool = Pool()

    async def scene() -> None:
        analyst = Analyst.__new__(Analyst)
        analyst._registry = Registry()  # type: ignore[assignment]
        letting = asyncio.create_task(analyst._let_on())
        await asyncio.sleep(0.2)
        assert not letting.done()
        Pool.thinking = 0
        await asyncio.wait_for(letting, 1)

    asyncio.run(scene())

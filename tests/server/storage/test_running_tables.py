"""Tables that were set and played before rules had versions go on by the rules they began with."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from bakufu.games import find
from bakufu.kernel.json import encode
from bakufu.kernel.record import Record
from bakufu.kernel.verify import verify
from bakufu.server.storage import Storage
from bakufu.server.storage.models import StoredTable
from bakufu.server.tables.projection import Projection
from bakufu.server.wire.socket import Said
from tests.server.playing import play_at_random
from tests.server.serving import FAST, Browser, Server, run_apart, serving, sqlite
from tests.server.storage.old import COOKIE, KNOWN, RULES_1, SECOND, fill, make, run

Scene = Callable[[Any], None]

# What they share takes longer to start than the tests themselves.
pytestmark = pytest.mark.xdist_group("running_tables")

TABLES: list[str] = [one["table"] for one in KNOWN["tables"]]
IDS = [f"{one['game']}-{one['players']}-{one['table']}" for one in KNOWN["tables"]]
FINISHED = "Lg6X7Uvvf_Fd"
TIMED = "9M73wVhg7hk7"
SMALL = ("edo_yashiki", "shitenno")
"""Games that are played to the end here."""

A_WHILE = 150
"""Answers in the others, where there are so many left to give."""


def kept(folder: Path) -> str:
    """A copy of all tables; ten days have passed at the one with a clock, which gives a day for each decision."""
    shutil.copy(RULES_1, folder / "test.sqlite3")
    url = sqlite(folder)
    put_back(url, TIMED)
    return url


def put_back(url: str, table: str, days: int = 10) -> None:
    """As if all this had happened so many days earlier."""
    earlier = days * 24 * 3600
    run(
        url,
        f"update game_table set made = made - {earlier} where id = '{table}'",
        f"update seat set taken_at = taken_at - {earlier} where table_id = '{table}'",
        f"update entry set at = at - {earlier} where table_id = '{table}'",
    )


def load(url: str, table: str) -> StoredTable:
    async def work() -> StoredTable | None:
        storage = Storage(url)
        await storage.open()
        stored = await storage.load(table)
        await storage.close()
        return stored

    stored = run_apart(work())
    assert stored
    return stored


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(kept(tmp_path_factory.mktemp("kept"))) as server:
        yield server


@pytest.fixture
def aki(upgraded: Server) -> Iterator[Browser]:
    with Browser(upgraded) as browser:
        browser.http.cookies.update(COOKIE)
        yield browser


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_it_is_opened(tmp_path: Path, table: str) -> None:
    stored = load(kept(tmp_path), table)
    live = Projection(stored)
    assert stored.setup.rules == live.table.rules == "1"
    assert live.number == len(stored.entries) > 0
    assert live.over == (table == FINISHED)


@pytest.mark.parametrize("table", [table for table in TABLES if table != FINISHED], ids=lambda table: str(table))
def test_it_goes_on(aki: Browser, scene: Scene, table: str) -> None:
    goes_on(aki, scene, table)


@pytest.mark.parametrize("empty", ["postgresql"], indirect=True)
def test_it_goes_on_in_postgresql(empty: str, scene: Scene) -> None:
    make(empty, SECOND)
    fill(empty)
    with serving(empty, *FAST) as server, Browser(server) as aki:
        aki.http.cookies.update(COOKIE)
        for table in ("vvWOzrZgRdRN", "RDw_9IhsOQOA"):
            goes_on(aki, scene, table)
        assert verified(aki, FINISHED).rules == "1"


def goes_on(aki: Browser, scene: Scene, table: str) -> None:
    """Played on through the real connection; then the whole log can be read again by rules 1."""
    info = aki.info(table)
    whole = info.game in SMALL
    before = load(aki.server.database, table)
    assert info.yours == [one.seat for one in before.sitters if one.kind == "person"]
    scene(chat_is_there(aki, table))
    scene(play_at_random(aki, table, info.yours, most=None if whole else A_WHILE))
    after = load(aki.server.database, table)
    assert after.setup == before.setup
    assert after.lines == before.lines
    assert after.entries[: len(before.entries)] == before.entries
    live = Projection(after)
    assert live.table.rules == "1"
    assert live.over or (not whole and len(after.entries) >= len(before.entries) + A_WHILE)
    if live.over:
        record = verified(aki, table)
        assert record.rules == "1"
        assert [encode(move.action) for move in record.moves] == [encode(entry.action) for entry in after.entries]


async def chat_is_there(aki: Browser, table: str) -> None:
    async with aki.sit(table, 0) as chair:
        said = await chair.hear(Said)
        assert (said.index, said.name, said.text) == (0, "Aki", "それでは / à demain")


def verified(aki: Browser, table: str) -> Record:
    """The record of a finished game, recomputed move by move."""
    answer = aki.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    record = Record.parse(answer.text)
    assert verify(find(record.game), record).over
    return record


def test_the_finished_one_gives_its_record(aki: Browser) -> None:
    record = verified(aki, FINISHED)
    assert record.rules == "1"
    assert len(record.moves) == 93


def test_where_time_has_run_out_a_caretaker_plays_on(tmp_path: Path) -> None:
    url = kept(tmp_path)
    with serving(url, *FAST):
        wait_for(url, f"select 1 from entry where table_id = '{TIMED}' and \"by\" = 'caretaker'")
    assert Projection(load(url, TIMED)).table.rules == "1"


def wait_for(url: str, rows: str, count: int = 1) -> None:
    until = monotonic() + 30
    while len(run(url, rows)) < count:
        assert monotonic() < until, rows
        sleep(0.2)


CLOCK = '{"kind":"decision","seconds":5}'


def test_one_bad_table_stops_no_other(empty: str, scene: Scene, capfd: pytest.CaptureFixture[str]) -> None:
    """Their clocks have all run out, and those that cannot be opened come first."""
    make(empty, SECOND)
    fill(empty)
    unknown, no_game, no_clock, broken = TABLES[0], TABLES[1], TABLES[4], TABLES[6]
    bad = {
        unknown: f"rules = '99', clock = '{CLOCK}'",
        no_game: f"game = 'go', clock = '{CLOCK}'",
        no_clock: "clock = 'an hourglass'",
        broken: f"clock = '{CLOCK}'",
    }
    run(empty, *(f"update game_table set {change} where id = '{table}'" for table, change in bad.items()))
    run(empty, f"update entry set action = '{{\"do\": \"fly\"}}' where table_id = '{broken}' and number = 7")
    for table in bad:
        put_back(empty, table, days=20)
    put_back(empty, TIMED)
    with serving(empty, *FAST) as server, Browser(server) as aki:
        aki.http.cookies.update(COOKIE)
        wait_for(empty, f"select 1 from entry where table_id = '{TIMED}' and \"by\" = 'caretaker'")
        assert aki.http.get("/healthz").status_code == 200
        for lang, words in (("en", "(version 99), which this server does not know"), ("fr", "(version 99), que ce")):
            answer = aki.http.get(f"/api/tables/{unknown}", headers={"Accept-Language": lang})
            assert answer.status_code == 409
            assert answer.json()["problem"] == "other-rules"
            assert words in answer.json()["sentence"]
        for table in (no_game, no_clock, broken):
            answer = aki.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["problem"]) == (409, "broken-table")
        assert aki.info(TABLES[9]).yours == [0, 1, 2]

        async def knock() -> None:
            async with aki.connect(unknown) as connection:
                await connection.send('{"say":"hello","id":1,"seat":0}')
                reply = await connection.recv()
                assert '"problem":"other-rules"' in str(reply)
                assert "version 99" in str(reply)

        scene(knock())
    assert f"table {unknown} stands still: version 99 of its rules is not known here" in capfd.readouterr().err

"""Whether all is well, and what is said where it is not."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bakufu.server import doctor
from bakufu.server.doctor import Finding, examine
from tests.server.admin.keeping import admin, complaint, file_of
from tests.server.serving import Browser, run_apart, serving, sqlite
from tests.server.storage.old import FIRST, TO_0004, fill, make, run

MISSING = "postgresql://aki:secret@127.0.0.1:9/nowhere"


@pytest.fixture(autouse=True)
def page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether or not it was built for these tests."""
    monkeypatch.setattr(doctor, "built_page", lambda: Path())


def found(url: str) -> dict[str, Finding]:
    async def all_of_it() -> list[Finding]:
        return [one async for one in examine(url)]

    return {one.name: one for one in run_apart(all_of_it())}


def wrong(url: str) -> dict[str, Any]:
    return {name: one.about for name, one in found(url).items() if not one.well}


def test_all_is_well_beside_a_server(empty: str) -> None:
    with serving(empty) as server, Browser(server) as anna:
        anna.set_table(["me", "me"])
        there = found(empty)
        assert wrong(empty) == {}
        assert {"page", "reachable", "revision", "writable", "tables"} <= set(there)
        assert there["tables"].about == {"tables": 1, "broken": 0}
        assert ("clock" if empty.startswith("postgres") else "clock-file") in there


def test_a_table_that_cannot_be_loaded_is_named(empty: str) -> None:
    with serving(empty) as server, Browser(server) as anna:
        good, bad, strange, newer = (anna.set_table(["me", "me"]).info.table for _ in range(4))
    run(
        empty,
        f'insert into entry (table_id, number, kind, seat, action, "by", at) '
        f"values ('{bad}', 1, 'play', 0, '{{\"do\": \"nothing\"}}', 'owner', 1.0)",
        f"update game_table set options = '{{' where id = '{strange}'",
        f"update game_table set rules = '77' where id = '{newer}'",
    )
    ended = admin(empty, "doctor")
    assert ended.code == 1
    assert all(f"! Table {table} " in ended.out for table in (bad, strange, newer))
    assert good not in ended.out
    assert "Tables that cannot be loaded: 3 of 4" in ended.out
    french = admin(empty, "doctor", "--json", language="fr_FR.UTF-8")
    assert french.code == 1
    said = msgspec.json.decode(french.out)
    assert sum(not one["well"] for one in said if one["name"] != "page") == 4
    assert any("ne peut pas être chargée" in one["sentence"] for one in said)
    # They keep nobody from the list.
    listing = admin(empty, "list", "--ids")
    assert set(listing.out.split()) == {good, bad, strange, newer}


def test_a_database_of_another_age(empty: str) -> None:
    make(empty, FIRST)
    fill(empty)
    assert set(wrong(empty)) == {"not-ours"}
    with serving(empty):
        pass
    run(empty, *TO_0004)
    assert wrong(empty) == {}
    assert found(empty)["older"].about["found"] == "0004"
    run(empty, "update alembic_version set version_num = '7777'")
    assert wrong(empty)["newer"]["found"] == "7777"


def test_no_database_no_file_no_server(tmp_path: Path) -> None:
    assert set(wrong(sqlite(tmp_path))) == {"database"}
    assert list(tmp_path.iterdir()) == []
    ended = admin(MISSING, "doctor")
    assert ended.code == 1
    assert "! The database cannot be used" in ended.out
    assert "secret" not in ended.out + ended.err
    (tmp_path / "test.sqlite3").write_text("a letter to the shōgun " * 100)
    assert set(wrong(sqlite(tmp_path))) == {"database"}


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url):
        pass
    with closing(sqlite3.connect(file_of(url))) as database:
        database.execute("create trigger never before update on setting begin select raise(abort, 'no room'); end")
        database.execute("create trigger no before insert on setting begin select raise(abort, 'no room'); end")
        database.commit()
    assert wrong(url) == {"not-writable": {"why": "no room"}}


def test_clocks_that_differ(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(empty) as server, Browser(server) as anna:
        table = anna.set_table(["me", "me"]).info.table
    now = time.time()
    columns = 'table_id, number, kind, seat, "by", at'
    run(empty, f"insert into entry ({columns}) values ('{table}', 1, 'ready', 0, 'owner', {now})")
    monkeypatch.setattr(doctor, "time", lambda: time.time() - 60)
    name = "clock" if empty.startswith("postgres") else "clock-file"
    assert 50 < wrong(empty)[name]["seconds"] < 70


def test_a_page_that_is_not_built_and_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = sqlite(tmp_path)
    with serving(url):
        pass
    monkeypatch.setattr(doctor, "built_page", lambda: None)
    monkeypatch.setattr(doctor, "LEAST_ROOM", 2**60)
    assert set(wrong(url)) == {"page", "room"}


READERS = [("list",), ("show", "x"), ("export", "x"), ("ban",)]
WRITERS = [("close", "x"), ("delete", "x", "--yes"), ("forget-name", "x"), ("ban", "192.0.2.1"), ("unban", "192.0.2.1")]


@pytest.mark.parametrize("words", [*READERS, *WRITERS], ids=" ".join)
def test_where_there_is_no_database_one_sentence_says_so(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert complaint(sqlite(tmp_path), *words) == f"There is no database at {tmp_path / 'test.sqlite3'}.\n"
    assert list(tmp_path.iterdir()) == []


def test_every_other_way_to_be_wrong(empty: str, tmp_path: Path) -> None:
    with serving(empty):
        pass
    assert "is not a database: it must begin with" in complaint("mysql://here", "list")
    assert "cannot be used" in complaint(MISSING, "list")
    assert "cannot be used" in complaint(MISSING, "backup", str(tmp_path / "b"))
    for words in (("show", "nowhere"), ("export", "nowhere"), ("close", "nowhere"), ("delete", "nowhere", "--yes")):
        assert complaint(empty, *words).startswith("There is no table nowhere.")
    assert complaint(empty, "show", "nowhere", language="fr_FR.UTF-8").startswith("Il n’y a pas de table nowhere.")
    assert "is not a duration" in complaint(empty, "list", "--older-than", "soon")
    assert complaint(empty, "list", "--game", "go")
    run(empty, "update alembic_version set version_num = '7777'")
    assert "newer (revision 7777)" in complaint(empty, "list")
    run(empty, "drop table alembic_version")
    assert complaint(empty, "list") == "This is not a Bakufu database.\n"


def test_the_address_may_stand_in_the_environment(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as server, Browser(server) as anna:
        table = anna.set_table(["me", "me"]).info.table
        assert admin(None, "list", "--ids", BAKUFU_DATABASE=url).out == f"{table}\n"

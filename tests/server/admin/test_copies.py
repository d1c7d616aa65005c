"""Backups written while people play, and what comes of them."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from bakufu.server.wire.socket import Done
from tests.server.admin.keeping import bakufu, complaint, done, file_of, listed
from tests.server.playing import play_at_random
from tests.server.serving import Browser, run_apart, serving, sqlite
from tests.server.storage.old import COOKIE, FIRST, TO_0004, fill, make, run

Scene = Callable[[Any], None]

TABLES = 6


@pytest.fixture
def other(empty: str, tmp_path: Path) -> Iterator[str]:
    """Another database of the same kind, with nothing in it."""
    if empty.startswith("sqlite"):
        (tmp_path / "other").mkdir()
        yield sqlite(tmp_path / "other")
        return

    async def do(what: str) -> None:
        connection = await asyncpg.connect(empty)
        await connection.execute(what)
        await connection.close()

    run_apart(do("create database other"))
    yield urlsplit(empty)._replace(path="/other").geturl()
    run_apart(do("drop database other with (force)"))


class Busy:
    """Somebody who answers at a table again and again, and counts what was acknowledged."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.table = browser.set_table(["me"] * 5, options={"taking": "sealed"}).info.table
        self.acknowledged = 0
        self.stop = False

    async def play(self) -> None:
        """Answer and take back: others have not answered, so that the game does not end meanwhile."""
        async with self.browser.sit(self.table, 0) as chair:
            asked = (await chair.asked()).asked
            assert asked
            while not self.stop:
                assert isinstance(await chair.play(asked.actions[0]), Done)
                assert isinstance(await chair.answered(await chair.say("take-back")), Done)
                self.acknowledged += 2
                await asyncio.sleep(0.01)


def lengths(url: str) -> dict[str, int]:
    return {one["table"]: one["log_length"] for one in listed(url, "list")}


@pytest.mark.long
def test_a_backup_written_while_people_play_is_played_on(empty: str, other: str, scene: Scene, tmp_path: Path) -> None:
    file = tmp_path / "bakufu.backup"
    with serving(empty) as server, Browser(server) as anna:
        busy = [Busy(anna) for _ in range(TABLES)]
        before: dict[str, int] = {}

        async def play() -> None:
            playing = [asyncio.create_task(one.play()) for one in busy]
            while min(one.acknowledged for one in busy) < 3:
                await asyncio.sleep(0.01)
            before.update({one.table: one.acknowledged for one in busy})
            said = await asyncio.to_thread(done, empty, "backup", str(file))
            assert "revision" in said
            # They have gone on meanwhile.
            assert all(one.acknowledged > before[one.table] for one in busy)
            for one in busy:
                one.stop = True
            await asyncio.gather(*playing)

        scene(play())
        assert file.stat().st_mode & 0o777 == 0o600
        assert [one for one in tmp_path.iterdir() if one.name.endswith(".part")] == []
        said = complaint(empty, "backup", str(file))
        assert "exists already" in said
        done(empty, "backup", str(file) + "-late")

    done(other, "restore", str(file))
    kept, last = lengths(other), lengths(empty)
    assert kept.keys() == before.keys() == last.keys()
    for table, count in before.items():
        assert count <= kept[table] <= last[table]
    # What was written since is not in it, so this was no copy made afterwards.
    assert sum(kept.values()) < sum(last.values())

    with serving(other) as server, Browser(server) as again:
        # The cookie is as good as before.
        again.http.cookies.update(dict(anna.http.cookies))
        table = busy[0].table
        assert again.info(table).yours == [0, 1, 2, 3, 4]
        scene(play_at_random(again, table, range(5)))
        (tmp_path / "game.jsonl").write_text(again.http.get(f"/api/tables/{table}/record").text)
    assert bakufu("verify", str(tmp_path / "game.jsonl")).code == 0
    assert f"All tables can be loaded: {TABLES}." in bakufu("admin", "doctor", "--database", other).out


def test_nothing_is_written_over_by_mistake(empty: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "bakufu.backup"
    with serving(empty) as server, Browser(server) as anna:
        first = anna.set_table(["me", "me"]).info.table
        done(empty, "backup", str(file))
        second = anna.set_table(["me", "me"]).info.table
        assert "There is a database already" in complaint(empty, "restore", str(file))
        assert "A server is running" in complaint(empty, "restore", str(file), "--force")
        assert anna.http.get(f"/api/tables/{second}").status_code == 200
    assert "There is a database already" in complaint(empty, "restore", str(file))
    assert set(lengths(empty)) == {first, second}
    said = done(empty, "restore", str(file), "--force")
    assert set(lengths(empty)) == {first}
    if empty.startswith("sqlite"):
        # What it was before is kept.
        [aside] = tmp_path.glob("*-before-restore.sqlite3")
        assert str(aside) in said
        assert set(lengths(f"sqlite:///{aside}")) == {first, second}
        assert file_of(empty).stat().st_mode & 0o777 == 0o600
    with serving(empty) as server, Browser(server) as again:
        again.http.cookies.update(dict(anna.http.cookies))
        assert again.info(first).yours == [0, 1]


def test_what_is_no_backup_is_refused(empty: str, other: str, tmp_path: Path) -> None:
    with serving(empty):
        pass
    letter = tmp_path / "letter"
    letter.write_text("a letter to the shōgun " * 100)
    assert "not a backup" in complaint(other, "restore", str(letter))
    stranger = tmp_path / "stranger.sqlite3"
    run(f"sqlite:///{stranger}", "create table stranger (id integer)")
    assert "not a backup" in complaint(other, "restore", str(stranger))
    assert "there is no file" in complaint(other, "restore", str(tmp_path / "nowhere")).lower()
    # Nothing has come to be where there was nothing.
    if other.startswith("sqlite"):
        assert list(file_of(other).parent.iterdir()) == []
    newer = tmp_path / "newer"
    run(empty, "update alembic_version set version_num = '7777'")
    assert "newer (revision 7777)" in complaint(empty, "backup", str(newer))
    assert not newer.exists()
    assert [one for one in tmp_path.iterdir() if one.name.endswith(".part")] == []


def test_a_backup_of_a_newer_program_is_refused(empty: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "bakufu.backup"
    with serving(empty):
        pass
    if empty.startswith("sqlite"):
        done(empty, "backup", str(file))
        run(f"sqlite:///{file}", "update alembic_version set version_num = '7777'")
    else:
        from bakufu.server.storage import dump
        from bakufu.server.storage.address import Address

        run(empty, "update alembic_version set version_num = '7777'")
        dump.write(Address.read(empty), file)
    assert "newer (revision 7777)" in complaint(other, "restore", str(file))


@pytest.mark.long
def test_an_older_backup_takes_the_place_of_a_newer_database(empty: str, other: str, tmp_path: Path) -> None:
    """What today's has and the older one had not is gone, so that the next start can make it."""
    file = tmp_path / "bakufu.backup"
    with serving(other):
        pass
    make(empty, FIRST)
    fill(empty)
    with serving(empty):
        pass
    run(empty, *TO_0004)
    done(empty, "backup", str(file))
    done(other, "restore", str(file), "--force")
    assert "is older (revision 0004)" in complaint(other, "list")
    with serving(other) as server, Browser(server) as aki:
        aki.http.cookies.update(COOKIE)
        assert aki.info("QwYvunrdYsVg").yours == [0, 1]


def test_other_tables_in_a_postgresql_are_left_alone(pg: str, tmp_path: Path) -> None:
    file = tmp_path / "bakufu.backup"
    with serving(pg):
        pass
    run(pg, "create table stranger (id integer)", "insert into stranger values (7)")
    try:
        done(pg, "backup", str(file))
        run(pg, "insert into stranger values (8)")
        done(pg, "restore", str(file), "--force")
        assert run(pg, "select id from stranger order by id") == [(7,), (8,)]
    finally:
        run(pg, "drop table stranger")

"""Starting on a database of another age: backups, what fails, what is too new, two who start at once."""

import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any

import pytest

from bakufu.server.storage import WrongDatabase, bring_up_to_date, migrate
from bakufu.server.storage.address import durable
from tests.server.playing import play_at_random
from tests.server.serving import FAST, Browser, Server, serving, sqlite
from tests.server.storage.old import COOKIE, FIRST, SECOND, contents, fill, make, run, shape

Scene = Callable[[Any], None]

ENGLISH = os.environ | {"LC_ALL": "C"}

EDO = "QwYvunrdYsVg"
"""A table of the smallest game, with two people."""


def backups(folder: Path) -> list[Path]:
    return sorted(folder.glob("test-*"))


def old(url: str, age: str = FIRST) -> str:
    make(url, age)
    fill(url)
    return url


@pytest.fixture
def another_step(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """A step that comes after all others, and does this."""

    def write(body: str) -> Path:
        folder = tmp_path_factory.mktemp("steps") / "migrations"
        shutil.copytree(migrate.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
        last = max(file.name[1:5] for file in folder.glob("versions/r*.py"))
        head = f'from time import sleep\nfrom alembic import op\nrevision = "9000"\ndown_revision = "{last}"\n'
        (folder / "versions" / "r9000_another.py").write_text(f"{head}def upgrade():\n{body}")
        monkeypatch.setattr(migrate, "FOLDER", folder)
        return folder

    return write


@pytest.mark.parametrize("age", [FIRST, SECOND])
def test_games_of_an_old_database_go_on(empty: str, age: str, scene: Scene) -> None:
    old(empty, age)
    entries = "select number, action from entry where table_id = 'QwYvunrdYsVg' order by number"
    before = run(empty, entries)
    with serving(empty, *FAST) as server, Browser(server) as aki:
        aki.http.cookies.update(COOKIE)
        assert aki.info(EDO).yours == [0, 1]
        scene(play_at_random(aki, EDO, (0, 1), most=8))
    assert run(empty, entries)[: len(before)] == before
    assert len(run(empty, entries)) >= len(before) + 8


def test_before_a_file_is_changed_it_is_copied(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    url = old(sqlite(tmp_path))
    (tmp_path / "test.sqlite3").chmod(0o640)
    before, was = contents(url), shape(url)
    with caplog.at_level(logging.WARNING, "bakufu"):
        bring_up_to_date(url)
    [copy] = backups(tmp_path)
    assert str(copy) in caplog.text
    # Nothing but the date, the revision that it had, and what the database is called.
    assert len(copy.name.split("-")) == 7
    assert copy.name.startswith("test-20")
    assert copy.name.endswith("-revision-0001.sqlite3")
    assert copy.stat().st_mode & 0o777 == 0o640
    assert contents(f"sqlite:///{copy}") == before
    assert shape(f"sqlite:///{copy}") == was != shape(url)
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
    # What is up to date is not copied again.
    bring_up_to_date(url)
    assert backups(tmp_path) == [copy]


def test_what_is_new_is_not_copied_and_what_has_rows_is(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    bring_up_to_date(sqlite(tmp_path / "new"))
    bring_up_to_date(old(sqlite(tmp_path), SECOND))
    assert backups(tmp_path / "new") == []
    assert [copy.name[-13:] for copy in backups(tmp_path)] == ["-0002.sqlite3"]


def test_without_a_backup_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = old(sqlite(tmp_path))
    before, was = contents(url), shape(url)

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(migrate, "back_up", full)
    with pytest.raises(WrongDatabase, match="No space left on device"):
        bring_up_to_date(url)
    assert (contents(url), shape(url)) == (before, was)


def test_a_step_that_fails_leaves_everything_as_it_was(
    empty: str, another_step: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    old(empty)
    before, was = contents(empty), shape(empty)
    another_step(
        '    op.execute("delete from entry")\n'
        '    op.execute("create table later (id integer)")\n'
        '    op.execute("drop table chat")\n'
        '    raise KeyError("the step broke")\n'
    )
    with pytest.raises(WrongDatabase, match="the step broke") as told:
        bring_up_to_date(empty)
    assert "0001" in str(told.value)
    assert "9000" in str(told.value)
    assert (contents(empty), shape(empty)) == (before, was)
    if empty.startswith("sqlite"):
        assert len(backups(Path(empty.removeprefix("sqlite:///")).parent)) == 1
    monkeypatch.undo()
    bring_up_to_date(empty)
    assert contents(empty) == before
    if empty.startswith("sqlite"):
        # Perhaps in the same second as the first.
        assert len(backups(Path(empty.removeprefix("sqlite:///")).parent)) == 2


@pytest.mark.parametrize("mark", ["revision", "schema"])
def test_a_database_of_a_newer_program_is_left_alone(empty: str, mark: str) -> None:
    old(empty)
    if mark == "revision":
        bring_up_to_date(empty)
        run(empty, "update alembic_version set version_num = '7777'")
    else:
        run(empty, "update setting set value = '7777' where name = 'schema'")
    before, was = contents(empty), shape(empty)
    said = started_in_vain(empty)
    assert said.count("\n") == 1
    assert "newer (revision 7777)" in said
    assert (contents(empty), shape(empty)) == (before, was)


def started_in_vain(url: str) -> str:
    """What `bakufu serve` says when it does not start."""
    words = [sys.executable, "-m", "bakufu", "serve", "--port", str(Server(url).port), "--database", url]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=60, env=ENGLISH)
    assert ended.returncode == 2
    assert ended.stdout == ""
    return ended.stderr


def test_what_is_no_database_says_so_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "test.sqlite3").write_text("a letter to the shōgun " * 100)
    assert started_in_vain(sqlite(tmp_path)) == "The database cannot be used: file is not a database\n"
    said = started_in_vain("postgresql://aki:secret@127.0.0.1:9/nowhere")
    assert said.startswith("The database cannot be used: ")
    assert said.count("\n") == 1
    assert "secret" not in said


TOGETHER = """
import sys
from pathlib import Path
from bakufu.server.storage import bring_up_to_date, migrate
migrate.FOLDER = Path(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
bring_up_to_date(sys.argv[2])
print("done")
"""


@pytest.mark.parametrize("new", [False, True], ids=["old", "new"])
def test_of_two_that_start_together_one_waits(empty: str, another_step: Callable[[str], Path], new: bool) -> None:
    """The step is slow, and cannot be done twice."""
    if not new:
        old(empty)
    steps = another_step('    sleep(1.5)\n    op.execute("create table later (id integer)")\n')
    words = [sys.executable, "-c", TOGETHER, str(steps), empty]
    pipe = subprocess.PIPE
    both = [subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(2)]
    for one in both:
        assert one.stdout
        assert one.stdout.readline() == "ready\n"
    for one in both:
        assert one.stdin
        one.stdin.write("go\n")
        one.stdin.flush()
    told = [one.communicate(timeout=60) for one in both]
    assert [out for out, _ in told] == ["done\n"] * 2, told
    assert run(empty, "select version_num from alembic_version") == [("9000",)]
    if empty.startswith("sqlite"):
        copies = backups(Path(empty.removeprefix("sqlite:///")).parent)
        assert len(copies) == (0 if new else 1)


def test_two_servers_start_together_on_an_old_database(empty: str) -> None:
    old(empty)
    two = Server(empty, *FAST), Server(empty, *FAST)
    try:
        for one in two:
            one.launch()
        for one in two:
            one.wait()
            with Browser(one) as aki:
                aki.http.cookies.update(COOKIE)
                assert aki.info(EDO).yours == [0, 1]
    finally:
        for one in two:
            one.stop()


def test_a_file_that_another_process_begins_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "test.sqlite3"
    begun, finished = sqlite3.connect(file, check_same_thread=False), Event()
    begun.execute("begin exclusive")
    begun.execute("create table first (id integer)")

    def finish() -> None:
        sleep(0.3)
        finished.set()
        begun.commit()
        begun.close()

    with ThreadPoolExecutor(1) as other:
        finishing = other.submit(finish)
        # As short as Python lets it be: it is not this by which we wait.
        with closing(sqlite3.connect(file, timeout=0)) as ours:
            durable(ours, None)
            assert finished.is_set()
            assert ours.execute("pragma journal_mode").fetchone() == ("wal",)
        finishing.result()

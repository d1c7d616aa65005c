"""Several processes: the same games, none left over when who started them is killed, and all gone on with."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from bakufu.arena.questions import ask, score_of, stronger
from bakufu.arena.sequential import Bounds, Sequential
from bakufu.arena.stores import write
from bakufu.arena.tournament import games_in, run
from tests.arena.arenas import small

BOTS = ("search@2", "greedy", "easy")
GAMES = 60
WORDS = ("arena", "run", *BOTS, "--game", "shitenno", "--players", "3", "--games", str(GAMES), "--seed", "t")


def rows(file: Path) -> list[tuple[object, ...]]:
    """Every column of every game."""
    with sqlite3.connect(file) as database:
        found = database.execute("SELECT * FROM games ORDER BY number").fetchall()
    database.close()
    return found


def start(file: Path, workers: int) -> subprocess.Popen[bytes]:
    """A real process that plays a tournament, in a session of its own."""
    words = [sys.executable, "-m", "bakufu", *WORDS, "--workers", str(workers), "--results", str(file)]
    return subprocess.Popen(words, start_new_session=True, stdout=subprocess.PIPE, env=os.environ)


def finish(file: Path, workers: int) -> str:
    with start(file, workers) as process:
        said, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    return said.decode()


def session(leader: int) -> Iterator[int]:
    """The processes of a session that live."""
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == leader and fields[0] != "Z":
                yield int(entry.name)


def until(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    end = monotonic() + seconds
    while not holds():
        assert monotonic() < end, "it takes too long"
        sleep(0.02)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[object, ...]]:
    """What one worker plays without a break."""
    file = tmp_path_factory.mktemp("whole") / "r.sqlite"
    finish(file, 1)
    return rows(file)


@pytest.mark.parametrize("workers", [1, 2])
def test_killed_it_goes_on_where_it_was(workers: int, tmp_path: Path, whole: list[tuple[object, ...]]) -> None:
    file = tmp_path / "r.sqlite"

    def played() -> int:
        return len(rows(file)) if file.exists() and file.stat().st_size else 0

    def some() -> bool:
        try:
            return played() >= 5
        except sqlite3.OperationalError:
            return False

    with start(file, workers) as process:
        try:
            until(some)
        finally:
            os.kill(process.pid, signal.SIGKILL)
    if Path("/proc/self/stat").exists():
        until(lambda: not [*session(process.pid)], 20)
    before = rows(file)
    assert 5 <= len(before) < len(whole)
    assert f"{len(whole) - len(before)} of them played now" in finish(file, workers)
    assert [path.name for path in tmp_path.iterdir()] == ["r.sqlite"], "nothing is left lying about"
    assert rows(file) == whole
    assert set(before) <= set(whole)


def test_the_games_do_not_depend_on_the_number_of_workers(tmp_path: Path, whole: list[tuple[object, ...]]) -> None:
    arena = small(*BOTS, game="shitenno", players=3)
    total = games_in(arena, 12)
    found = []
    for workers in (1, 2, 3):
        file = tmp_path / f"{workers}.sqlite"
        with write(file, arena) as results:
            assert len([*run(arena, 12, workers, results)]) == total
            found.append([*results.games()])
    assert found[0] == found[1] == found[2]
    assert len(whole) == games_in(arena, GAMES)


@pytest.mark.long
def test_an_answer_does_not_depend_on_the_number_of_workers() -> None:
    arena = small("fair", "first")
    answers = []
    for workers in (1, 2):
        test = Sequential(Bounds(score_of(0), score_of(60)))
        *_, games = ask(arena, stronger("fair", "first", "places"), test, workers, 400)
        answers.append((games, test.observations, test.verdict, test.llr, test.mean))
    assert answers[0] == answers[1]
    assert answers[0][2] == "H1"

"""Many machines: the same games on a real Ray cluster of two nodes, though a worker is killed; and what is refused."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any

import pytest

from bakufu.arena import cluster
from bakufu.arena.cluster import AHEAD, _do, done_on, version
from bakufu.arena.stores import read, write
from bakufu.arena.tournament import run
from bakufu.kernel.mistake import Mistake
from bakufu.training.course import TrainingPlan, train
from tests.arena.arenas import small

BOTS = ("search@2", "greedy", "easy")
GAMES = 12

needs_linux = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="looks for workers in /proc")


@pytest.fixture(scope="module")
def address() -> Iterator[tuple[str, dict[str, str]]]:
    """Where a cluster of two nodes is, and the environment of its processes. It ends with us, however we end."""
    # Sockets want short paths. Ray takes the machine's outer address for its own, unless it thinks it is alone.
    folder = mkdtemp(prefix="ray", dir="/tmp")
    own = {"RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
    words = [sys.executable, "-m", "tests.arena.ray_cluster"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=os.environ | own
    ) as process:
        assert process.stdin
        assert process.stdout
        try:
            yield process.stdout.readline().decode().strip(), own
        finally:
            process.stdin.close()
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()
                for pid in processes(folder, b""):
                    os.kill(pid, signal.SIGKILL)
            shutil.rmtree(folder, ignore_errors=True)


def processes(folder: str, title: bytes) -> Iterator[int]:
    """Those of our cluster that call themselves so."""
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                ours = f"RAY_TMPDIR={folder}".encode() in (entry / "environ").read_bytes()
                if ours and (entry / "cmdline").read_bytes().startswith(title):
                    yield int(entry.name)
            except OSError:
                continue


@needs_linux
@pytest.mark.xdist_group("ray")
@pytest.mark.timeout(400)
def test_the_same_games_on_two_nodes_though_a_worker_is_killed(
    address: tuple[str, dict[str, str]], tmp_path: Path
) -> None:
    where, own = address
    words = ("arena", "run", *BOTS, "--game", "shitenno", "--players", "3", "--games", str(GAMES), "--seed", "t")
    budget = ("--playouts", "2", "--ray", where, "--results", str(tmp_path / "there.parquet"))
    with subprocess.Popen(
        [sys.executable, "-m", "bakufu", *words, *budget],
        env=os.environ | own,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            end, killed = monotonic() + 120, 0
            while not killed and process.poll() is None and monotonic() < end:
                for pid in processes(own["RAY_TMPDIR"], b"ray::do_some"):
                    os.kill(pid, signal.SIGKILL)
                    killed = pid
                    break
                sleep(0.02)
            said, wrong = process.communicate(timeout=200)
        finally:
            process.kill()
    assert (process.returncode, killed != 0) == (0, True), wrong.decode()
    assert b"12 of them played now" in said
    arena = small(*BOTS, game="shitenno", players=3)
    with write(tmp_path / "here.sqlite", arena) as here, read(tmp_path / "there.parquet") as there:
        assert len([*run(arena, GAMES, 1, here)]) == GAMES
        assert there.arena() == arena
        assert [*there.games()] == [*here.games()]


@needs_linux
@pytest.mark.long
@pytest.mark.xdist_group("ray")
@pytest.mark.timeout(400)
def test_a_course_of_training_comes_to_the_same_end_there(address: tuple[str, dict[str, str]], tmp_path: Path) -> None:
    where, own = address
    here, there = tmp_path / "here", tmp_path / "there"
    words = ("train", "shitenno", "--games", "50", "--generations", "1", "--test-playouts", "1", "--test-deals", "2")
    command = [sys.executable, "-m", "bakufu", *words, "--into", str(there), "--ray", where]
    said = subprocess.run(command, env=os.environ | own, capture_output=True, timeout=300, check=False)
    course = TrainingPlan("shitenno", 2, games=50, generations=1, test_playouts=1, test_deals=2)
    (generation,) = train(course, here, 1)
    assert said.returncode == (not generation.accepted), said.stderr.decode()
    names = {file.name for file in here.iterdir()}
    assert names == {file.name for file in there.iterdir()} >= {"1-000000.msgpack", "1-test.txt", "log.jsonl"}
    for name in names:
        assert sorted((here / name).read_bytes().splitlines()) == sorted((there / name).read_bytes().splitlines())


class Alone:
    """A cluster that does everything itself, at once."""

    class exceptions:
        class RayError(Exception):
            """Something of the cluster's own."""

        class RayTaskError(RayError):
            """What a job has raised."""

            def __init__(self, cause: Exception) -> None:
                self.cause = cause

    def __init__(self, found: str | None = None) -> None:
        self.found, self.handfuls, self.cancelled = found, list[int](), 0

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **_: object) -> Callable[..., Any]:
        outer = self

        class Remote:
            def __init__(self, work: Callable[..., Any]) -> None:
                self.work = work

            def remote(self, work: Callable[[int], int], jobs: Sequence[int]) -> tuple[Any, ...]:
                outer.handfuls.append(len(jobs))
                return (self.work, work, tuple(jobs))

        return Remote

    def wait(self, handles: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return handles[:num_returns], handles[num_returns:]

    def get(self, handle: tuple[Any, ...]) -> tuple[str, float, list[int]]:
        do_some, work, jobs = handle
        try:
            own, seconds, done = do_some(work, jobs)
        except ValueError as error:
            raise self.exceptions.RayTaskError(error) from None
        return self.found or own, seconds, done

    def cancel(self, handle: object, force: bool) -> None:
        self.cancelled += force


def double(number: int) -> int:
    if number < 0:
        raise ValueError("less than nothing")
    return 2 * number


def test_handfuls_grow_while_jobs_are_short() -> None:
    alone = Alone()
    assert sorted(_do(alone, iter(range(200)), double)) == [(number, 2 * number) for number in range(200)]
    assert alone.handfuls[: 2 * AHEAD] == [1] * 2 * AHEAD
    assert max(alone.handfuls) > 4
    assert sum(alone.handfuls) == 200


def test_what_is_not_known_yet_is_waited_for() -> None:
    ended = list[int]()

    def jobs() -> Iterator[int | None]:
        for number in range(5):
            yield number
            while number not in ended:
                yield None

    for number, _ in _do(Alone(), jobs(), double):
        ended.append(number)
    assert ended == [0, 1, 2, 3, 4]


def test_a_machine_with_another_version_is_refused_and_the_rest_is_called_off() -> None:
    alone = Alone(found="other")
    with pytest.raises(Mistake, match="another Bakufu"):
        [*_do(alone, iter(range(9)), double)]
    assert alone.cancelled == 2 * AHEAD - 1
    assert len(version()) == 64


def test_what_goes_wrong_there_is_told_here() -> None:
    with pytest.raises(ValueError, match="less than nothing"):
        [*_do(Alone(), iter([-1]), double)]


def test_where_nobody_answers_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 2.0)
    for nowhere in ("127.0.0.1:1", "127.0.0.1:ray"):
        with pytest.raises(Mistake, match=f"no Ray cluster at {nowhere}"):
            [*done_on(nowhere, [1], double)]

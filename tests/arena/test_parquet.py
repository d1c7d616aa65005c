"""Results in Parquet: parts that are whole or not there, no game twice, the same games as in SQLite."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pyarrow.parquet as pq
import pytest
from msgspec.structs import replace

from bakufu.arena import parquet_results
from bakufu.arena.arena import at_least
from bakufu.arena.bout import Bout, BoutResult
from bakufu.arena.parquet_results import ParquetResults
from bakufu.arena.stores import export, read, write
from bakufu.arena.tournament import run
from bakufu.kernel.mistake import Mistake
from tests.arena.arenas import small

ARENA = small("greedy", "random")
FOLDER = "r.parquet"


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet_results, "PART", 8)
    monkeypatch.setattr(parquet_results, "AT_ONCE", 3)


def made_up(games: int) -> list[tuple[Bout, BoutResult]]:
    """Games that nobody has played."""
    bouts = [bout for deal in at_least(ARENA, games) for bout in deal]
    return [(bout, BoutResult((1, 2), (bout.number, -1), (0, 0), 7, f"{bout.number:x}")) for bout in bouts]


def shuffled(games: list[tuple[Bout, BoutResult]]) -> Iterator[tuple[Bout, BoutResult]]:
    """As workers hand them in: nearly in their order."""
    rng = Random(3)
    yield from sorted(games, key=lambda game: game[0].number + rng.random() * 12)


def parts(folder: Path) -> dict[str, int]:
    return {file.name: pq.read_metadata(file).num_rows for file in sorted(folder.glob("*.parquet"))}


def test_what_is_kept_is_read_as_it_was_in_order(tmp_path: Path) -> None:
    games = made_up(30)
    with write(tmp_path / FOLDER, ARENA) as results:
        for game in shuffled(games):
            results.add(*game)
        assert [*results.games()] == games
        assert results.numbers() == {*range(1, 31)}
        with read(tmp_path / FOLDER) as other:
            assert [*other.games()] == games, "also while it is written"
            assert other.numbers() == {*range(1, 31)}
            assert [other.game(number) for number in (1, 17, 30)] == [games[place] for place in (0, 16, 29)]
    assert [*parts(tmp_path / FOLDER).values()] == [8, 8, 8, 6]
    with read(tmp_path / FOLDER) as results:
        assert results.arena() == ARENA
        assert [*results.games()] == games
        assert results.game(17) == games[16]
        with pytest.raises(Mistake, match="has no game 31"):
            results.game(31)
    assert {file.suffix for file in (tmp_path / FOLDER).iterdir()} == {".json", ".parquet"}, "nothing is left"


def test_no_game_is_counted_twice(tmp_path: Path) -> None:
    (bout, outcome), *_ = made_up(2)
    for _ in range(2):
        with write(tmp_path / FOLDER, ARENA) as results:
            results.add(bout, outcome)
            results.add(bout, replace(outcome, decisions=1))
            assert [*results.games()] == [(bout, outcome)]


@pytest.mark.parametrize("torn", ["part written, journal still there", "half a line", "half a part", "two journals"])
def test_killed_at_any_moment_it_goes_on(torn: str, tmp_path: Path) -> None:
    """The folder as a process leaves it that is killed just then."""
    folder, games = tmp_path / FOLDER, made_up(20)
    results = ParquetResults.write(folder, ARENA)
    for game in games[:13]:
        results.add(*game)
    assert results._journal
    assert results._lock
    results._journal.close()
    results._lock.release()
    journal = folder / "part-00000002.jsonl"
    assert len(journal.read_bytes().splitlines()) == 5
    if torn == "part written, journal still there":
        (folder / "part-00000001.jsonl").write_bytes(journal.read_bytes())
    elif torn == "half a line":
        with journal.open("ab") as file:
            file.write(b'{"number":14,"game":"edo')
    elif torn == "half a part":
        (folder / "part-00000002.new").write_bytes(b"PAR1")
    else:
        (folder / "part-00000003.jsonl").write_bytes(journal.read_bytes())
    with read(folder) as other:
        assert [*other.games()] == games[:13]
    with write(folder, ARENA) as again:
        assert again.numbers() == {*range(1, 14)}
        for game in games[10:]:
            again.add(*game)
        assert [*again.games()] == games
    assert sum(parts(folder).values()) == 20
    with read(folder) as other:
        assert [*other.games()] == games


def test_another_arena_a_second_run_and_something_else_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / FOLDER
    with write(folder, ARENA), pytest.raises(Mistake, match="being written by another run"):
        write(folder, ARENA)
    with pytest.raises(Mistake, match="seed t"):
        write(folder, replace(ARENA, seed="other"))
    (tmp_path / "else.parquet").mkdir()
    (tmp_path / "else.parquet" / "part-1.parquet").write_text("mine")
    with pytest.raises(Mistake, match="not a file of arena results"):
        write(tmp_path / "else.parquet", ARENA)
    with pytest.raises(Mistake, match="not a file of arena results"):
        read(tmp_path / "else.parquet")
    assert [file.name for file in (tmp_path / "else.parquet").iterdir()] == ["part-1.parquet"]


def test_the_same_games_as_in_sqlite_and_back(tmp_path: Path) -> None:
    with write(tmp_path / "r.sqlite", ARENA) as results:
        assert len([*run(ARENA, 10, 1, results)]) == 10
        games = [*results.games()]
    with write(tmp_path / FOLDER, ARENA) as results:
        assert len([*run(ARENA, 4, 1, results)]) == 4
        assert len([*run(ARENA, 10, 1, results)]) == 6
        assert [*results.games()] == games
    assert [*export(tmp_path / "r.sqlite", tmp_path / "copy.parquet")] == [*range(1, 11)]
    assert [*export(tmp_path / "copy.parquet", tmp_path / "back.sqlite")] == [*range(1, 11)]
    assert [*export(tmp_path / "copy.parquet", tmp_path / "back.sqlite")] == [*range(1, 11)], "none twice"
    for name in ("copy.parquet", "back.sqlite"):
        with read(tmp_path / name) as results:
            assert [*results.games()] == games

"""The file of results: nothing twice, nothing of something else, nobody else at the same time."""

import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from bakufu.arena.arena import deals
from bakufu.arena.bout import play_out
from bakufu.arena.stores import read, write
from bakufu.arena.tournament import run
from bakufu.kernel.mistake import Mistake
from tests.arena.arenas import small

ARENA = small("greedy", "random")


def test_what_is_kept_is_read_as_it_was(tmp_path: Path) -> None:
    bouts = next(deals(ARENA))
    played = [(bout, play_out(bout)) for bout in bouts]
    with write(tmp_path / "r.sqlite", ARENA) as results:
        for bout, outcome in reversed(played):
            results.add(bout, outcome)
    with read(tmp_path / "r.sqlite") as results:
        assert results.arena() == ARENA
        assert [*results.games()] == played
        assert results.game(2) == played[1]
        assert results.numbers() == {1, 2}
        with pytest.raises(Mistake, match="has no game 3"):
            results.game(3)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["r.sqlite"]


def test_no_game_is_counted_twice_not_even_under_another_number(tmp_path: Path) -> None:
    bout = next(deals(ARENA))[0]
    outcome = play_out(bout)
    with write(tmp_path / "r.sqlite", ARENA) as results:
        results.add(bout, outcome)
        results.add(bout, replace(outcome, decisions=1))
        results.add(replace(bout, number=99), outcome)
        assert [*results.games()] == [(bout, outcome)]


def test_started_again_only_what_is_missing_is_played(tmp_path: Path) -> None:
    file = tmp_path / "r.sqlite"
    with write(file, ARENA) as results:
        assert len([*run(ARENA, 4, 1, results)]) == 4
        whole = [*results.games()]
    with sqlite3.connect(file) as database:
        database.execute("DELETE FROM games WHERE number IN (1, 3)")
    database.close()
    with write(file, ARENA) as results:
        assert len([*run(ARENA, 4, 1, results)]) == 2
        assert [*results.games()] == whole
        assert len([*run(ARENA, 6, 1, results)]) == 2
        assert len([*run(ARENA, 6, 1, results)]) == 0


def test_another_arena_is_refused_and_says_what_the_file_holds(tmp_path: Path) -> None:
    file = tmp_path / "r.sqlite"
    write(file, ARENA).close()
    for other, found in (
        (replace(ARENA, seed="other"), "seed t"),
        (small("greedy", "easy"), "greedy.*random"),
        (replace(ARENA, rules="1"), f"rules {ARENA.rules}"),
    ):
        with pytest.raises(Mistake, match=found):
            write(file, other)
    write(file, ARENA).close()


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    text, other = tmp_path / "notes.txt", tmp_path / "other.sqlite"
    text.write_text("Notes that somebody will want to keep. " * 100)
    with sqlite3.connect(other) as database:
        database.execute("CREATE TABLE games (name TEXT)")
    database.close()
    before = text.read_bytes(), other.read_bytes()
    for path in (text, other, tmp_path):
        with pytest.raises(Mistake, match="not a file of arena results"):
            write(path, ARENA)
        with pytest.raises(Mistake, match="not a file of arena results"):
            read(path)
    assert (text.read_bytes(), other.read_bytes()) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["notes.txt", "other.sqlite"]


def test_no_file_and_no_folder(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "none.sqlite")
    with pytest.raises(FileNotFoundError):
        write(tmp_path / "nowhere" / "r.sqlite", ARENA)


def test_one_writes_while_others_may_read(tmp_path: Path) -> None:
    file = tmp_path / "r.sqlite"
    with write(file, ARENA) as results:
        with pytest.raises(Mistake, match="being written by another run"):
            write(file, ARENA)
        assert len([*run(ARENA, 2, 1, results)]) == 2
        with read(file) as other:
            assert other.numbers() == {1, 2}
    write(file, ARENA).close()

"""Where results are kept: a file of SQLite, or for very many games a folder of Parquet."""

from collections.abc import Iterator
from errno import ENOENT
from os import strerror
from pathlib import Path

from bakufu.arena.arena import Arena
from bakufu.arena.parquet_results import SUFFIX, ParquetResults
from bakufu.arena.results import Results
from bakufu.arena.sqlite_results import SqliteResults


def write(path: Path, arena: Arena) -> Results:
    """Results of this arena, new or to be gone on with. Raises `Mistake`, or `OSError`."""
    if not path.parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(path.parent))
    return (ParquetResults if _is_parquet(path) else SqliteResults).write(path, arena)


def read(path: Path) -> Results:
    """What is kept there, also while it is written. Raises `Mistake`, or `OSError`."""
    if not path.exists():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(path))
    return (ParquetResults if path.is_dir() else SqliteResults).read(path)


def _is_parquet(path: Path) -> bool:
    return path.is_dir() or (path.suffix == SUFFIX and not path.is_file())


def export(source: Path, target: Path) -> Iterator[int]:
    """Write all games of one store into another of either kind; yields how many there are by now.

    Broken off, it goes on where it was: what is there is not written again.
    """
    with read(source) as games, write(target, games.arena()) as copy:
        there = copy.numbers()
        for number, (bout, outcome) in enumerate(games.games(), 1):
            if bout.number not in there:
                copy.add(bout, outcome)
            yield number

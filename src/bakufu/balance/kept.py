"""What the lab has seen, kept: each game whole or not at all, so that a run that was broken off goes on."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from bakufu.arena.lock import Lock
from bakufu.arena.results import no_results
from bakufu.balance.lab import Cell
from bakufu.balance.observing import Job, Observed

APPLICATION = 0x42414B42
"""Marks the file as ours."""
SCHEMA = f"""
CREATE TABLE seen (cell TEXT NOT NULL, number INTEGER NOT NULL, samples INTEGER NOT NULL, what TEXT NOT NULL,
  PRIMARY KEY (cell, number, samples)) STRICT;
PRAGMA application_id = {APPLICATION};
"""


class KeptGames:
    """A file of games of any cells."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def add(self, job: Job, seen: Observed) -> None:
        """Keep a game; one that is there stays as it is."""
        row = (_key(job.cell), job.number, job.samples, msgspec.json.encode(seen).decode())
        self._database.execute("INSERT OR IGNORE INTO seen VALUES (?, ?, ?, ?)", row)

    def jobs(self, cell: Cell) -> set[tuple[int, int]]:
        """The numbers that are there, each with its samples."""
        return {*self._database.execute("SELECT number, samples FROM seen WHERE cell = ?", (_key(cell),))}

    def games(self, cell: Cell, most: int, samples: int) -> list[Observed]:
        """The first games of a cell; those whose luck was weighed so with it."""
        rows = self._database.execute(
            "SELECT number, samples, what FROM seen WHERE cell = ? AND number < ? AND samples IN (0, ?) "
            "ORDER BY number, samples",
            (_key(cell), most, samples),
        )
        return [*{number: msgspec.json.decode(what, type=Observed) for number, _, what in rows}.values()]


@contextmanager
def keep(path: Path) -> Iterator[KeptGames]:
    """A new file, or one to be gone on with; nobody else may write it meanwhile. Raises `Mistake`, or `OSError`."""
    lock = Lock(path.with_name(f"{path.name}-lock"), path)
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=10)) as database:
            try:
                if not database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                    database.executescript(f"BEGIN; {SCHEMA} COMMIT")
                if database.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
                    raise no_results(path)
            except sqlite3.DatabaseError:
                raise no_results(path) from None
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = NORMAL")
            yield KeptGames(database)
    finally:
        lock.release()


def _key(cell: Cell) -> str:
    return msgspec.json.encode(cell).decode()

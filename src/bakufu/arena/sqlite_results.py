"""Results in SQLite: one file, a row for each game."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bakufu.arena.arena import Arena
from bakufu.arena.bout import Bout, BoutResult
from bakufu.arena.lock import Lock
from bakufu.arena.results import Results, no_results
from bakufu.bots import Budget

APPLICATION = 0x42414B41
"""Marks the file as ours; the format is SQLite's user_version."""
FORMAT = 1

SCHEMA = f"""
CREATE TABLE arena (what TEXT NOT NULL) STRICT;
CREATE TABLE games (
  number INTEGER PRIMARY KEY,
  game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL,
  seed TEXT NOT NULL, seating TEXT NOT NULL, budget TEXT NOT NULL,
  places TEXT NOT NULL, scores TEXT NOT NULL, faults TEXT NOT NULL,
  decisions INTEGER NOT NULL, digest TEXT NOT NULL,
  UNIQUE (game, rules, options, seed, seating, budget)
) STRICT;
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {FORMAT};
"""

COLUMNS = "number, game, rules, options, seed, seating, budget, places, scores, faults, decisions, digest"


class SqliteResults(Results):
    """A file of SQLite, with a row for each game."""

    def __init__(self, path: Path, database: sqlite3.Connection, lock: Lock | None = None) -> None:
        self.path = path
        self._database = database
        self._lock = lock

    @classmethod
    def write(cls, path: Path, arena: Arena) -> "SqliteResults":
        """For this arena: a new file, or one that holds some of its games. Raises `Mistake`, or `OSError`."""
        if path.exists() and path.stat().st_size:
            _read(path).close()
        lock = Lock(path.with_name(f"{path.name}-lock"), path)
        try:
            database = _connect(path, "rwc")
            results = cls(path, database, lock)
            results._begin(arena)
            # Killed, a process leaves what it has committed; only a power cut may take the last games along.
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = NORMAL")
        except BaseException:
            lock.release()
            raise
        return results

    @classmethod
    def read(cls, path: Path) -> "SqliteResults":
        """What a file holds, also while it is written to. Raises `Mistake`."""
        return cls(path, _read(path))

    def _begin(self, arena: Arena) -> None:
        what = msgspec.json.encode(arena).decode()
        if not self._database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            self._database.executescript(f"BEGIN; {SCHEMA}")
            self._database.execute("INSERT INTO arena VALUES (?)", (what,))
            self._database.execute("COMMIT")
        self.ensure(arena)

    def close(self) -> None:
        """What is written is written."""
        self._database.close()
        if self._lock:
            self._lock.release()

    def arena(self) -> Arena:
        """What is played."""
        (what,) = self._database.execute("SELECT what FROM arena").fetchone()
        return msgspec.json.decode(what, type=Arena)

    def add(self, bout: Bout, outcome: BoutResult) -> None:
        """Keep a game that has ended; one that is there stays as it is."""
        row = (
            *(bout.number, bout.game, bout.rules, bout.options, bout.seed),
            *map(_json, (bout.seating, bout.budget, outcome.places, outcome.scores, outcome.faults)),
            *(outcome.decisions, outcome.digest),
        )
        self._database.execute(f"INSERT OR IGNORE INTO games ({COLUMNS}) VALUES ({','.join('?' * len(row))})", row)

    def games(self) -> Iterator[tuple[Bout, BoutResult]]:
        """All of them, in the order of their numbers."""
        for row in self._database.execute(f"SELECT {COLUMNS} FROM games ORDER BY number"):
            yield _game(row)

    def game(self, number: int) -> tuple[Bout, BoutResult]:
        """One of them; raises `Mistake` where it is not there."""
        row = self._database.execute(f"SELECT {COLUMNS} FROM games WHERE number = ?", (number,)).fetchone()
        if row is None:
            raise self.no_game(number)
        return _game(row)

    def numbers(self) -> set[int]:
        """The games that are there."""
        return {number for (number,) in self._database.execute("SELECT number FROM games")}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _game(row: tuple[Any, ...]) -> tuple[Bout, BoutResult]:
    number, game, rules, options, seed, seating, budget, places, scores, faults, decisions, digest = row
    names = msgspec.json.decode(seating, type=tuple[str, ...])
    bout = Bout(number, game, rules, options, seed, names, msgspec.json.decode(budget, type=Budget))
    in_order = (msgspec.json.decode(text, type=tuple[int, ...]) for text in (places, scores, faults))
    return bout, BoutResult(next(in_order), next(in_order), next(in_order), decisions, digest)


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    """Every statement is a transaction of its own."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=10)


def _read(path: Path) -> sqlite3.Connection:
    database = None
    try:
        database = _connect(path, "rw")
        (mark,), (form,) = (
            database.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
        )
        if (mark, form) == (APPLICATION, FORMAT):
            return database
    except sqlite3.DatabaseError:
        pass
    if database:
        database.close()
    raise no_results(path)

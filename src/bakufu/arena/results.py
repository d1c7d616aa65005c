"""What was played, kept in SQLite: a row for each game, written whole or not at all, and never twice."""

import sqlite3
from collections.abc import Iterator
from errno import EACCES, ENOENT
from os import strerror
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from bakufu.arena.arena import Arena
from bakufu.arena.bout import Bout, Outcome
from bakufu.arena.entrants import PACKAGE
from bakufu.bots import Budget
from bakufu.kernel.mistake import Mistake

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


class Results:
    """A file of results; while it is written to, nobody else may."""

    def __init__(self, path: Path, database: sqlite3.Connection, lock: sqlite3.Connection | None = None) -> None:
        self.path = path
        self._database = database
        self._lock = lock

    @classmethod
    def write(cls, path: Path, arena: Arena) -> "Results":
        """For this arena: a new file, or one that holds some of its games. Raises `Mistake`, or `OSError`."""
        if not path.parent.is_dir():
            raise FileNotFoundError(ENOENT, strerror(ENOENT), str(path.parent))
        if path.exists() and path.stat().st_size:
            _read(path).close()
        lock = _lock(path)
        try:
            database = _connect(path, "rwc")
            results = cls(path, database, lock)
            results._begin(arena)
            # Killed, a process leaves what it has committed; only a power cut may take the last games along.
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = NORMAL")
        except BaseException:
            _unlock(path, lock)
            raise
        return results

    @classmethod
    def read(cls, path: Path) -> "Results":
        """What a file holds, also while it is written to. Raises `Mistake`, or `OSError`."""
        if not path.exists():
            raise FileNotFoundError(ENOENT, strerror(ENOENT), str(path))
        return cls(path, _read(path))

    def _begin(self, arena: Arena) -> None:
        what = msgspec.json.encode(arena).decode()
        if not self._database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            self._database.executescript(f"BEGIN; {SCHEMA}")
            self._database.execute("INSERT INTO arena VALUES (?)", (what,))
            self._database.execute("COMMIT")
        found = self.arena()
        if found != arena:
            plain, wanted = msgspec.to_builtins(found), msgspec.to_builtins(arena)
            differs = tuple(f"{name} {_said(plain[name])}" for name in plain if plain[name] != wanted[name])
            raise Mistake("arena-other", package=PACKAGE, file=str(self.path), found=differs)

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._database.close()
        if self._lock:
            _unlock(self.path, self._lock)

    def arena(self) -> Arena:
        """What is played."""
        (what,) = self._database.execute("SELECT what FROM arena").fetchone()
        return msgspec.json.decode(what, type=Arena)

    def add(self, bout: Bout, outcome: Outcome) -> None:
        """Keep a game that has ended; one that is there stays as it is."""
        row = (
            *(bout.number, bout.game, bout.rules, bout.options, bout.seed),
            *map(_json, (bout.seating, bout.budget, outcome.places, outcome.scores, outcome.faults)),
            *(outcome.decisions, outcome.digest),
        )
        self._database.execute(f"INSERT OR IGNORE INTO games ({COLUMNS}) VALUES ({','.join('?' * len(row))})", row)

    def games(self) -> Iterator[tuple[Bout, Outcome]]:
        """All of them, in the order of their numbers."""
        for row in self._database.execute(f"SELECT {COLUMNS} FROM games ORDER BY number"):
            yield _game(row)

    def game(self, number: int) -> tuple[Bout, Outcome]:
        """One of them; raises `Mistake` where it is not there."""
        row = self._database.execute(f"SELECT {COLUMNS} FROM games WHERE number = ?", (number,)).fetchone()
        if row is None:
            raise Mistake("arena-no-game", package=PACKAGE, file=str(self.path), number=number)
        return _game(row)

    def outcomes(self) -> dict[int, Outcome]:
        """How each game ended, by its number."""
        return {bout.number: outcome for bout, outcome in self.games()}

    def numbers(self) -> set[int]:
        """The games that are there."""
        return {number for (number,) in self._database.execute("SELECT number FROM games")}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _said(value: Any) -> str:
    return value if isinstance(value, str) else _json(value)


def _game(row: tuple[Any, ...]) -> tuple[Bout, Outcome]:
    number, game, rules, options, seed, seating, budget, places, scores, faults, decisions, digest = row
    names = msgspec.json.decode(seating, type=tuple[str, ...])
    bout = Bout(number, game, rules, options, seed, names, msgspec.json.decode(budget, type=Budget))
    in_order = (msgspec.json.decode(text, type=tuple[int, ...]) for text in (places, scores, faults))
    return bout, Outcome(next(in_order), next(in_order), next(in_order), decisions, digest)


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
    raise Mistake("arena-not-results", package=PACKAGE, file=str(path))


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}-lock")


def _lock(path: Path) -> sqlite3.Connection:
    """A lock that the system lifts when its process ends, however it ends: SQLite's own, on a file beside."""
    lock = None
    try:
        lock = sqlite3.connect(_beside(path), isolation_level=None, timeout=0)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if lock:
            lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Mistake("arena-busy", package=PACKAGE, file=str(path)) from None
        raise PermissionError(EACCES, strerror(EACCES), str(path)) from None
    return lock


def _unlock(path: Path, lock: sqlite3.Connection) -> None:
    lock.close()
    _beside(path).unlink(missing_ok=True)

"""Which database is meant, and how it is reached."""

import sqlite3
from time import sleep
from typing import Any

from msgspec import Struct
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

TRIES, PAUSE = 100, 0.05
"""How often it is tried to begin a file that another process begins, and the seconds between."""


STATEMENTS = 512
"""So many are kept as SQLite has read them."""


class Address(Struct, frozen=True):
    """`sqlite:///path` or `postgresql://...`, taken apart."""

    shared: bool
    """Whether several processes may serve the same tables: PostgreSQL tells them of each other's changes."""
    rest: str
    """What comes after the scheme."""

    @classmethod
    def read(cls, url: str) -> "Address":
        """An address as a person gives it."""
        scheme, _, rest = url.partition("://")
        return cls(scheme.startswith("postgres"), rest)

    @property
    def plain(self) -> str:
        """The address without the name of a driver."""
        return f"{'postgresql' if self.shared else 'sqlite'}://{self.rest}"

    @property
    def file(self) -> str:
        """Where an SQLite database lies."""
        return self.rest.removeprefix("/").partition("?")[0]

    def engine(self) -> AsyncEngine:
        """For reading, and for whatever is not the log."""
        driver = "postgresql+asyncpg" if self.shared else "sqlite+aiosqlite"
        engine = create_async_engine(f"{driver}://{self.rest}", pool_size=5, max_overflow=5)
        if not self.shared:
            event.listen(engine.sync_engine, "connect", durable)
        return engine

    def own_engine(self) -> Engine | None:
        """For a thread of our own, where the database is a file."""
        if self.shared:
            return None
        # Transactions begin where we say so; and there is a statement for every number of rows.
        how = {"check_same_thread": False, "isolation_level": None, "cached_statements": STATEMENTS}
        engine = create_engine(self.plain, connect_args=how)
        event.listen(engine, "connect", durable)
        return engine


def durable(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer; a commit is on the disk."""
    cursor = connection.cursor()
    # Moving what was written into the database file is done seldom: the tables wait meanwhile.
    for pragma in ("busy_timeout=10000", "synchronous=FULL", "wal_autocheckpoint=4000"):
        cursor.execute(f"pragma {pragma}")
    _write_ahead(cursor)
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """A file says for good that it is written so. Of two who begin one together SQLite lets none wait for the other."""
    for _ in range(TRIES):
        try:
            cursor.execute("pragma journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            sleep(PAUSE)
        else:
            return
    cursor.execute("pragma journal_mode=WAL")

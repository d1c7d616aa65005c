"""Bringing a database up to date before anything else is done with it.

Everything happens in one transaction that keeps out other processes which start at the same time; what fails leaves
the database as it was.
"""

import asyncio
import logging
import sqlite3
from pathlib import Path
from secrets import token_hex
from threading import Lock
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, insert, inspect, select, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from bakufu.kernel.mistake import Mistake
from bakufu.server.storage import schema
from bakufu.server.storage.address import Address, durable
from bakufu.server.storage.backup import back_up
from bakufu.server.storage.outages import plain

log = logging.getLogger("bakufu")

FOLDER = Path(__file__).parent / "migrations"

LOCK = 7261
"""The number by which processes that start on one PostgreSQL wait for each other."""

PATIENCE = (2_000, 600_000)
"""Milliseconds to wait for another process that has the file: without a word, and after one."""

_alone = Lock()
"""alembic keeps what it works on in global variables."""


class WrongDatabase(Mistake):
    """A database that cannot be worked with, and why."""

    def __init__(self, message: str, **about: Any) -> None:
        super().__init__(message, package="bakufu.server.sentences", **about)


def revisions() -> list[str]:
    """All that there have been, today's last."""
    return sorted(step.revision for step in ScriptDirectory(str(FOLDER)).walk_revisions())


def bring_up_to_date(url: str) -> None:
    """Make a database what `schema.py` says; a new one where there is none. Raises `WrongDatabase`."""
    address = Address.read(url)
    with _alone:
        try:
            if address.shared:
                asyncio.run(_migrate_shared(address))
            else:
                _migrate_file(address)
        except (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, OSError) as error:
            raise WrongDatabase("database-away", why=plain(error)) from error


async def _migrate_shared(address: Address) -> None:
    engine = address.engine()
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_migrate)
    finally:
        await engine.dispose()


def _migrate_file(address: Address) -> None:
    engine = create_engine(address.plain, poolclass=NullPool)
    event.listen(engine, "connect", durable)
    event.listen(engine, "connect", _leave_transactions_to_us)
    event.listen(engine, "begin", _begin_alone)
    with engine.begin() as connection:
        _migrate(connection)


def _leave_transactions_to_us(connection: Any, _: Any) -> None:
    """Python's own would begin only with the first row, after tables have been changed."""
    connection.isolation_level = None


def _begin_alone(connection: Connection) -> None:
    for patience in PATIENCE:
        connection.exec_driver_sql(f"pragma busy_timeout={patience}")
        try:
            connection.exec_driver_sql("begin immediate")
        except OperationalError as error:
            if patience == PATIENCE[-1] or "locked" not in str(error.orig):
                raise
            log.warning("another process has the database; waiting for it")
        else:
            return


def alembic_for(connection: Connection) -> Config:
    """What alembic has to know: where the steps lie, and the connection that `migrations/env.py` uses."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def _migrate(connection: Connection) -> None:
    config = alembic_for(connection)
    script = ScriptDirectory.from_config(config)
    newest = script.get_current_head()
    stamps = MigrationContext.configure(connection).get_current_heads()
    revision = stamps[0] if stamps else _recognised(connection)
    if revision and revision not in {one.revision for one in script.walk_revisions()}:
        raise WrongDatabase("database-newer", found=revision, known=newest)
    if revision and not stamps:
        command.stamp(config, revision)
    if revision != newest:
        _back_up(connection, revision or "0000")
        try:
            command.upgrade(config, "head")
        except Exception as error:
            log.exception("the database could not be brought from revision %s to %s", revision, newest)
            why = plain(error)
            raise WrongDatabase("database-not-changed", found=revision or "-", known=newest, why=why) from error
    _write_settings(connection)


def _recognised(connection: Connection) -> str | None:
    """The revision of a database from before they were counted; None where our tables are not all there."""
    there = inspect(connection)
    if not {"setting", "game_table", "seat", "entry", "chat"} <= set(there.get_table_names()):
        return None
    found = connection.scalar(text("select value from setting where name = 'schema'"))
    if found not in (None, schema.SCHEMA):
        raise WrongDatabase("database-newer", found=found, known=schema.SCHEMA)
    by = next(column["type"] for column in there.get_columns("entry") if column["name"] == "by")
    return "0001" if getattr(by, "length", 0) == 8 else "0002"


def _back_up(connection: Connection, revision: str) -> None:
    """A backup, where the database is a file with something in it. PostgreSQL's are its keeper's business."""
    if connection.dialect.name != "sqlite" or not inspect(connection).get_table_names():
        return
    file = connection.scalar(text("select file from pragma_database_list where name = 'main'"))
    backup = back_up(Path(str(file)), revision)
    log.warning("the database has revision %s and is brought up to date; as it was, it lies in %s", revision, backup)


def _write_settings(connection: Connection) -> None:
    """What every database has from its first day."""
    known = set(connection.scalars(select(schema.settings.c.name)))
    for name, value in (("schema", schema.SCHEMA), ("secret", token_hex(32))):
        if name not in known:
            connection.execute(insert(schema.settings).values(name=name, value=value))

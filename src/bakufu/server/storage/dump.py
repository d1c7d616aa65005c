"""PostgreSQL's own programs: its database as a file, and back."""

import asyncio
import os
import shutil
import subprocess
from glob import glob
from pathlib import Path
from urllib.parse import unquote, urlsplit

import asyncpg

from bakufu.server.storage import schema
from bakufu.server.storage.address import Address
from bakufu.server.storage.listen_notify import SERVED
from bakufu.server.storage.migrate import WrongDatabase
from bakufu.server.storage.outages import plain

TABLES = (*schema.meta.tables, "alembic_version")
"""All that is ours. What else is in the database is left alone."""


def write(address: Address, file: Path) -> None:
    """Dump our tables as they are at one moment."""
    if asyncio.run(_look(address)) is False:
        raise WrongDatabase("database-not-ours")
    ours = [word for table in TABLES for word in ("--table", table)]
    _run(address, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", *ours, "--file", str(file))


def revision_in(file: Path) -> str | None:
    """Which revision a dump has; None where it is not ours."""
    try:
        listed = _run(None, "pg_restore", "--list", str(file))
        if "TABLE DATA public game_table" not in listed:
            return None
        data = _run(None, "pg_restore", "--data-only", "--table", "alembic_version", "--file", "-", str(file))
    except WrongDatabase as wrong:
        if wrong.message == "program-missing":
            raise
        return None
    lines = iter(data.splitlines())
    return next((next(lines, None) for line in lines if line.startswith("COPY ")), None)


def read(address: Address, file: Path, force: bool) -> None:
    """Put a dump into a database: all of it, or nothing."""
    asyncio.run(_put(address, file, force))


async def _look(address: Address) -> bool:
    """Whether our tables are there. Raises `WrongDatabase`."""
    try:
        connection = await asyncpg.connect(address.plain)
        try:
            return await connection.fetchval("select to_regclass('game_table')") is not None
        finally:
            await connection.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise WrongDatabase("database-away", why=plain(error)) from error


async def _put(address: Address, file: Path, force: bool) -> None:
    if await _look(address) and not force:
        raise WrongDatabase("restore-there", database=_without_password(address))
    connection = await asyncpg.connect(address.plain)
    try:
        # Held until it is done: a server that starts meanwhile waits.
        if not await connection.fetchval(f"select pg_try_advisory_lock({SERVED})"):
            raise WrongDatabase("restore-served")
        await asyncio.to_thread(_replace, address, file)
    finally:
        await connection.close()


def _replace(address: Address, file: Path) -> None:
    script = _run(None, "pg_restore", "--no-owner", "--no-privileges", "--file", "-", str(file))
    drop = f"drop table if exists {', '.join(TABLES)}"
    quiet = ("--no-psqlrc", "--quiet", "--single-transaction", "--set", "ON_ERROR_STOP=1", "--output", os.devnull)
    _run(address, "psql", *quiet, "--command", drop, "--file", "-", given=script)


def _run(address: Address | None, program: str, *words: str, given: str | None = None) -> str:
    """What a program prints. Passwords go where others on this machine cannot read them."""
    found = shutil.which(program) or next(
        iter(sorted(glob(f"/usr/lib/postgresql/*/bin/{program}"), reverse=True)), None
    )
    if found is None:
        raise WrongDatabase("program-missing", program=program)
    to, more = [], {}
    if address:
        to = ["--dbname", _without_password(address)]
        if password := urlsplit(address.plain).password:
            more = {"PGPASSWORD": unquote(password)}
    ended = subprocess.run(
        [found, *to, *words], capture_output=True, input=given, encoding="utf-8", env=os.environ | more
    )
    if ended.returncode:
        why = next((line for line in ended.stderr.splitlines() if line.strip()), str(ended.returncode))
        raise WrongDatabase("program-failed", program=program, why=why)
    return ended.stdout


def _without_password(address: Address) -> str:
    parts = urlsplit(address.plain)
    user, at, where = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user.partition(':')[0]}{at}{where}").geturl()

"""The database as its keeper works on it, beside servers that may be running."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

import asyncpg
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bakufu.server.storage import admin_queries, open_tables, reading, targets
from bakufu.server.storage.address import Address
from bakufu.server.storage.health import write_something
from bakufu.server.storage.migrate import WrongDatabase, revisions
from bakufu.server.storage.models import Ban, Device, KeeperTable, StoredTable, What
from bakufu.server.storage.outages import plain
from bakufu.server.storage.writer import CHANNEL

LOCK = 7263
"""The number by which keepers at one PostgreSQL wait for each other."""


UNTIL_HEARD = 3.0
"""Seconds after which every server has read a notice."""


class Keeper:
    """A database of today's revision; it is never made, and never changed to be one. Raises `WrongDatabase`."""

    def __init__(self, address: Address, engine: AsyncEngine) -> None:
        self._address = address
        self._engine = engine

    async def now(self) -> float:
        """What time it is for the servers."""
        if not self._address.shared:
            return time()
        async with self._engine.connect() as connection:
            return await reading.now(connection)

    async def revision(self) -> str | None:
        """Which revision the database has; None where it is not ours."""
        async with self._engine.connect() as connection:
            return await admin_queries.revision(connection)

    async def check_revision(self) -> None:
        """Raise unless it is today's."""
        found, known = await self.revision(), revisions()
        if found is None:
            raise WrongDatabase("database-not-ours")
        if found not in known:
            raise WrongDatabase("database-newer", found=found, known=known[-1])
        if found != known[-1]:
            raise WrongDatabase("database-older", found=found, known=known[-1])

    async def write_something(self) -> None:
        """Raise unless the database can be written."""
        async with self._alone() as connection:
            await write_something(connection)

    async def last_entry_at(self) -> float:
        """When something has happened at a table last; 0: never."""
        async with self._engine.connect() as connection:
            return await admin_queries.last_entry_at(connection)

    # Tables

    async def standings(self, tables: Sequence[str] | None = None) -> list[KeeperTable]:
        """How these tables stand, or all; who was set first comes first."""
        async with self._engine.connect() as connection:
            return await admin_queries.standings(connection, tables)

    async def load(self, table: str) -> StoredTable | None:
        """All about a table. What cannot be read raises."""
        async with self._engine.connect() as connection:
            return next(iter(await reading.stored(connection, (table,))), None)

    async def close_table(self, table: str) -> None:
        """A table takes no more answers; what was played stays."""
        async with self._alone() as connection:
            if await admin_queries.close(connection, table):
                await self._note(connection, "closed", table)
        await self._until_seen()

    async def delete_table(self, table: str) -> None:
        """Nothing is left of a table but that it was deleted."""
        async with self._alone() as connection:
            await self._note(connection, "deleted", table)
        # First nothing more comes, then what is there goes.
        await self._until_seen()
        async with self._alone() as connection:
            await admin_queries.delete_rows(connection, table)

    async def expire(self, before: float) -> list[str]:
        """Delete the tables that nobody has finished, nor visited since then; which they were.

        Whoever has had no seat since then is told nothing more either.
        """
        async with self._alone() as connection:
            expired = await admin_queries.expired(connection, before)
            for table in expired:
                await self._note(connection, "deleted", table)
        if expired:
            await self._until_seen()
        for table in expired:
            async with self._alone() as connection:
                await admin_queries.delete_rows(connection, table)
        async with self._alone() as connection:
            await targets.forget_absent(connection, before)
        return expired

    async def lapse(self, before: float) -> dict[str, list[str]]:
        """Delete open tables that are not full and at which nobody has sat down since then; who sat there."""
        async with self._alone() as connection:
            lapsed = await open_tables.lapsed(connection, before)
            for table in lapsed:
                await self._note(connection, "deleted", table)
        if lapsed:
            await self._until_seen()
        for table in lapsed:
            async with self._alone() as connection:
                await admin_queries.delete_rows(connection, table)
        return dict(lapsed)

    async def clear_away(self, table: str) -> None:
        """Delete a table that everybody has left before anything was drawn."""
        async with self._alone() as connection:
            if not await open_tables.empty(connection, table):
                return
            await self._note(connection, "deleted", table)
        await self._until_seen()
        async with self._alone() as connection:
            await admin_queries.delete_rows(connection, table)

    # People

    async def forget_name(self, name: str, instead: str) -> admin_queries.Forgotten:
        """Nobody is called so any more, and in no chat is anybody."""
        first = await self._forget_name(name, instead)
        if not first.tables:
            return first
        # Before a server has heard of it, it may have put the name under another line of chat.
        await asyncio.sleep(UNTIL_HEARD)
        second = await self._forget_name(name, instead)
        return admin_queries.Forgotten(
            first.seats + second.seats, first.lines + second.lines, first.tables | second.tables
        )

    async def _forget_name(self, name: str, instead: str) -> admin_queries.Forgotten:
        async with self._alone() as connection:
            forgotten = await admin_queries.forget_name(connection, name, instead)
            for table in sorted(forgotten.tables):
                await self._note(connection, "renamed", table)
        return forgotten

    async def forget_holder(self, holder: str, instead: str) -> set[str]:
        """Nothing is kept about a person but the seats where games go on; at which finished tables the name is gone."""
        async with self._alone() as connection:
            tables = await admin_queries.forget_holder(connection, holder, instead)
            for table in sorted(tables):
                await self._note(connection, "renamed", table)
        return tables

    async def devices(self) -> list[Device]:
        """Browsers that are told of turns."""
        async with self._engine.connect() as connection:
            return await targets.all_devices(connection)

    async def drop_device(self, which: str) -> bool:
        """Tell a browser no more. False: there is none."""
        async with self._alone() as connection:
            return await targets.drop_device(connection, which, None)

    async def bans(self) -> list[Ban]:
        """Who is not served now."""
        now = await self.now()
        async with self._engine.connect() as connection:
            return [ban for ban in await reading.bans(connection) if ban.until > now]

    async def ban(self, network: str, seconds: float) -> Ban:
        """Serve a network no more for so long."""
        ban = Ban(network, await self.now() + seconds)
        async with self._alone() as connection:
            await admin_queries.unban(connection, network)
            await admin_queries.ban(connection, ban)
            await self._note(connection, "bans", None)
        return ban

    async def unban(self, network: str) -> bool:
        """Serve it again. False: it was served."""
        async with self._alone() as connection:
            there = await admin_queries.unban(connection, network)
            await self._note(connection, "bans", None)
        return there

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[AsyncConnection]:
        """A transaction during which no other keeper is at work."""
        async with self._engine.begin() as connection:
            if self._address.shared:
                await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
            else:
                await connection.exec_driver_sql("begin immediate")
            yield connection

    async def _note(self, connection: AsyncConnection, what: What, table: str | None) -> None:
        """Servers read it on: on PostgreSQL at once, as they are told."""
        await admin_queries.note(connection, what, table, time())
        if self._address.shared:
            await connection.execute(text(f"select pg_notify('{CHANNEL}', 'keeper notice')"))

    async def _until_seen(self) -> None:
        """Wait for what is being written: whatever begins now sees the last notice before it is committed.

        An SQLite file has one writer at a time, and whoever writes after us has seen it.
        """
        if not self._address.shared:
            return
        for log in admin_queries.LOGS:
            # One after the other, so that nobody who writes to both can wait for us while we wait for him.
            async with self._engine.begin() as connection:
                await connection.execute(text(f"lock table {log.name} in share mode"))


@asynccontextmanager
async def keeping_of(url: str, any_revision: bool = False) -> AsyncIterator[Keeper]:
    """The database at an address. Raises `WrongDatabase`, in whatever way it cannot be worked on."""
    address = Address.read(url)
    if not address.shared and not Path(address.file).is_file():
        raise WrongDatabase("database-missing", file=address.file)
    engine = address.engine()
    try:
        keeper = Keeper(address, engine)
        if not any_revision:
            await keeper.check_revision()
        yield keeper
    except (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise WrongDatabase("database-away", why=plain(error)) from error
    finally:
        await engine.dispose()

"""Finding tables and coming back to them, as the rest of the server knows it: `Storage.lobby`."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.storage import leaving, open_tables, tables_of_holder
from bakufu.server.storage.models import Entry, Glance, SeatedTable, StoredSeat, TableSetup
from bakufu.server.storage.rows import SOME
from bakufu.server.storage.seating import Codes


class LobbyStorage:
    """What is asked of the database, and done there, by who looks for a table."""

    def __init__(self, engine: AsyncEngine, run: Callable[..., Awaitable[Any]], now: Callable[[], float]) -> None:
        self._engine = engine
        self._run = run
        self._now = now

    # Who sits where

    async def tables_of(self, holder: str) -> list[SeatedTable]:
        """Where a holder sits or is invited: what goes on before what is over, the newest first."""
        async with self._engine.connect() as connection:
            return await tables_of_holder.tables_of(connection, holder)

    async def all_of(self, holder: str) -> list[str]:
        """Every table at which a holder sits, however many are listed."""
        async with self._engine.connect() as connection:
            return await tables_of_holder.all_of(connection, holder)

    async def running(self, holder: str) -> int:
        """At how many tables a holder sits whose games go on."""
        async with self._engine.connect() as connection:
            return await tables_of_holder.running(connection, holder)

    async def note_glances(self, glances: Sequence[tuple[str, int, Glance]]) -> None:
        """How these games stand, each as of so many entries of its log."""
        for start in range(0, len(glances), SOME):
            await self._run(partial(tables_of_holder.note_glances, glances=glances[start : start + SOME]))

    # To another browser

    async def offer_transfer(self, code: str, holder: str, seconds: float) -> None:
        """For so long the code with this hash takes all of a holder's seats."""
        now = self._now()
        await self._run(
            partial(tables_of_holder.offer_transfer, code=code, holder=holder, now=now, until=now + seconds)
        )

    async def transfer(self, code: str, to: str) -> str | None:
        """Whatever the one who offered the code holds is held by `to`; who that was. None: it does not work."""
        transferred: str | None = await self._run(partial(tables_of_holder.transfer, code=code, to=to, now=self._now()))
        return transferred

    # Open tables, and the same table again

    async def open_tables(self) -> list[SeatedTable]:
        """Those at which the game is not over, the newest first."""
        async with self._engine.connect() as connection:
            return await open_tables.open_tables(connection)

    async def sit(self, table: str, holder: str, name: str | None, recovery: str) -> int | None:
        """Give a holder a free seat of an open table; None: there is none, or he sits there already."""
        work = partial(open_tables.sit, table=table, holder=holder, name=name, recovery=recovery, at=self._now())
        seat: int | None = await self._run(work, table)
        return seat

    async def accept(self, table: str, holder: str, recoveries: Sequence[str]) -> list[int]:
        """Give a holder the seats that were kept for him."""
        work = partial(open_tables.accept, table=table, holder=holder, recoveries=recoveries, at=self._now())
        seats: list[int] = await self._run(work, table)
        return seats

    async def fill(self, table: str, bot: str, due: bool) -> bool:
        """Bots take the free seats of a table (`due`: if it is time for that); whether there were any."""
        filled: bool = await self._run(partial(open_tables.fill, table=table, bot=bot, at=self._now(), due=due), table)
        return filled

    async def set_again(
        self, old: str, setup: TableSetup, sitters: Sequence[StoredSeat], codes: Codes, lost: str | None
    ) -> str:
        """Set a table for the people of an old one, unless one of them has; which it is. `lost`: one that is gone."""
        work = partial(open_tables.set_again, old=old, setup=setup, sitters=sitters, codes=codes, lost=lost)
        table: str = await self._run(work, old)
        return table

    async def again(self, table: str) -> str | None:
        """The table that was set afterwards for the same people."""
        async with self._engine.connect() as connection:
            return await open_tables.again(connection, table)

    # Leaving

    async def free(self, table: str, holder: str) -> bool:
        """A holder gives up his seats before anything was drawn. False: it is too late for that."""
        freed: bool = await self._run(partial(open_tables.free, table=table, holder=holder), table)
        return freed

    async def invite(self, table: str, seat: int, code: str) -> bool:
        """From now on the code with this hash takes a seat that nobody holds."""
        invited: bool = await self._run(partial(open_tables.invite, table=table, seat=seat, code=code))
        return invited

    async def given_up(self, table: str, code: str) -> int | None:
        """The seat that somebody has held before, and that the invitation with this hash is for."""
        async with self._engine.connect() as connection:
            return await leaving.given_up(connection, table, code)

    async def write(self, table: str, entries: list[Entry], leaves: list[int]) -> bool:
        """These entries come next, and nobody holds these seats any more. False: the log has grown meanwhile."""
        try:
            await self._run(partial(leaving.write, table=table, entries=entries, leaves=leaves), table)
        except IntegrityError:
            return False
        return True

    async def take_over(
        self, table: str, entry: Entry, code: str, holder: str, name: str | None, recovery: str
    ) -> bool | None:
        """Give a seat that was given up to who has its invitation; None: the log has grown meanwhile."""
        work = partial(
            leaving.take_over,
            table=table,
            entry=entry,
            code=code,
            holder=holder,
            name=name,
            recovery=recovery,
        )
        try:
            taken: bool = await self._run(work, table)
        except IntegrityError:
            return None
        return taken

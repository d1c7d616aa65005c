"""An open database, as the rest of the server knows it.

What `append` has answered with True is on the disk. Where several processes share a database, each hears from the
others which tables have changed.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.counters import Counters
from bakufu.server.storage import drawing, reading, schema, seating
from bakufu.server.storage.address import Address
from bakufu.server.storage.admin import Keeper
from bakufu.server.storage.analyses import Analyses
from bakufu.server.storage.database_clock import OwnClock, SharedClock
from bakufu.server.storage.health import Health
from bakufu.server.storage.lobby import LobbyStorage
from bakufu.server.storage.migrate import bring_up_to_date
from bakufu.server.storage.models import (
    Ban,
    ChatLine,
    Entry,
    Notice,
    Rest,
    StoredSeat,
    StoredTable,
    TableSetup,
    Ticking,
)
from bakufu.server.storage.notifications import Telling
from bakufu.server.storage.people import People
from bakufu.server.storage.queued import Append, Then, entry_row
from bakufu.server.storage.rows import SOME, line_row
from bakufu.server.storage.scribe import settle
from bakufu.server.storage.seating import Codes
from bakufu.server.storage.writer import LogWriter, Transaction, Work


class Storage:
    """An open database."""

    def __init__(self, url: str, counters: Counters | None = None) -> None:
        address = self._address = Address.read(url)
        self.shared = address.shared
        self.url = address.plain
        self.engine = address.engine()
        self.counters = counters or Counters()
        self._writer = LogWriter(self.engine, address.own_engine(), self.counters)
        self.process = self._writer.process
        self.secret = b""
        self._clock = SharedClock(self._ask_time)
        self.now: Callable[[], float] = self._clock.now if self.shared else OwnClock().now
        """What time it is, for everybody who shares the database."""
        self._health = Health(self._run)
        self._words: list[str] = []
        """What is to be told to the other processes."""
        self._telling: asyncio.Task[None] | None = None
        """Done when they are told; None: nothing is to be told yet."""
        self.lobby = LobbyStorage(self.engine, self._run, self.now)
        """Where people find tables, and their own."""
        self.telling = Telling(self.engine, self._run, self.now)
        """Whom to tell of turns."""
        self.people = People(self.engine, self._run, self.now)
        """Games played, ratings, vacations."""
        self.analyses = Analyses(self.engine, self._run, self.now, self.process, self.shared)

    async def open(self) -> None:
        """Bring the database up to date; read the secret that cookies are signed with. Raises `WrongDatabase`."""
        await asyncio.to_thread(bring_up_to_date, self.url)
        async with self.engine.connect() as connection:
            self.secret = bytes.fromhex(await reading.secret(connection))
        if self.shared:
            await self._clock.open()
        self._writer.open()

    async def connect_anew(self) -> None:
        """The database was away: connections from before are of no use any more."""
        await self.engine.dispose()
        # It may be another one that has taken its place.
        await self._clock.measure()

    async def close(self) -> None:
        """Commit what is queued, and let go."""
        self._clock.close()
        await self._writer.finish()
        await self.engine.dispose()
        self._writer.close()

    async def check(self) -> None:
        """Raise unless the database can be read and written."""
        await self._health.check()

    # What happens at tables

    async def append(self, table: str, entry: Entry) -> bool:
        """Add to a table's log. False: somebody else was first with that number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.write(table, entry, partial(settle, done))
        return await done

    def write(self, table: str, entry: Entry, then: Then) -> None:
        """As `append`, for who does not want to wait: `then` is told."""
        self._writer.append(Append(schema.entries, entry_row(table, entry), then))

    async def say(self, table: str, line: ChatLine) -> bool:
        """Add to a table's chat. False: somebody else was first with that number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writer.append(Append(schema.chat, line_row(table, line), partial(settle, done)))
        return await done

    async def forget_lines(self, table: str, until: int) -> None:
        """The chat up to this number is gone."""
        await self._run(partial(seating.forget_lines, table=table, until=until))

    async def note_over(self, table: str) -> None:
        """A table's game is over: its clocks need not be wound up again."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writer.append(Append(schema.tables, (table,), partial(settle, done)))
        await done

    # Tables and seats

    async def set_table(
        self, setup: TableSetup, sitters: Sequence[StoredSeat], codes: Codes, entries: Sequence[Entry] = ()
    ) -> None:
        """Write a new table down; one with entries has been played to the end. Raises `Taken`."""
        await self._run(partial(seating.set_table, setup=setup, sitters=sitters, codes=codes, entries=entries))

    async def note_rests(self, rests: Sequence[Rest]) -> None:
        """Until when these tables rest: at the next start they are left alone until then."""
        for start in range(0, len(rests), SOME):
            await self._run(partial(seating.note_rests, rests=rests[start : start + SOME]))

    async def note_visits(self, visits: Mapping[str, float]) -> None:
        """When somebody was last at these tables."""
        noted = list(visits.items())
        for start in range(0, len(noted), SOME):
            await self._run(partial(seating.note_visits, visits=noted[start : start + SOME]))

    async def expire(self, before: float) -> list[str]:
        """Remove the tables that nobody has finished, nor visited since then; which they were."""
        return await Keeper(self._address, self.engine).expire(before)

    async def lapse(self, before: float) -> dict[str, list[str]]:
        """Remove open tables that are not full and at which nobody has sat down since then; who sat there."""
        return await Keeper(self._address, self.engine).lapse(before)

    async def clear_away(self, table: str) -> None:
        """Remove a table that everybody has left before anything was drawn."""
        await Keeper(self._address, self.engine).clear_away(table)

    async def forget_holder(self, holder: str, instead: str) -> set[str]:
        """All that is kept about a person, but the seats where games go on; tables where his name was."""
        return await Keeper(self._address, self.engine).forget_holder(holder, instead)

    async def set_since(self, setter: str, since: float) -> int:
        """How many tables somebody has set since then."""
        async with self.engine.connect() as connection:
            return await reading.set_since(connection, setter, since)

    async def take_seat(
        self, table: str, by: str, code: str, holder: str, name: str | None, recovery: str, bot: str | None = None
    ) -> int | None:
        """Give a seat to a holder for the hash of an invitation or of a recovery code, which is used up.

        `recovery`: the hash of the seat's next recovery code. None: it does not work.
        """
        work = partial(
            seating.take_seat,
            table=table,
            by=by,
            code=code,
            holder=holder,
            name=name,
            recovery=recovery,
            at=self.now(),
            bot=bot,
        )
        seat: int | None = await self._run(work, table)
        return seat

    async def note_hint(self, table: str, seat: int) -> None:
        """One more hint was asked for at this seat."""
        await self._run(partial(seating.note_hint, table=table, seat=seat), table)

    async def give_seat(self, table: str, seat: int, holder: str, to: str, bot: str) -> bool:
        """Hand a seat on to another holder; False: it is not this holder's."""
        work = partial(seating.give_seat, table=table, seat=seat, holder=holder, to=to, bot=bot)
        given: bool = await self._run(work, table)
        return given

    async def add_luck(self, table: str, holder: str, part: bytes, patience: float) -> drawing.Added:
        """A holder adds this to the luck, which is drawn as soon as all have."""
        work = partial(drawing.add, table=table, holder=holder, part=part, now=self.now(), patience=patience)
        added: drawing.Added = await self._run(work, table)
        return added

    async def draw_luck(self, table: str, patience: float) -> None:
        """Draw it, if all have added to it or have had so many seconds."""
        await self._run(partial(drawing.draw, table=table, now=self.now(), patience=patience), table)

    async def _run(self, work: Work, table: str | None = None) -> Any:
        """Work in a transaction of its own; the other processes are told that this table has changed."""
        job = Transaction(work, table)
        self._writer.put(job)
        return await job.done

    async def announce(self, word: str) -> None:
        """Tell the other processes something that need not be kept; with whatever else is to be told by then."""
        if not self.shared:
            return
        self._words.append(word)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())
            # Whoever waited for it may have left.
            self._telling.add_done_callback(lambda told: told.cancelled() or told.exception())
        await asyncio.shield(self._telling)

    async def _tell(self) -> None:
        try:
            await self._run(self._tell_all)
        finally:
            if self._telling is asyncio.current_task():
                # It was not even begun: the database is away.
                self._words, self._telling = [], None

    async def _tell_all(self, connection: AsyncConnection) -> None:
        words, self._words, self._telling = self._words, [], None
        await self._writer.tell_others(connection, *dict.fromkeys(words))

    # Reading

    async def _ask_time(self) -> float:
        async with self.engine.connect() as connection:
            return await reading.now(connection)

    async def load(self, table: str) -> StoredTable | None:
        """All about a table; None where there is none."""
        return next(iter(await self.load_all((table,))), None)

    async def load_all(self, tables: Sequence[str]) -> list[StoredTable]:
        """All about each of these tables, in this order; nothing about one that is not there."""
        async with self.engine.connect() as connection:
            return await reading.stored(connection, tables)

    async def since(
        self, table: str, entry: int, line: int
    ) -> tuple[tuple[StoredSeat, ...], list[Entry], list[ChatLine]]:
        """Who sits there now, and what came after these numbers."""
        async with self.engine.connect() as connection:
            sitters = await reading.sitters(connection, (table,))
            entries = await reading.entries(connection, (table,), entry)
            lines = await reading.lines(connection, (table,), line)
        return tuple(sitters.get(table, ())), entries.get(table, []), lines.get(table, [])

    async def drawn(self, table: str) -> float | None:
        """When a table's luck was drawn, as `TableSetup.drawn`. Whoever asks this first knows all that was added."""
        async with self.engine.connect() as connection:
            return await reading.drawn(connection, table)

    async def ticking(self) -> list[Ticking]:
        """The tables whose game goes on with a clock."""
        async with self.engine.connect() as connection:
            return await reading.ticking(connection)

    # What the keeper has done

    async def last_notice(self) -> int:
        """The number of the last notice; 0: there is none."""
        async with self.engine.connect() as connection:
            return await reading.last_notice(connection)

    async def notices(self, after: int) -> list[Notice]:
        """What the keeper has done since."""
        async with self.engine.connect() as connection:
            return await reading.notices(connection, after)

    async def bans(self) -> list[Ban]:
        """Who is not served, and until when; that may be past."""
        async with self.engine.connect() as connection:
            return await reading.bans(connection)

    async def lift_bans(self) -> None:
        """Forget the bans whose time is over."""
        await self._run(partial(seating.lift_bans, now=self.now()))

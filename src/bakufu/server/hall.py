"""All tables that somebody looks at: loaded from the log when asked for, dropped when nobody does."""

import asyncio
import logging
import re
from collections.abc import Sequence
from functools import partial
from time import monotonic, time
from typing import Any

from bakufu.kernel.game import Game
from bakufu.kernel.json import to_builtins
from bakufu.server.entry import Entry, Setting, Sitter
from bakufu.server.hearing import Ear
from bakufu.server.holders import hashed
from bakufu.server.live import Live, OtherRules
from bakufu.server.room import Room
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage
from bakufu.server.thinkers import Thinkers
from bakufu.server.wire import Clock

log = logging.getLogger("bakufu")

TABLE = re.compile("[A-Za-z0-9_-]{1,32}")
"""What a table may be called."""

SWEEP = 15.0
"""Seconds between two looks around the hall."""


class Hall:
    """The server's tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database)
        self.thinkers = Thinkers(settings.thinkers)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._ear = Ear(self.storage, self._hear, self._look_everywhere)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database, listen to other processes, and go on with the tables whose clocks run."""
        await self.storage.open()
        await self._ear.open()
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._wind_clocks())]

    async def close(self) -> None:
        """Let go of everything; what is queued is written."""
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            room.close()
        await self._ear.close()
        self.thinkers.close()
        await self.storage.close()

    async def room(self, table: str) -> Room | None:
        """A table, loaded if need be; None where there is none. Raises `OtherRules`."""
        room = self._rooms.get(table)
        if room:
            room.used_at = monotonic()
            return room
        if not TABLE.fullmatch(table):
            return None
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(partial(self._loaded, table))
        return await asyncio.shield(loading)

    def _loaded(self, table: str, loading: "asyncio.Future[Room | None]") -> None:
        if self._loading.get(table) is loading:
            del self._loading[table]

    async def _load(self, table: str) -> Room | None:
        stored = await self.storage.load(table)
        if stored is None:
            return None
        room = self._rooms[table] = Room(Live(stored), self.storage, self.thinkers, self.settings)
        if self.storage.shared:
            # What was written between reading and listening for this table.
            await room.look()
            room.announce(f"who {table}")
        return room

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for table, room in list(self._rooms.items()):
                if room.idle:
                    room.close()
                    del self._rooms[table]
                elif room.guests:
                    room.announce_presence()

    async def _wind_clocks(self) -> None:
        try:
            tables = await self.storage.ticking()
        except Exception:
            log.exception("clocks could not be wound up")
            return
        for table in tables:
            # One that cannot be opened must not stop the others' clocks.
            try:
                await self.room(table)
            except OtherRules as other:
                log.warning("table %s stands still: version %s of its rules is not known here", table, other)
            except Exception:
                log.exception("table %s stands still", table)

    # Other processes

    def _hear(self, process: str, what: str, table: str, rest: str) -> None:
        room = self._rooms.get(table)
        if room is None:
            return
        if what == "changed":
            room.background(room.look())
        elif what == "back":
            room.live.caretaker[int(rest)] = False
            room.live.clocks.back_again(int(rest), time())
            room.show()
            room.players.wake()
        elif what == "here":
            seats = frozenset(int(seat) for seat in rest.split(",") if seat)
            room.elsewhere[process] = (monotonic(), seats)
            room.show()
        elif what == "who":
            room.announce_presence()

    def _look_everywhere(self) -> None:
        for room in self._rooms.values():
            room.background(room.look())

    # Setting tables and taking seats

    async def set_table(
        self,
        table: str,
        game: Game[Any],
        options: Any,
        seed: bytes,
        clock: Clock,
        onlookers: bool,
        sitters: list[Sitter],
        codes: dict[int, tuple[str | None, str | None]],
        entries: Sequence[Entry] = (),
        rules: str | None = None,
    ) -> None:
        """Write a new table down. `codes`: for each seat the invitation and the recovery code.

        `entries`: the log of a game that has been played to the end already, by these `rules`. Raises `Taken`.
        """
        setting = Setting(
            table=table,
            game=game.id,
            rules=rules or game.rules_version,
            options=to_builtins(options),
            seed=seed,
            clock=clock,
            onlookers=onlookers,
            made=time(),
        )
        hashes = {seat: (_hash(invitation), _hash(recovery)) for seat, (invitation, recovery) in codes.items()}
        await self.storage.set_table(setting, sitters, hashes, entries)
        # Who has looked for it too early has found nothing.
        self._loading.pop(table, None)

    async def take_seat(
        self, table: str, by: str, code: str, holder: str, name: str | None, recovery: str
    ) -> int | None:
        """Give a seat to a holder for an invitation or a recovery code, which is used up. None: it does not work."""
        seat = await self.storage.take_seat(table, by, hashed(code), holder, name, hashed(recovery))
        room = self._rooms.get(table)
        if seat is not None and room:
            await room.look()
        return seat


def _hash(code: str | None) -> str | None:
    return None if code is None else hashed(code)

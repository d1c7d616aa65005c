"""Setting new tables; taking seats and handing them on. Whoever looks at a table or a front page sees it."""

from collections.abc import Iterable, Sequence
from typing import Any

from bakufu.kernel.game import Game
from bakufu.kernel.json import to_builtins
from bakufu.server.auth.cookies import hashed
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage
from bakufu.server.storage.drawing import Added
from bakufu.server.storage.models import Entry, StoredSeat, TableSetup
from bakufu.server.tables.front import FrontDesk
from bakufu.server.tables.loading import Loader
from bakufu.server.wire.http import Clock

SeatCodes = dict[int, tuple[str | None, str | None]]
"""For each seat its invitation and its recovery code."""


class Seating:
    """Who sits where."""

    def __init__(self, loader: Loader, storage: Storage, settings: Settings, front: FrontDesk) -> None:
        self._loader = loader
        self._storage = storage
        self._settings = settings
        self._front = front

    # New tables

    async def set_table(
        self,
        table: str,
        game: Game[Any],
        options: Any,
        seed: bytes,
        clock: Clock,
        onlookers: bool,
        sitters: list[StoredSeat],
        codes: SeatCodes,
        entries: Sequence[Entry] = (),
        rules: str | None = None,
        **more: Any,
    ) -> None:
        """Write a new table down. `codes`: for each seat the invitation and the recovery code; `more` as it is kept.

        `entries`: the log of a game that has been played to the end already, by these `rules`. Raises `Taken`.
        """
        setup = TableSetup(
            table=table,
            game=game.id,
            rules=rules or game.rules_version,
            options=to_builtins(options),
            seed=seed,
            clock=clock,
            onlookers=onlookers,
            made=self._storage.now(),
            **more,
        )
        await self._storage.set_table(setup, sitters, _hashes(codes), entries)
        await self._was_set(setup, sitters)

    async def set_again(
        self, old: str, setup: TableSetup, sitters: list[StoredSeat], codes: SeatCodes, lost: str | None
    ) -> str:
        """Set a table for the people of an old one, unless one of them has; which it is. `lost`: one that is gone."""
        table = await self._storage.lobby.set_again(old, setup, sitters, _hashes(codes), lost)
        await self._was_set(setup, sitters)
        await self.catch_up(old)
        return table

    async def _was_set(self, setup: TableSetup, sitters: Sequence[StoredSeat]) -> None:
        self._loader.was_set(setup.table)
        await self.changed(*(one.holder or one.invited for one in sitters), opened=setup.open)

    # Seats

    async def take_seat(
        self, table: str, by: str, code: str, holder: str, name: str | None, recovery: str, bot: str | None = None
    ) -> int | None:
        """Give a seat to a holder for an invitation or a recovery code, which is used up. None: it does not work."""
        live = self._loader.tables.get(table)
        if by == "invitation" and live:
            given_up = await self._storage.lobby.given_up(table, hashed(code))
            if given_up is not None and bot:
                # A person takes it over first: the others have been told that one may.
                return None
            if given_up is not None:
                taken = await live.leaving.take_over(given_up, hashed(code), holder, name, hashed(recovery))
                await self.changed(holder)
                return given_up if taken else None
        seat = await self._storage.take_seat(table, by, hashed(code), holder, name, hashed(recovery), bot)
        if seat is not None:
            sitter = live.projection.sitters[seat] if live else None
            before = (sitter.holder or sitter.invited) if sitter else None
            await self.catch_up(table)
            await self.changed(holder, before, opened=bool(live and live.projection.setup.open))
        return seat

    async def give_seat(self, table: str, seat: int, holder: str, to: str, bot: str) -> bool:
        """Hand a seat on; False: it is not this holder's."""
        given = await self._storage.give_seat(table, seat, holder, to, bot)
        if given:
            await self.catch_up(table)
            await self.changed(holder, to)
        return given

    async def add_luck(self, table: str, holder: str, part: bytes) -> Added:
        """A holder adds to a table's luck."""
        added = await self._storage.add_luck(table, holder, part, self._settings.luck)
        live = self._loader.tables.get(table)
        if live and live.projection.gathering:
            await live.catch_up()
        return added

    # Who is shown it

    async def changed(self, *holders: str | None, opened: bool = False) -> None:
        """These sit at other tables than before (`opened`: at an open one), and front pages show it."""
        for holder in {one for one in holders if one}:
            self._front.seated(holder)
            await self._storage.announce(f"seated {holder}")
        if opened:
            self._front.opened()
            await self._storage.announce("open -")

    async def catch_up(self, table: str) -> None:
        """Something was written about a table: whoever is there sees it."""
        live = self._loader.tables.get(table)
        if live:
            await live.catch_up()

    async def catch_up_everywhere(self, tables: Iterable[str]) -> None:
        """Something was written about these that matters in every process, and to their clocks."""
        alarms = self._loader.alarms
        for table in tables:
            if live := self._loader.tables.get(table):
                await live.catch_up()
            elif table in alarms:
                alarms.set(table, 0.0)
            await self._storage.announce(f"changed {table}")


def _hashes(codes: SeatCodes) -> SeatCodes:
    return {seat: (_hash(invitation), _hash(recovery)) for seat, (invitation, recovery) in codes.items()}


def _hash(code: str | None) -> str | None:
    return None if code is None else hashed(code)

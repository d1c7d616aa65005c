"""What the people at a table do about its seats: give one up, take one over, vote."""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from bakufu.kernel.words import Refusal, Refused, Seat
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage
from bakufu.server.storage.models import Entry, StoredSeat
from bakufu.server.tables.clocks import on_vacation, time_off
from bakufu.server.tables.departures import MOST_SITTERS, Proposal, vote
from bakufu.server.tables.presence import Presence
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.write_path import WritePath


class Governed(Protocol):
    """A table whose people agree on something."""

    projection: Projection
    settings: Settings
    presence: Presence
    writes: WritePath
    now: Callable[[], float]
    """What time it is."""


class Leaving:
    """Everything here is written down before it happens, and all processes read it there."""

    def __init__(self, table: Governed, storage: Storage) -> None:
        self._table = table
        self._storage = storage

    @property
    def silent(self) -> set[Seat]:
        """People who are not here and for whom the table has waited long, or whose time was out again and again.

        Nobody is while he is on vacation, and its days do not count afterwards.
        """
        projection, now = self._table.projection, self._table.now()
        here, gone, since = self._table.presence.here(), projection.departures.gone, projection.turns.since
        return {
            one.seat
            for one in projection.sitters
            if one.kind == "person"
            and one.taken
            and one.seat not in gone
            and not here[one.seat]
            and not on_vacation(one.away, now)
            and (
                projection.caretaker[one.seat] or _waited(one, since[one.seat], now) >= self._table.settings.gone_after
            )
        }

    @property
    def on_vacation(self) -> set[Seat]:
        """People who are not here because they are on vacation."""
        now, here = self._table.now(), self._table.presence.here()
        sitters = self._table.projection.sitters
        return {one.seat for one in sitters if on_vacation(one.away, now) and not here[one.seat]}

    async def leave(self, holder: str) -> None:
        """Give up all seats of a holder: caretakers play on. Raises `Refused`."""
        table = self._table.projection.id

        async def write() -> bool:
            projection = self._table.projection
            mine = [one.seat for one in projection.sitters if one.holder == holder]
            if not mine:
                raise Refused(Refusal("", "refused-not-seated"))
            at, last = self._table.now(), projection.number
            entries = [Entry(last + number, "leave", seat, at) for number, seat in enumerate(mine, 1)]
            return await self._storage.lobby.write(table, entries, mine)

        await self._table.writes.in_turn(write)

    async def vote(self, holder: str, proposal: Proposal, yes: bool) -> None:
        """Somebody is for or against something, which is carried out as soon as all are for it. Raises `Refused`."""
        table = self._table.projection.id

        async def write() -> bool:
            projection = self._table.projection
            sitters = projection.sitters
            silent, off = self.silent, self.on_vacation
            action, leaves = vote(projection.departures, sitters, silent, holder, proposal, yes, off)
            seat = next(one.seat for one in sitters if one.holder == holder)
            entry = Entry(projection.number + 1, "vote", seat, self._table.now(), "owner", action)
            return await self._storage.lobby.write(table, [entry], leaves)

        await self._table.writes.in_turn(write)

    async def take_over(self, seat: Seat, code: str, holder: str, name: str | None, recovery: str) -> bool:
        """Somebody takes a seat that was given up, with an invitation's hash. False: it does not work."""
        table, taken = self._table.projection.id, False

        async def write() -> bool:
            nonlocal taken
            projection = self._table.projection
            if projection.over or projection.departures.sat(seat) >= MOST_SITTERS:
                return True
            entry = Entry(projection.number + 1, "sit", seat, self._table.now())
            written = await self._storage.lobby.take_over(table, entry, code, holder, name, recovery)
            taken = bool(written)
            return written is not None

        # A table that is closed takes nobody in.
        with suppress(Refused):
            await self._table.writes.in_turn(write)
        return taken


def _waited(sitter: StoredSeat, since: float, now: float) -> float:
    """Seconds for which the table has waited for somebody, but for vacations."""
    return now - since - time_off(sitter.away, since, now)

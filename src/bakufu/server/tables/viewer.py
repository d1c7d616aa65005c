"""Somebody who looks at a table through one connection."""

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from bakufu.kernel.json import to_builtins
from bakufu.kernel.words import Seat
from bakufu.server.storage.models import StoredSeat
from bakufu.server.tables.latency import Latency
from bakufu.server.tables.projection import Projection
from bakufu.server.wire.http import Gathered, Origin, SeatInfo, TableInfo, Votes
from bakufu.server.wire.socket import News, Wish

_encoder = msgspec.json.Encoder()


class Viewer:
    """With whose eyes, in which language, and what has been shown already."""

    __slots__ = ("asked", "hang_up", "holder", "known", "language", "latency", "seat", "seen", "send", "wants")

    def __init__(
        self,
        send: Callable[[tuple[bytes, ...]], None],
        holder: str | None,
        latency: Latency,
        hang_up: Callable[[int, str], None] | None = None,
    ) -> None:
        self.send = send
        self.hang_up = hang_up
        """Closes the connection, saying why."""
        self.holder = holder
        self.latency = latency
        self.seat: Seat = -1
        self.language = "en"
        self.wants: tuple[Wish, ...] = ()
        self.known = 0
        """How many lines of the log this connection has."""
        self.asked: Any = None
        """What was asked in the last update."""
        self.seen: Any = None
        """The updates's key of what was shown last."""

    def tell(self, news: News) -> None:
        """Send something."""
        self.send((_encoder.encode(news),))

    def info(self, projection: Projection, now: float) -> TableInfo:
        """The table as this one may know it."""
        return table_info(projection, self.holder, now)


def seat_infos(sitters: Iterable[StoredSeat], since: float, gone: Collection[Seat] = ()) -> list[SeatInfo]:
    """What everybody may know about who sits there. `since`: vacations before the table was set are nobody's affair."""
    return [
        SeatInfo(
            one.seat,
            one.name,
            one.kind,
            one.taken,
            one.bot,
            one.seat in gone,
            one.invited is not None,
            [list(time) for time in one.away if time[1] > since],
            one.hints,
        )
        for one in sitters
    ]


def table_info(projection: Projection, holder: str | None, now: float) -> TableInfo:
    """What everybody with the address may know about a table, and which seats the asker holds."""
    setup, departures = projection.setup, projection.departures
    yours = [one.seat for one in projection.sitters if holder and one.holder == holder]
    missing = not all(one.taken for one in projection.sitters)
    return TableInfo(
        table=projection.id,
        game=projection.game.id,
        game_name=projection.game.name,
        players=projection.players,
        options=to_builtins(projection.options),
        seats=seat_infos(projection.sitters, setup.made, departures.gone),
        clock=setup.clock,
        onlookers=setup.onlookers,
        commitment=projection.promise,
        over=projection.over,
        yours=yours,
        closed=projection.closed and not projection.over,
        luck=_gathered(projection),
        open=setup.open,
        bots_in=None if setup.bots_at is None or not missing else round(max(0.0, setup.bots_at - now), 1),
        invited=[one.seat for one in projection.sitters if holder and one.invited == holder],
        again=setup.again if yours else None,
        ended=departures.ended,
        votes=[Votes(one.to, one.seat, sorted(seats)) for one, seats in sorted(departures.votes.items())],
        hints=setup.hints,
        what_if=Origin(begun.origin, begun.move) if (begun := setup.what_if) else None,
    )


def _gathered(projection: Projection) -> Gathered | None:
    if projection.setup.drawn is None:
        return None
    people = [one for one in projection.sitters if one.kind == "person"]
    silent = [one.seat for one in people if not one.part]
    return Gathered(silent, [] if projection.gathering else [one.part.hex() for one in projection.sitters])

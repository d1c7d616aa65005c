"""Somebody who looks at a table through one connection."""

from collections.abc import Callable
from typing import Any

import msgspec

from bakufu.kernel.json import to_builtins
from bakufu.kernel.words import Seat
from bakufu.server.tables.latency import Latency
from bakufu.server.tables.projection import Projection
from bakufu.server.wire.http import Gathered, SeatInfo, TableInfo
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

    def info(self, projection: Projection) -> TableInfo:
        """The table as this one may know it."""
        return table_info(projection, self.holder)


def table_info(projection: Projection, holder: str | None) -> TableInfo:
    """What everybody with the address may know about a table, and which seats the asker holds."""
    return TableInfo(
        table=projection.id,
        game=projection.game.id,
        game_name=projection.game.name,
        players=projection.players,
        options=to_builtins(projection.options),
        seats=[SeatInfo(one.seat, one.name, one.kind, one.taken, one.bot) for one in projection.sitters],
        clock=projection.setting.clock,
        onlookers=projection.setting.onlookers,
        commitment=projection.promise,
        over=projection.over,
        yours=[one.seat for one in projection.sitters if holder and one.holder == holder],
        closed=projection.shut and not projection.over,
        luck=_gathered(projection),
    )


def _gathered(projection: Projection) -> Gathered | None:
    if projection.setting.drawn is None:
        return None
    people = [one for one in projection.sitters if one.kind == "person"]
    silent = [one.seat for one in people if not one.part]
    return Gathered(silent, [] if projection.gathering else [one.part.hex() for one in projection.sitters])

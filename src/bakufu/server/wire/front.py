"""What the front page shows: the own tables, and tables that one may join or watch."""

from typing import Any, Literal

from msgspec import Struct

from bakufu.server.wire.http import Clock, SeatInfo

TableState = Literal["turn", "invited", "waiting", "gathering", "finished", "closed"]
"""It is the asker's turn; a seat is kept for them; others must decide; not everybody is here yet; it is over; nothing
more is played there."""


class MyTable(Struct, frozen=True, kw_only=True):
    """A table at which the asker sits or is invited. Nobody else is told of it."""

    table: str
    game: str
    game_name: str
    state: TableState
    seats: list[SeatInfo]
    yours: list[int]
    """The seats held, or kept for the asker."""
    asked: list[int]
    """Those of them that must decide."""
    waiting_for: list[int]
    since: float
    """Since when it is so, in seconds of the server's time (`Front.now`)."""
    until: float | None
    """When the time of whom the table waits for will be out; None without a clock."""
    scores: list[int] | None
    """The points that everybody can see."""
    places: list[int] | None
    clock: Clock
    made: float


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table that whoever comes may join, or watch."""

    table: str
    game: str
    game_name: str
    seats: list[SeatInfo]
    missing: int
    """How many seats are free to be taken; 0: one may only watch."""
    options: dict[str, Any]
    clock: Clock
    onlookers: bool
    made: float
    bots_at: float | None
    """When bots take what is free then."""


class Front(Struct, frozen=True):
    """`GET /api/front`, and whenever it changes over `GET /api/front/socket` (WebSocket)."""

    now: float
    """What time it is for the server."""
    mine: list[MyTable]
    open: list[OpenTable]

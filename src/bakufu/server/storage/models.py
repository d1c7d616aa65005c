"""What is kept about a table: how it was set, who sits there, and its log."""

from typing import Any, Literal

from msgspec import Struct

from bakufu.kernel.record import Timing
from bakufu.kernel.words import Action
from bakufu.server.wire.http import Clock
from bakufu.server.wire.me import Form

By = Literal["owner", "bot", "caretaker"]

What = Literal["closed", "deleted", "renamed", "bans"]
"""What the keeper has done: to a table, to the names at one, or to the list of bans."""


class Entry(Struct, frozen=True, gc=False):
    """One line of a table's log: an answer, a take-back, that somebody is ready for a race; by whom and when.

    Or a seat is given up (`leave`) or taken over (`sit`), or its owner is for something (`vote`; what, its action says:
    see `server/tables/departures.py`). `number` counts from 1.
    """

    number: int
    kind: Literal["play", "back", "ready", "leave", "sit", "vote"]
    seat: int
    at: float
    by: By = "owner"
    action: Action | dict[str, Any] | None = None
    """As it was stored, or as the table has judged it to be allowed."""
    timing: Timing | None = None


class ChatLine(Struct, frozen=True):
    """One line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float


PROGRAM = "program"
"""Stands for the bot of a seat that a person has given to a program: it comes over the net, as people do."""


class StoredSeat(Struct, frozen=True):
    """Who sits on a seat; `holder` is the id in the cookie of whoever holds it.

    A program that a person has given a seat is as a person to the table, but for its `bot`, which everybody sees.
    """

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None
    holder: str | None = None
    taken_at: float | None = None
    part: bytes = b""
    """What this person has added to the luck, if anything."""
    invited: str | None = None
    """For whom a free seat is kept."""
    away: tuple[tuple[float, float], ...] = ()
    """From when to when he is on vacation."""
    hints: int = 0
    """How many were asked for here."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return self.taken_at is not None

    @property
    def program(self) -> bool:
        """Whether it was given to a program."""
        return self.bot == PROGRAM


class WhatIf(Struct, frozen=True):
    """Where a table begins that goes on from a position of another table's game: after so many of its answers."""

    origin: str
    move: int
    position: str
    """As `State.to_json` wrote it, with the luck of the new table."""


class TableSetup(Struct, frozen=True):
    """How a table was set."""

    table: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: bytes
    clock: Clock
    onlookers: bool
    made: float
    setter: str | None = None
    """Who has set it, as far as that is known: the same for everybody at one address, and saying nothing about it."""
    drawn: float | None = None
    """When luck to which people add was drawn; `GATHERING`: not yet; None: the seed is the server's alone."""
    open: bool = False
    """Whether whoever comes may take a free seat."""
    bots_at: float | None = None
    """When bots take the seats that are free then."""
    again: str | None = None
    """The table that was set afterwards for the same people."""
    hints: bool = False
    """Whether hints may be asked for."""
    what_if: WhatIf | None = None


GATHERING = 0.0


class Ticking(Struct, frozen=True):
    """A table whose game goes on with a clock."""

    table: str
    due: float | None
    """Before then nothing happens there unless somebody comes; None: that is not known."""


class Rest(Struct, frozen=True):
    """Until when a table rests, as it was when its log had come to this number; None: it does not."""

    table: str
    due: float | None
    after: int


class Awaited(Struct, frozen=True):
    """A seat for which a table waits: since when, and when its time will be out."""

    seat: int
    since: float
    until: float | None = None


class Glance(Struct, frozen=True):
    """What everybody may know of how a game stands: whom it waits for, and the points that all can see."""

    waiting: list[Awaited]
    scores: list[int] | None
    places: list[int] | None = None
    """When it is over: who came where."""
    ended: bool = False
    """Whether nothing more is played there, without a result."""
    changed: float = 0.0
    """When something was last to be seen."""


class SeatedTable(Struct, frozen=True):
    """A table as a list of them knows it, without its log."""

    setup: TableSetup
    sitters: tuple["StoredSeat", ...]
    over: bool
    closed: bool
    glance: Glance | None
    """None: it must be looked at itself."""


class StoredTable(Struct, frozen=True):
    """Everything that the database knows about a table."""

    setup: TableSetup
    sitters: tuple[StoredSeat, ...]
    entries: list[Entry]
    lines: list[ChatLine]
    closed: bool = False
    """Whether the keeper has closed it."""


class Notice(Struct, frozen=True):
    """Something that the keeper has done; `number` only grows."""

    number: int
    what: What
    table: str | None


class Ban(Struct, frozen=True):
    """A network that is not served until then."""

    network: str
    until: float


class KeeperSeat(Struct, frozen=True):
    """A seat as the keeper sees it: nothing by which it could be taken."""

    seat: int
    kind: str
    name: str
    bot: str | None
    taken: bool


class KeeperTable(Struct, frozen=True, kw_only=True):
    """How a table stands."""

    table: str
    game: str
    rules: str
    state: Literal["waiting", "running", "finished", "closed"]
    """Waiting: for people who have not come yet."""
    seats: list[KeeperSeat]
    made: float
    last_answer: float | None
    log_length: int
    clock: dict[str, Any]
    options: dict[str, Any]
    onlookers: bool
    closed: float | None
    """When the keeper closed it."""


class Device(Struct, frozen=True, kw_only=True):
    """A browser that is told that it is its owner's turn."""

    id: str
    holder: str
    endpoint: str
    """Where messages for it are sent."""
    p256dh: str
    auth: str
    """With these a message is written so that only this browser can read it."""
    site: str
    """How it knows this server: the beginning of every address."""
    label: str
    zone: str
    quiet_from: int | None = None
    quiet_until: int | None = None
    """Minutes of the day there, between which it is told nothing."""
    every: int = 5
    """Minutes between two messages, at least."""
    made: float = 0.0
    told: float | None = None


class Hook(Struct, frozen=True, kw_only=True):
    """An address elsewhere that is told: of everybody's turns at one table, or of its owner's at all of his."""

    id: str
    holder: str
    table_id: str | None
    form: Form
    address: str
    secret: str
    site: str
    language: str
    made: float = 0.0
    told: float | None = None
    problem: str | None = None
    about: str | None = None
    """What went wrong last, and with what."""
    failures: int = 0
    """How often in a row."""
    given_up: bool = False


class Due(Struct, frozen=True):
    """A turn of which somebody is to be told now."""

    target: str
    table: str
    seat: int
    """-1: the owner's own turn."""
    since: float
    tries: int
    to: Device | Hook
    well: bool
    """Whether the last message to it has arrived."""

"""What a person is told about himself, and may change: nobody else sees it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bakufu.server.wire.http import Language, RequestBody

Minute = Annotated[int, Meta(ge=-1, le=1439)]
"""Of the day; -1: none."""

Table = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
Form = Literal["discord", "slack", "ntfy"]

MOST_DAYS = 28
"""Days of vacation in a year."""


class GameNumbers(Struct, frozen=True):
    """Somebody's games of one kind, with so many players."""

    game: str
    game_name: str
    players: int
    played: int
    won: int
    mean: float
    """Points."""
    best: int


class MyGame(Struct, frozen=True):
    """A game that somebody has played to its end."""

    table: str | None
    """None: it was removed."""
    game: str
    game_name: str
    players: int
    place: int
    score: int
    ended: float


class MyGames(Struct, frozen=True):
    """`GET /api/me/games?first=20`: some of the own games, the newest first, after so many."""

    games: list[MyGame]
    more: bool
    """Whether there are older ones."""


class MyRating(Struct, frozen=True):
    """How strong somebody is at a game, against people or against bots: 1500 is where everybody begins."""

    game: str
    game_name: str
    against: Literal["people", "bots"]
    number: int
    unsure: int
    """Nineteen times in twenty the true number is no farther away than this."""
    games: int


class DeviceInfo(Struct, frozen=True):
    """A browser of one's own that is told when it is one's turn."""

    id: str
    label: str
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    every: int
    """Minutes between two messages, at least."""
    made: float
    told: float | None
    muted: list[str]
    """Tables of which it is told nothing."""


class HookInfo(Struct, frozen=True):
    """An address elsewhere that is told."""

    id: str
    form: Form
    host: str
    table: str | None
    """Where everybody's turns are told; None: the own ones at all tables."""
    made: float
    told: float | None
    trouble: str | None
    """What went wrong last, in a sentence."""
    given_up: bool
    """Whether nothing more is sent there."""


class Vacation(Struct, frozen=True):
    """The own vacation: slow clocks stand still meanwhile."""

    until: float | None
    """None: one is not on vacation."""
    left: int
    """Days that one may still take this year."""


class Me(Struct, frozen=True):
    """`GET /api/me?lang=en`: all that is kept about the asker besides seats."""

    numbers: list[GameNumbers]
    ratings: list[MyRating]
    devices: list[DeviceInfo]
    hooks: list[HookInfo]
    vacation: Vacation
    push_key: str
    """With which browsers ask their push service for an address."""
    running: int
    """Tables where games go on: those seats stay."""


class KeepDevice(RequestBody, frozen=True):
    """`POST /api/me/devices`: tell this browser. What a `PushSubscription` says, and where the browser is."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=128)]
    auth: Annotated[str, Meta(min_length=1, max_length=64)]
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    label: Annotated[str, Meta(max_length=64)] = ""
    replaces: Annotated[str, Meta(max_length=1000)] = ""
    """The `endpoint` of a subscription that this one takes the place of, with all that was wished of it."""


class ChangeDevice(RequestBody, frozen=True):
    """`POST /api/me/devices/{device}`: when it may be told."""

    zone: Annotated[str, Meta(max_length=64)]
    every: Annotated[int, Meta(ge=0, le=1440)]
    quiet_from: Minute = -1
    quiet_until: Minute = -1


class Mute(RequestBody, frozen=True):
    """`POST /api/me/devices/{device}/tables`: whether it is told of one table."""

    table: Table
    muted: bool


class NewHook(RequestBody, frozen=True):
    """`POST /api/me/hooks`: tell an address elsewhere; of one table, where the asker sits, or of all his turns."""

    form: Form
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    language: Language = "en"
    table: Table | None = None


class HookMade(Struct, frozen=True):
    """A new webhook, and the secret with which what it is sent is signed; that is told once."""

    hook: HookInfo
    secret: str


class TakeVacation(RequestBody, frozen=True):
    """`POST /api/me/vacation`: from now on for so many days; 0: it is over."""

    days: Annotated[int, Meta(ge=0, le=MOST_DAYS)]

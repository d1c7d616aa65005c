"""What is exchanged over HTTP. All that comes in is checked; unknown fields are refused."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from bakufu.kernel.catalogue import LANGUAGES

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    # One of those that there are catalogues for.
    Language = Literal[LANGUAGES]

LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Code = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over HTTP."""


class Choice(Struct, frozen=True):
    """One value that an option may take."""

    value: Any
    label: str


class Option(Struct, frozen=True):
    """Something that a table may choose: a switch, one of several values, or any set of them."""

    name: str
    label: str
    kind: Literal["switch", "one", "set"]
    choices: list[Choice]
    default: Any


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    id: str
    name: str
    tagline: str
    counts: tuple[int, ...]
    options: list[Option]
    guide: bool
    """Whether there is a guide: `GET /api/guides/{game}`."""
    about: str = ""
    """How long it takes, how hard it is to learn, what it is like; empty where the game does not say."""
    problems: bool = False
    """Whether there are problems: `GET /api/problems/{game}`."""


class BrokenInfo(Struct, frozen=True):
    """A game or a bot that is installed but cannot be used, and a sentence that says why."""

    name: str
    sentence: str


class Lobby(Struct, frozen=True):
    """`GET /api/lobby?lang=en`: all that is needed to set a table."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    languages: tuple[str, ...]
    broken: list[BrokenInfo]
    address: str | None = None
    """Where others on the network find the server, if it is open to them and knows."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: none, so many seconds for each decision, or so many for the whole game."""

    kind: Literal["none", "decision", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=7 * 86_400)] = 60
    bots: Literal["calm", "brisk", "fierce"] = "brisk"
    """How long bots take in a race."""
    ready: bool = False
    """Whether a race begins only when everybody has said `Ready`; otherwise by itself."""


SLOW = 12 * 3600
"""Who has so many seconds for a decision plays by correspondence: his vacations stop that clock."""


class SeatWish(RequestBody, frozen=True):
    """Who is to sit here: the one who sets the table, somebody who gets a link, or a bot."""

    kind: Literal["me", "person", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=32)] | None = None


class NewTable(RequestBody, frozen=True):
    """`POST /api/tables`"""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    onlookers: bool = True
    """Whether people without a seat may watch."""
    open: bool = False
    """Whether whoever comes may take a free seat: the table stands on the front page."""
    hints: bool | None = None
    """Whether hints may be asked for; unless told otherwise, where only one person plays."""


class SeatInfo(Struct, frozen=True):
    """What everybody may know about a seat."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    taken: bool
    """Whether somebody holds it (a bot always does)."""
    bot: str | None = None
    """Which bot; of a person's seat that was given to a program: `program`."""
    gone: bool = False
    """Whether its owner has given it up: a bot plays, until somebody takes it over."""
    kept: bool = False
    """Whether a free seat is kept for somebody who was here before."""
    away: list[list[float]] = []
    """When they are on vacation: pairs of times, in seconds since 1970."""
    hints: int = 0
    """How many hints were asked for here."""


class Votes(Struct, frozen=True):
    """What some at the table are for: to end the game without a result, or to give a silent player's seat to a bot."""

    to: Literal["end", "replace"]
    seat: int
    """Whose; -1 where it is to end."""
    by: list[int]
    """The seats that are for it."""


class Gathered(Struct, frozen=True):
    """Luck to which people add (docs/fairness.md)."""

    silent: list[int]
    """The people who have added nothing, or nothing yet."""
    parts: list[str]
    """By seat, as soon as the luck is drawn: what each has added, in hexadecimal digits; empty where nothing."""


class Origin(Struct, frozen=True):
    """A what-if goes on from another table's game, as that was after so many answers; its luck is its own."""

    table: str
    move: int


class TableInfo(Struct, frozen=True):
    """What everybody with the address may know about a table: `GET /api/tables/{table}`."""

    table: str
    game: str
    game_name: str
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    clock: Clock
    onlookers: bool
    commitment: str
    """The promise about the luck, made before the first move."""
    over: bool
    yours: list[int]
    """The seats that the one who asks holds."""
    closed: bool = False
    """Whether the keeper has closed it before its game was over: nothing more can be answered."""
    luck: Gathered | None = None
    """What people have added to the luck; None where the server draws it alone."""
    open: bool = False
    """Whether whoever comes may take a free seat."""
    bots_in: float | None = None
    """In how many seconds bots take what is free then; None: never."""
    invited: list[int] = []
    """The free seats that are kept for the one who asks."""
    again: str | None = None
    """For who holds a seat: the table that was set afterwards for the same people."""
    ended: bool = False
    """Whether all have agreed to end the game without a result."""
    votes: list[Votes] = []
    hints: bool = False
    """Whether hints may be asked for."""
    what_if: Origin | None = None
    """Where the table begins, if not where the rules do."""


class Invitation(Struct, frozen=True):
    """For one seat: the code that takes it, once; the link is `/t/{table}#{code}`."""

    seat: int
    code: str


class HeldSeat(Struct, frozen=True):
    """A seat that is now held by the asker's cookie, and the code to get it back on another machine."""

    seat: int
    recovery: str


class TableMade(Struct, frozen=True):
    """What `POST /api/tables` answers, to the one who set the table alone."""

    info: TableInfo
    invitations: list[Invitation]
    held: list[HeldSeat]


class Brought(RequestBody, frozen=True):
    """`POST /api/records?lang=en`: the record of a finished game, to look back at it here."""

    record: str
    """The whole file."""


class RuleClause(Struct, frozen=True):
    """A clause, for reading."""

    id: str
    chapter: str
    text: str
    ruling: bool


class Gloss(Struct, frozen=True):
    """What can be said about a thing on the board; `id` is the `data-about` of whatever shows it."""

    id: str
    name: str
    does: str
    costs: str
    """Empty where it costs nothing."""
    clause: str


class Problem(Struct, frozen=True):
    """Every HTTP answer that is no success: a word for programs and a sentence for people."""

    problem: str
    sentence: str

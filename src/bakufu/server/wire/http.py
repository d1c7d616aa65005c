"""What is exchanged over HTTP. All that comes in is checked; unknown fields are refused."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from bakufu.kernel.catalogue import LANGUAGES
from bakufu.server.wire.words import Event, View

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


class Join(RequestBody, frozen=True):
    """`POST /api/tables/{table}/join`: take a seat with an invitation; it works once."""

    code: Code
    name: Name | None = None


class GiveSeat(RequestBody, frozen=True):
    """`POST /api/tables/{table}/program`: give a seat to a program: one that the asker holds, or that a code is for."""

    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    code: Code | None = None
    """The seat's invitation, where nobody holds it yet; it is used up."""


class SeatToken(Struct, frozen=True):
    """By this the program is known (`Authorization: Bearer`); for this seat and no other. The recovery code takes the
    seat back, where it was not had before.
    """

    seat: int
    token: str
    recovery: str | None = None


class SitDown(RequestBody, frozen=True):
    """`POST /api/tables/{table}/sit`: take a free seat of an open table."""

    name: Name | None = None


class PlayNow(RequestBody, frozen=True):
    """`POST /api/play`: a seat at an open table of this game, or at a new one where bots sit down soon."""

    game: Annotated[str, Meta(max_length=64)]
    name: Name | None = None


class Seated(Struct, frozen=True):
    """The asker holds these seats now."""

    table: str
    held: list[HeldSeat]
    invitations: list[Invitation] = []


class Vote(RequestBody, frozen=True):
    """`POST /api/tables/{table}/vote`: for (or against) ending the game, or replacing who has been silent for long."""

    to: Literal["end", "replace"]
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    yes: bool = True


class Invite(RequestBody, frozen=True):
    """`POST /api/tables/{table}/invite`: a new link for a seat that nobody holds."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Matters(Struct, frozen=True):
    """`GET /api/tables/{table}/matters`, for who holds a seat: what can be done about the others."""

    silent: list[int]
    """Those for whom the table has waited for long: they may be replaced."""
    gone: list[int]
    """Those who have left: a link takes their seats over."""


class TransferCode(Struct, frozen=True):
    """`POST /api/mine/move`: the code that takes all seats to another browser, once; the link is `/move#{code}`."""

    code: str
    seconds: int
    """For so long."""


class TakeSeats(RequestBody, frozen=True):
    """`POST /api/mine/take`: hold all seats of the one who made this code."""

    code: Code


class AddLuck(RequestBody, frozen=True):
    """`POST /api/tables/{table}/part`: add to the luck, for all the own seats that have not."""

    part: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """32 bytes that nobody could know before, as hexadecimal digits."""


class Recover(RequestBody, frozen=True):
    """`POST /api/tables/{table}/recover`: hold a seat again."""

    code: Code


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


class PastLine(Struct, frozen=True):
    """A line of the log, and the moment at which it was written."""

    index: int
    moment: int
    event: Event
    text: str


class Story(Struct, frozen=True):
    """`GET /api/tables/{table}/story?seat=-1&first=0&lang=en`: the game as a seat's eyes saw it; `lines` is a page."""

    moments: int
    lines: list[PastLine]
    all_lines: int
    over: bool
    answers: list[int]
    """When the game is over: after how many answers each moment came, to find the same moment with other eyes."""


class Moment(Struct, frozen=True):
    """One moment of `GET /api/tables/{table}/moments?seat=-1&first=0&lang=en`, which answers a page of them."""

    index: int
    view: View
    waiting_for: list[int]
    sentence: str


class MomentLuck(Struct, frozen=True):
    """The draws behind a moment, each as [possible outcomes, which it was (from 0)]."""

    moment: int
    draws: list[list[int]]


class Luck(Struct, frozen=True):
    """`GET /api/tables/{table}/luck?seat=-1`, when the game is over: the promise, the seed, every draw."""

    commitment: str
    seed: str
    moments: list[MomentLuck]
    verified: bool
    """Whether the record, replayed by the server, leads to the views and the result that everybody saw."""
    secret: str | None = None
    """What was promised, where people have added to it; else the seed itself was."""
    parts: list[str] = []
    """By seat: what each has added."""


class Problem(Struct, frozen=True):
    """Every HTTP answer that is no success: a word for programs and a sentence for people."""

    problem: str
    sentence: str

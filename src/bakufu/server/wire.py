"""Every message between a browser and the server. `docs/protocol.md` says when which is sent.

All are checked when they come in; unknown fields are refused.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bakufu.kernel.words import kebab

Language = Literal["en", "fr"]
LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Code = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=-1, le=4)]
"""A seat, or -1 for an onlooker."""
Wish = Literal["hints", "labels", "story"]
"""What is sent only where it is wanted: what a player would like to know of each answer, each answer in words, and what
happened in words."""


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over HTTP."""


class Word(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag=kebab):
    """What a client sends over the WebSocket. `id` comes back in the answer."""

    id: Number


class News(Struct, frozen=True, tag_field="tell", tag=kebab):
    """What the server sends over the WebSocket."""


# The lobby, over HTTP.


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
    """Whether there is a guided first turn: `GET /api/guides/{game}`."""


class Lobby(Struct, frozen=True):
    """`GET /api/lobby?lang=en`: all that is needed to set a table."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    languages: tuple[str, ...]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: none, so many seconds for each decision, or so many for the whole game."""

    kind: Literal["none", "decision", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60


class SeatWish(Told, frozen=True):
    """Who is to sit here: the one who sets the table, somebody who gets a link, or a bot."""

    kind: Literal["me", "person", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=32)] | None = None


class NewTable(Told, frozen=True):
    """`POST /api/tables`"""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    onlookers: bool = True
    """Whether people without a seat may watch."""


class SeatInfo(Struct, frozen=True):
    """What everybody may know about a seat."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    taken: bool
    """Whether somebody holds it (a bot always does)."""
    bot: str | None = None


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


class Invitation(Struct, frozen=True):
    """For one seat: the code that takes it, once; the link is `/t/{table}#{code}`."""

    seat: int
    code: str


class Held(Struct, frozen=True):
    """A seat that is now held by the asker's cookie, and the code to get it back on another machine."""

    seat: int
    recovery: str


class TableMade(Struct, frozen=True):
    """What `POST /api/tables` answers, to the one who set the table alone."""

    info: TableInfo
    invitations: list[Invitation]
    held: list[Held]


class Join(Told, frozen=True):
    """`POST /api/tables/{table}/join`: take a seat with an invitation; it works once."""

    code: Code
    name: Name | None = None


class Recover(Told, frozen=True):
    """`POST /api/tables/{table}/recover`: hold a seat again."""

    code: Code


class Brought(Told, frozen=True):
    """`POST /api/records?lang=en`: the record of a finished game, to look back at it here."""

    record: str
    """The whole file."""


class RuleClause(Struct, frozen=True):
    """A clause, for reading."""

    id: str
    chapter: str
    text: str
    ruling: bool


class PastLine(Struct, frozen=True):
    """A line of the log, and the moment at which it was written."""

    index: int
    moment: int
    event: dict[str, Any]
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
    view: dict[str, Any]
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


class Problem(Struct, frozen=True):
    """Every HTTP answer that is no success: a word for programs and a sentence for people."""

    problem: str
    sentence: str


# The table, over the WebSocket: what the client says.


class Hello(Word, frozen=True):
    """The first word: with whose eyes (-1: an onlooker), in which language, how much of the log is known already."""

    seat: SeatNumber
    language: Language = "en"
    known: Number = 0
    wants: tuple[Wish, ...] = ("hints", "labels", "story")


class Play(Word, frozen=True):
    """An answer to the decision pending."""

    action: dict[str, Any]


class TakeBack(Word, frozen=True):
    """Undo the last answer."""


class WhyNot(Word, frozen=True):
    """Whether an answer would be allowed; nothing is done."""

    action: dict[str, Any]


class Chat(Word, frozen=True):
    """Something to say to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]
    """Not every database can keep a zero."""


class Speak(Word, frozen=True):
    """Go on in another language."""

    language: Language


class Want(Word, frozen=True):
    """From now on these, and no others."""

    wants: tuple[Wish, ...]


class Pong(Word, frozen=True):
    """The answer to a `Ping`, at once."""


ClientWord = Hello | Play | TakeBack | WhyNot | Chat | Speak | Want | Pong


class Numbered(Struct, frozen=True):
    """Any word, as far as its number can be read: so that even a malformed one is answered under it."""

    id: int | None = None


# The table, over the WebSocket: what the server tells.


class Asked(Struct, frozen=True):
    """What the seat must decide. `actions`, `labels` and `hints` go together, one by one.

    Who does not want labels gets none of them (`[]`), who does not want hints gets None.
    """

    name: str
    sentence: str
    clause: str
    actions: list[dict[str, Any]]
    labels: list[str]
    hints: list[Any] | None
    secret: bool
    race: bool


class LogLine(Struct, frozen=True):
    """Something that happened, as a fact and as a sentence (empty for who does not want the story)."""

    index: int
    event: dict[str, Any]
    text: str


class Hand(Struct, frozen=True):
    """A seat's clock: seconds left (None: no clock), whether it runs; whether a caretaker plays; who is here."""

    left: float | None
    running: bool
    caretaker: bool
    here: bool


class Outcome(Struct, frozen=True):
    """How the game ended."""

    places: list[int]
    scores: list[int]
    why: list[str]


class Update(News, frozen=True):
    """The table as the seat sees it now. Sent after `Hello` and whenever something changed."""

    number: int
    """How many answers and take-backs this seat could notice so far; it only grows."""
    view: dict[str, Any]
    asked: Asked | None
    still_asked: bool
    """The seat is asked the same as in the update before, and it is not sent again: `asked` is None."""
    waiting_for: list[int]
    sentence: str
    """What the seat must do, or whom the table waits for, in words."""
    log: list[LogLine]
    """What is new since the last update (or since `Hello.known`)."""
    log_from: int
    """The index of the first line in `log`; less than what the client has: a take-back shortened the log."""
    hands: list[Hand]
    can_take_back: bool
    result: Outcome | None


class Welcome(News, frozen=True):
    """The answer to `Hello`: the table, and with whose eyes it is shown."""

    info: TableInfo
    seat: int


class Done(News, frozen=True):
    """An answer was carried out (or a word was heard)."""

    id: int


class Overtaken(News, frozen=True):
    """A fair answer, but somebody else's came first; decide again."""

    id: int
    sentence: str


class Refusal(News, frozen=True):
    """Not allowed; nothing has changed."""

    id: int
    clause: str
    sentence: str


class Mistaken(News, frozen=True):
    """A word that could not be understood or came too often; nothing has changed."""

    id: int | None
    problem: str
    sentence: str


class Said(News, frozen=True):
    """Chat."""

    index: int
    seat: int
    name: str
    text: str
    at: float


class Ready(News, frozen=True):
    """A race begins in so many seconds; what is raced for comes with the next `Update`."""

    seconds: float


class Ping(News, frozen=True):
    """Answer with `Pong` and this id at once: so the server measures the way."""

    id: int


ServerNews = Update | Welcome | Done | Overtaken | Refusal | Mistaken | Said | Ready | Ping


# The guided first turn, over HTTP.


class Passing(Struct, frozen=True):
    """What is seen on the way from one step to the next: after one answer, as everybody at a table would see it."""

    view: dict[str, Any]
    lines: int
    """How many lines of the log there are by then."""


class GuideStep(Struct, frozen=True):
    """A moment of a guided game: what an `Update` would show, and what the guide says about it."""

    view: dict[str, Any]
    asked: Asked | None
    waiting_for: list[int]
    log: list[LogLine]
    """What is new since the step before."""
    way: list[Passing]
    """How it came from the step before, answer by answer; what is shown now does not stand there again."""
    say: str
    """Paragraphs, with an empty line between them."""
    wanted: int | None
    """Which of the decision's actions the guide would like to see; none: just read on."""


class Guide(Struct, frozen=True):
    """`GET /api/guides/{game}?lang=en`: the first turn of a real game, seen from one seat."""

    game: str
    game_name: str
    seat: int
    seats: list[SeatInfo]
    steps: list[GuideStep]

"""What is said over the WebSocket of a table. All that comes in is checked; unknown fields are refused."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bakufu.kernel.words import kebab
from bakufu.server.wire.game_types import Action, DecisionName, Event, Hint, View
from bakufu.server.wire.http import Language, TableInfo

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=-1, le=4)]
"""A seat, or -1 for an onlooker."""
Wish = Literal["hints", "labels", "steps", "story"]
"""What is sent only where it is wanted: what a player would like to know of each answer, each answer in words, how it
looked between two updates, and what happened in words."""


class Word(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag=kebab):
    """What a client sends over the WebSocket. `id` comes back in the answer."""

    id: Number


class News(Struct, frozen=True, tag_field="tell", tag=kebab):
    """What the server sends over the WebSocket."""


# The table, over the WebSocket: what the client says.


class Hello(Word, frozen=True):
    """The first word: with whose eyes (-1: an onlooker), in which language, how much of the log is known already."""

    seat: SeatNumber
    language: Language = "en"
    known: Number = 0
    wants: tuple[Wish, ...] = ("hints", "labels", "story")


class Play(Word, frozen=True):
    """An answer to the decision pending."""

    action: Action


class TakeBack(Word, frozen=True):
    """Undo the last answer."""


class WhyNot(Word, frozen=True):
    """Whether an answer would be allowed; nothing is done."""

    action: Action


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


class SayReady(Word, frozen=True, tag="ready"):
    """The race may begin."""


class Resume(Word, frozen=True):
    """Play on oneself: the caretaker, if there is one, stops."""


class AskHint(Word, frozen=True, tag="hint"):
    """What would a strong bot do here? It is counted, and everybody sees how many each has asked for."""


class Pong(Word, frozen=True):
    """The answer to a `Ping`, at once."""


ClientWord = Hello | Play | TakeBack | WhyNot | Chat | Speak | Want | SayReady | Resume | AskHint | Pong


class Numbered(Struct, frozen=True):
    """Any word, as far as its number can be read: so that even a malformed one is answered under it."""

    id: int | None = None


# The table, over the WebSocket: what the server tells.


class Asked(Struct, frozen=True):
    """What the seat must decide. `actions`, `labels` and `hints` go together, one by one.

    Who does not want labels gets none of them (`[]`), who does not want hints gets None.
    """

    name: DecisionName
    sentence: str
    clause: str
    actions: list[Action]
    labels: list[str]
    hints: list[Hint] | None
    secret: bool
    race: bool


class LogLine(Struct, frozen=True):
    """Something that happened, as a fact and as a sentence (empty for who does not want the story)."""

    index: int
    event: Event
    text: str


class Hand(Struct, frozen=True):
    """A seat's clock: seconds left (None: no clock), whether it runs; whether a caretaker plays; who is here."""

    left: float | None
    running: bool
    caretaker: bool
    here: bool
    missed: int = 0
    """How many decisions in a row were made for it because its time was out."""


class FinalResult(Struct, frozen=True):
    """How the game ended."""

    places: list[int]
    scores: list[int]
    why: list[str]


class Stage(Struct, frozen=True):
    """How it looked on the way to an update, while things happened by themselves."""

    lines: int
    """How many lines of the log there were."""
    view: dict[str, Any]
    """What was otherwise in the view."""


class Update(News, frozen=True):
    """The table as the seat sees it now. Sent after `Hello` and whenever something changed."""

    number: int
    """How many answers and take-backs this seat could notice so far; it only grows."""
    view: View
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
    result: FinalResult | None
    way: list[Stage] = []
    """What was seen since the update before, step by step, for who wants `steps`; not what is seen now."""
    ready: list[int] | None = None
    """Before a race that waits for everybody: who is ready. The view is the one before what is raced for came."""


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


class NotAllowed(News, frozen=True, tag="refusal"):
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


class HintTold(News, frozen=True, tag="hint"):
    """The answer to `AskHint`: what a strong bot would answer, and in words that, the alternatives and why."""

    id: int
    plan: list[Action]
    """One answer after the other, where the decision comes piece by piece."""
    lines: list[str]


class Halted(News, frozen=True):
    """Nothing can be written down now, here or at any table, and why; an empty sentence: it can again."""

    sentence: str


class Ping(News, frozen=True):
    """Answer with `Pong` and this id at once: so the server measures the way."""

    id: int


ServerNews = Update | Welcome | Done | Overtaken | NotAllowed | Mistaken | Said | Ready | HintTold | Halted | Ping

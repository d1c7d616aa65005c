"""What is said over HTTP about a game that one looks back at."""

from msgspec import Struct

from bakufu.server.wire.game_types import Event, View


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

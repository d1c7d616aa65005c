"""What the coach says over HTTP: reviews, what-ifs, problems."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bakufu.server.wire.game_types import Action, View
from bakufu.server.wire.http import RequestBody, SeatInfo
from bakufu.server.wire.socket import Asked, SeatNumber


class AskReview(RequestBody, frozen=True):
    """`POST /api/tables/{table}/reviews`: a review of a finished game with these eyes, and its luck."""

    seat: SeatNumber


class Point(Struct, frozen=True):
    """Everybody's chances after so many answers, with their standard errors."""

    move: int
    wins: list[float]
    errors: list[float]


class Chosen(Struct, frozen=True):
    """A choice of the seat's. `cost`: what something else would have gained, in victories, as far as was found."""

    move: int
    """So many answers had been given before."""
    answers: int
    """So many answers of the seat's belong to it."""
    asked: str
    chosen: str
    cost: float
    error: float
    mistake: bool
    """Whether the samples bear out that the other was better."""
    better: str
    """What was, where that is so; otherwise empty."""


class Account(Struct, frozen=True):
    """One seat's: the first four make the fifth."""

    start: float
    own_choices: float
    others_choices: float
    luck: float
    result: float


class Luckiest(Struct, frozen=True):
    """A luck that changed much: after how many answers, what was told of it, and by seat what it changed."""

    move: int
    text: str
    change: list[float]
    errors: list[float]


class LuckAccount(Struct, frozen=True):
    """The luck ledger of a game."""

    accounts: list[Account]
    most: list[Luckiest]
    sentence: str
    """Who was luckier than whom."""
    samples: int


class ReviewShown(Struct, frozen=True):
    """`GET /api/tables/{table}/review?seat=0&lang=en`: how far it is, and what has come of it so far."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    ahead: int
    """How many reviews come first, while it waits."""
    done: int
    pieces: int
    graph: list[Point]
    choices: list[Chosen]
    deciders: list[int]
    """Who gave each answer of the game."""
    samples: int
    luck: LuckAccount | None


class AskWhatIf(RequestBody, frozen=True):
    """`POST /api/tables/{table}/what-if`: play on from a finished game as it was after so many answers."""

    move: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: Annotated[str, Meta(max_length=32)] = "strong"


class ProblemListed(Struct, frozen=True):
    """A problem as the list of its game has it."""

    number: int
    players: int
    asked: str


class ProblemSet(Struct, frozen=True):
    """`GET /api/problems/{game}?lang=en`: those that come with a game."""

    game: str
    game_name: str
    problems: list[ProblemListed]


class ProblemPosed(Struct, frozen=True):
    """`GET /api/problems/{game}/{number}?lang=en`: what its seat sees, and what it is asked."""

    game: str
    game_name: str
    number: int
    count: int
    seat: int
    seats: list[SeatInfo]
    view: View
    asked: Asked
    waiting_for: list[int]


class Try(RequestBody, frozen=True):
    """`POST /api/problems/{game}/{number}/answers?lang=en`: answers to a problem, all of them from the first on."""

    answers: Annotated[list[Action], Meta(min_length=1, max_length=40)]


class OtherAnswer(Struct, frozen=True):
    """Another answer, and how much of a victory it costs, with the standard error."""

    label: str
    cost: float
    error: float


class Verdict(Struct, frozen=True):
    """What was tried: `more` is asked, or it is `solved`, or it is `wrong`: then the best is told as well."""

    outcome: Literal["more", "solved", "wrong"]
    posed: ProblemPosed | None
    """How it looks then, where more is asked."""
    cost: float | None
    """What the answer costs; None where that was not weighed."""
    tried: str
    best: str
    why: str
    others: list[OtherAnswer]

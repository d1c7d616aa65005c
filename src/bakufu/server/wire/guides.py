"""The guide to a game, over HTTP."""

from msgspec import Struct

from bakufu.server.wire.game_types import View
from bakufu.server.wire.http import SeatInfo
from bakufu.server.wire.socket import Asked, LogLine


class Passing(Struct, frozen=True):
    """What is seen on the way from one step to the next: after one answer, as everybody at a table would see it."""

    view: View
    lines: int
    """How many lines of the log there are by then."""


class GuideStep(Struct, frozen=True):
    """A moment of a guided game: what an `Update` would show, and what the guide says about it."""

    part: int
    """0 for the first turn; 1 for how a game ends, where the log begins anew."""
    view: View
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
    light: list[str]
    """What the sentence points at: values of `data-place` or `data-about` on the board or beside it."""
    open: str
    """The part of the board that holds it, where the board shows one part at a time; empty: any."""


class Guide(Struct, frozen=True):
    """`GET /api/guides/{game}?lang=en`: the first turn of a real game and the end of another, seen from one seat."""

    game: str
    game_name: str
    seat: int
    seats: list[SeatInfo]
    steps: list[GuideStep]

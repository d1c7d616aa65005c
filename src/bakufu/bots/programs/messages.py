"""What is said on the lines between a table and a program."""

from typing import Any

from msgspec import Raw, Struct

PROTOCOL = 1
"""Grows when a program that knew the old messages would not understand the new ones."""


class Ask(Struct, frozen=True):
    """To the program: a decision, with all that its seat has. Each stands for itself; nothing need be remembered."""

    bakufu: int
    ask: int
    """Counts the decisions of this program."""
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seat: int
    view: Raw
    """What the seat sees; `docs/protocol.md` says the same to browsers."""
    log: Raw
    """What the seat has been told so far; empty where a game is played silently."""
    decision: str
    answers: Raw
    """Every answer that the rules allow. The first is number 0."""
    seconds: float
    """How long the answer may take."""


class Sampled(Struct, frozen=True):
    """To the program: a whole position that its seat cannot tell from the real one, as `bakufu.load` reads it."""

    sample: Raw


class Reply(Struct, frozen=True):
    """From the program: the number of its answer; or, before that, a wish for a sample, by any word.

    The same word brings the same sample.
    """

    answer: int | None = None
    sample: str | None = None

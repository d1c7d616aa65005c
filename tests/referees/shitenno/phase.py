"""One decision of one player."""

from typing import Protocol

from tests.referees.shitenno.board import Luck, Plain


class Phase(Protocol):
    """Somebody is asked something, and something follows."""

    seat: int

    def actions(self) -> list[Plain]:
        """Every legal answer."""

    def answer(self, action: Plain, luck: Luck) -> "Phase | None":
        """All that follows up to the next decision of this year; None when the year is over."""

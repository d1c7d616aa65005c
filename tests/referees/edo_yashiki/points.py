"""What a card that was just laid is worth (EDO-3)."""

from typing import NamedTuple

from tests.referees.edo_yashiki.cards import KIND_POINTS, LINE_POINTS, Kind, Square
from tests.referees.edo_yashiki.house import House


class Line(NamedTuple):
    """A row or column of one kind; two that are alike count alike."""

    kind: Kind
    length: int

    @property
    def points(self) -> int:
        """EDO-3.2: six or more are worth nothing."""
        return LINE_POINTS.get(self.length, 0)


def lines_made(house: House, laid: set[Square]) -> tuple[Line, ...]:
    """EDO-3.1, EDO-3.5: the whole of every row and column that has a square of the card just laid."""
    return tuple(Line(house.squares[line[0]], len(line)) for line in house.lines() if laid & set(line))


def bonus(kinds: frozenset[Kind]) -> int:
    """EDO-3.4, EDO-5.6: for the different kinds that scored points."""
    return KIND_POINTS.get(len(kinds), 0)

"""A player's house: its squares, where a card may be laid, and which lines a card makes.

Squares lie in a frame of `STRIDE` columns, numbered row by row; the house keeps a margin to the frame's edges, so that
nothing wraps around. A card's place is that of its top left square. Two sets of places, one bit each, grow with every
card: `reach`, from where a card would touch or overlap the house (EDO-2.5), and `blocked`, from where it would cover a
line of three or more or lie exactly on an earlier card (EDO-2.6). The legal places are then a single operation.
"""

from collections.abc import Iterable, Mapping
from itertools import accumulate
from operator import or_
from typing import Any, NotRequired, TypeAlias, TypedDict

from bakufu.games.edo_yashiki.components import COLUMNS, LETTERS, ROWS
from bakufu.games.edo_yashiki.frame import LEFT, MARGIN, STRIDE, TOP, extent

NOTHING = b"\0"
"""A square of the frame where the house has none."""

SHORTEST_LINE = 3
WIDEST = 2 * 32
LONGEST_LINE = 3 * 32

Line: TypeAlias = tuple[int, int, int, int, int]
"""A run of one kind: kind, length, column and row of its first square (the first card is at 0, 0), 1 if down."""


def _places_over(squares: Iterable[int]) -> int:
    """The places from which a card covers one of these squares (counted from `MARGIN`, as none may be negative)."""
    bits = 0
    for square in squares:
        for column in range(COLUMNS):
            for row in range(ROWS):
                bits |= 1 << MARGIN + square - column - row * STRIDE
    return bits


REACH_OF_SQUARE = _places_over((0, 1, -1, STRIDE, -STRIDE))
REACH_OF_CARD = 0
for _row in range(ROWS):
    for _column in range(COLUMNS):
        REACH_OF_CARD |= REACH_OF_SQUARE << _row * STRIDE + _column

BLOCKED_BY = tuple(
    tuple(accumulate([_places_over((square * step,)) for square in range(LONGEST_LINE)], or_, initial=0))
    for step in (1, STRIDE)
)
"""For lines across and for lines down, by length: the places from which a card would cover them."""


class Picture(TypedDict):
    """A house as JSON: the column and row of its top left corner, its squares row by row, and where its cards lie."""

    corner: tuple[int, int]
    squares: list[str]
    cards: NotRequired[list[tuple[int, int]]]


class House:
    """A house. It is never changed: laying a card makes a new one."""

    __slots__ = ("blocked", "cards", "grid", "kept", "kept_before", "origin", "reach")

    def __init__(self, grid: bytes, reach: int, blocked: int, origin: int, cards: tuple[int, ...]) -> None:
        self.grid = grid
        self.reach = reach
        self.blocked = blocked
        self.origin = origin
        self.cards = cards
        """How far each card's place is from the first card's, in the order in which they were laid.

        None in a house of the first rules, which do not ask for it.
        """
        self.kept: Any = None
        """What others have found out about this house and keep (`house_cache.py`); the rules do not look at it."""
        self.kept_before: Any = None
        """The same of the house before the last card, from which they may go on."""

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process goes only what the house is."""
        return House, (self.grid, self.reach, self.blocked, self.origin, self.cards)

    @classmethod
    def of(cls, face: bytes, remembers: bool) -> "House":
        """The house that a player begins with (EDO-1.2); whether it remembers where its cards lie."""
        blank = bytes(MARGIN + (ROWS + TOP) * STRIDE)
        blocked, cards = (1 << MARGIN, (0,)) if remembers else (0, ())
        return cls(_with_card(blank, MARGIN, face), REACH_OF_CARD, blocked, MARGIN, cards)

    def places(self) -> int:
        """Where a card may be laid, one bit each."""
        reach = self.reach
        return reach ^ reach & self.blocked

    def place(self, x: int, y: int) -> int:
        """The place at this column and row."""
        return self.origin + y * STRIDE + x

    def square(self, place: int) -> tuple[int, int]:
        """The column and row of a place."""
        row, column = divmod(place, STRIDE)
        home_row, home_column = divmod(self.origin, STRIDE)
        return column - home_column, row - home_row

    def kind(self, x: int, y: int) -> int:
        """What the square at this column and row shows; 0 where the house has none."""
        place = self.place(x, y)
        return self.grid[place] if 0 <= place < len(self.grid) else 0

    def is_card(self, place: int) -> bool:
        """Whether an earlier card lies exactly there, covered or not."""
        return place - self.origin in self.cards

    def covered(self, x: int, y: int) -> int:
        """How many squares of the house a card at this legal place covers."""
        grid, place = self.grid, self.place(x, y)
        taken = 0
        for start in range(place, place + ROWS * STRIDE, STRIDE):
            taken += (grid[start] > 0) + (grid[start + 1] > 0)
        return taken

    def lay(self, place: int, face: bytes) -> "tuple[House, tuple[Line, ...]]":
        """The house with a card laid at a legal place, and the lines that the card made or lengthened (EDO-3.1)."""
        grid, reach, blocked, origin, cards = self.grid, self.reach, self.blocked, self.origin, self.cards
        if place < MARGIN or place % STRIDE < LEFT:
            row, column = divmod(place, STRIDE)
            shift = max(LEFT - column, 0) + max(TOP - row, 0) * STRIDE
            grid = NOTHING * shift + grid
            reach <<= shift
            blocked <<= shift
            origin += shift
            place += shift
        room = place + (ROWS + TOP) * STRIDE - len(grid)
        if room > 0:
            grid = grid + NOTHING * room
        grid = _with_card(grid, place, face)
        from_margin = place - MARGIN
        if cards:
            blocked |= 1 << place
            cards += (place - origin,)
        house = House(grid, reach | REACH_OF_CARD << from_margin, blocked, origin, cards)
        house.kept_before = self.kept or self.kept_before
        found = lines_through(grid, place)
        if not found:
            return house, ()
        for _, length, start, down in found:
            house.blocked |= BLOCKED_BY[down][length] << start - MARGIN
        return house, tuple([(kind, length, *house.square(start), down) for kind, length, start, down in found])

    def lines_if_laid(self, place: int, face: bytes) -> list[tuple[int, int, int, int]]:
        """The lines that a card would make or lengthen at a legal place: kind, length, first place, 1 if down."""
        return lines_through(_with_card(self.grid, place, face), place)

    def to_plain(self) -> Picture:
        """A picture of the house, the column and row of its top left corner, and those of its cards."""
        top, bottom, left, right = extent(self.reach)
        rows = [self.grid[row * STRIDE + left : row * STRIDE + right] for row in range(top, bottom)]
        squares = ["".join([LETTERS[kind] for kind in row]) for row in rows]
        picture: Picture = {"corner": self.square(top * STRIDE + left), "squares": squares}
        if self.cards:
            picture["cards"] = [self.square(self.origin + card) for card in self.cards]
        return picture

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> "House":
        """The house that a picture shows; raises `ValueError` where it shows none."""
        (x, y), rows = plain["corner"], plain["squares"]
        if type(x) is not int or type(y) is not int or not isinstance(rows, list):
            raise ValueError("a house has a corner (column and row) and rows of squares")
        width = max(map(len, rows), default=0)
        if not 0 <= -x < width <= WIDEST or not 0 <= -y < len(rows) <= LONGEST_LINE:
            raise ValueError("a house lies around 0, 0 and is no larger than 32 cards can make it")
        grid = bytearray(MARGIN + (len(rows) + ROWS + TOP) * STRIDE)
        for row, letters in enumerate(rows):
            start = MARGIN + row * STRIDE
            grid[start : start + len(letters)] = bytes(LETTERS.index(letter) for letter in letters)
        reach = blocked = 0
        for place, kind in enumerate(bytes(grid)):
            if kind:
                reach |= REACH_OF_SQUARE << place - MARGIN
                for down, step in enumerate((1, STRIDE)):
                    length = 1
                    while grid[place + length * step] == kind:
                        length += 1
                    if length >= SHORTEST_LINE:
                        blocked |= BLOCKED_BY[down][length] << place - MARGIN
        origin = MARGIN - y * STRIDE - x
        cards: list[int] = []
        for column, line in plain.get("cards", ()):
            if type(column) is not int or type(line) is not int:
                raise ValueError("a card of a house has a column and a row")
            if not 0 <= column - x < width or not 0 <= line - y < len(rows):
                raise ValueError("a card of a house lies on it")
            cards.append(line * STRIDE + column)
            blocked |= 1 << origin + cards[-1]
        return cls(bytes(grid), reach, blocked, origin, tuple(cards))


def _with_card(grid: bytes, place: int, face: bytes) -> bytes:
    second, third = place + STRIDE, place + 2 * STRIDE
    return b"%b%b%b%b%b%b%b" % (
        grid[:place],
        face[:2],
        grid[place + COLUMNS : second],
        face[2:4],
        grid[second + COLUMNS : third],
        face[4:],
        grid[third + COLUMNS :],
    )


def lines_through(grid: bytes, place: int) -> list[tuple[int, int, int, int]]:
    """Every longest run of three or more that contains a square of the card at this place (EDO-3.1)."""
    lines: list[tuple[int, int, int, int]] = []
    # Most rows and columns make none, and a look at the squares beside them shows that at once.
    for start in range(place, place + ROWS * STRIDE, STRIDE):
        one, two = grid[start], grid[start + 1]
        if one == two:
            if grid[start - 1] != one and grid[start + 2] != one:
                continue
        elif (grid[start - 1] != one or grid[start - 2] != one) and (grid[start + 2] != two or grid[start + 3] != two):
            continue
        _find_lines(grid, start, 1, start + COLUMNS - 1, lines)
    for start in range(place, place + COLUMNS):
        one, two, three = grid[start], grid[start + STRIDE], grid[start + 2 * STRIDE]
        below = start + ROWS * STRIDE
        above = start - STRIDE
        if one == two:
            if two != three and grid[above] != one and (grid[below] != three or grid[below + STRIDE] != three):
                continue
        elif two == three:
            if grid[below] != three and (grid[above] != one or grid[above - STRIDE] != one):
                continue
        elif (grid[above] != one or grid[above - STRIDE] != one) and (
            grid[below] != three or grid[below + STRIDE] != three
        ):
            continue
        _find_lines(grid, start, STRIDE, start + (ROWS - 1) * STRIDE, lines)
    return lines


def _find_lines(grid: bytes, here: int, step: int, last: int, lines: list[tuple[int, int, int, int]]) -> None:
    """The lines in one row or column of a card, from its first square to its last."""
    while here <= last:
        kind = grid[here]
        before = here - step
        while grid[before] == kind:
            before -= step
        here += step
        while grid[here] == kind:
            here += step
        if here - before > SHORTEST_LINE * step:
            lines.append((kind, (here - before) // step - 1, before + step, int(step > 1)))

"""What a seat sees, as numbers."""

from typing import Any

from bakufu.games.edo_yashiki.components import FACES, KINDS, LETTERS
from bakufu.games.edo_yashiki.frame import STRIDE
from bakufu.games.edo_yashiki.house import House, Picture
from bakufu.kernel.planes import MOST, Each, Field, Item, Planes, Remembered, UpTo, bits, by_seat, number, one_of, who
from bakufu.kernel.words import Seat

ASKED = ("claim", "take", "name", "lay", "score")
"""Everything that a seat may be asked."""

REACH = 15
"""Houses are shown so far from their first square in every direction; what lies farther is cut off."""

SIDE = 2 * REACH + 1
MOST_LINES = 5
MIDDLE = 63
"""Added to columns and rows of lines, which may be negative."""

_MOST_KEPT = 512


class HousePlanes(Field):
    """What each square shows, row by row; then, at its top left square, each card's number in the order of laying."""

    def __init__(self) -> None:
        super().__init__((2, SIDE, SIDE), "plane-house")
        # A house never changes, and is looked at by everybody until a card is laid.
        self._written: dict[House, bytes] = {}

    def write(self, value: House, seat: Seat) -> bytes:
        """Around the first square."""
        found = self._written.get(value)
        if found is None:
            if len(self._written) > _MOST_KEPT:
                self._written.clear()
            found = self._written[value] = _squares(value) + _cards(value)
        return found

    def read(self, data: bytes, seat: Seat) -> Picture:
        """The picture of the house."""
        squares, cards = data[: SIDE * SIDE], data[SIDE * SIDE :]
        rows = [squares[at : at + SIDE] for at in range(0, len(squares), SIDE)]
        used = [row for row in range(SIDE) if any(rows[row])]
        columns = [column for column in range(SIDE) if any(row[column] for row in rows)]
        shown = [rows[row][columns[0] : columns[-1] + 1] for row in range(used[0], used[-1] + 1)]
        laid = sorted((cards[place], place) for place in range(SIDE * SIDE) if cards[place])
        return {
            "corner": (columns[0] - REACH, used[0] - REACH),
            "squares": ["".join(LETTERS[kind] for kind in row) for row in shown],
            "cards": [(place % SIDE - REACH, place // SIDE - REACH) for _, place in laid],
        }


def _squares(house: House) -> bytes:
    grid = house.grid
    home_row, home_column = divmod(house.origin, STRIDE)
    # Left of the frame there is nothing, nor above it or below.
    left = home_column - REACH
    blank = bytes(-left) if left < 0 else b""
    rows = []
    for row in range(home_row - REACH, home_row + REACH + 1):
        start = row * STRIDE
        shown = grid[start + max(left, 0) : min(start + left + SIDE, start + STRIDE)] if row >= 0 else b""
        rows.append((blank + shown).ljust(SIDE, b"\0"))
    return b"".join(rows)


def _cards(house: House) -> bytes:
    written = bytearray(SIDE * SIDE)
    for number_of_card, card in enumerate(house.cards, 1):
        x, y = house.square(house.origin + card)
        if -REACH <= x <= REACH and -REACH <= y <= REACH:
            written[(y + REACH) * SIDE + x + REACH] = number_of_card
    return bytes(written)


class LinePlanes(Field):
    """A line: kind, length, column and row of its first square, whether it goes down."""

    def __init__(self) -> None:
        super().__init__((5,), "plane-line")

    def write(self, value: Any, seat: Seat) -> bytes:
        """Columns and rows are counted from -63."""
        kind, length, x, y, down = value
        return bytes([kind, length, max(0, min(x + MIDDLE, MOST)), max(0, min(y + MIDDLE, MOST)), down])

    def read(self, data: bytes, seat: Seat) -> Any:
        """The line."""
        kind, length, x, y, down = data
        return kind, length, x - MIDDLE, y - MIDDLE, down


def _face() -> Item:
    """A card by its six squares: for each the kind that it shows. No card is all zeros."""
    kind = one_of(len(KINDS))
    shown = [b"".join(kind.write(square - 1, 0) for square in upright) for upright, _ in FACES]
    table = [*shown, bytes(len(shown[0]))]
    return Item((table,) * 8, (6, len(KINDS)), "plane-card", -1, len(FACES) - 1)


def planes(players: int) -> Planes:
    """For so many players."""
    face = _face()
    return Planes(
        {
            "first": who(players),
            "deck": number(),
            "row": UpTo(players, face),
            "hands": Each(players, face, turned=True),
            "named": face,
            "has_named": by_seat(players),
            "houses": Each(players, HousePlanes(), turned=True),
            "lines": Each(players, Remembered(UpTo(MOST_LINES, LinePlanes())), turned=True),
            # The lowest bit stands for no kind.
            "specialists": Each(players, bits(1 + len(KINDS)), turned=True),
            "scores": by_seat(players),
        },
        left=("options",),
        asked=ASKED,
    )

"""The JSON of every way to lay a card.

A house grows by one card at a time, so most rows of its list are those of the list before, and the others look like
some other house's: a list is pieced together from what has been written already.
"""

from functools import cache
from itertools import compress

from bakufu.games.edo_yashiki.actions import Lay
from bakufu.games.edo_yashiki.frame import STRIDE, WHOLE_ROW, which
from bakufu.kernel.json import encode

HOME = STRIDE // 2
"""The column into which the first card is moved, where the house is not too wide for that."""

MOST_ROWS = 2_000
"""So many different ones are remembered of a row."""


class Listing:
    """A list, and where in it each row begins. Rows are counted from the frame's top; the first card lies in `home`."""

    __slots__ = ("begins", "home", "left", "places", "text", "top")

    def __init__(self, places: int, home: int, left: int, top: int, begins: list[int], text: bytes) -> None:
        self.places = places
        self.home = home
        self.left = left
        self.top = top
        self.begins = begins
        """From the row at the `top` on, and one more for the end."""
        self.text = text

    def begin(self, row: int) -> int:
        """Where this row begins, or would."""
        return self.begins[min(max(row - self.top, 0), len(self.begins) - 1)]


def listing(places: int, home: int, column: int, width: tuple[int, int], turns: int, before: Listing | None) -> Listing:
    """The ways to lay a card at these places of a frame, all of them between two columns.

    The first card lies in the row `home` and in this column. `before` is the list from which this one has grown.
    """
    left = -column
    if not places:
        return Listing(0, home, left, home, [1], b"[]")
    move = HOME - column
    if move >= 0 and width[0] + move >= 0 and width[1] + move < STRIDE:
        # Houses with their first card in the same column have more rows in common.
        places, left = places << move, -HOME
    if before is None or before.left != left or not before.places:
        before = Listing(0, home, left, _row_of(places & -places), [1], b"[")
    down = home - before.home
    changed = places ^ before.places << down * STRIDE
    if not changed:
        return before
    first, last = _row_of(changed & -changed), _row_of(changed)
    text, begin, end = before.text, before.begin(first - down), before.begin(last + 1 - down)
    top = min(before.top + down, first)
    begins = [before.begin(row - down) for row in range(top, first)]
    pieces, size = [text[:begin] if begin < len(text) else text.replace(b"]", b",")], begin
    known = _rows_written(left, turns)
    for row in range(first, last + 1):
        piece = known[row - home][places >> row * STRIDE & WHOLE_ROW]
        begins.append(size)
        pieces.append(piece)
        size += len(piece)
    bottom = before.top + down + len(before.begins) - 1
    begins += [before.begin(row - down) + size - end for row in range(last + 1, max(bottom, last + 1) + 1)]
    pieces.append(text[end:])
    joined = b"".join(pieces)
    return Listing(places, home, left, top, begins, joined if end < len(text) else joined[:-1] + b"]")


def _row_of(places: int) -> int:
    """The row of the last of these places."""
    return (places.bit_length() - 1) // STRIDE


class _RowWritten(dict[int, bytes]):
    """The places of one row as JSON, a comma after each way."""

    def __init__(self, left: int, turns: int, y: int) -> None:
        self._all = _all_written(left, y, turns)

    def __missing__(self, row: int) -> bytes:
        if len(self) > MOST_ROWS:
            self.clear()
        written = self[row] = b"".join(compress(self._all, which(row)))
        return written


class _RowsWritten(dict[int, _RowWritten]):
    """All rows of the houses whose frame has this column at its left."""

    def __init__(self, left: int, turns: int) -> None:
        self._left = left
        self._turns = turns

    def __missing__(self, y: int) -> _RowWritten:
        row = self[y] = _RowWritten(self._left, self._turns, y)
        return row


_rows_written = cache(_RowsWritten)


def _all_written(left: int, y: int, turns: int) -> list[bytes]:
    """A card at every place of a row."""
    ways = (False, True)[:turns]
    return [b"".join([encode(Lay(x, y, turned)) + b"," for turned in ways]) for x in range(left, left + STRIDE)]

"""The JSON of every way to lay a card, or of what is said about each.

A house grows by one card at a time, so most rows of its list are those of the list before, and the others are cut out
of whole rows that have been written already. A list is one text: in pieces it would lie all over the memory.
"""

from array import array
from collections.abc import Callable
from itertools import accumulate

from bakufu.games.edo_yashiki.actions import Lay
from bakufu.games.edo_yashiki.frame import STRIDE
from bakufu.kernel.writers import Pieces

OCTETS = STRIDE // 8
"""So many bytes, a bit for each place, are a row."""

HOME = STRIDE // 2
"""The column into which the first card is moved, where the house is not too wide for that."""

SIZE = "I"
"""How long a row is, is kept as such a number."""

NO_ROW = bytes(array(SIZE).itemsize)

Write = Callable[[Lay], bytes]
"""How one way to lay a card is written."""


class Listing:
    """A list as it is written, row by row. Rows are counted from the frame's top; the first card lies in `home`."""

    __slots__ = ("age", "home", "left", "pieces", "places", "sizes", "text", "top")

    def __init__(self, places: int, home: int, left: int, top: int, sizes: "array[int]", text: bytes) -> None:
        self.places = places
        self.home = home
        self.left = left
        self.top = top
        self.sizes = sizes
        """How long the rows are, from the one at the `top` on; each way is followed by a comma, or by the end."""
        self.text = text
        self.pieces: Pieces = (text,)
        self.age = 0
        """Of the house that it is about, as its cache counts them."""


def listing(
    places: int, home: int, column: int, width: tuple[int, int], turns: int, before: Listing | None, written: "Rows"
) -> Listing:
    """The ways to lay a card at these places of a frame, all of them between two columns.

    The first card lies in the row `home` and in this column. `before` is the list from which this one has grown.
    """
    left = -column
    if not places:
        return Listing(0, home, left, home, array(SIZE), b"[]")
    move = HOME - column
    if move >= 0 and width[0] + move >= 0 and width[1] + move < STRIDE:
        # Houses with their first card in the same column have more rows in common.
        places, left = places << move, -HOME
    if before is None or before.left != left or not before.places:
        before = Listing(0, home, left, _row_of(places & -places), array(SIZE), b"[")
    down = home - before.home
    changed = places ^ before.places << down * STRIDE
    if not changed:
        return before
    first, last = _row_of(changed & -changed), _row_of(changed)
    top, sizes = before.top + down, before.sizes[:]
    if first < top:
        sizes = array(SIZE, NO_ROW * (top - first)) + sizes
        top = first
    if last >= top + len(sizes):
        sizes.frombytes(NO_ROW * (last + 1 - top - len(sizes)))
    begin = len(b"[") + sum(sizes[: first - top])
    end = begin + sum(sizes[first - top : last + 1 - top])
    known = written.of(left, turns)
    octets = (places >> first * STRIDE & (1 << (last + 1 - first) * STRIDE) - 1).to_bytes(
        (last + 1 - first) * OCTETS, "little"
    )
    rows: list[bytes] = []
    for row in range(first, last + 1):
        made = known.row(row - home).written(octets, (row - first) * OCTETS)
        sizes[row - top] = len(made)
        rows.append(made)
    return Listing(places, home, left, top, sizes, _replaced(before.text, begin, end, rows))


def _replaced(text: bytes, begin: int, end: int, rows: list[bytes]) -> bytes:
    """A list with other rows from one place of its text to another; some are left."""
    if end < len(text):
        return b"".join((text[:begin], *rows, text[end:]))
    # Here it ends, where it did and where it does now.
    if begin == len(text) > len(b"["):
        return b"".join((text[:-1], b",", *rows))[:-1] + b"]"
    return b"".join((text[:begin], *rows))[:-1] + b"]"


def _row_of(places: int) -> int:
    """The row of the last of these places."""
    return (places.bit_length() - 1) // STRIDE


class Rows:
    """All rows as they are written in one way."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._known: dict[tuple[int, int], _Frame] = {}

    def of(self, left: int, turns: int) -> "_Frame":
        """Those of the houses whose frame has this column at its left, for cards with so many ways up."""
        known = self._known.get((left, turns))
        if known is None:
            known = self._known[left, turns] = _Frame(self._write, left, turns)
        return known


class _Frame:
    """All rows of one frame."""

    def __init__(self, write: Write, left: int, turns: int) -> None:
        self._write = write
        self._left = left
        self._ways = (False, True)[:turns]
        self._known: dict[int, _Row] = {}

    def row(self, y: int) -> "_Row":
        """The one that lies so far below the first card's."""
        row = self._known.get(y)
        if row is None:
            row = self._known[y] = _Row([self._at(x, y) for x in range(self._left, self._left + STRIDE)])
        return row

    def _at(self, x: int, y: int) -> bytes:
        """A card there, each way up."""
        return b"".join([self._write(Lay(x, y, turned)) + b"," for turned in self._ways])


class _Row:
    """One row of a frame, written once: of the places that are wanted, those beside each other are cut out together."""

    def __init__(self, whole: list[bytes]) -> None:
        self._text = b"".join(whole)
        """Every place, a comma after each way."""
        self._begins = [0, *accumulate(map(len, whole))]
        """Where in the text each place begins; at last, where the text ends."""

    def written(self, places: bytes, start: int) -> bytes:
        """These places of the row, which begins there."""
        written = b""
        first = behind = 0
        for number in range(OCTETS):
            eight = places[start + number]
            if eight:
                for begin, end in _RUNS_OF_BYTE[eight]:
                    if 8 * number + begin != behind:
                        written += self._cut(first, behind)
                        first = 8 * number + begin
                    behind = 8 * number + end
        return written + self._cut(first, behind)

    def _cut(self, first: int, behind: int) -> bytes:
        return self._text[self._begins[first] : self._begins[behind]]


def _runs(byte: int) -> tuple[tuple[int, int], ...]:
    begins = [place for place in range(8) if byte >> place & 1 and not byte << 1 >> place & 1]
    ends = [place for place in range(1, 9) if byte << 1 >> place & 1 and not byte >> place & 1]
    return tuple(zip(begins, ends, strict=True))


_RUNS_OF_BYTE = tuple(map(_runs, range(256)))
"""The ones of every byte that lie beside each other: where each run of them begins, and where it has ended."""

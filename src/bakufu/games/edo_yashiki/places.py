"""Every way to lay a card in a house (EDO-2.4 to 2.6)."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import compress
from typing import cast, overload

from bakufu.games.edo_yashiki.components import COLUMNS
from bakufu.games.edo_yashiki.house import STRIDE, House
from bakufu.games.edo_yashiki.lay import Lay
from bakufu.games.edo_yashiki.prospects import each_bit
from bakufu.kernel.json import encode
from bakufu.kernel.words import Action


def every_place(house: House, turns: int) -> Sequence[Action]:
    """Every way to lay a card in a house, in so many ways up."""
    return cast(Sequence[Action], Places(house, turns))


class Places:
    """A sequence of answers, each found only when it is looked at.

    (It is registered as a Sequence and not derived from one: such a class could not be compiled.)
    """

    __slots__ = ("_column", "_row", "house", "places", "turns")

    def __init__(self, house: House, turns: int) -> None:
        self.house = house
        self.places = house.places()
        self.turns = turns
        self._row, self._column = divmod(house.origin, STRIDE)

    def __len__(self) -> int:
        return self.places.bit_count() * self.turns

    @overload
    def __getitem__(self, index: int) -> Lay: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Lay, ...]: ...
    def __getitem__(self, index: int | slice) -> Lay | tuple[Lay, ...]:
        if isinstance(index, slice):
            return tuple(iter(self))[index]
        count = len(self)
        if index < 0:
            index += count
        if not 0 <= index < count:
            raise IndexError(index)
        nth, turned = divmod(index, self.turns)
        bits = bin(self.places)
        return self._lay(len(bits) - len(bits.rsplit("1", nth + 1)[0]) - 1, turned)

    def __iter__(self) -> Iterator[Lay]:
        home_row, home_column, both = self._row, self._column, self.turns == 2
        for place in each_bit(self.places):
            row, column = divmod(place, STRIDE)
            x, y = column - home_column, row - home_row
            yield Lay(x, y, False)
            if both:
                yield Lay(x, y, True)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Lay) or action.turned >= self.turns:
            return False
        place = self.house.place(action.x, action.y)
        return place >= 0 and bool(self.places >> place & 1) and self.house.square(place) == (action.x, action.y)

    def written(self) -> bytes:
        """All of them as JSON."""
        known = self.house.lays.get(self.turns)
        if known is None:
            known = self.house.lays[self.turns] = self._write()
        return known

    def _write(self) -> bytes:
        places, left = self.places, -self._column
        _, _, first, end = self.house.extent()
        if left >= -HOME and first + left - COLUMNS >= -HOME and end + left < STRIDE - HOME:
            # Houses with their first card in the same column have more rows in common.
            places, left = places << HOME + left, -HOME
        bits = places.to_bytes(-(places.bit_length() // -8), "little")
        top = (len(bits) - len(bits.lstrip(bytes(1)))) // _ROW
        known = _rows_written(left, self.turns)
        starts = range(top * _ROW, len(bits), _ROW)
        rows = [known[y][bits[start : start + _ROW]] for y, start in enumerate(starts, top - self._row)]
        return b"[" + b",".join(filter(None, rows)) + b"]"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Places):
            return NotImplemented
        return self.house is other.house and self.turns == other.turns

    __hash__ = None  # type: ignore[assignment]

    def _lay(self, place: int, turned: int) -> Lay:
        row, column = divmod(place, STRIDE)
        return Lay(column - self._column, row - self._row, turned == 1)


Sequence.register(Places)

_ROW = STRIDE // 8
"""The bytes that the places of one row take."""

_DIGITS = bytes(digit == ord("1") for digit in range(256))

MOST_ROWS = 2_000
"""So many different ones are remembered of a row."""

HOME = STRIDE // 2
"""The column into which the first card is moved, where the house is not too wide for that."""


class _RowWritten(dict[bytes, bytes]):
    """The places of one row as JSON. A house grows, but most of its rows stay, and look like another house's."""

    def __init__(self, left: int, turns: int, y: int) -> None:
        self._all = _all_written(left, y, turns)

    def __missing__(self, row: bytes) -> bytes:
        if len(self) > MOST_ROWS:
            self.clear()
        digits = bin(int.from_bytes(row, "little"))[:1:-1].encode().translate(_DIGITS)
        written = self[row] = b",".join(compress(self._all, digits))
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
    """The same for every place of a row."""
    ways = (False, True)[:turns]
    return [b",".join([encode(Lay(x, y, turned)) for turned in ways]) for x in range(left, left + STRIDE)]

"""Every way to lay a card in a house (EDO-2.4 to 2.6)."""

from collections.abc import Iterator, Sequence
from typing import cast, overload

from bakufu.games.edo_yashiki.actions import Lay
from bakufu.games.edo_yashiki.frame import STRIDE, each_bit, nth_bit
from bakufu.games.edo_yashiki.house import House
from bakufu.kernel.words import Action


def every_place(house: House, turns: int) -> Sequence[Action]:
    """Every way to lay a card in a house, in so many ways up."""
    return cast(Sequence[Action], Places(house, turns))


class Places:
    """A sequence of answers, each found only when it is looked at.

    (It is registered as a Sequence and not derived from one: such a class could not be compiled.)
    """

    __slots__ = ("_column", "_count", "_row", "house", "places", "turns")

    def __init__(self, house: House, turns: int) -> None:
        self.house = house
        self.places = house.places()
        self.turns = turns
        self._count = self.places.bit_count()
        self._row, self._column = divmod(house.origin, STRIDE)

    def __len__(self) -> int:
        return self._count * self.turns

    @overload
    def __getitem__(self, index: int) -> Lay: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Lay, ...]: ...
    def __getitem__(self, index: int | slice) -> Lay | tuple[Lay, ...]:
        if not isinstance(index, int):
            return tuple(iter(self))[index]
        count = self._count * self.turns
        if index < 0:
            index += count
        if not 0 <= index < count:
            raise IndexError(index)
        nth, turned = divmod(index, self.turns)
        return self._lay(nth_bit(self.places, nth, self._count), turned)

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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Places):
            return NotImplemented
        return self.house is other.house and self.turns == other.turns

    __hash__ = None  # type: ignore[assignment]

    def _lay(self, place: int, turned: int) -> Lay:
        row, column = divmod(place, STRIDE)
        return Lay(column - self._column, row - self._row, turned == 1)


Sequence.register(Places)

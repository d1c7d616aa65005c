"""A payment as an action, and the list of all payments, each made only when it is looked at."""

from collections.abc import Iterator, Sequence
from typing import cast, overload

from bakufu.games.shitenno.actions import Pay
from bakufu.games.shitenno.components import Cards
from bakufu.games.shitenno.patterns import Fits
from bakufu.games.shitenno.payment import Means, Price, Way
from bakufu.games.shitenno.ways import fits_to_pay, nth_way, spelled


def _pay(way: Way) -> Pay:
    cards, (exchange, plus_one, joker) = way
    return Pay(cards, exchange, plus_one, joker == 1)


class Payments:
    """A list of payments, registered as a Sequence and not derived from one: such a class could not be compiled."""

    __slots__ = ("_fits", "_length")

    def __init__(self, fits: Fits) -> None:
        self._fits = fits
        length = 0
        for count, _, _, _ in fits:
            length += count
        self._length = length

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Pay: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Pay, ...]: ...
    def __getitem__(self, index: int | slice) -> Pay | tuple[Pay, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += self._length
        if index < 0:
            raise IndexError(index)
        return _pay(nth_way(self._fits, index))

    def __iter__(self) -> Iterator[Pay]:
        return map(_pay, spelled(self._fits))

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


Sequence.register(Payments)


def payments(price: Price, cards: Cards, means: Means, rules: int) -> Sequence[Pay]:
    """Every way to pay, as an action."""
    return cast(Sequence[Pay], Payments(fits_to_pay(price, cards, means, rules)))

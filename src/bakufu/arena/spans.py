"""A set of whole numbers that lie mostly side by side: as small for a thousand million of them as for ten."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Set


class Spans(Set[int]):
    """Numbers as spans from the first to the last of each, in order; none touches the next."""

    def __init__(self, spans: Iterable[tuple[int, int]] = ()) -> None:
        self._firsts: list[int] = []
        self._lasts: list[int] = []
        for first, last in spans:
            self.add(first, last)

    @classmethod
    def _from_iterable(cls, numbers: Iterable[int]) -> "Spans":  # type: ignore[override]
        return cls((number, number) for number in numbers)

    def add(self, first: int, last: int | None = None) -> None:
        """Add a number, or all from one to another."""
        last = first if last is None else last
        # Those that overlap it or touch it become one with it.
        low, high = bisect_right(self._lasts, first - 2), bisect_right(self._firsts, last + 1)
        if low < high:
            first, last = min(first, self._firsts[low]), max(last, self._lasts[high - 1])
        self._firsts[low:high], self._lasts[low:high] = [first], [last]

    def __contains__(self, number: object) -> bool:
        if not isinstance(number, int):
            return False
        place = bisect_right(self._firsts, number) - 1
        return place >= 0 and number <= self._lasts[place]

    def __iter__(self) -> Iterator[int]:
        for first, last in zip(self._firsts, self._lasts, strict=True):
            yield from range(first, last + 1)

    def __len__(self) -> int:
        return sum(self._lasts) - sum(self._firsts) + len(self._firsts)

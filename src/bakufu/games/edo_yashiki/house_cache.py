"""What is worked out about a house and kept, as it is looked at again and again until a card is laid in it."""

from typing import Any

from bakufu.games.edo_yashiki.components import COLUMNS, ROWS
from bakufu.games.edo_yashiki.frame import STRIDE, extent
from bakufu.games.edo_yashiki.house import House

NO_CARD_WRITTEN = (0, b',"cards":[')


class HouseCache:
    """All that is kept of one house; most of it grows out of what was kept of the house before its last card."""

    __slots__ = ("_count", "_origin", "age", "cards", "extent", "hints", "lists", "picture")

    def __init__(self, house: House, before: "HouseCache | None") -> None:
        self._count, self._origin = len(house.cards), house.origin
        self.extent = before._extent_of(house) if before and before._count else extent(house.reach)
        """The rows and columns of the frame where the house begins and where it has ended."""
        self.picture = b""
        """The house as JSON."""
        self.cards: tuple[int, bytes] = before.cards if before else NO_CARD_WRITTEN
        """Where its cards lie as JSON, as far as it has been written: so many of them."""
        self.age: int = before.age + 1 if before else 0
        """How many houses before it are known to this cache."""
        self.lists: dict[tuple[int, Any], Any] = {}
        """The lists of every way to lay a card, by the ways up that a card has and how they are written.

        Those of another age are of an earlier house, from which this one's grow.
        """
        self.hints: tuple[tuple[int, int], Any] | None = None
        """What the card in hand would score at every place, and which card that is."""
        if before:
            # They are long, and not kept there as well.
            self.lists, before.lists = before.lists, self.lists
            before.hints = None

    def _extent_of(self, house: House) -> tuple[int, int, int, int]:
        """That of the house into which this one has grown."""
        down, across = divmod(house.origin - self._origin, STRIDE)
        top, bottom, left, right = self.extent
        top, bottom, left, right = top + down, bottom + down, left + across, right + across
        for card in house.cards[self._count :]:
            row, column = divmod(house.origin + card, STRIDE)
            top, bottom = min(top, row), max(bottom, row + ROWS)
            left, right = min(left, column), max(right, column + COLUMNS)
        return top, bottom, left, right


def cache_of(house: House) -> HouseCache:
    """What is kept of a house."""
    found: HouseCache | None = house.kept
    if found is None:
        found = house.kept = HouseCache(house, house.kept_before)
        house.kept_before = None
    return found

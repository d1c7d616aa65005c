"""What is worked out about a house and kept, as it is looked at again and again until a card is laid in it."""

from typing import Any

from bakufu.games.edo_yashiki.frame import extent
from bakufu.games.edo_yashiki.house import House

NO_CARD_WRITTEN = (0, b',"cards":[')


class HouseCache:
    """All that is kept of one house; most of it grows out of what was kept of the house before its last card."""

    __slots__ = ("cards", "extent", "hints", "lists", "lists_before", "picture")

    def __init__(self, house: House, before: "HouseCache | None") -> None:
        self.extent = extent(house.reach)
        self.picture = b""
        """The house as JSON."""
        self.cards: tuple[int, bytes] = before.cards if before else NO_CARD_WRITTEN
        """Where its cards lie as JSON, as far as it has been written: so many of them."""
        self.lists: dict[tuple[int, Any], Any] = {}
        """The lists of every way to lay a card, by the ways up that a card has and how they are written."""
        self.lists_before: dict[tuple[int, Any], Any] = before.lists if before else {}
        self.hints: tuple[tuple[int, int], list[Any]] | None = None
        """What the card in hand would score at every place, and which card that is."""


def cache_of(house: House) -> HouseCache:
    """What is kept of a house."""
    found: HouseCache | None = house.kept
    if found is None:
        found = house.kept = HouseCache(house, house.kept_before)
        house.kept_before = None
    return found

"""Houses and lists of places as JSON: long, asked for again and again, and much like those before."""

from typing import Any

from bakufu.games.edo_yashiki.actions import Lay
from bakufu.games.edo_yashiki.components import COLUMNS, LETTERS
from bakufu.games.edo_yashiki.frame import STRIDE, WHOLE_ROW, each_bit
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.house_cache import HouseCache, cache_of
from bakufu.games.edo_yashiki.places import Places
from bakufu.games.edo_yashiki.wire_lists import listing
from bakufu.kernel.writers import Writer

_LETTER_OF = LETTERS.encode().ljust(256, b"?")

Row = tuple[int, int, int, int]
"""The places of a row as bits, the column of the first card, which row it is seen from there, and the ways up."""


class HouseWriter:
    """Writes what `House.to_plain` tells."""

    def written(self, house: House) -> bytes:
        """A house as JSON."""
        known = cache_of(house)
        if not known.picture:
            top, bottom, left, right = known.extent
            letters = house.grid[top * STRIDE : bottom * STRIDE].translate(_LETTER_OF)
            rows = [letters[start : start + right - left] for start in range(left, len(letters), STRIDE)]
            known.picture = b'{"corner":[%d,%d],"squares":["%b"]%b}' % (
                *house.square(top * STRIDE + left),
                b'","'.join(rows),
                self._cards(house, known) if house.cards else b"",
            )
        return known.picture

    def _cards(self, house: House, known: HouseCache) -> bytes:
        """Where its cards lie; most often all but the last have been written already."""
        count, text = known.cards
        for card in house.cards[count:]:
            text += b"[%d,%d]," % house.square(house.origin + card)
        known.cards = (len(house.cards), text)
        return text[:-1] + b"]"


class PlacesWriter:
    """Writes every way to lay a card."""

    def written(self, places: Places) -> bytes:
        """All of them as JSON; the next house's list begins with it."""
        house, turns = places.house, places.turns
        known = cache_of(house)
        found = known.lists.get(turns)
        if found is None:
            _, _, left, right = known.extent
            row, column = divmod(house.origin, STRIDE)
            before = known.lists_before.get(turns)
            found = known.lists[turns] = listing(places.places, row, column, (left - COLUMNS, right), turns, before)
        text: bytes = found.text
        return text

    def rows(self, places: Places) -> list[Row]:
        """Those that have places, one after the other."""
        left, turns = places.places, places.turns
        home, column = divmod(places.house.origin, STRIDE)
        found: list[Row] = []
        if not left:
            return found
        first = ((left & -left).bit_length() - 1) // STRIDE
        left >>= first * STRIDE
        y = first - home
        while left:
            if row := left & WHOLE_ROW:
                found.append((row, column, y, turns))
            left >>= STRIDE
            y += 1
        return found

    def row(self, row: Row) -> list[Lay]:
        """The ways to lay a card in a row."""
        places, column, y, turns = row
        return [Lay(place - column, y, turned == 1) for place in each_bit(places) for turned in range(turns)]


WRITERS: dict[type, Writer[Any]] = {House: HouseWriter(), Places: PlacesWriter()}

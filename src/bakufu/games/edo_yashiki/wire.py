"""Houses, lists of places and hints as JSON: long, asked for again and again, and much like those before."""

from collections.abc import Callable
from typing import Any

from bakufu.games.edo_yashiki.components import COLUMNS, LETTERS
from bakufu.games.edo_yashiki.frame import STRIDE
from bakufu.games.edo_yashiki.hints import Gains
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.house_cache import HouseCache, cache_of
from bakufu.games.edo_yashiki.places import Places
from bakufu.games.edo_yashiki.wire_lists import Listing, Rows, listing
from bakufu.kernel.json import encode
from bakufu.kernel.words import Action
from bakufu.kernel.writers import Pieces, Writer

_LETTER_OF = LETTERS.encode() + bytes(range(len(LETTERS), 256))
"""The letter of each kind; whatever stands between rows is left as it is."""


class HouseWriter:
    """Writes what `House.to_plain` tells."""

    def written(self, house: House) -> bytes:
        """A house as JSON."""
        known = cache_of(house)
        if not known.picture:
            top, bottom, left, right = known.extent
            grid, width = house.grid, right - left
            rows = [grid[start : start + width] for start in range(top * STRIDE + left, bottom * STRIDE + left, STRIDE)]
            x, y = house.square(top * STRIDE + left)
            known.picture = b'{"corner":[%d,%d],"squares":["%b"]%b}' % (
                x,
                y,
                b'","'.join(rows).translate(_LETTER_OF),
                self._cards(house, known) if house.cards else b"",
            )
        return known.picture

    def _cards(self, house: House, known: HouseCache) -> bytes:
        """Where its cards lie; most often all but the last have been written already."""
        count, text = known.cards
        for card in house.cards[count:]:
            x, y = house.square(house.origin + card)
            text += b"[%d,%d]," % (x, y)
        known.cards = (len(house.cards), text)
        return text[:-1] + b"]"


class PlacesWriter:
    """Writes every way to lay a card, and what is said about each."""

    def __init__(self) -> None:
        self._answers = Rows(encode)

    def written(self, places: Places) -> bytes:
        """All of them as JSON."""
        return b"".join(self.listed(places))

    def remember(self, write: Callable[[Action], bytes]) -> Rows:
        """What lists are pieced together from in which each answer is written so."""
        return Rows(write)

    def listed(self, places: Places, rows: Rows | None = None) -> Pieces:
        """What is so written about all of them; the next house's list begins with it."""
        rows = rows or self._answers
        house, turns = places.house, places.turns
        known = cache_of(house)
        found: Listing | None = known.lists.get((turns, rows))
        if found is None or found.age != known.age:
            _, _, left, right = known.extent
            row, column = divmod(house.origin, STRIDE)
            found = listing(places.places, row, column, (left - COLUMNS, right), turns, found, rows)
            found.age = known.age
            known.lists[turns, rows] = found
        return found.pieces


_DIGITS = b"0123456789".ljust(256, b"?")
"""Every number that is a digit; the others are written later."""


class GainsWriter:
    """Writes what every way to lay a card would bring."""

    def written(self, gains: Gains) -> bytes:
        """All of them as JSON."""
        each, ways = b',{"points":0,"covered":0}', len(gains.ways)
        points, covered, width = each.index(b"0"), each.rindex(b"0"), len(each)
        # What they have in common is written first, and then one digit into all that are the same way up.
        texts = bytearray(each) * len(gains)
        for way, scored in enumerate(gains.ways):
            texts[way * width + points :: ways * width] = scored.translate(_DIGITS)
            texts[way * width + covered :: ways * width] = gains.covered.translate(_DIGITS)
        at = texts.rfind(b"?")
        while at >= 0:
            place, way = divmod(at // width, ways)
            texts[at : at + 1] = b"%d" % gains.ways[way][place]
            at = texts.rfind(b"?", 0, at)
        texts[:1] = b"["
        texts += b"]"
        return bytes(texts)


WRITERS: dict[type, Writer[Any]] = {House: HouseWriter(), Places: PlacesWriter(), Gains: GainsWriter()}

"""Houses, lists of places and hints as JSON: long, asked for again and again, and much like those before."""

from collections.abc import Callable
from typing import Any

from bakufu.games.edo_yashiki.components import COLUMNS, LETTERS, ROWS
from bakufu.games.edo_yashiki.frame import STRIDE
from bakufu.games.edo_yashiki.hints import Gains
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.house_cache import HouseCache, cache_of
from bakufu.games.edo_yashiki.places import Places
from bakufu.games.edo_yashiki.wire_lists import Rows, listing
from bakufu.kernel.json import encode
from bakufu.kernel.words import Action
from bakufu.kernel.writers import Pieces, Writer

_LETTER_OF = LETTERS.encode().ljust(256, b"?")


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
        found = known.lists.get((turns, rows))
        if found is None:
            _, _, left, right = known.extent
            row, column = divmod(house.origin, STRIDE)
            before = known.lists_before.get((turns, rows))
            found = listing(places.places, row, column, (left - COLUMNS, right), turns, before, rows)
            known.lists[turns, rows] = found
        pieces: Pieces = found.pieces
        return pieces


_SQUARES = ROWS * COLUMNS
_GAINS = [b'{"points":%d,"covered":%d}' % (points, covered) for points in range(256) for covered in range(_SQUARES + 1)]
"""All that there are: first those with no points, by how many squares are covered."""
_NO_POINTS_EITHER_WAY = [b"%b,%b" % (gain, gain) for gain in _GAINS[: _SQUARES + 1]]


class GainsWriter:
    """Writes what every way to lay a card would bring."""

    def written(self, gains: Gains) -> bytes:
        """All of them as JSON."""
        texts, ways = [], gains.ways
        one, other = ways[0], ways[-1]
        for number in range(len(gains.covered)):
            covered, points, turned = gains.covered[number], one[number], other[number]
            if len(ways) == 1:
                texts.append(_GAINS[points * (_SQUARES + 1) + covered])
            elif points or turned:
                texts.append(_GAINS[points * (_SQUARES + 1) + covered])
                texts.append(_GAINS[turned * (_SQUARES + 1) + covered])
            else:
                texts.append(_NO_POINTS_EITHER_WAY[covered])
        return b"[%b]" % b",".join(texts)


WRITERS: dict[type, Writer[Any]] = {House: HouseWriter(), Places: PlacesWriter(), Gains: GainsWriter()}

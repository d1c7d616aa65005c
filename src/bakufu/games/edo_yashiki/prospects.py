"""What a card would score at every place of a house, found for all places at once.

Squares of one kind are the bits of one long number; moved, it says for every place what lies so far from it.
"""

from collections.abc import Iterator

from bakufu.games.edo_yashiki.components import COLUMNS, KINDS_POINTS, LETTERS, LINE_POINTS, LONGEST_LINE
from bakufu.games.edo_yashiki.house import CARD_LINES, SHORTEST_LINE, STRIDE, House

_EVERYWHERE = -1
"""A one at every place."""

_PAD = (LONGEST_LINE + 1) * STRIDE
"""The numbers are moved up by so much, so that squares above a place can be asked for."""

_BITS_OF_KIND = tuple(
    bytes(ord("1") if square == kind else ord("0") for square in range(256)) for kind in range(1, len(LETTERS))
)
"""For each kind a table that turns squares into the digits of a binary number."""

Scoring = list[tuple[int, int, int]]
"""Kind, points, and the places where a card makes such a line."""


def points_everywhere(house: House, face: bytes) -> dict[int, int]:
    """What a card would score (without specialists) at each legal place where it scores."""
    found: dict[int, tuple[int, int]] = {}
    for kind, points, places in scoring_lines(house, face):
        for place in each_bit(places):
            before, kinds = found.get(place, (0, 0))
            found[place] = (before + points, kinds | 1 << kind)
    return {place: points + KINDS_POINTS.get(kinds.bit_count(), 0) for place, (points, kinds) in found.items()}


def scoring_lines(house: House, face: bytes) -> Scoring:
    """Every line that scores which a card would make or lengthen at a legal place."""
    backwards = house.grid[::-1]
    kinds = {kind: int(backwards.translate(_BITS_OF_KIND[kind - 1]), 2) << _PAD for kind in set(face)}
    legal = house.places()
    found: Scoring = []
    for first, step, last in CARD_LINES:
        count = (last - first) // step + 1
        start = first // STRIDE * COLUMNS + first % STRIDE
        squares = face[start :: 1 if step == 1 else COLUMNS][:count]
        for begin, end in _segments(squares):
            kind = squares[begin]
            most = LONGEST_LINE - (end - begin)
            before = _lengths(kinds[kind], first, -step, most) if begin == 0 else [_EVERYWHERE]
            after = _lengths(kinds[kind], last, step, most) if end == count else [_EVERYWHERE]
            for length, points in LINE_POINTS.items():
                places = _together(before, after, length - (end - begin)) & legal
                if places:
                    found.append((kind, points, places))
    return found


def each_bit(bits: int) -> Iterator[int]:
    """The places of all ones, from the lowest on."""
    # Searching a text is much quicker than taking single bits out of a long number.
    digits = bin(bits)[:1:-1]
    place = digits.find("1")
    while place >= 0:
        yield place
        place = digits.find("1", place + 1)


def _segments(squares: bytes) -> Iterator[tuple[int, int]]:
    """Where squares of one kind begin and end."""
    begin = 0
    for end in range(1, len(squares) + 1):
        if end == len(squares) or squares[end] != squares[begin]:
            yield begin, end
            begin = end


def _lengths(kind: int, edge: int, step: int, most: int) -> list[int]:
    """For each length up to `most`, the places from which a run exactly so long goes on beyond the card's edge."""
    exactly = []
    so_far = _EVERYWHERE
    for length in range(1, most + 2):
        longer = so_far & kind >> _PAD + edge + length * step
        exactly.append(so_far & ~longer)
        if not longer:
            break
        so_far = longer
    return exactly


def _together(before: list[int], after: list[int], more: int) -> int:
    """The places where both sides add so many squares together."""
    places = 0
    for one in range(max(0, more - len(after) + 1), min(more, len(before) - 1) + 1):
        places |= before[one] & after[more - one]
    return places


assert SHORTEST_LINE in LINE_POINTS

"""What a house holds out for the next card, soon: what ten cards would score in it, all ten at once.

Ten small numbers lie side by side in one, so that a single addition adds for every card what its line would score. Two
lines of a card are taken to be of different kinds: that is a little too much where they are not.
"""

from bakufu.games.edo_yashiki.components import COLUMNS, FACES, KINDS_POINTS, LETTERS, LINE_POINTS, LONGEST_LINE, ROWS
from bakufu.games.edo_yashiki.frame import STRIDE, each_bit
from bakufu.games.edo_yashiki.house import House

CARDS = tuple(range(3, 63, 6))
"""As good as any others: it matters how open a house is, hardly which cards are left."""

UPRIGHT = tuple(FACES[card][0] for card in CARDS)
TURNED = tuple(FACES[card][1] for card in CARDS)

BITS = 6
"""For each card; the highest is free, for comparing."""

OF_ONE = (1 << BITS) - 1
OF_ALL = (1 << BITS * len(CARDS)) - 1
FREE = sum(1 << BITS * number + BITS - 1 for number in range(len(CARDS)))

ANOTHER_KIND = KINDS_POINTS[2]
"""What each kind but the first brings besides its line (EDO-3.4)."""

BESIDE = (len(LETTERS) - 1) * LONGEST_LINE + 1
"""In so many ways a line can go on beside a card: not at all, or with one of four kinds, near or far."""

NOT_YET = -1
_SCORES: list[list[int]] = [[NOT_YET] * (2 * BESIDE * BESIDE) for _ in range(ROWS + COLUMNS)]
"""For each row and column of a card, by how it goes on at both ends: what it scores for all, upright and turned."""


def outlook(house: House) -> float:
    """What a card would score where it scores most, on average."""
    grid, best = house.grid, 0
    for place in each_bit(house.places()):
        upright = turned = 0
        for row in range(ROWS):
            first = place + row * STRIDE
            ends = BESIDE * _going_on(grid, first - 1, -1) + _going_on(grid, first + COLUMNS, 1)
            if ends:
                scores = _SCORES[row]
                if scores[ends] == NOT_YET:
                    _find_out(row, ends)
                upright += scores[ends]
                turned += scores[ends + BESIDE * BESIDE]
        for column in range(COLUMNS):
            first = place + column
            ends = BESIDE * _going_on(grid, first - STRIDE, -STRIDE) + _going_on(grid, first + ROWS * STRIDE, STRIDE)
            if ends:
                scores = _SCORES[ROWS + column]
                if scores[ends] == NOT_YET:
                    _find_out(ROWS + column, ends)
                upright += scores[ends]
                turned += scores[ends + BESIDE * BESIDE]
        if upright:
            best = _more(best, upright)
        if turned:
            best = _more(best, turned)
    points = 0
    while best:
        if best & OF_ONE:
            points += (best & OF_ONE) - ANOTHER_KIND
        best >>= BITS
    return points / len(CARDS)


def _more(one: int, other: int) -> int:
    """For each card the greater of two numbers."""
    not_less = (one | FREE) - other & FREE
    kept = not_less - (not_less >> BITS - 1)
    return one & kept | other & (OF_ALL ^ kept)


def _going_on(grid: bytes, here: int, step: int) -> int:
    """How a line goes on from here: 0 if not at all, else its kind and how far, as one number."""
    kind = grid[here]
    if not kind:
        return 0
    length = 1
    here += step
    while length < LONGEST_LINE and grid[here] == kind:
        length += 1
        here += step
    return (kind - 1) * LONGEST_LINE + length


def _find_out(line: int, ends: int) -> None:
    """What a row or column scores for each card between such ends, which are run into by lines or by none."""
    before, behind = _run(ends // BESIDE), _run(ends % BESIDE)
    for way, faces in enumerate((UPRIGHT, TURNED)):
        scored = 0
        for number, face in enumerate(faces):
            squares = face[COLUMNS * line :][:COLUMNS] if line < ROWS else face[line - ROWS :: COLUMNS]
            scored |= _score(before, squares, behind) << BITS * number
        _SCORES[line][ends + way * BESIDE * BESIDE] = scored


def _run(end: int) -> bytes:
    """The squares of which `_going_on` has told."""
    return bytes([(end - 1) // LONGEST_LINE + 1]) * ((end - 1) % LONGEST_LINE + 1) if end else b""


def _score(before: bytes, squares: bytes, behind: bytes) -> int:
    """What lines score that go through these squares, each with what another kind brings."""
    whole, first, last = before + squares + behind, len(before), len(before) + len(squares)
    found = start = 0
    while start < last:
        end = start + len(whole[start:]) - len(whole[start:].lstrip(whole[start : start + 1]))
        if end > first and end - start in LINE_POINTS:
            found += LINE_POINTS[end - start] + ANOTHER_KIND
        start = end
    return found

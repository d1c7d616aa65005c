"""What is printed on the cards, as the rules want it."""

from typing import Annotated, TypeAlias

from bakufu.games.edo_yashiki.printed import PRINTED

Card: TypeAlias = Annotated[int, "card"]
"""A building card, by its place in the list of faces."""

Kind: TypeAlias = Annotated[int, "kind"]
"""What a square shows: 1 floor, 2 tatami, 3 pond, 4 garden. 0 is no square at all."""


COUNTS = PRINTED.players.counts
WINNING_POINTS = PRINTED.players.winning_points
KINDS = tuple(PRINTED.kinds.values())
LETTERS = "." + "".join(PRINTED.kinds)
"""The letter of each kind, as pictures of houses show it; a dot is an empty place."""

LINE_POINTS = PRINTED.scoring.line
LONGEST_LINE = max(LINE_POINTS)
KINDS_POINTS = PRINTED.scoring.kinds

COLUMNS, ROWS = 2, 3


def _squares(face: str) -> bytes:
    return bytes(LETTERS.index(letter) for letter in face.replace(" ", ""))


FACES = tuple((_squares(face), _squares(face)[::-1]) for face in PRINTED.cards.faces)
"""For each card its six squares row by row, upright and turned half round."""

TURNS = tuple(1 if upright == turned else 2 for upright, turned in FACES)
"""In how many different ways a card can lie."""

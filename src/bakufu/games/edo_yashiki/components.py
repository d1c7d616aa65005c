"""What is printed on the cards, read once from components.toml."""

import tomllib
from importlib import resources
from typing import Annotated, TypeAlias

from msgspec import Struct, convert

Card: TypeAlias = Annotated[int, "card"]
"""A building card, by its place in the list of faces."""

Kind: TypeAlias = Annotated[int, "kind"]
"""What a square shows: 1 floor, 2 tatami, 3 pond, 4 garden. 0 is no square at all."""


class _Players(Struct):
    counts: tuple[int, ...]
    winning_points: int


class _Scoring(Struct):
    line: dict[int, int]
    kinds: dict[int, int]


class _Cards(Struct):
    faces: tuple[str, ...]


class _Components(Struct):
    sources: dict[str, str]
    players: _Players
    kinds: dict[str, str]
    scoring: _Scoring
    cards: _Cards


_text = resources.files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
_printed = convert(tomllib.loads(_text), _Components, strict=False)

COUNTS = _printed.players.counts
WINNING_POINTS = _printed.players.winning_points
KINDS = tuple(_printed.kinds.values())
LETTERS = "." + "".join(_printed.kinds)
"""The letter of each kind, as pictures of houses show it; a dot is an empty place."""

LINE_POINTS = _printed.scoring.line
LONGEST_LINE = max(LINE_POINTS)
KINDS_POINTS = _printed.scoring.kinds

COLUMNS, ROWS = 2, 3


def _squares(face: str) -> bytes:
    return bytes(LETTERS.index(letter) for letter in face.replace(" ", ""))


FACES = tuple((_squares(face), _squares(face)[::-1]) for face in _printed.cards.faces)
"""For each card its six squares row by row, upright and turned half round."""

TURNS = tuple(1 if upright == turned else 2 for upright, turned in FACES)
"""In how many different ways a card can lie."""

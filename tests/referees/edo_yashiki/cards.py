"""What is printed on the pieces (EDO-1.1)."""

import tomllib
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "src/bakufu/games/edo_yashiki/components.toml"
PRINTED = tomllib.loads(SOURCE.read_text(encoding="utf-8"))

Kind = str
"""One letter: floor, tatami, pond or garden."""
Square = tuple[int, int]
"""Column and row, the row growing downwards. The first card of a house has its top left square at 0, 0."""

KINDS: list[Kind] = list(PRINTED["kinds"])
NUMBERS = {kind: number for number, kind in enumerate(KINDS, start=1)}
"""The engine's JSON has kinds as numbers, sets of kinds as bits."""

FACES = [face.replace(" ", "") for face in PRINTED["cards"]["faces"]]
"""Six letters each: the top row's two, the middle row's, the bottom row's."""

WINNING_POINTS = 25
LINE_POINTS = {3: 1, 4: 2, 5: 4}
KIND_POINTS = {2: 2, 3: 4, 4: 6}


def face(card: int, turned: bool) -> dict[Square, Kind]:
    """The card's six squares seen from its top left one, as it lies upright or turned half round (EDO-2.4)."""
    letters = FACES[card][::-1] if turned else FACES[card]
    return {(place % 2, place // 2): letter for place, letter in enumerate(letters)}


def ways_up(card: int) -> list[bool]:
    """Whether the card may be turned; one that looks the same both ways has one way up."""
    return [False] if face(card, False) == face(card, True) else [False, True]

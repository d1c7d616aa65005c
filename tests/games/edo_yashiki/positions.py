"""Positions with names."""

from collections.abc import Sequence
from typing import Any

import bakufu
from bakufu.games.edo_yashiki.actions import Lay
from bakufu.games.edo_yashiki.components import FACES, LETTERS
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.laying import LayCards
from bakufu.games.edo_yashiki.round import EndOfRound
from bakufu.games.edo_yashiki.scoring import ScoreKinds, ScoreLines
from bakufu.games.edo_yashiki.specialists import CallSpecialists
from bakufu.games.edo_yashiki.state import NONE
from bakufu.kernel.table import Table

FAR = ("FT", "PG", "FT")
"""A house in which nothing scores by chance."""


def house(*rows: str, corner: tuple[int, int] = (0, 0), cards: Sequence[tuple[int, int]] = ()) -> House:
    """A house from a picture, with cards in these places; a dot is an empty place."""
    return House.from_plain({"corner": list(corner), "squares": list(rows), "cards": list(cards)})


def card(face: str) -> int:
    """The card with this face, upright: "FG PT TG"."""
    return [upright for upright, _ in FACES].index(bytes(LETTERS.index(sign) for sign in face.replace(" ", "")))


def about_to_lay(
    *rows: str,
    hand: str,
    specialists: int | None = None,
    scores: tuple[int, int] = (0, 0),
    cards: Sequence[tuple[int, int]] = ((0, 0),),
    rules: int = 2,
    **options: Any,
) -> Table[Any]:
    """Two players; seat 0 has this house, made of cards in these places, and this card in hand; seat 1 has laid."""
    with_specialists = specialists is not None
    start = bakufu.new("edo_yashiki", 2, 1, {"specialists": with_specialists, **options})
    state = start.state
    state.rules = rules
    places = cards if rules >= 2 else ()
    state.houses = [house(*rows, cards=places), house(*FAR, cards=places[:1])]
    state.hands = [card(hand), NONE]
    state.row = []
    state.scores = list(scores)
    if specialists is not None:
        state.specialists[0] = specialists
    score = CallSpecialists() if with_specialists else ScoreLines()
    state.stack = [EndOfRound(), ScoreKinds(), score, LayCards()]
    return Table(start.game, 2, start.options, start.seed, first=state)


def lay(table: Table[Any], x: int, y: int, turned: bool = False) -> int:
    """Lay seat 0's card, and say how many points the round brought."""
    before = table.state.scores[0]
    table.play(0, Lay(x, y, turned))
    return int(table.state.scores[0] - before)

"""What players can answer."""

from bakufu.games.edo_yashiki.components import Card, Kind
from bakufu.kernel.words import Action


class Claim(Action, frozen=True):
    """Take this card of the row."""

    card: Card


class Name(Action, frozen=True):
    """Secretly name this card of the row."""

    card: Card


class Lay(Action, frozen=True):
    """Lay the card with its top left square at this column and row (the first card's is 0, 0), turned or not."""

    x: int
    y: int
    turned: bool


class ScoreNext(Action, frozen=True):
    """Score a line of this kind and length next; two that are alike are one choice."""

    kind: Kind
    length: int


ACTIONS: tuple[type[Action], ...] = (
    Claim,
    Name,
    Lay,
    ScoreNext,
)

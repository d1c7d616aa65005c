"""The shape of what a seat sees; `view.py` fills it."""

from msgspec import Struct

from bakufu.games.edo_yashiki.components import Card
from bakufu.games.edo_yashiki.house import House, Line
from bakufu.games.edo_yashiki.options import EdoOptions
from bakufu.kernel.words import Seat


class EdoView(Struct, gc=False):
    """All is open but the order of the deck and, with `sealed`, what the others have named."""

    options: EdoOptions
    first: Seat
    deck: int
    row: list[Card]
    hands: list[Card]
    """The card that each player has taken and not laid yet; -1 for none."""
    named: Card
    """What this seat has secretly named."""
    has_named: list[bool]
    houses: list[House]
    lines: list[tuple[Line, ...]]
    """The lines that still have to score: kind, length, column and row of the first square, 1 if it goes down."""
    specialists: list[int]
    """Those present, in bits: 1 floor, 2 tatami, 3 pond, 4 garden."""
    scores: list[int]

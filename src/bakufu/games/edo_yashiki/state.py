"""What lies on the table."""

from bakufu.games.edo_yashiki.components import COUNTS, Card
from bakufu.games.edo_yashiki.house import House, Line
from bakufu.games.edo_yashiki.options import EdoOptions
from bakufu.kernel.state import State
from bakufu.kernel.words import Seat, Seats

NONE = -1
"""No card."""

ALL_FOUR = 0b11110
"""All specialists present: the bits of the four kinds."""

SEATS: tuple[Seats, ...] = tuple(
    tuple(seat for seat in range(max(COUNTS)) if bits >> seat & 1) for bits in range(1 << max(COUNTS))
)
"""Some of the seats, by one bit each: made once, as it is asked all the time whom the table waits for."""


class EdoState(State, kw_only=True):
    """Lists go by seat. The deck is an unordered pile: each card is drawn when it is turned up."""

    options: EdoOptions
    first: Seat
    deck: list[Card]
    row: list[Card]
    """The cards turned up that nobody has taken yet."""
    hands: list[Card]
    """The card that each player has taken and not laid yet."""
    named: list[Card]
    """The card that each player has secretly named (`sealed` only)."""
    houses: list[House]
    lines: list[tuple[Line, ...]]
    """What the card just laid made, and what of it is still to be scored."""
    kinds: list[int]
    """The kinds that have scored with the card just laid, one bit each."""
    specialists: list[int]
    """The specialists present, one bit each."""
    scores: list[int]

    def clone(self) -> "EdoState":
        """A copy that shares nothing that can change."""
        return EdoState(
            self.stack[:],
            self.chance.clone(),
            rules=self.rules,
            options=self.options,
            first=self.first,
            deck=self.deck[:],
            row=self.row[:],
            hands=self.hands[:],
            named=self.named[:],
            houses=self.houses[:],
            lines=self.lines[:],
            kinds=self.kinds[:],
            specialists=self.specialists[:],
            scores=self.scores[:],
        )

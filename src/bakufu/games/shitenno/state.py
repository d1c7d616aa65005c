"""What lies on the table."""

from typing import NamedTuple

from bakufu.games.shitenno.components import KAMON, Card, Cards, Tile, Title, Troop
from bakufu.games.shitenno.options import ShitennoOptions
from bakufu.kernel.state import State
from bakufu.kernel.words import Seat

GOLD = 8
"""Added to the seat on a kamon that shows its golden face."""


PLAYED = -1
"""Stands for the deck in a note of a card played."""


class Unseen(NamedTuple):
    """A player drew this card from this troop deck (0 is the first, 1 the one after its first renewal), and nobody else
    saw it; or played it.
    """

    seat: Seat
    card: Card
    deck: int


class ShitennoState(State, kw_only=True):
    """Lists go by seat or by province. Decks and bonus tiles are unordered piles, drawn from when a card or a tile is
    turned up; so a tile's bonus, too, is only drawn when somebody takes it.
    """

    options: ShitennoOptions
    year: int
    titles: list[Title]
    received: list[Tile]
    """The hierarchy tile that each player got in this year's sharing."""
    shared: list[Card]
    """Cards turned up that are in no lot."""
    lot: list[Card]
    """The lot that grows or is on offer; in a split, the first of the two."""
    troop_deck: list[Card]
    troop_discards: list[Card]
    koku_deck: list[Card]
    koku_discards: list[Card]
    known: list[Cards]
    """The part of each hand that everybody saw being shared (SHI-1.5)."""
    secret: list[Cards]
    """The part of each hand that only its owner has seen."""
    unseen: tuple[Unseen, ...]
    """How these came about, from the first to the last: enough to tell what the others can know of them."""
    renewals: int
    """How often the troop deck was renewed."""
    bonuses: list[int]
    """Bonus tiles in front of players: for each seat exchange, plus one, draw."""
    kamon_left: list[int]
    provinces: list[tuple[int, ...]]
    """The kamon in each province from left to right: the seat, and `GOLD` if it is golden."""
    tops: list[Troop]
    """The troop on the visible bonus tile of each province, or `NONE`."""
    tiles: list[int]
    """How many bonus tiles of each sort lie in the provinces: bushi with exchange, bushi with plus one, and so on."""
    tiles_spent: int
    scores: list[int]

    def clone(self) -> "ShitennoState":
        """A copy that shares nothing that can change."""
        return ShitennoState(
            self.stack[:],
            self.chance.clone(),
            rules=self.rules,
            options=self.options,
            year=self.year,
            titles=self.titles[:],
            received=self.received[:],
            shared=self.shared[:],
            lot=self.lot[:],
            troop_deck=self.troop_deck[:],
            troop_discards=self.troop_discards[:],
            koku_deck=self.koku_deck[:],
            koku_discards=self.koku_discards[:],
            known=self.known[:],
            secret=self.secret[:],
            unseen=self.unseen,
            renewals=self.renewals,
            bonuses=self.bonuses[:],
            kamon_left=self.kamon_left[:],
            provinces=self.provinces[:],
            tops=self.tops[:],
            tiles=self.tiles[:],
            tiles_spent=self.tiles_spent,
            scores=self.scores[:],
        )


def hand(state: ShitennoState, seat: Seat) -> Cards:
    """All cards of a hand, in the order of their kinds."""
    return tuple(sorted(state.known[seat] + state.secret[seat]))


def by_rank(state: ShitennoState) -> list[Seat]:
    """The seats, highest title first (SHI-2.1)."""
    titles = state.titles
    return sorted(range(len(titles)), key=titles.__getitem__)


def kamon_of(players: int) -> int:
    """How many kamon each player has (SHI-1.3)."""
    return KAMON[players]

"""The shape of what a seat sees; `view.py` fills it."""

from msgspec import Struct

from bakufu.games.shitenno.components import Card, Cards, Province, Tile, Title, Troop
from bakufu.games.shitenno.options import ShitennoOptions
from bakufu.kernel.state import FIRST_RULES
from bakufu.kernel.words import Seat


class Asked(Struct, frozen=True):
    """What the next position of a province costs: so many of its own troop and of another, or so many koku.

    The number of koku is also the number of points.
    """

    own: Troop
    owns: int
    other: Troop
    others: int
    koku: int


class ShitennoView(Struct, omit_defaults=True):
    """All is open but the secret part of the other hands, what lies under the visible tiles, and the order of decks."""

    options: ShitennoOptions
    year: int
    turn: Seat
    """Who shares, or whose turn it is; -1 when the game is over."""
    titles: list[Title]
    received: list[Tile]
    shared: list[Card]
    lot: list[Card]
    lot_tiles: list[Tile]
    """The tile of the lot on offer; the tiles of the two lots of a split."""
    troop_deck: int
    troop_discards: list[Card]
    koku_deck: int
    koku_discards: list[Card]
    hand: Cards
    """The own cards, all of them."""
    known: list[Cards]
    """The part of each hand that everybody knows."""
    secret: list[int]
    """How many cards of each hand only their owner knows."""
    bonuses: list[int]
    """For each seat how many to exchange, to add one, to draw."""
    kamon_left: list[int]
    provinces: list[tuple[int, ...]]
    """The kamon in each province from left to right: the seat, plus 8 if it is golden."""
    leads: list[Seat]
    """Who would get the points of each province if the game ended now; -1 where nobody stands."""
    tops: list[Troop]
    prices: list[Asked | None]
    """What the next position of each province costs; nothing where it is full."""
    paying: Province
    """The province that this seat is about to pay for, or -1."""
    tiles: list[int]
    """How many tiles of each sort are still in the provinces: bushi with exchange, bushi with plus one, and so on."""
    scores: list[int]
    """Points so far; the final ones when the game is over."""
    rules: int = FIRST_RULES
    """The version of the rules that is played by."""

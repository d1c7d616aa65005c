"""The shape of what a seat sees; `view.py` fills it."""

from msgspec import Struct

from bakufu.games.shogun.components import (
    Card,
    Favour,
    Province,
    Region,
    Space,
    Special,
    YearEvent,
)
from bakufu.games.shogun.options import ShogunOptions
from bakufu.kernel.words import Seat

HIDDEN = -2
"""A card that lies face down."""


class ShogunView(Struct):
    """Hidden are other players' plans, closed piles, and where in the tower a cube lies."""

    options: ShogunOptions
    players: int
    year: int
    season: int
    owner: list[int]
    armies: list[int]
    buildings: list[int]
    markers: list[int]
    reserve: list[int]
    bowl: list[int]
    inside: list[int]
    """How many cubes of each colour are in the tower (SHO-2.1)."""
    chests: list[int]
    rice: list[int]
    scores: list[int]
    supply: list[int]
    year_events: tuple[YearEvent, ...]
    event: YearEvent
    row: list[Space]
    closed: int
    specials: tuple[Special, ...]
    choosing: tuple[Seat, ...]
    """Who has still to take a special card, the next one first (SHO-3.6)."""
    special: list[Special]
    places: tuple[int, ...]
    order: tuple[Seat, ...]
    hand: list[Card]
    """While plans are laid: this seat's cards that are not on the plan."""
    plans: list[list[Card]]
    """Each plan, space by space: a card this seat knows, -1 for none, -2 for one that lies face down."""
    confirmed: list[bool]
    rethinking: bool
    acting: Province
    """Where the player at turn has armies to deploy, to move or to settle; -1 where no province is at stake."""
    pile: int
    open: tuple[Province, ...]
    groups: tuple[tuple[int, ...], ...]
    courtiers: list[int]
    hall: list[int]
    favours: tuple[Favour, ...]
    favours_left: int
    calm: Seat
    peace: tuple[int, ...]
    samurai: list[int]
    leaders: list[Province]
    statues: list[Seat]
    statues_left: list[int]
    trophies: list[int]
    tiles: list[int]
    region_row: tuple[Region, ...]
    chamber_for: Region
    """The region whose ruler takes a chamber now (SHO-10.3), -1 where none does."""

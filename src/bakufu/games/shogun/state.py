"""What lies on the table."""

from copy import copy

from bakufu.games.shogun.components import SPACES, VILLAGE, Card, Favour, Province, Region, Space, Special, YearEvent
from bakufu.games.shogun.options import ShogunOptions
from bakufu.kernel.state import State
from bakufu.kernel.words import Seat

NEUTRAL = -1
"""The owner of a province that is nobody's."""
CLOSED = -2
"""The owner of a province that is not used with three players."""

IN_BAG, OPEN, TURNED = -1, -2, -3
"""A space of the Chambers without a marker: its tile is in the bag, lies open, or has been turned over."""


YEARS = 2
"""How often winter comes, and points are counted (SHO-6.4)."""


class ShogunState(State, kw_only=True):
    """Lists go by province, by seat or by colour. Piles have no order: cards are drawn when they are turned up."""

    options: ShogunOptions
    players: int
    year: int = 1
    season: int = 0
    """0 spring, 1 summer, 2 autumn, 3 winter."""

    owner: list[int]
    armies: list[int]
    buildings: list[int]
    """By province, one bit for each building."""
    markers: list[int]
    """Revolt markers by province."""

    reserve: list[int]
    """By colour; the village's stock comes last."""
    bowl: list[int]
    shelves: list[list[int]]
    """The colours that lie on each shelf of the tower (with `thirds` it has but one)."""
    chests: list[int]
    rice: list[int]
    points: list[int]
    supply: list[int]
    """Building tiles left, by building."""

    event_pile: tuple[YearEvent, ...]
    year_events: tuple[YearEvent, ...] = ()
    """The year's open events that have not been drawn yet."""
    event: YearEvent = -1
    """What holds for this round."""
    row: list[Space]
    """The action cards opened so far this round, in order."""
    closed: list[Space]
    specials: tuple[Special, ...] = ()
    """The special card on each of the five order spaces; -1 where it has been taken."""
    special: list[Special]
    """The special card of each player this round."""
    places: tuple[int, ...] = ()
    """The order spaces that players stand on, from 1 to 5, and then who stands there: the turn order."""
    order: tuple[Seat, ...]

    hands: list[list[Card]]
    """While plans are laid: the cards that are not on the plan. A tower card stands for all that are left."""
    plans: list[Card]
    """Every player's plan, `SPACES` spaces each."""
    shown: list[int]
    """The spaces of each plan whose cards have been shown, one bit each."""
    confirmed: int = 0
    """Who has finished planning, one bit each."""
    rethinking: int = 0
    """Who is about to take a card back, one bit each."""
    gained: int = 0
    """The provinces that have come to their owner since planning, one bit each; their cards are on no plan."""

    # The start `draft`
    pile: tuple[Province, ...] = ()
    under: tuple[Province, ...] = ()
    """Cards put under the pile, two by two."""
    open: tuple[Province, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    offered: tuple[tuple[Province, ...], ...] = ()
    """The open cards that each player found at the own last turn."""

    # Imperial Court
    courtiers: list[int]
    hall: list[int]
    favour_pile: tuple[Favour, ...] = ()
    favours: tuple[Favour, ...] = ()
    """The favours that can be had, dearest first; -1 where one has been taken."""
    calm: Seat = -1
    """Who keeps the favour that takes off the next revolt marker."""
    peace: tuple[int, ...] = ()
    """By seat, the movements that may not attack it this round: bit 0 for A, bit 1 for B."""

    # Samurai, Military leaders
    samurai: list[int]
    """How far each player has turned the own pile."""
    leaders: list[Province]
    statues: list[Seat]
    """By province, whose statue stands there."""
    statues_left: list[int]
    trophies: list[int]

    # Chambers
    bag: tuple[int, ...] = ()
    tiles: list[int]
    """Each space of the Chambers: whose marker, or what the tile is doing."""
    region_row: tuple[Region, ...] = ()

    def clone(self) -> "ShogunState":
        """A copy that shares nothing that can change."""
        twin = copy(self)
        twin.tell = None
        twin.stack = self.stack[:]
        twin.chance = self.chance.clone()
        twin.owner = self.owner[:]
        twin.armies = self.armies[:]
        twin.buildings = self.buildings[:]
        twin.markers = self.markers[:]
        twin.reserve = self.reserve[:]
        twin.bowl = self.bowl[:]
        twin.shelves = [shelf[:] for shelf in self.shelves]
        twin.chests = self.chests[:]
        twin.rice = self.rice[:]
        twin.points = self.points[:]
        twin.supply = self.supply[:]
        twin.row = self.row[:]
        twin.closed = self.closed[:]
        twin.special = self.special[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.plans = self.plans[:]
        twin.shown = self.shown[:]
        twin.courtiers = self.courtiers[:]
        twin.hall = self.hall[:]
        twin.samurai = self.samurai[:]
        twin.leaders = self.leaders[:]
        twin.statues = self.statues[:]
        twin.statues_left = self.statues_left[:]
        twin.trophies = self.trophies[:]
        twin.tiles = self.tiles[:]
        return twin

    def plan(self, seat: Seat) -> list[Card]:
        """A player's plan, space by space."""
        return self.plans[seat * SPACES : (seat + 1) * SPACES]

    def provinces(self, seat: Seat) -> list[Province]:
        """The provinces of a player."""
        return [province for province, owner in enumerate(self.owner) if owner == seat]

    def inside(self) -> list[int]:
        """How many cubes of each colour are in the tower (SHO-2.1)."""
        counts = [0] * (VILLAGE + 1)
        for shelf in self.shelves:
            for colour in shelf:
                counts[colour] += 1
        return counts

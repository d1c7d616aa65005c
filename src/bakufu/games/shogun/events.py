"""What happens at the table, as told to the players."""

from typing import Annotated, Literal

from msgspec import Struct

from bakufu.games.shogun.components import (
    Card,
    Province,
    Space,
    Special,
    YearEvent,
)
from bakufu.kernel.words import Event, Seat

Season = Annotated[int, "season"]


class Cubes(Struct, frozen=True):
    """So many cubes of a colour."""

    colour: int
    count: int


class Drop(Struct, frozen=True):
    """What became of one cube in a throw, in the order in which it was heard to fall.

    `stays` and `falls` are about a cube just thrown in, `loose` about one from inside: it comes out before the cube
    that knocked it loose, and with `thirds` before all that are thrown. On which shelf a cube lies is not told
    (SHO-2.1).
    """

    colour: int
    fate: Literal["stays", "falls", "loose"]


# Set-up


class FirstPlayer(Event, frozen=True):
    """Who begins to take provinces."""

    reveals = True
    seat: Seat


class StartsWith(Event, frozen=True):
    """A province of the ready-made start (SHO-1.3)."""

    seat: Seat
    province: Province
    armies: int


class ProvincesOpened(Event, frozen=True):
    """The province cards that lie open now (SHO-1.4)."""

    reveals = True
    provinces: tuple[Province, ...]


class PutUnder(Event, frozen=True):
    """The same two cards again: they go under the pile (SHO-1.5)."""

    seat: Seat
    provinces: tuple[Province, ...]


class TookProvince(Event, frozen=True):
    """A card from the open ones, or the top card of the pile."""

    reveals = True
    seat: Seat
    province: Province
    unseen: bool


class GroupPlaced(Event, frozen=True):
    """An army group goes to the province just taken."""

    seat: Seat
    province: Province
    armies: int


# The tower


class Thrown(Event, frozen=True):
    """A throw, cube by cube; then what lies in the bowl and how many cubes of each colour are inside."""

    reveals = True
    thrown: Annotated[tuple[Cubes, ...], "cubes"]
    bowl: Annotated[tuple[Cubes, ...], "cubes"]
    inside: Annotated[tuple[Cubes, ...], "cubes"]
    drops: Annotated[tuple[Drop, ...], "drop"]


class TowerSeeded(Event, frozen=True):
    """What fell out at the start goes back to the reserves (SHO-1.7)."""


# Seasons


class EventsOpened(Event, frozen=True):
    """The year's four events (SHO-1.8)."""

    reveals = True
    year: int
    events: tuple[YearEvent, ...]


class SeasonBegan(Event, frozen=True):
    """A round begins."""

    year: int
    season: Season


class ActionsOpened(Event, frozen=True):
    """The action cards on the first spaces (SHO-3.1)."""

    reveals = True
    actions: Annotated[tuple[Space, ...], "space"]


class ActionOpened(Event, frozen=True):
    """The next closed action card (SHO-3.8)."""

    reveals = True
    action: Annotated[int, "space"]
    place: int


class SpecialsOpened(Event, frozen=True):
    """The special cards, from order space 1 to 5 (SHO-3.2)."""

    reveals = True
    specials: Annotated[tuple[Special, ...], "special"]


class Laid(Event, frozen=True):
    """A card goes on the own plan; only its player knows."""

    card: Card
    space: Space


class Lifted(Event, frozen=True):
    """A card comes back from the own plan; only its player knows."""

    card: Card
    space: Space


class Planned(Event, frozen=True):
    """A player has finished planning."""

    seat: Seat


class EventDrawn(Event, frozen=True):
    """What holds for this round (SHO-3.5)."""

    reveals = True
    drawn: YearEvent


class BidOpened(Event, frozen=True):
    """A bid, and what is paid for it (SHO-3.6)."""

    reveals = True
    seat: Seat
    card: Card
    chests: int


class ChoiceOrdered(Event, frozen=True):
    """Who chooses a special card first, next and last; ties have been drawn (SHO-3.6)."""

    reveals = True
    seats: tuple[Seat, ...]


class SpecialTaken(Event, frozen=True):
    """A special card, and with it a place in the turn order."""

    seat: Seat
    special: Special
    place: int


class Shown(Event, frozen=True):
    """A player shows the card planned for an action (SHO-3.8)."""

    reveals = True
    seat: Seat
    space: Space
    card: Card


class CardLost(Event, frozen=True):
    """The card of a lost province leaves the plan at once (SHO-5.3)."""

    reveals = True
    seat: Seat
    province: Province
    space: Space


class NotDone(Event, frozen=True):
    """An action that cannot be carried out whole is not carried out (SHO-3.9)."""

    seat: Seat
    space: Space
    card: Card
    why: Annotated[str, "why"]

"""What happens at the table, as told to the players."""

from typing import Annotated, Literal

from msgspec import Struct

from bakufu.games.shogun.components import (
    Building,
    Card,
    Colour,
    Favour,
    Province,
    Region,
    Space,
    Special,
    YearEvent,
)
from bakufu.kernel.words import Event, Seat

Season = Annotated[int, "season"]
Tile = Annotated[int, "tile"]


class Cubes(Struct, frozen=True):
    """So many cubes of a colour."""

    colour: int
    count: int


class Drop(Struct, frozen=True):
    """What became of one cube in a throw, in the order in which it was heard to fall.

    `stays` and `falls` are about a cube just thrown in, `loose` about one from inside that comes out after it. On which
    shelf a cube lies is not told (SHO-2.1).
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
    province: Province
    why: Annotated[str, "why"]


# Actions


class Built(Event, frozen=True):
    """A new building (SHO-4.1)."""

    seat: Seat
    province: Province
    building: Building
    chests: int


class RiceGathered(Event, frozen=True):
    """Rice from a province (SHO-4.2)."""

    seat: Seat
    province: Province
    rice: int


class TaxGathered(Event, frozen=True):
    """Chests from a province (SHO-4.2)."""

    seat: Seat
    province: Province
    chests: int


class MarkerAdded(Event, frozen=True):
    """The farmers grumble (SHO-4.3)."""

    province: Province
    markers: int


class MarkerOff(Event, frozen=True):
    """A revolt marker leaves a province."""

    province: Province


class Deployed(Event, frozen=True):
    """Armies from the reserve (SHO-4.4)."""

    seat: Seat
    province: Province
    armies: int
    chests: int


class Moved(Event, frozen=True):
    """Armies join others in an own province."""

    seat: Seat
    province: Province
    to: Annotated[int, "province"]
    armies: int


class Stayed(Event, frozen=True):
    """A player moves nobody."""

    seat: Seat
    province: Province


# Fights


class Attacked(Event, frozen=True):
    """Armies enter a province that is not theirs (SHO-5.1)."""

    seat: Seat
    province: Province
    to: Annotated[int, "province"]
    armies: int
    defender: Colour
    defenders: int


class ArmyAdded(Event, frozen=True):
    """One more army from the reserve: a special card (SHO-4.8) or a castle (SHO-4.9)."""

    seat: Seat
    why: Annotated[str, "added"]


class Revolted(Event, frozen=True):
    """The village rises against a province's owner (SHO-5.6)."""

    seat: Seat
    province: Province
    armies: int
    villagers: int


class Conquered(Event, frozen=True):
    """The attacker wins and occupies the province (SHO-5.3)."""

    seat: Seat
    province: Province
    armies: int
    attack: int
    defence: int


class Defended(Event, frozen=True):
    """The defender holds the province (SHO-5.4)."""

    seat: Seat
    province: Province
    armies: int
    attack: int
    defence: int


class Cleared(Event, frozen=True):
    """Nobody holds the province; it is neutral (SHO-5.5)."""

    province: Province
    attack: int
    defence: int


class PutDown(Event, frozen=True):
    """A revolt is put down (SHO-5.6)."""

    seat: Seat
    province: Province
    armies: int
    village: int
    defence: int


# Winter


class WinterCame(Event, frozen=True):
    """The fourth event says how much rice is lost (SHO-6.1)."""

    left: YearEvent
    rice: int


class Fed(Event, frozen=True):
    """A player's rice against a player's provinces."""

    seat: Seat
    rice: int
    provinces: int
    missing: int


class RevoltsDrawn(Event, frozen=True):
    """Where hunger breaks out (SHO-6.2)."""

    reveals = True
    seat: Seat
    provinces: Annotated[tuple[Province, ...], "province"]


class LandScored(Event, frozen=True):
    """Points for provinces and buildings (SHO-6.3)."""

    seat: Seat
    provinces: int
    buildings: int


class MajorityScored(Event, frozen=True):
    """Most buildings of a type in a region (SHO-6.3)."""

    seats: tuple[Seat, ...]
    region: Region
    building: Building
    points: int


class Score(Event, frozen=True):
    """A player's points and chests."""

    seat: Seat
    points: int
    chests: int


# Imperial Court and Samurai


class CourtiersCame(Event, frozen=True):
    """Courtiers from the stock into the hall (SHO-7.1, SHO-7.3)."""

    seat: Seat
    courtiers: int


class FavoursOpened(Event, frozen=True):
    """The round's favours, dearest first (SHO-7.2)."""

    reveals = True
    favours: Annotated[tuple[Favour, ...], "favour"]


class ArmiesConverted(Event, frozen=True):
    """Armies of a province, or cubes of the bowl, go back to the reserve for courtiers (SHO-7.3)."""

    seat: Seat
    card: Card
    armies: int


class FavourTaken(Event, frozen=True):
    """A favour, and the courtiers paid for it (SHO-7.5)."""

    seat: Seat
    favour: Favour
    courtiers: int


class FavourDeclined(Event, frozen=True):
    """A player takes no favour."""

    seat: Seat


class EventCancelled(Event, frozen=True):
    """The round's event is gone (SHO-7.6)."""

    seat: Seat


class ChestsGot(Event, frozen=True):
    """Chests from a favour or a samurai card."""

    seat: Seat
    chests: int


class RiceGot(Event, frozen=True):
    """Rice from a favour or a samurai card."""

    seat: Seat
    rice: int


class PointsGot(Event, frozen=True):
    """Points from a favour or a samurai card."""

    seat: Seat
    points: int


class ArmiesInBowl(Event, frozen=True):
    """Armies from the reserve into the bowl."""

    seat: Seat
    armies: int


class CalmKept(Event, frozen=True):
    """The next revolt marker will be taken off (SHO-7.6)."""

    seat: Seat


class PeaceMade(Event, frozen=True):
    """Nobody may attack this player with these movements (SHO-7.6)."""

    seat: Seat
    spaces: Annotated[tuple[Space, ...], "space"]


class Levied(Event, frozen=True):
    """Free armies for an own or a neutral province (SHO-7.6)."""

    seat: Seat
    province: Province
    armies: int


class BannerTurned(Event, frozen=True):
    """A player turns to the next samurai card (SHO-8.1)."""

    seat: Seat
    number: int


# Military leaders and Chambers


class LeaderPlaced(Event, frozen=True):
    """A leader comes to the board (SHO-9.1, SHO-9.5)."""

    seat: Seat
    province: Province


class LeaderMoved(Event, frozen=True):
    """A leader moves on (SHO-9.3)."""

    seat: Seat
    province: Province
    to: Annotated[int, "province"]


class StatuePlaced(Event, frozen=True):
    """A statue where the leader has been (SHO-9.3)."""

    seat: Seat
    province: Province


class TrophyTaken(Event, frozen=True):
    """Another player's statue becomes a trophy (SHO-9.4)."""

    seat: Seat
    province: Province
    of: Annotated[int, "seat"]


class LeaderLost(Event, frozen=True):
    """A leader's province is lost (SHO-9.5)."""

    seat: Seat
    province: Province


class StatuesScored(Event, frozen=True):
    """Own statues on the board and trophies (SHO-9.6)."""

    seat: Seat
    points: int


class ChambersOpened(Event, frozen=True):
    """Six tiles on their spaces (SHO-10.2)."""

    reveals = True
    tiles: tuple[Tile, ...]


class ChamberTaken(Event, frozen=True):
    """A marker in the place of an open tile (SHO-10.3)."""

    seat: Seat
    region: Region
    tile: Tile


class ChamberScored(Event, frozen=True):
    """A row or a column of the Chambers (SHO-10.4)."""

    seats: tuple[Seat, ...]
    line: int
    down: bool
    points: int


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)

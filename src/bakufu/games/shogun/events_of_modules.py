"""What happens in the modules."""

from typing import Annotated

from bakufu.games.shogun.components import Card, Favour, Province, Region, Space
from bakufu.kernel.words import Event, Seat

Tile = Annotated[int, "tile"]

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

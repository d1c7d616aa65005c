"""What happens when actions are carried out, in fights and in winter."""

from typing import Annotated

from bakufu.games.shogun.components import Building, Colour, Province, Region, YearEvent
from bakufu.kernel.words import Event, Seat

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

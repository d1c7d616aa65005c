"""What happens in an attack and in a fight, as told to the players."""

from bakufu.games.bushido.components import Disc, Hex, Tile
from bakufu.kernel.words import Event, Seat


class CampaignDeclared(Event, frozen=True):
    """There will be a second attack (BUS-8.1)."""

    seat: Seat


class Regrouped(Event, frozen=True):
    """Troops have moved among connected hexes (BUS-4.1)."""

    seat: Seat
    hex: Hex
    to: Hex
    troops: int
    elite: int


class AttackOrdered(Event, frozen=True):
    """The daimyō's troops march on a hex of the bushi (BUS-4.2)."""

    seat: Seat
    origin: Hex
    hex: Hex
    troops: int
    elite: int


class BonusOffered(Event, frozen=True):
    """Bonus tokens on the target (BUS-4.2)."""

    seat: Seat
    honour: int


class NeutralTaken(Event, frozen=True):
    """A neutral hex is taken without a fight (BUS-4.3)."""

    seat: Seat
    origin: Hex
    hex: Hex
    troops: int
    elite: int


class NoAttack(Event, frozen=True):
    """The daimyō does not attack (BUS-4.4)."""

    seat: Seat


class KotauSwapped(Event, frozen=True):
    """A kotau is of no use in a fight (BUS-5.3)."""

    reveals = True
    seat: Seat


class TileLaid(Event, frozen=True):
    """What only the player who laid it is told."""

    tile: Tile


class StackReady(Event, frozen=True):
    """A fighter has laid enough (BUS-5.1)."""

    seat: Seat


class StackShown(Event, frozen=True):
    """How many katana tiles a fighter uses, and the one on top (BUS-5.1)."""

    reveals = True
    seat: Seat
    number: int
    tile: Tile


class StackEmpty(Event, frozen=True):
    """A fighter uses no tile at all (BUS-5.2)."""

    reveals = True
    seat: Seat


class TacticChosen(Event, frozen=True):
    """A fighter has chosen a disc."""

    seat: Seat


class ChosenTactic(Event, frozen=True):
    """What only the player who chose it is told."""

    disc: Disc


class TacticShown(Event, frozen=True):
    """A disc, the tiles below the top one, and the strength they make (BUS-5.4)."""

    reveals = True
    seat: Seat
    disc: Disc
    tiles: tuple[Tile, ...]
    strength: int


class FightWon(Event, frozen=True):
    """Who wins the fight, and what both sides lose."""

    seat: Seat
    attackers: int
    defenders: int


class TroopsSacrificed(Event, frozen=True):
    """All troops of a side without tiles are out of the game (BUS-5.2)."""

    seat: Seat
    troops: int


class TroopsReturned(Event, frozen=True):
    """The attackers left go back to where they came from (BUS-5.6)."""

    hex: Hex
    troops: int


class TroopsRetreated(Event, frozen=True):
    """Defenders beaten in a duel (BUS-5.7) or by ronin (BUS-3.8)."""

    seat: Seat
    hex: Hex
    to: Hex


class TroopsScattered(Event, frozen=True):
    """Defenders who must retreat and have nowhere to go (BUS-5.7)."""

    seat: Seat
    hex: Hex


class Conquered(Event, frozen=True):
    """A hex changes hands (BUS-6.3)."""

    seat: Seat
    loser: Seat
    hex: Hex

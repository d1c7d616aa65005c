"""What happens at the table, as told to the players; attacks and fights are in events_of_fights."""

from typing import Annotated, Literal

from bakufu.games.bushido.components import Disc, Hex, Terrain, Tile
from bakufu.kernel.words import Event, Seat

Role = Annotated[Literal["samurai", "bushi", "sensei", "hatamoto"], "role"]
"""What a daimyō gives for a turn."""


class FirstPlayer(Event, frozen=True):
    """Who begins."""

    seat: Seat


class FortressBuilt(Event, frozen=True):
    """A clan fortress, face down for ever (BUS-1.2)."""

    seat: Seat
    hex: Hex


class ProvinceTaken(Event, frozen=True):
    """A hex turned up by its first owner (BUS-1.2)."""

    reveals = True
    seat: Seat
    hex: Hex
    terrain: Terrain


class DaimyoHonour(Event, frozen=True):
    """A daimyō marker has moved (BUS-1.4)."""

    seat: Seat
    before: int
    after: int


class SamuraiHonour(Event, frozen=True):
    """A samurai marker has moved (BUS-1.4)."""

    seat: Seat
    before: int
    after: int


class TroopsPlaced(Event, frozen=True):
    """New troops on a hex."""

    seat: Seat
    hex: Hex
    troops: int


class TroopsRemoved(Event, frozen=True):
    """Troops that no rice feeds any more (BUS-2.1)."""

    seat: Seat
    hex: Hex
    troops: int


class ElitePlaced(Event, frozen=True):
    """A big troop on a hex (BUS-8.2)."""

    seat: Seat
    hex: Hex


class EliteLeft(Event, frozen=True):
    """The big troops go home: their player is daimyō again (BUS-8.2)."""

    seat: Seat
    troops: int


class LeftEmpty(Event, frozen=True):
    """Big troops that held a hex alone have gone home (BUS-8.2)."""

    seat: Seat
    hex: Hex


class SupportDrawn(Event, frozen=True):
    """A player has drawn tiles; what they are is behind the screen."""

    reveals = True
    seat: Seat
    number: int


class TilesDrawn(Event, frozen=True):
    """What only the player who drew is told."""

    reveals = True
    tiles: tuple[Tile, ...]


class MikadoLaw(Event, frozen=True):
    """The bag is empty: everyone puts all support back and draws anew (BUS-1.7)."""

    reveals = True


class DiscsDiscarded(Event, frozen=True):
    """How many discs the daimyō has put away, face down (BUS-2.1)."""

    seat: Seat
    number: int


class DiscPutAway(Event, frozen=True):
    """What only the player who put it away is told."""

    disc: Disc


class DiscsDrawn(Event, frozen=True):
    """A player has drawn discs; what they are is behind the screen."""

    reveals = True
    seat: Seat
    number: int


class TacticsDrawn(Event, frozen=True):
    """What only the player who drew is told."""

    reveals = True
    discs: tuple[Disc, ...]


class DiscsShuffled(Event, frozen=True):
    """Few discs were left: the discards are in the piles again (BUS-1.8)."""


class DaimyoNamed(Event, frozen=True):
    """A turn begins (BUS-2.1)."""

    seat: Seat
    month: int


class EliteRecruited(Event, frozen=True):
    """A campaign token is turned into big troops (BUS-8.2)."""

    seat: Seat


class Invited(Event, frozen=True):
    """To a tea ceremony (BUS-7.1)."""

    seat: Seat
    guest: Seat


class TeaAccepted(Event, frozen=True):
    """The ceremony takes place (BUS-7.2)."""

    seat: Seat


class TeaRefused(Event, frozen=True):
    """The guest snubs the host (BUS-7.3)."""

    seat: Seat


class Converted(Event, frozen=True):
    """A host has turned samurai honour into daimyō honour (BUS-7.2)."""

    seat: Seat
    samurai: int
    daimyo: int


class HonourBought(Event, frozen=True):
    """The treasury is opened (BUS-2.3)."""

    seat: Seat
    tiles: int
    daimyo: int


class RoleGiven(Event, frozen=True):
    """A role for this turn (BUS-2.4)."""

    seat: Seat
    role: Role


class RoninPlaced(Event, frozen=True):
    """A ronin on a hex (BUS-3.3)."""

    seat: Seat
    hex: Hex


class ShinobiPlayed(Event, frozen=True):
    """Someone looks behind a screen (BUS-3.4)."""

    seat: Seat
    target: Seat


class ScreenSeen(Event, frozen=True):
    """What only the spy is told; what there was to see is not written down (BUS-3.4)."""

    reveals = True
    target: Seat


class ChanoyuPlayed(Event, frozen=True):
    """A tea ceremony with a tile (BUS-3.6)."""

    seat: Seat


class GeishaPlayed(Event, frozen=True):
    """The turn is over (BUS-3.5)."""

    seat: Seat


class AutomaticRevolted(Event, frozen=True):
    """Ronin have driven out the troops (BUS-3.7)."""

    hex: Hex
    seat: Seat
    ronin: int


class RevoltLed(Event, frozen=True):
    """The hatamoto leads the ronin (BUS-3.8)."""

    seat: Seat
    hex: Hex


class BecameNeutral(Event, frozen=True):
    """A hex belongs to nobody now."""

    hex: Hex
    seat: Seat


class SeppukuDemanded(Event, frozen=True):
    """Somebody demands the samurai's life (BUS-6.4)."""

    seat: Seat
    tiles: int


class LossProposed(Event, frozen=True):
    """The sensei's advice (BUS-6.4)."""

    seat: Seat
    honour: int


class AdviceTaken(Event, frozen=True):
    """The daimyō agrees (BUS-6.4)."""

    seat: Seat


class AdviceOverruled(Event, frozen=True):
    """The daimyō spares the samurai (BUS-6.4)."""

    seat: Seat


class CalledToArms(Event, frozen=True):
    """Everyone draws (BUS-6.5)."""

    seat: Seat
    number: int


class Temporised(Event, frozen=True):
    """Nobody draws (BUS-6.5)."""

    seat: Seat


class KotauPlayed(Event, frozen=True):
    """An audience with the Tennō (BUS-6.6)."""

    reveals = True
    seat: Seat
    wish: Annotated[Literal["stay", "haste", "support"], "wish"]


class MonthAdvanced(Event, frozen=True):
    """Where the shogun marker stands now (BUS-6.6)."""

    month: int


class MonthStays(Event, frozen=True):
    """The shogun marker does not move."""

    month: int


class LongWait(Event, frozen=True):
    """The month has not advanced for three turns of everyone (BUS-4.5)."""

    turns: int


class BecameShogun(Event, frozen=True):
    """50 daimyō honour (BUS-6.7)."""

    seat: Seat


class YearOver(Event, frozen=True):
    """The twelfth month is over (BUS-6.7)."""


class FinalHonour(Event, frozen=True):
    """A player's daimyō honour at the end."""

    seat: Seat
    honour: int

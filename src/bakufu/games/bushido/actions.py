"""What players can answer, and tables of the answers that come up all the time."""

from typing import Annotated, Literal

from bakufu.games.bushido.components import KINDS, MOST_HEXES, TACTICS, TROOPS, Disc, Hex, Tile
from bakufu.kernel.words import Action, Seat


class Pass(Action, frozen=True):
    """Not that, or no more of it."""


class Occupy(Action, frozen=True):
    """Take a free hex (BUS-1.2)."""

    hex: Hex


class Place(Action, frozen=True):
    """Put new troops on a hex (BUS-1.5, BUS-2.1)."""

    hex: Hex
    troops: int


class Remove(Action, frozen=True):
    """Take troops off a hex (BUS-2.1)."""

    hex: Hex
    troops: int


class Discard(Action, frozen=True):
    """Put a disc away (BUS-2.1)."""

    disc: Disc


class Recruit(Action, frozen=True):
    """Turn the campaign token into big troops (BUS-8.2)."""


class PlaceElite(Action, frozen=True):
    """Put one big troop on a hex (BUS-8.2)."""

    hex: Hex


class Invite(Action, frozen=True):
    """To a tea ceremony (BUS-7.1)."""

    guest: Seat


class Accept(Action, frozen=True):
    """Come to tea (BUS-7.2)."""


class Refuse(Action, frozen=True):
    """Snub the host (BUS-7.3)."""


class Convert(Action, frozen=True):
    """Gain so much daimyō honour for twice as much samurai honour (BUS-7.2)."""

    honour: int


class Buy(Action, frozen=True):
    """Gain so much daimyō honour for three times as many 3-katana tiles (BUS-2.3)."""

    honour: int


class Give(Action, frozen=True):
    """Give a role to a player (BUS-2.4)."""

    role: Annotated[Literal["samurai", "bushi", "sensei"], "role"]
    to: Seat


class PlayRonin(Action, frozen=True):
    """Put a ronin on a hex (BUS-3.3)."""

    hex: Hex


class PlayShinobi(Action, frozen=True):
    """Look behind a screen (BUS-3.4)."""

    target: Seat


class PlayChanoyu(Action, frozen=True):
    """Host a tea ceremony (BUS-3.6)."""


class PlayGeisha(Action, frozen=True):
    """End the turn (BUS-3.5)."""


class LeadRevolt(Action, frozen=True):
    """Fight the daimyō with the ronin on this hex (BUS-3.8)."""

    hex: Hex


class Declare(Action, frozen=True):
    """Declare a campaign (BUS-8.1)."""


class MoveFrom(Action, frozen=True):
    """Regroup troops of this hex (BUS-4.1)."""

    hex: Hex


class MoveTo(Action, frozen=True):
    """Regroup so many of them, and so many big ones, to this hex (BUS-4.1)."""

    hex: Hex
    troops: int
    elite: int = 0


class Attack(Action, frozen=True):
    """Attack a hex of the bushi (BUS-4.2) or take a neutral one (BUS-4.3)."""

    hex: Hex


class March(Action, frozen=True):
    """Attack from this hex with so many troops, and so many big ones (BUS-4.2)."""

    origin: Hex
    troops: int
    elite: int = 0


class Offer(Action, frozen=True):
    """Put bonus tokens for so much honour on the target (BUS-4.2)."""

    honour: int


class Lay(Action, frozen=True):
    """Lay a katana tile on the own stack (BUS-5.1)."""

    tile: Tile


class Ready(Action, frozen=True):
    """The stack is complete (BUS-5.1)."""


class Choose(Action, frozen=True):
    """Choose a tactic (BUS-5.1)."""

    disc: Disc


class Retreat(Action, frozen=True):
    """Fall back to this hex (BUS-5.7)."""

    hex: Hex


class DemandSeppuku(Action, frozen=True):
    """Demand the samurai's life (BUS-6.4)."""


class Propose(Action, frozen=True):
    """Propose that the samurai loses so much honour (BUS-6.4)."""

    honour: int


class Agree(Action, frozen=True):
    """Take the advice (BUS-6.4)."""


class Overrule(Action, frozen=True):
    """Let the samurai lose just 1 (BUS-6.4)."""


class CallToArms(Action, frozen=True):
    """Let everyone draw (BUS-6.5)."""


class PlayKotau(Action, frozen=True):
    """Ask the Tennō for a longer year, a shorter one, or support (BUS-6.6)."""

    wish: Annotated[Literal["stay", "haste", "support"], "wish"]


ACTIONS: tuple[type[Action], ...] = (
    Pass,
    Occupy,
    Place,
    Remove,
    Discard,
    Recruit,
    PlaceElite,
    Invite,
    Accept,
    Refuse,
    Convert,
    Buy,
    Give,
    PlayRonin,
    PlayShinobi,
    PlayChanoyu,
    PlayGeisha,
    LeadRevolt,
    Declare,
    MoveFrom,
    MoveTo,
    Attack,
    March,
    Offer,
    Lay,
    Ready,
    Choose,
    Retreat,
    DemandSeppuku,
    Propose,
    Agree,
    Overrule,
    CallToArms,
    PlayKotau,
)

_HEXES = range(MOST_HEXES)
_NUMBERS = range(1, TROOPS + 1)

PASS = Pass()
READY = Ready()
OCCUPY = tuple(map(Occupy, _HEXES))
PLACE = tuple(tuple(Place(place, number) for number in _NUMBERS) for place in _HEXES)
"""By hex, then from one troop up; so `PLACE[hex][:3]` are the ways to put at most three there."""
REMOVE = tuple(tuple(Remove(place, number) for number in _NUMBERS) for place in _HEXES)
PLACE_ELITE = tuple(map(PlaceElite, _HEXES))
PLAY_RONIN = tuple(map(PlayRonin, _HEXES))
LEAD_REVOLT = tuple(map(LeadRevolt, _HEXES))
MOVE_FROM = tuple(map(MoveFrom, _HEXES))
MOVE_TO = tuple(tuple(MoveTo(place, number) for number in _NUMBERS) for place in _HEXES)
ATTACK = tuple(map(Attack, _HEXES))
MARCH = tuple(tuple(March(place, number) for number in _NUMBERS) for place in _HEXES)
RETREAT = tuple(map(Retreat, _HEXES))
DISCARD = tuple(map(Discard, range(TACTICS)))
CHOOSE = tuple(map(Choose, range(TACTICS)))
LAY = tuple(map(Lay, range(KINDS)))


def numbers(troops: int, elite: int, both: int) -> list[tuple[int, int]]:
    """How many normal and big troops can go: at most so many normal, so many big, and so many together."""
    return [
        (number, big)
        for big in range(min(elite, both) + 1)
        for number in range(min(troops, both - big) + 1)
        if number + big
    ]

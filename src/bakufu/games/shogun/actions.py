"""What players can answer."""

from typing import Annotated

from bakufu.games.shogun.components import Card, Favour, Province, Space
from bakufu.games.shogun.events_of_modules import Tile
from bakufu.games.shogun.gifts import Gift
from bakufu.kernel.words import Action


class TakeProvince(Action, frozen=True):
    """Take this open province card."""

    province: Province


class TakeTop(Action, frozen=True):
    """Take the top card of the pile, unseen."""


class ReplaceOpen(Action, frozen=True):
    """Put both open cards under the pile and open two new ones."""


class PlaceGroup(Action, frozen=True):
    """Move a group of so many armies to the province, perhaps with the leader."""

    armies: int
    leader: bool


class Lay(Action, frozen=True):
    """Lay this card on this space of the plan."""

    card: Card
    space: Space


class Rethink(Action, frozen=True):
    """Take a card back from the plan; which one is said next."""


class Lift(Action, frozen=True):
    """Take back the card on this space."""

    space: Space


class Confirm(Action, frozen=True):
    """The plan is made."""


class TakeSpecial(Action, frozen=True):
    """Take the special card on this order space, counted from 1."""

    place: int


class Deploy(Action, frozen=True):
    """Deploy so many armies."""

    armies: int


class March(Action, frozen=True):
    """Move so many armies to an adjacent province."""

    to: Province
    armies: int


class Stay(Action, frozen=True):
    """Move nobody."""


class RevoltNext(Action, frozen=True):
    """This revolt comes first."""

    province: Province


class TakeFavour(Action, frozen=True):
    """Take this favour."""

    favour: Favour


class Decline(Action, frozen=True):
    """Take nothing."""


class UseFavourAt(Action, frozen=True):
    """The favour is for this province."""

    province: Province


class CancelEvent(Action, frozen=True):
    """The event goes."""


class KeepEvent(Action, frozen=True):
    """The event stays."""


class TakeBonus(Action, frozen=True):
    """Turn to the next card and take this of it."""

    kind: Annotated[Gift, "gift"]
    amount: int


class PlaceLeader(Action, frozen=True):
    """Put the leader in this own province."""

    province: Province


class MoveLeader(Action, frozen=True):
    """Move the leader to this own province, and perhaps leave a statue behind."""

    to: Province
    statue: bool


class TakeChamber(Action, frozen=True):
    """Put a marker in the place of this open tile."""

    tile: Tile


ACTIONS: tuple[type[Action], ...] = (
    TakeProvince,
    TakeTop,
    ReplaceOpen,
    PlaceGroup,
    Lay,
    Rethink,
    Lift,
    Confirm,
    TakeSpecial,
    Deploy,
    March,
    Stay,
    RevoltNext,
    TakeFavour,
    Decline,
    UseFavourAt,
    CancelEvent,
    KeepEvent,
    TakeBonus,
    PlaceLeader,
    MoveLeader,
    TakeChamber,
)

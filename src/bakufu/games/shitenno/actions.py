"""What players can answer."""

from bakufu.games.shitenno.components import Card, Province, Tile
from bakufu.kernel.words import Action


class Add(Action, frozen=True):
    """Put a shared card into the lot."""

    card: Card


class TakeOut(Action, frozen=True):
    """Put a card of the lot back."""

    card: Card


class Offer(Action, frozen=True):
    """Offer the lot with this hierarchy tile."""

    tile: Tile


class Divide(Action, frozen=True):
    """Offer two lots: the one laid out with this tile, all other cards with that one."""

    tile: Tile
    other: Tile


class Accept(Action, frozen=True):
    """Take the lot."""


class Refuse(Action, frozen=True):
    """Leave the lot to others."""


class Choose(Action, frozen=True):
    """Take the lot with this hierarchy tile."""

    tile: Tile


class TakeProvince(Action, frozen=True):
    """Take the next position of this province; how it is paid comes next."""

    province: Province


class DrawTroop(Action, frozen=True):
    """Use a draw tile."""


class EndTurn(Action, frozen=True):
    """Place no more kamon this year."""


class TurnToGold(Action, frozen=True):
    """Turn the leftmost silver kamon in this province to gold."""

    province: Province


class KeepSilver(Action, frozen=True):
    """Turn no kamon to gold."""


class Pay(Action, frozen=True):
    """Spend these cards and tiles; `joker` is the Hatamoto's title."""

    cards: tuple[Card, ...]
    exchange: int = 0
    plus_one: int = 0
    joker: bool = False


ACTIONS: tuple[type[Action], ...] = (
    Add,
    TakeOut,
    Offer,
    Divide,
    Accept,
    Refuse,
    Choose,
    TakeProvince,
    DrawTroop,
    EndTurn,
    Pay,
    TurnToGold,
    KeepSilver,
)

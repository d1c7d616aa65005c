"""What happens at the table, as told to the players."""

from typing import Annotated

from bakufu.games.edo_yashiki.components import Card, Kind
from bakufu.kernel.words import Event, Seat


class Dealt(Event, frozen=True):
    """A player's first card (EDO-1.2)."""

    reveals = True
    seat: Seat
    card: Card


class TurnedUp(Event, frozen=True):
    """The row of a new round (EDO-2.1)."""

    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


class Named(Event, frozen=True):
    """A player has secretly named a card."""

    seat: Seat


class NamedCard(Event, frozen=True):
    """What only the player who named a card is told."""

    card: Card


class NamesOpened(Event, frozen=True):
    """Who named this card; it goes to one of them by lot."""

    reveals = True
    card: Card
    seats: tuple[Seat, ...]


class Took(Event, frozen=True):
    """A player has got a card from the row."""

    seat: Seat
    card: Card


class Laid(Event, frozen=True):
    """A card was laid with its top left square at this column and row."""

    seat: Seat
    card: Card
    x: int
    y: int
    turned: bool
    covered: int


class LineScored(Event, frozen=True):
    """One row or column scored (EDO-3.2)."""

    seat: Seat
    kind: Kind
    length: int
    points: int
    x: int
    y: int
    down: bool


class LineFailed(Event, frozen=True):
    """A row or column that scores nothing: too long (EDO-3.2), or its specialist is away (EDO-5.2)."""

    seat: Seat
    kind: Kind
    length: int
    x: int
    y: int
    down: bool
    why: Annotated[str, "why"]


class KindsScored(Event, frozen=True):
    """The bonus for different kinds (EDO-3.4)."""

    seat: Seat
    kinds: int
    points: int


class SpecialistsBack(Event, frozen=True):
    """The last specialist left, so all four are back (EDO-5.3)."""

    seat: Seat


class Score(Event, frozen=True):
    """A player's score after a round."""

    seat: Seat
    points: int


class Ended(Event, frozen=True):
    """Why the game is over (EDO-4.1)."""

    why: Annotated[str, "ended"]

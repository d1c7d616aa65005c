"""What happens at the table, as told to the players."""

from typing import Annotated, TypeAlias

from bakufu.games.shitenno.components import Bonus, Card, Province, Tile, Title, Troop
from bakufu.kernel.words import Event, Seat

Cards: TypeAlias = tuple[Card, ...]


class TitleDealt(Event, frozen=True):
    """A player's first title (SHI-1.4)."""

    reveals = True
    seat: Seat
    title: Title


class TilesTurnedUp(Event, frozen=True):
    """The troops on the visible bonus tiles, province by province (SHI-1.1)."""

    reveals = True
    troops: tuple[Troop, ...]


class CardsDealt(Event, frozen=True):
    """Somebody has got secret troop cards (SHI-1.4, SHI-4.3)."""

    reveals = True
    seat: Seat
    number: int


class CardsSeen(Event, frozen=True):
    """What only the player who got the cards is told."""

    reveals = True
    cards: Cards


class SharingBegins(Event, frozen=True):
    """The first Tairō turns up what is to be shared (SHI-2.2)."""

    reveals = True
    year: int
    seat: Seat
    cards: Cards


class DeckRenewed(Event, frozen=True):
    """The troop deck was empty; its discards are the new deck (SHI-2.3)."""

    cards: int


class LastOfDeck(Event, frozen=True):
    """Which of the cards just turned up were the last of the old deck; the others are of the renewed one (SHI-2.3)."""

    reveals = True
    cards: Cards


class Offered(Event, frozen=True):
    """A lot is made and offered (SHI-2.4)."""

    seat: Seat
    cards: Cards
    tile: Tile


class LotRefused(Event, frozen=True):
    """A player does not want the lot."""

    seat: Seat


class LotTaken(Event, frozen=True):
    """A player has got a lot (SHI-2.5, SHI-2.7)."""

    seat: Seat
    cards: Cards
    tile: Tile


class LotKept(Event, frozen=True):
    """Everybody refused, so the lot is the Tairō's own (SHI-2.6)."""

    seat: Seat
    cards: Cards
    tile: Tile


class NewTairo(Event, frozen=True):
    """Somebody else goes on with the sharing (SHI-2.6)."""

    seat: Seat


class Divided(Event, frozen=True):
    """What is left lies in two lots (SHI-2.7)."""

    seat: Seat
    cards: Cards
    tile: Tile
    other_cards: Cards
    other_tile: Tile


class TitleTaken(Event, frozen=True):
    """A player's title for the years to come (SHI-2.8)."""

    seat: Seat
    title: Title


class TakingBegins(Event, frozen=True):
    """Provinces are taken, in this order (SHI-3.1)."""

    year: int
    seats: tuple[Seat, ...]


class Paid(Event, frozen=True):
    """What was spent on a province (SHI-3.10)."""

    reveals = True
    seat: Seat
    province: Province
    cards: Cards
    exchange: int
    plus_one: int
    joker: Annotated[bool, "joker"]


class KamonPlaced(Event, frozen=True):
    """A kamon on a position counted from 1, and what it scores (SHI-3.7)."""

    seat: Seat
    province: Province
    position: int
    points: int
    extra: int


class TileTaken(Event, frozen=True):
    """The bonus of the tile that came with it (SHI-3.7)."""

    reveals = True
    seat: Seat
    province: Province
    bonus: Bonus


class TileTurnedUp(Event, frozen=True):
    """The troop on the next tile of a province."""

    reveals = True
    province: Province
    troop: Troop


class TurnEnded(Event, frozen=True):
    """A player has placed so many kamon this year."""

    seat: Seat
    placed: int


class TurnedGold(Event, frozen=True):
    """The Senseï has turned a kamon to gold (SHI-3.9)."""

    seat: Seat
    province: Province
    position: int


class Ended(Event, frozen=True):
    """Why the game is over (SHI-5.1)."""

    why: Annotated[str, "ended"]


class PointsInGame(Event, frozen=True):
    """What a player scored before the end."""

    seat: Seat
    points: int


class KokuLeft(Event, frozen=True):
    """One point per koku in hand (SHI-5.2)."""

    seat: Seat
    points: int


class ExchangesUsed(Event, frozen=True):
    """Exchange tiles left turn troops in hand into koku (SHI-5.2)."""

    seat: Seat
    tiles: int
    points: int


class PlusOnesUsed(Event, frozen=True):
    """Plus-one tiles left add to koku, printed or exchanged (SHI-5.2)."""

    seat: Seat
    tiles: int
    points: int


class Majority(Event, frozen=True):
    """Most kamon in a province, gold counted twice (SHI-5.3)."""

    seat: Seat
    province: Province
    points: int
    kamon: int


class TieBroken(Event, frozen=True):
    """Level in a province; the kamon furthest left decides (SHI-5.3)."""

    seat: Seat
    province: Province
    points: int
    kamon: int
    level: tuple[Seat, ...]
    position: int


class NobodyThere(Event, frozen=True):
    """A province without a kamon gives nothing (SHI-5.3)."""

    province: Province


class Total(Event, frozen=True):
    """A player's points at the end."""

    seat: Seat
    points: int


class TitleDecides(Event, frozen=True):
    """Level on points: the higher title of the last year stands first (SHI-5.4)."""

    seat: Seat
    title: Title
    level: tuple[Seat, ...]

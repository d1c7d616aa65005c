"""The shape of what a seat sees; `view.py` fills it."""

from msgspec import Struct

from bakufu.games.bushido.components import (
    Disc,
    Hex,
    Terrain,
    Tile,
)
from bakufu.games.bushido.options import BushidoOptions
from bakufu.kernel.words import Seat


class Screen(Struct):
    """What is behind one player's screen: tiles and discs counted by kind."""

    seat: Seat
    tiles: list[int]
    discs: list[int]


class Stack(Struct):
    """A stack of katana tiles that has been shown: how many, and the one on top."""

    seat: Seat
    number: int
    top: Tile


class BushidoView(Struct):
    """All is open but bag, piles, and what is behind the others' screens; how much is there is open, too."""

    options: BushidoOptions
    daimyo: Seat
    samurai: Seat
    bushi: Seat
    sensei: Seat
    hatamoto: Seat
    month: int
    idle: int
    phase: int
    """Of the twelve; 0 before the first turn and after the last."""
    step: str
    """What the table is waiting for, by the name of the procedure."""
    at: Hex
    """The hex that the daimyō has pointed at: where troops leave, or what they are to march on."""
    terrain: list[Terrain]
    """By hex, as are the next ones."""
    owner: list[Seat]
    troops: list[int]
    elite: list[int]
    ronin: list[int]
    face_down: list[int]
    scores: list[int]
    """What wins: the daimyō honour."""
    daimyo_honour: list[int]
    samurai_honour: list[int]
    koku: list[int]
    income: list[int]
    reserve: list[int]
    elite_reserve: list[int]
    fallen: list[int]
    """Troops that are out of the game (BUS-5.2)."""
    elite_fallen: list[int]
    bonus_tokens: list[int]
    campaign_token: list[bool]
    bag: int
    tiles: list[int]
    """How many tiles each player has."""
    discs: list[int]
    """How many discs each player has."""
    open_discs: list[int]
    """By seat, then by kind."""
    disc_piles: int
    discards: int
    open_discards: list[int]
    screen: Screen | None
    """What is behind the own screen."""
    spied: Screen | None
    """What a spy sees just now (BUS-3.4)."""
    origin: Hex
    target: Hex
    army: int
    elite_army: int
    bonus: int
    laid: list[int]
    """The katana tiles that this seat has laid for a fight, by kind."""
    top: Tile
    tactic: Disc
    """The disc that this seat has chosen."""
    stacks: list[Stack]

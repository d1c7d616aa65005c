"""What lies on the table."""

from copy import copy

from msgspec import field

from bakufu.games.bushido.components import (
    ELITE_STRENGTH,
    FORTRESS,
    INCOME_LIMIT,
    KATANA,
    KINDS,
    KOKU,
    TACTICS,
    TROOPS,
    Hex,
    Terrain,
)
from bakufu.games.bushido.options import BushidoOptions
from bakufu.kernel.state import State
from bakufu.kernel.words import Seat

NOBODY = -1
NOWHERE = -1


class BushidoState(State, kw_only=True):
    """Lists go by hex or by seat; tiles and discs are counted by kind, a seat's counts one after the other.

    Bag, piles and discards are unordered: a tile or disc is drawn by Chance when a hand takes it.
    """

    options: BushidoOptions
    daimyo: Seat
    samurai: Seat
    bushi: Seat
    sensei: Seat
    hatamoto: Seat
    month: int
    idle: int
    """For how many turns the month has not advanced (BUS-4.5)."""

    terrain: list[Terrain]
    owner: list[Seat]
    troops: list[int]
    elite: list[int]
    ronin: list[int]
    face_down: list[int]
    """The hexes not turned up, by terrain: in the end one lies under each fortress.

    Where hexes are drawn from all that there are (BUS-1.1), those that stay in the box are among them.
    """

    daimyo_honour: list[int]
    samurai_honour: list[int]
    reserve: list[int]
    elite_reserve: list[int]
    bonus_tokens: list[int]
    """The bonus tokens that each player has left, one bit each."""
    campaign_token: list[bool]

    bag: list[int]
    tiles: list[int]
    disc_piles: list[int]
    discs: list[int]
    open_discs: list[int]
    """The discs that everybody knows each player to hold."""
    open_discards: list[int]
    """The discards that everybody has seen."""
    discards: list[int]
    """The other discards, by the player who put them away."""

    origin: Hex
    """Where the troops of an attack came from; nowhere if ronin attack."""
    target: Hex
    army: int
    """The attacking troops, while they are on their way."""
    elite_army: int
    bonus: int
    """Honour on the bonus tokens that lie on the target."""
    swords: list[int]
    """The katana tiles laid for a fight, by kind: the attacker's, then the defender's."""
    top: list[int]
    """The tile on top of each stack."""
    ready: list[bool]
    tactic: list[int]
    """The disc that each side has chosen, until both are shown."""

    fallen: list[int] = field(default_factory=list)
    """By seat, the troops that are out of the game (BUS-5.2, since 2); before that nobody's are."""
    elite_fallen: list[int] = field(default_factory=list)
    notes: list[int] = field(default_factory=list)
    """Where tiles and discs went, so that all that was shown stays known (notes.py, since 2)."""

    def clone(self) -> "BushidoState":
        """A copy that shares nothing that can change."""
        twin = copy(self)
        twin.tell = None
        twin.stack = self.stack[:]
        twin.chance = self.chance.clone()
        twin.terrain = self.terrain[:]
        twin.owner = self.owner[:]
        twin.troops = self.troops[:]
        twin.elite = self.elite[:]
        twin.ronin = self.ronin[:]
        twin.face_down = self.face_down[:]
        twin.daimyo_honour = self.daimyo_honour[:]
        twin.samurai_honour = self.samurai_honour[:]
        twin.reserve = self.reserve[:]
        twin.elite_reserve = self.elite_reserve[:]
        twin.bonus_tokens = self.bonus_tokens[:]
        twin.campaign_token = self.campaign_token[:]
        twin.bag = self.bag[:]
        twin.tiles = self.tiles[:]
        twin.disc_piles = self.disc_piles[:]
        twin.discs = self.discs[:]
        twin.open_discs = self.open_discs[:]
        twin.open_discards = self.open_discards[:]
        twin.discards = self.discards[:]
        twin.swords = self.swords[:]
        twin.top = self.top[:]
        twin.ready = self.ready[:]
        twin.tactic = self.tactic[:]
        twin.fallen = self.fallen[:]
        twin.elite_fallen = self.elite_fallen[:]
        twin.notes = self.notes[:]
        return twin


def players_of(state: BushidoState) -> int:
    """How many sit at this table."""
    return len(state.reserve)


def left_of(state: BushidoState, seat: Seat) -> Seat:
    """The next player clockwise."""
    return (seat + 1) % len(state.reserve)


def in_turn(state: BushidoState, first: Seat) -> list[Seat]:
    """Everybody, clockwise from this player on."""
    players = len(state.reserve)
    return [*range(first, players), *range(first)]


def hexes_of(state: BushidoState, seat: Seat) -> list[Hex]:
    """A player's hexes, the fortress among them."""
    return [place for place, owner in enumerate(state.owner) if owner == seat]


def koku(state: BushidoState, seat: Seat) -> int:
    """How many troops a player's hexes feed (BUS-1.3)."""
    fed = 0
    for terrain, owner in zip(state.terrain, state.owner, strict=True):
        if owner == seat:
            fed += KOKU[terrain]
    return fed if fed < TROOPS else TROOPS


def income(state: BushidoState, seat: Seat) -> int:
    """How many tiles a player draws as daimyō (BUS-1.3)."""
    drawn = sum([KATANA[terrain] for terrain, owner in zip(state.terrain, state.owner, strict=True) if owner == seat])
    return drawn if drawn < INCOME_LIMIT else INCOME_LIMIT


def strength_of(state: BushidoState, place: Hex) -> int:
    """What the troops on a hex count for (BUS-8.2)."""
    return state.troops[place] + ELITE_STRENGTH * state.elite[place]


def may_leave(state: BushidoState, place: Hex) -> int:
    """How many troops, big ones included, may leave a hex: one stays."""
    return state.troops[place] + state.elite[place] - 1


def normal_may_leave(state: BushidoState, place: Hex) -> int:
    """How many normal troops may leave a hex: the one that stays in a fortress is never a big one, as they go home."""
    if state.elite[place] and state.terrain[place] != FORTRESS:
        return state.troops[place]
    return state.troops[place] - 1


def tiles_behind(state: BushidoState, seat: Seat) -> int:
    """How many tiles are behind a player's screen; everybody may count them (BUS-1.6)."""
    return sum(state.tiles[seat * KINDS : seat * KINDS + KINDS])


def discs_behind(state: BushidoState, seat: Seat) -> int:
    """How many discs are behind a player's screen; everybody may count them (BUS-1.6)."""
    return sum(state.discs[seat * TACTICS : seat * TACTICS + TACTICS])

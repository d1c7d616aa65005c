"""Everything on the table, and what happens to it in every phase: markers, tiles, discs, ownership, revolts."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeVar

from tests.referees.bushido.components import (
    ALL_PROVINCES,
    BAG,
    DISCS,
    FORTRESS,
    HONOUR,
    INCOME_LIMIT,
    KATANA,
    KOKU,
    MIX,
    PILES,
    PLAYERS,
    TILES,
    TROOPS,
    neighbours,
)
from tests.referees.bushido.luck import Luck, Plain

T = TypeVar("T")
Flow = Generator[dict[int, list[Plain]], tuple[int, Plain], T]
"""Asks players, each with all legal answers, is sent who answered what, and comes to some end."""
PASS: Plain = {"do": "pass"}


class GameOver(Exception):
    """Somebody has become shogun (BUS-6.7)."""


@dataclass
class Province:
    """A hex; its terrain is unknown until it is turned up."""

    terrain: str = ""
    owner: int | None = None
    troops: int = 0
    elite: int = 0
    ronin: int = 0

    @property
    def pieces(self) -> int:
        """How many troops there are, big or not."""
        return self.troops + self.elite

    @property
    def strength(self) -> int:
        """A big troop counts three (BUS-8.2)."""
        return self.troops + 3 * self.elite


@dataclass
class Clan:
    """What lies before and behind one player's screen, and where the markers stand."""

    daimyo_honour: int = 0
    samurai_honour: int = PLAYERS["first_samurai_honour"]
    reserve: int = TROOPS
    elite_reserve: int = PLAYERS["elite_troops"]
    fallen: int = 0
    elite_fallen: int = 0
    tokens: list[int] = field(default_factory=lambda: list(PLAYERS["bonus_tokens"]))
    campaign_token: bool = False
    tiles: Counter[str] = field(default_factory=Counter)
    discs: Counter[str] = field(default_factory=Counter)


@dataclass
class Battle:
    """An attack under way; without an origin the ronin of the target attack. Side 0 attacks, side 1 defends."""

    target: int
    origin: int | None = None
    army: int = 0
    elite_army: int = 0
    bonus: int = 0
    seats: tuple[int, int] = (-1, -1)
    swords: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    ready: list[bool] = field(default_factory=lambda: [False, False])
    tactic: list[str | None] = field(default_factory=lambda: [None, None])


class Tabletop:
    """The whole table of one game."""

    def __init__(self, players: int, options: Plain, luck: Luck) -> None:
        self.players = players
        self.luck = luck
        self.campaigns = bool(options["campaign"])
        self.elites = bool(options["elite"])
        # BUS-1.1: what lies face down is the mix for this number, or as many hexes of all there are, unknown which.
        self.drawn = options.get("provinces", "mix") == "drawn"
        self.face_down = Counter(ALL_PROVINCES if self.drawn else MIX[players])
        self.neighbours = neighbours(players)
        self.provinces = [Province() for _ in self.neighbours]
        self.clans = [Clan(campaign_token=self.campaigns or self.elites) for _ in range(players)]
        self.bag = Counter(BAG)
        self.piles = Counter(PILES)
        self.discards: Counter[str] = Counter()
        self.month = 1
        self.idle = 0
        self.daimyo = 0
        self.roles: dict[str, int] = {}
        self.battle: Battle | None = None

    def clockwise(self, first: int) -> list[int]:
        """Every seat once, from this one on."""
        return [(first + step) % self.players for step in range(self.players)]

    def of(self, seat: int) -> list[int]:
        """A player's hexes, the fortress included."""
        return [place for place, province in enumerate(self.provinces) if province.owner == seat]

    def own_neighbours(self, seat: int, place: int) -> list[int]:
        """The hexes of this player that touch this one."""
        return [other for other in self.neighbours[place] if self.provinces[other].owner == seat]

    def koku(self, seat: int) -> int:
        """How many troops a player can feed (BUS-1.3)."""
        return min(TROOPS, sum(KOKU[self.provinces[place].terrain] for place in self.of(seat)))

    def income(self, seat: int) -> int:
        """How many tiles a daimyō draws (BUS-1.3)."""
        return min(INCOME_LIMIT, sum(KATANA[self.provinces[place].terrain] for place in self.of(seat)))

    def army(self, seat: int) -> int:
        """A player's normal troops on the map."""
        return sum(self.provinces[place].troops for place in self.of(seat))

    def change_hands(self, place: int, owner: int | None) -> None:
        """BUS-6.3: the hex's honour goes from the old owner to the new one; koku and katana follow by themselves."""
        province = self.provinces[place]
        loser, province.owner = province.owner, owner
        if owner is not None:
            self.move_daimyo(owner, HONOUR[province.terrain])
        if loser is not None:
            self.move_daimyo(loser, -HONOUR[province.terrain])

    def check_revolt(self, place: int) -> None:
        """BUS-3.7: ronin as strong as the troops drive them out; as many ronin go, the rest stays."""
        province = self.provinces[place]
        if province.owner is None or province.terrain == FORTRESS or province.ronin < province.strength:
            return
        self.drive_out(place, province.owner)
        self.change_hands(place, None)

    def drive_out(self, place: int, seat: int) -> None:
        """A player's troops on a hex go to the reserve, and as many ronin leave."""
        province = self.provinces[place]
        self.ronin_leave(place, province.strength)
        self.clans[seat].reserve += province.troops
        self.clans[seat].elite_reserve += province.elite
        province.troops = province.elite = 0

    def ronin_leave(self, place: int, number: int) -> None:
        """BUS-3.2: ronin that leave the map are tiles again."""
        self.provinces[place].ronin -= number
        self.bag["ronin"] += number

    def move_daimyo(self, seat: int, change: int) -> None:
        """A daimyō marker rises or falls on the ladder (BUS-1.4); 50 win at once (BUS-6.7)."""
        clan = self.clans[seat]
        taken = {other.daimyo_honour for other in self.clans if other is not clan}
        clan.daimyo_honour = landing(clan.daimyo_honour, change, taken)
        if clan.daimyo_honour >= PLAYERS["winning_honour"]:
            raise GameOver

    def move_samurai(self, seat: int, change: int) -> None:
        """A samurai marker rises or falls."""
        clan = self.clans[seat]
        taken = {other.samurai_honour for other in self.clans if other is not clan}
        clan.samurai_honour = landing(clan.samurai_honour, change, taken)

    def draw_support(self, seat: int, number: int) -> None:
        """As many tiles as the bag still has; if that empties it, the Mikado's law is applied (BUS-1.7)."""
        self._draw_tiles(seat, min(number, self.bag.total()))
        if not self.bag.total():
            for clan in self.clans:
                self.bag += clan.tiles
                clan.tiles = Counter()
            for more, other in enumerate(self.clockwise((self.daimyo + 1) % self.players)):
                self._draw_tiles(other, PLAYERS["first_support"] + more)

    def _draw_tiles(self, seat: int, number: int) -> None:
        drawn = Counter(TILES[tile] for tile in self.luck.next("tiles-drawn", seat)["tiles"])
        assert drawn.total() == number, f"seat {seat} draws {number} tiles, not {drawn.total()}"
        assert drawn <= self.bag, f"{drawn} from a bag of {self.bag}"
        self.bag -= drawn
        self.clans[seat].tiles += drawn

    def spend(self, seat: int, tile: str, number: int) -> None:
        """Tiles go back to the bag (BUS-3.2)."""
        assert self.clans[seat].tiles[tile] >= number
        self.clans[seat].tiles[tile] -= number
        self.bag[tile] += number

    def draw_discs(self, seat: int, number: int) -> None:
        """BUS-1.8: as soon as four or fewer are left in the piles, the discards are among them."""
        drawn = Counter(DISCS[disc] for disc in self.luck.next("tactics-drawn", seat)["discs"])
        assert drawn.total() == number, f"seat {seat} draws {number} discs, not {drawn.total()}"
        before_shuffling = min(number, self.piles.total() - 4)
        assert (drawn & self.piles).total() >= before_shuffling, f"{drawn} from piles of {self.piles}"
        if self.piles.total() - number <= 4:
            self.piles += self.discards
            self.discards = Counter()
        assert drawn <= self.piles, f"{drawn} from piles of {self.piles}"
        self.piles -= drawn
        self.clans[seat].discs += drawn

    def discard(self, seat: int, disc: str) -> None:
        """A disc goes from a player to the discards."""
        assert self.clans[seat].discs[disc]
        self.clans[seat].discs[disc] -= 1
        self.discards[disc] += 1


def landing(start: int, change: int, taken: set[int]) -> int:
    """Where a marker ends: on past taken spaces in the direction it moves; space 0 is outside the ladder."""
    if not change:
        return start
    step = 1 if change > 0 else -1
    space = max(0, start + change)
    while space > 0 and space in taken:
        space += step
    return space


def ask(seat: int, answers: list[Plain]) -> Flow[Plain]:
    """Ask one player."""
    who, answer = yield {seat: answers}
    assert who == seat
    return answer

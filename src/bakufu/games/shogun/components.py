"""What is printed on the board, the cards and the tiles, read once from components.toml."""

import tomllib
from fractions import Fraction
from importlib import resources
from typing import Annotated, TypeAlias

from msgspec import Struct, convert

Province: TypeAlias = Annotated[int, "province"]
"""A province, by its place in the table of provinces."""

Region: TypeAlias = Annotated[int, "region"]

Card: TypeAlias = Annotated[int, "card"]
"""A card for the plan: a province's by its number, then the five chest cards, then the tower card."""

Space: TypeAlias = Annotated[int, "space"]
"""A space of a player's plan: the ten actions, the three conversions of the Court, the bid."""

Colour: TypeAlias = Annotated[int, "colour"]
"""Whose cubes: a seat's, or the village's."""

Building: TypeAlias = Annotated[int, "building"]
Special: TypeAlias = Annotated[int, "special"]
YearEvent: TypeAlias = Annotated[int, "year-event"]
Favour: TypeAlias = Annotated[int, "favour"]

NONE = -1
"""No card, no province, nobody."""


class _Players(Struct):
    counts: tuple[int, ...]
    chests: dict[int, int]
    armies: int
    village_armies: int
    chest_cards: tuple[int, ...]
    army_groups: dict[int, tuple[int, ...]]


class _Supply(Struct):
    castles: int
    temples: int
    theatres: int
    revolt_markers: int


class _Tower(Struct):
    seed_per_player: int
    seed_villagers: int
    shelves: int
    stick: float
    knock: float


class _Regions(Struct):
    names: tuple[str, ...]


class _Province(Struct):
    name: str
    tax: int
    rice: int
    spaces: int
    sun: str
    moon: str
    at: tuple[int, int]


class _Borders(Struct):
    land: tuple[tuple[str, str], ...]
    sea: tuple[tuple[str, str], ...]


class YearEventCard(Struct, frozen=True):
    """An event: what it does in its round, and the rice it costs if it is left for winter."""

    effect: str
    winter: int
    amount: int = 0


class _Supplies(Struct):
    missing: int
    revolts: int
    villagers: int


class _Court(Struct):
    courtiers: int
    tower_cards: int
    prices: tuple[int, ...]


class FavourCard(Struct, frozen=True):
    """A favour of the Court: its number, and what it gives."""

    number: int
    kind: str
    amount: int = 0
    building: str = ""
    against: tuple[str, ...] = ()


class Bonus(Struct, frozen=True):
    """A samurai card: one of these is taken."""

    chests: int = 0
    armies_in_bowl: int = 0
    rice: int = 0
    points: int = 0


class _Samurai(Struct):
    regions_needed: int
    cards: tuple[Bonus, ...]


class _Leaders(Struct):
    statues: int


class _Chambers(Struct):
    size: int
    drawn: int
    markers: int
    row_points: tuple[int, ...]
    column_points: tuple[int, ...]


class _Components(Struct):
    sources: dict[str, str]
    players: _Players
    supply: _Supply
    tower: _Tower
    regions: _Regions
    closed_with_three: dict[str, tuple[str, ...]]
    provinces: dict[str, _Province]
    borders: _Borders
    events: tuple[YearEventCard, ...]
    supply_table: tuple[_Supplies, ...]
    court: _Court
    favours: tuple[FavourCard, ...]
    samurai: _Samurai
    leaders: _Leaders
    chambers: _Chambers
    preset: dict[int, tuple[dict[str, int], ...]]


_text = resources.files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
_printed = convert(tomllib.loads(_text), _Components, strict=False)

COUNTS = _printed.players.counts
FEWEST = min(COUNTS)
CHESTS = _printed.players.chests
ARMIES = _printed.players.armies
VILLAGE_ARMIES = _printed.players.village_armies
ARMY_GROUPS = _printed.players.army_groups

VILLAGE = max(COUNTS)
"""The colour of the village's cubes; the seats' colours are their numbers."""
COLOURS = VILLAGE + 1

KEYS = tuple(_printed.provinces)
"""The provinces' short names, as components.toml has them."""
_faces = tuple(_printed.provinces.values())
PROVINCES = len(KEYS)
NAMES = tuple(face.name for face in _faces)
TAX = tuple(face.tax for face in _faces)
RICE = tuple(face.rice for face in _faces)
BUILDING_SPACES = tuple(face.spaces for face in _faces)
POSITIONS = tuple(face.at for face in _faces)
BY_KEY = {key: number for number, key in enumerate(KEYS)}

REGION_NAMES = _printed.regions.names
REGIONS = len(REGION_NAMES)
REGION_OF = {
    "sun": tuple(REGION_NAMES.index(face.sun) for face in _faces),
    "moon": tuple(REGION_NAMES.index(face.moon) for face in _faces),
}
"""For each side of the board the region of each province."""
CLOSED = {side: tuple(BY_KEY[key] for key in keys) for side, keys in _printed.closed_with_three.items()}

LAND = tuple((BY_KEY[one], BY_KEY[other]) for one, other in _printed.borders.land)
SEA = tuple((BY_KEY[one], BY_KEY[other]) for one, other in _printed.borders.sea)


def _neighbours(province: int) -> tuple[int, ...]:
    pairs = [*LAND, *SEA]
    return tuple(sorted([b for a, b in pairs if a == province] + [a for a, b in pairs if b == province]))


NEIGHBOURS = tuple(_neighbours(province) for province in range(PROVINCES))
"""Sea routes count as borders (SHO-4.7)."""

PRESET = {
    players: tuple(tuple((BY_KEY[key], armies) for key, armies in row.items()) for row in rows)
    for players, rows in _printed.preset.items()
}

# Cards for the plan: a province's card has the province's number.
CHEST_CARD = PROVINCES
"""The chest card without chests; those with 1 to 4 follow."""
CHEST_CARDS = tuple(PROVINCES + chests for chests in _printed.players.chest_cards)
TOWER_CARD = CHEST_CARDS[-1] + 1
CARDS = TOWER_CARD + 1

# The spaces of a plan. An action card has the number of its space.
CASTLE, TEMPLE, THEATRE = 0, 1, 2
GATHER_RICE, GATHER_TAX = 3, 4
DEPLOY_5, DEPLOY_3, DEPLOY_1 = 5, 6, 7
MOVE_A, MOVE_B = 8, 9
ACTIONS = 10
CONVERT_3, CONVERT_2, CONVERT_1 = 10, 11, 12
BID = 13
SPACES = 14
PLAN_SPACES = ((*range(ACTIONS), BID), tuple(range(SPACES)))
"""The spaces to be filled, without and with the Court."""

BUILDINGS = (CASTLE, TEMPLE, THEATRE)
BUILDING_COST = (3, 2, 1)
BUILDING_NAMES = ("castle", "temple", "theatre")
MAJORITY_POINTS = (3, 2, 1)
SUPPLY = (_printed.supply.castles, _printed.supply.temples, _printed.supply.theatres)
DEPLOYED = {DEPLOY_5: 5, DEPLOY_3: 3, DEPLOY_1: 1}
DEPLOY_COST = {DEPLOY_5: 3, DEPLOY_3: 2, DEPLOY_1: 1}

PLUS_CHEST, PLUS_RICE, SIX_ARMIES, PLUS_ATTACK, PLUS_DEFENCE = range(5)
SPECIALS = 5
SIX = 6

EVENTS = _printed.events
OPEN_EVENTS = 4
SUPPLY_TABLE = tuple((row.missing, row.revolts, row.villagers) for row in _printed.supply_table)

SEED_PER_PLAYER = _printed.tower.seed_per_player
SEED_VILLAGERS = _printed.tower.seed_villagers
SHELVES = _printed.tower.shelves
STICK = Fraction(str(_printed.tower.stick))
KNOCK = Fraction(str(_printed.tower.knock))

COURTIERS = _printed.court.courtiers
TOWER_CARDS = _printed.court.tower_cards
PRICES = _printed.court.prices
FAVOURS = {favour.number: favour for favour in _printed.favours}

REGIONS_NEEDED = _printed.samurai.regions_needed
BONUSES = _printed.samurai.cards
STATUES = _printed.leaders.statues

CHAMBER_SIZE = _printed.chambers.size
CHAMBER_SPACES = CHAMBER_SIZE * CHAMBER_SIZE
CHAMBERS_DRAWN = _printed.chambers.drawn
CHAMBER_MARKERS = _printed.chambers.markers
ROW_POINTS = _printed.chambers.row_points
COLUMN_POINTS = _printed.chambers.column_points

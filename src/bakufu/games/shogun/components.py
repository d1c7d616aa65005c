"""What is printed on the board, the cards and the tiles, as the rules want it."""

from fractions import Fraction
from typing import Annotated, TypeAlias

from bakufu.games.shogun.printed import PRINTED

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


COUNTS = PRINTED.players.counts
FEWEST = min(COUNTS)
CHESTS = PRINTED.players.chests
ARMIES = PRINTED.players.armies
VILLAGE_ARMIES = PRINTED.players.village_armies
ARMY_GROUPS = PRINTED.players.army_groups

VILLAGE = max(COUNTS)
"""The colour of the village's cubes; the seats' colours are their numbers."""
COLOURS = VILLAGE + 1

KEYS = tuple(PRINTED.provinces)
"""The provinces' short names, as components.toml has them."""
_faces = tuple(PRINTED.provinces.values())
PROVINCES = len(KEYS)
NAMES = tuple(face.name for face in _faces)
TAX = tuple(face.tax for face in _faces)
RICE = tuple(face.rice for face in _faces)
BUILDING_SPACES = tuple(face.spaces for face in _faces)
POSITIONS = tuple(face.at for face in _faces)
BY_KEY = {key: number for number, key in enumerate(KEYS)}

REGION_NAMES = PRINTED.regions.names
REGIONS = len(REGION_NAMES)
REGION_OF = {
    "sun": tuple(REGION_NAMES.index(face.sun) for face in _faces),
    "moon": tuple(REGION_NAMES.index(face.moon) for face in _faces),
}
"""For each side of the board the region of each province."""
CLOSED = {side: tuple(BY_KEY[key] for key in keys) for side, keys in PRINTED.closed_with_three.items()}

LAND = tuple((BY_KEY[one], BY_KEY[other]) for one, other in PRINTED.borders.land)
SEA = tuple((BY_KEY[one], BY_KEY[other]) for one, other in PRINTED.borders.sea)


def _neighbours(province: int) -> tuple[int, ...]:
    pairs = [*LAND, *SEA]
    return tuple(sorted([b for a, b in pairs if a == province] + [a for a, b in pairs if b == province]))


NEIGHBOURS = tuple(_neighbours(province) for province in range(PROVINCES))
"""Sea routes count as borders (SHO-4.7)."""

PRESET = {
    players: tuple(tuple((BY_KEY[key], armies) for key, armies in row.items()) for row in rows)
    for players, rows in PRINTED.preset.items()
}

# Cards for the plan: a province's card has the province's number.
CHEST_CARD = PROVINCES
"""The chest card without chests; those with 1 to 4 follow."""
CHEST_CARDS = tuple(PROVINCES + chests for chests in PRINTED.players.chest_cards)
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
BUILDING_COST = PRINTED.actions.building_cost
BUILDING_NAMES = ("castle", "temple", "theatre")
MAJORITY_POINTS = (3, 2, 1)
SUPPLY = (PRINTED.supply.castles, PRINTED.supply.temples, PRINTED.supply.theatres)
DEPLOYED = dict(zip((DEPLOY_5, DEPLOY_3, DEPLOY_1), PRINTED.actions.deployed, strict=True))
DEPLOY_COST = dict(zip((DEPLOY_5, DEPLOY_3, DEPLOY_1), PRINTED.actions.deploy_cost, strict=True))

PLUS_CHEST, PLUS_RICE, SIX_ARMIES, PLUS_ATTACK, PLUS_DEFENCE = range(5)
SPECIALS = 5
SIX = 6

EVENTS = PRINTED.events
OPEN_EVENTS = 4
SUPPLY_TABLE = tuple((row.missing, row.revolts, row.villagers) for row in PRINTED.supply_table)

SEED_PER_PLAYER = PRINTED.tower.seed_per_player
SEED_VILLAGERS = PRINTED.tower.seed_villagers
SHELVES = PRINTED.tower.shelves
STICK = Fraction(str(PRINTED.tower.stick))
KNOCK = Fraction(str(PRINTED.tower.knock))

COURTIERS = PRINTED.court.courtiers
TOWER_CARDS = PRINTED.court.tower_cards
PRICES = PRINTED.court.prices
FAVOURS = {favour.number: favour for favour in PRINTED.favours}

REGIONS_NEEDED = PRINTED.samurai.regions_needed
BONUSES = PRINTED.samurai.cards
STATUES = PRINTED.leaders.statues

CHAMBER_SIZE = PRINTED.chambers.size
CHAMBER_SPACES = CHAMBER_SIZE * CHAMBER_SIZE
CHAMBERS_DRAWN = PRINTED.chambers.drawn
CHAMBER_MARKERS = PRINTED.chambers.markers
ROW_POINTS = PRINTED.chambers.row_points
COLUMN_POINTS = PRINTED.chambers.column_points

"""What is printed on the board, the cards and the tiles, and how they are numbered when players speak of them."""

import tomllib
from pathlib import Path
from typing import Any

_FILE = Path(__file__).parents[3] / "src" / "bakufu" / "games" / "shogun" / "components.toml"
FIGURES: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))

# Provinces go by their place in the table, regions by theirs.
NAMES: list[str] = list(FIGURES["provinces"])
NUMBER = {name: number for number, name in enumerate(NAMES)}
PROVINCES = range(len(NAMES))
TAX: list[int] = [province["tax"] for province in FIGURES["provinces"].values()]
RICE: list[int] = [province["rice"] for province in FIGURES["provinces"].values()]
BUILDING_SPACES: list[int] = [province["spaces"] for province in FIGURES["provinces"].values()]
REGIONS = range(5)


def region_of(side: str, province: int) -> int:
    """The region in which a province lies; that depends on the side of the board (SHO-1.1)."""
    colours: list[str] = FIGURES["regions"]["names"]
    return colours.index(FIGURES["provinces"][NAMES[province]][side])


def closed_with_three(side: str) -> set[int]:
    """The provinces that three players leave alone (SHO-1.1)."""
    return {NUMBER[name] for name in FIGURES["closed_with_three"][side]}


# Sea routes count as borders (SHO-4.7).
_BORDERS = [(NUMBER[one], NUMBER[other]) for one, other in FIGURES["borders"]["land"] + FIGURES["borders"]["sea"]]
ADJACENT: list[set[int]] = [
    {b for a, b in _BORDERS if a == province} | {a for a, b in _BORDERS if b == province} for province in PROVINCES
]

SPRING, SUMMER, AUTUMN, WINTER = range(4)

# Cubes: a seat's number, and one more colour for the village, whoever plays.
VILLAGE = 5
COLOURS = range(6)

# Cards for the plan: 0 to 44 are provinces.
CHEST_CARDS = {45: 0, 46: 1, 47: 2, 48: 3, 49: 4}
"""A chest card and the chests on it."""
TOWER_CARD = 50
TOWER_CARDS = 3

# The ten action cards, and the spaces of the plan that belong to them.
CASTLE, TEMPLE, THEATRE, GATHER_RICE, GATHER_TAX, DEPLOY_5, DEPLOY_3, DEPLOY_1, MOVE_A, MOVE_B = range(10)
ACTIONS = range(10)
CONVERSIONS = {10: 3, 11: 2, 12: 1}
"""The Court's spaces and how many armies each converts, in the order in which they are carried out (SHO-7.4)."""
BID = 13

BUILDINGS = {CASTLE: "castle", TEMPLE: "temple", THEATRE: "theatre"}
BUILDING_COST = {CASTLE: 3, TEMPLE: 2, THEATRE: 1}
MAJORITY = {CASTLE: 3, TEMPLE: 2, THEATRE: 1}
TILES = {CASTLE: 28, TEMPLE: 26, THEATRE: 26}

DEPLOYED = {DEPLOY_5: 5, DEPLOY_3: 3, DEPLOY_1: 1}
DEPLOY_COST = {DEPLOY_5: 3, DEPLOY_3: 2, DEPLOY_1: 1}
SHORT_LEVY = {DEPLOY_5: 3, DEPLOY_3: 2, DEPLOY_1: 1}
"""What the event leaves of each (SHO-4.9)."""

PLUS_CHEST, PLUS_RICE, SIX_ARMIES, PLUS_ATTACK, PLUS_DEFENCE = range(5)
SPECIALS = range(5)

EVENTS: list[dict[str, Any]] = FIGURES["events"]
FAVOURS: dict[int, dict[str, Any]] = {favour["number"]: favour for favour in FIGURES["favours"]}
FAVOUR_PRICES = [4, 3, 2]
BANNERS: list[dict[str, int]] = FIGURES["samurai"]["cards"]
CHAMBER_ROWS: list[int] = FIGURES["chambers"]["row_points"]
CHAMBER_COLUMNS: list[int] = FIGURES["chambers"]["column_points"]


def army_groups(players: int) -> list[int]:
    """The groups of the start `draft` (SHO-1.4)."""
    return [5, 4, 4, 3, 3, 2, 2, 2, 2][: 12 - players]


def preset(players: int) -> list[dict[int, int]]:
    """The ready-made start: by seat, provinces and armies (SHO-1.3)."""
    rows: list[dict[str, int]] = FIGURES["preset"][str(players)]
    return [{NUMBER[name]: armies for name, armies in row.items()} for row in rows]


def revolts_for(missing: int) -> tuple[int, int]:
    """For so many provinces without rice: revolts, and village armies added to each (SHO-6.2)."""
    if missing == 0:
        return 0, 0
    if missing == 1:
        return 1, 1
    if missing == 2:
        return 1, 2
    if missing <= 4:
        return 2, 2
    if missing <= 6:
        return 2, 3
    return 3, 3

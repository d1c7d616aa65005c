"""What is printed on the components, read once from components.toml."""

from msgspec import Struct

from bakufu.kernel.printed import printed


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


class _Actions(Struct):
    building_cost: tuple[int, ...]
    deployed: tuple[int, ...]
    deploy_cost: tuple[int, ...]


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
    actions: _Actions
    court: _Court
    favours: tuple[FavourCard, ...]
    samurai: _Samurai
    leaders: _Leaders
    chambers: _Chambers
    preset: dict[int, tuple[dict[str, int], ...]]


PRINTED = printed("bakufu.games.shogun", _Components)

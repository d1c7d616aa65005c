"""What is printed on board, cards and tiles, read once from components.toml.

Equal cards are one and the same to the rules, so a card is known by its kind: the four single troops, the ten doubles,
then koku cards worth 1, 2 and 3.
"""

import tomllib
from importlib import resources
from typing import Annotated, TypeAlias

from msgspec import Struct, convert

Troop: TypeAlias = Annotated[int, "troop"]
"""Bushi, samurai, shinobi or sōhei, by its place in the list."""

Card: TypeAlias = Annotated[int, "card"]
"""A kind of card."""

Cards: TypeAlias = tuple[Card, ...]
"""Several cards, in the order of their kinds."""

Title: TypeAlias = Annotated[int, "title"]
"""A title, and also its rank: 0 is the Daimyō."""

Tile: TypeAlias = Annotated[int, "tile"]
"""A hierarchy tile, by the title that it stands for."""

Bonus: TypeAlias = Annotated[int, "bonus"]
"""What the other face of a bonus tile does."""

Province: TypeAlias = Annotated[int, "province"]

NONE = -1
"""No seat, no troop, no tile."""


class _Players(Struct):
    counts: tuple[int, ...]
    kamon: dict[int, int]
    troops_drawn: dict[int, int]
    koku_drawn: dict[int, int]
    first_hand: int
    kamon_per_year: int
    majority_points: int


class _Title(Struct):
    id: str
    seals: int
    points_per_kamon: int = 0


class _General(Struct):
    name: str


class _TroopCards(Struct):
    single: int
    double: tuple[tuple[str, str], ...]


class _BonusTiles(Struct):
    bonuses: tuple[str, ...]
    of_each_pair: int
    per_province: int


class _Province(Struct):
    name: str
    troop: str
    troops: int
    gate: int
    positions: tuple[int, ...]


class _Components(Struct):
    sources: dict[str, str]
    troops: tuple[str, ...]
    players: _Players
    titles: tuple[_Title, ...]
    generals: dict[str, _General]
    koku_cards: dict[int, int]
    troop_cards: _TroopCards
    bonus_tiles: _BonusTiles
    provinces: dict[str, _Province]


_text = resources.files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
_printed = convert(tomllib.loads(_text), _Components, strict=False)

COUNTS = _printed.players.counts
KAMON = _printed.players.kamon
TROOPS_DRAWN = _printed.players.troops_drawn
KOKU_DRAWN = _printed.players.koku_drawn
FIRST_HAND = _printed.players.first_hand
KAMON_PER_YEAR = _printed.players.kamon_per_year
MAJORITY_POINTS = _printed.players.majority_points
GENERALS = tuple(general.name for general in _printed.generals.values())

TITLES = tuple(title.id for title in _printed.titles)
SEALS = tuple(title.seals for title in _printed.titles)
POINTS_PER_KAMON = tuple(title.points_per_kamon for title in _printed.titles)
SENSEI, HATAMOTO = TITLES.index("sensei"), TITLES.index("hatamoto")

TROOPS = _printed.troops
_doubles = [tuple(sorted(TROOPS.index(troop) for troop in pair)) for pair in _printed.troop_cards.double]

TROOPS_ON: tuple[tuple[Troop, ...], ...] = (
    *((troop,) for troop in range(len(TROOPS))),
    *_doubles,
    *(() for _ in _printed.koku_cards),
)
"""The troops that each kind of card shows."""

KOKU_ON = tuple(0 for _ in range(len(TROOPS) + len(_doubles))) + tuple(_printed.koku_cards)
"""What each kind of card is worth in koku."""

KINDS = range(len(TROOPS_ON))
FIRST_DOUBLE = len(TROOPS)
FIRST_KOKU = FIRST_DOUBLE + len(_doubles)
"""Kinds below are troops, from here on koku."""

CARD_OF = {troops: kind for kind, troops in enumerate(TROOPS_ON) if troops}
"""The kind of card that shows just these troops."""

KOKU_CARD = {worth: FIRST_KOKU + i for i, worth in enumerate(_printed.koku_cards)}
"""The kind of card worth so many koku."""

TROOP_CARDS = tuple(
    kind for kind in range(FIRST_KOKU) for _ in range(_printed.troop_cards.single if kind < FIRST_DOUBLE else 1)
)
KOKU_CARDS = tuple(KOKU_CARD[worth] for worth, count in _printed.koku_cards.items() for _ in range(count))

BONUSES = _printed.bonus_tiles.bonuses
EXCHANGE, PLUS_ONE, DRAW = (BONUSES.index(bonus) for bonus in ("exchange", "plus_one", "draw"))
BONUS_TILES = (_printed.bonus_tiles.of_each_pair,) * (len(TROOPS) * len(BONUSES))
"""How many bonus tiles there are of each sort: bushi with exchange, bushi with plus one, and so on."""

TILES_PER_PROVINCE = _printed.bonus_tiles.per_province

PROVINCES = tuple(_printed.provinces)
PROVINCE_NAMES = tuple(province.name for province in _printed.provinces.values())
TROOP_OF = tuple(TROOPS.index(province.troop) for province in _printed.provinces.values())
TROOPS_NEEDED = tuple(province.troops for province in _printed.provinces.values())
GATE = tuple(province.gate for province in _printed.provinces.values())
POSITIONS = tuple(province.positions for province in _printed.provinces.values())

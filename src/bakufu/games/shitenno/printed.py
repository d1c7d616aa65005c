"""What is printed on the components, read once from components.toml."""

from msgspec import Struct

from bakufu.kernel.printed import printed


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


PRINTED = printed("bakufu.games.shitenno", _Components)

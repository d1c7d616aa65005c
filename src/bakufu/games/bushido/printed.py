"""What is printed on the components, read once from components.toml."""

from msgspec import Struct

from bakufu.kernel.printed import printed


class _Players(Struct):
    counts: tuple[int, ...]
    troops: int
    elite_troops: int
    first_samurai_honour: int
    first_support: int
    discs: int
    bonus_tokens: tuple[int, ...]
    winning_honour: int
    months: int
    income_limit: int
    provinces_each: int


class _Terrain(Struct):
    honour: int
    koku: int
    katana: int
    tiles: int = 0


class _Map(Struct):
    columns: int
    rows: dict[int, int]


class _Discs(Struct):
    battle: int
    duel: int
    ambush: int
    traitor: int
    kotau: int
    first: tuple[str, ...]


class _Support(Struct):
    support: int


class _Refusal(Struct):
    guest_samurai: int
    host_daimyo: int


class _Tea(Struct):
    gift: int
    rate: int
    refusal: _Refusal
    free_to_refuse_from: int


class _Treasury(Struct):
    tiles: int


class _Council(Struct):
    least: int
    most: int
    mild: int
    thanks: int


class _Components(Struct):
    sources: dict[str, str]
    players: _Players
    terrain: dict[str, _Terrain]
    mix: dict[int, dict[str, int]]
    map: _Map
    katana_tiles: dict[int, int]
    effect_tiles: dict[str, int]
    discs: _Discs
    to_arms: dict[int, int]
    kotau: _Support
    hatamoto: _Support
    tea: _Tea
    treasury: _Treasury
    council: _Council


PRINTED = printed("bakufu.games.bushido", _Components)

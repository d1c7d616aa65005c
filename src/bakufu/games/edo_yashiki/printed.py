"""What is printed on the components, read once from components.toml."""

from msgspec import Struct

from bakufu.kernel.printed import printed


class _Players(Struct):
    counts: tuple[int, ...]
    winning_points: int


class _Scoring(Struct):
    line: dict[int, int]
    kinds: dict[int, int]


class _Cards(Struct):
    faces: tuple[str, ...]


class _Components(Struct):
    sources: dict[str, str]
    players: _Players
    kinds: dict[str, str]
    scoring: _Scoring
    cards: _Cards


PRINTED = printed("bakufu.games.edo_yashiki", _Components)

"""What is printed on the components, read once from components.toml."""

import tomllib
from importlib import resources

from msgspec import Struct, convert


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


_text = resources.files(__package__).joinpath("components.toml").read_text(encoding="utf-8")


PRINTED = convert(tomllib.loads(_text), _Components, strict=False)

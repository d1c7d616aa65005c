"""Why one answer is better than another, in a game's own terms."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from msgspec import Struct

from bakufu.kernel.game import Game
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Seat


class Reason(Struct, frozen=True):
    """Something that makes a position worth more: the message `reason-<name>` of the catalogue, about these things."""

    name: str
    about: tuple[tuple[str, int], ...] = ()

    def text(self, texts: Texts) -> str:
        """In words: what an answer does that another does not."""
        return texts(f"reason-{self.name}", **{kind: texts.word(kind, value) for kind, value in self.about})


Terms: TypeAlias = dict[Reason, float]
"""What a position is worth to a seat, part by part; what is not named is worth nothing."""


def terms_of(game: Game[Any]) -> Callable[[Any, Seat], Terms] | None:
    """How a game takes the worth of a position apart, if its module `reasons` says so."""
    if find_spec(f"{game.package}.reasons") is None:
        return None
    terms: Callable[[Any, Seat], Terms] = import_module(f"{game.package}.reasons").terms
    return terms

"""Which games have a referee, and which of their variants are played when all would take too long."""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from tests.conformance.cases import VARIANTS, Variant

FOLDER = Path(__file__).parent

# A referee is picked up as soon as its folder is there.
REFEREED = sorted({variant.game.id for variant in VARIANTS if (FOLDER / variant.game.id / "__init__.py").exists()})

Facet = tuple[str, Any]


def variants_of(game: str) -> list[Variant]:
    """Every variant of a game."""
    return [variant for variant in VARIANTS if variant.game.id == game]


def spread(variants: Sequence[Variant]) -> list[Variant]:
    """A few of these, such that any two choices that go together at all meet in one of them."""
    missing = {pair for variant in variants for pair in pairs(variant)}
    chosen = []
    while missing:
        best = max(variants, key=lambda variant: len(missing & pairs(variant)))
        missing -= pairs(best)
        chosen.append(best)
    return chosen


def pairs(variant: Variant) -> set[tuple[Facet, Facet]]:
    """Any two of a variant's choices."""
    return set(combinations(facets(variant), 2))


def facets(variant: Variant) -> list[Facet]:
    """A variant's choices; an option that takes several words is one choice for each word, in or out."""
    found: list[Facet] = [("players", variant.players)]
    for name, values in variant.game.choices().items():
        chosen = getattr(variant.options, name)
        if isinstance(chosen, tuple):
            words = sorted({word for value in values for word in value})
            found += [(f"{name}: {word}", word in chosen) for word in words]
        else:
            found.append((name, chosen))
    return found

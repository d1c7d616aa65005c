"""Which cubes fall out of the tower: what bots reckon with again and again, so it is quick."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol, TypeAlias

from bakufu.games.shogun.components import (
    CASTLE,
    EVENTS,
    KNOCK,
    NONE,
    PLUS_ATTACK,
    PLUS_DEFENCE,
    SHELVES,
    STICK,
    VILLAGE,
    Province,
)
from bakufu.games.shogun.options import ShogunOptions
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tower import FALL_STUCK, FALL_THROWN
from bakufu.kernel.words import Seat

Cubes: TypeAlias = tuple[int, int, int, int]
"""Of attackers, defenders, village and all others."""

Ahead: TypeAlias = tuple[Cubes, Cubes, bool]
"""A fight: the cubes thrown, those inside the tower, and whether village cubes count for the defence."""

Ends: TypeAlias = tuple[float, float, float]
"""How likely the attacker takes the province, nobody keeps it, and the defender holds it."""


class Open(Protocol):
    """What is open on the table, in a view as in a state."""

    options: ShogunOptions
    owner: list[int]
    armies: list[int]
    buildings: list[int]
    markers: list[int]
    reserve: list[int]
    bowl: list[int]
    special: list[int]
    event: int


def cubes_ahead(
    table: Open, inside: Sequence[int], seat: Seat, target: Province, armies: int, event: int | None = None
) -> Ahead:
    """The fight that an attack would be, by what is open: bowl, tower, special cards and event (SHO-4.8, SHO-4.9)."""
    owner, bowl = table.owner[target], table.bowl
    number = table.event if event is None else event
    effect = EVENTS[number].effect if number != NONE else ""
    if owner == NEUTRAL:
        villagers = min(table.reserve[VILLAGE], 2 if effect == "neutral_defends" else 1)
        attack, defend = armies, 0
        owner_in_bowl = owner_inside = 0
    else:
        villagers = 0
        attack = armies + (table.special[seat] == PLUS_ATTACK and table.reserve[seat] > 0)
        more = (table.special[owner] == PLUS_DEFENCE) + (
            effect == "castle_defends" and bool(table.buildings[target] >> CASTLE & 1)
        )
        defend = table.armies[target] + min(more, table.reserve[owner])
        owner_in_bowl, owner_inside = bowl[owner], inside[owner]
    village = bowl[VILLAGE]
    others = sum(bowl) - bowl[seat] - owner_in_bowl - village
    others_inside = sum(inside) - inside[seat] - owner_inside - inside[VILLAGE]
    return (
        (attack + bowl[seat], defend + owner_in_bowl, villagers + village, others),
        (inside[seat], owner_inside, inside[VILLAGE], others_inside),
        owner == NEUTRAL or not table.markers[target],
    )


def quick_ends(table: Open, inside: Sequence[int], seat: Seat, target: Province, armies: int) -> Ends:
    """How an attack would end, roughly: as if cubes fell out independently of each other."""
    ahead = cubes_ahead(table, inside, seat, target, armies)
    return ends_by_thirds(ahead) if table.options.tower == "thirds" else ends_by_shelves(ahead)


@lru_cache(maxsize=1 << 14)
def ends_by_thirds(ahead: Ahead) -> Ends:
    """With `thirds` every cube falls out or not by itself, so the chances can be added up."""
    return _independent(ahead, float(FALL_THROWN), float(FALL_STUCK))


@lru_cache(maxsize=1 << 14)
def ends_by_shelves(ahead: Ahead) -> Ends:
    """With `shelves`, as if cubes fell out independently: good to a few hundredths, and quick."""
    stick, knock = float(STICK), float(KNOCK)
    passing = sum(ahead[0]) * (1 - stick / 2)
    through = (1 - stick) ** SHELVES
    loose = 1 - (1 - knock) ** passing
    later = 1 - (1 - knock) ** (passing / 2)
    caught_again = 1 - stick / 2
    return _independent(ahead, through + (1 - through) * later * caught_again, loose * caught_again)


def end(attackers: int, defenders: int, village: int) -> int:
    """0: the attacker takes the province; 1: nobody keeps it; 2: the defender holds it (SHO-5.3 to 5.5)."""
    if attackers > defenders + village:
        return 0
    return 2 if defenders and attackers < defenders + village else 1


def _independent(ahead: Ahead, falls: float, loosens: float) -> Ends:
    """The chances where each cube thrown falls out with one probability and each one inside with another."""
    thrown, inside, village_defends = ahead
    attackers = _sum_of(_binomial(thrown[0], falls), _binomial(inside[0], loosens))
    defenders = _sum_of(_binomial(thrown[1], falls), _binomial(inside[1], loosens))
    village = _sum_of(_binomial(thrown[2], falls), _binomial(inside[2], loosens)) if village_defends else [1.0]
    ends = [0.0, 0.0, 0.0]
    for own, share in enumerate(defenders):
        for helpers, part in enumerate(village):
            for against, portion in enumerate(attackers):
                ends[end(against, own, helpers)] += share * part * portion
    return ends[0], ends[1], ends[2]


@lru_cache(maxsize=1024)
def _binomial(cubes: int, probability: float) -> list[float]:
    chances = [1.0]
    for _ in range(cubes):
        chances = [
            (chances[n] * (1 - probability) if n < len(chances) else 0.0) + (chances[n - 1] * probability if n else 0.0)
            for n in range(len(chances) + 1)
        ]
    return chances


def _sum_of(one: list[float], other: list[float]) -> list[float]:
    sums = [0.0] * (len(one) + len(other) - 1)
    for n, first in enumerate(one):
        for m, second in enumerate(other):
            sums[n + m] += first * second
    return sums

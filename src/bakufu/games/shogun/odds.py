"""The chance of winning a fight, from the tower's model and what is open."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

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
from bakufu.games.shogun.shown_odds import Fight, Odds
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tower import FALL_STUCK, FALL_THROWN, pour
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.words import Seat

ATTACKERS, DEFENDERS, VILLAGERS, OTHERS = range(4)


def odds(
    attack: int,
    defend: int,
    *,
    villagers: int = 0,
    bowl: Sequence[int] = (0, 0, 0, 0),
    tower: Sequence[int] = (0, 0, 0, 0),
    marker: bool = False,
    model: str = "shelves",
    throws: int = 10_000,
) -> Odds:
    """The chances of so many attackers against so many defenders.

    `villagers` are thrown for the defence (1 against a neutral province, whose `defend` is 0). `bowl` and `tower` say
    how many cubes of the attacker, the defender, the village and others lie in the bowl and inside the tower. `marker`:
    the province has a revolt marker. With `thirds` the figures are exact; with `shelves` they come from `throws` throws
    of a tower whose cubes may lie on either shelf, the same throws every time.
    """
    thrown = (attack + bowl[0], defend + bowl[1], villagers + bowl[2], _others(bowl))
    inside = (tower[0], tower[1], tower[2], _others(tower))
    fight = Fight(thrown, inside, not marker)
    return exact_thirds(fight) if model == "thirds" else thrown_out(fight, throws)


def _others(cubes: Sequence[int]) -> int:
    return cubes[3] if len(cubes) > 3 else 0


@lru_cache(maxsize=4096)
def exact_thirds(fight: Fight) -> Odds:
    """With `thirds` every cube falls out or not by itself, so the chances can be added up."""
    return _independent(fight, float(FALL_THROWN), float(FALL_STUCK))


@lru_cache(maxsize=4096)
def quick_shelves(fight: Fight) -> Odds:
    """With `shelves`, as if cubes fell out independently: good to a few hundredths, and quick."""
    stick, knock = float(STICK), float(KNOCK)
    passing = sum(fight.thrown) * (1 - stick / 2)
    through = (1 - stick) ** SHELVES
    loose = 1 - (1 - knock) ** passing
    later = 1 - (1 - knock) ** (passing / 2)
    caught_again = 1 - stick / 2
    return _independent(fight, through + (1 - through) * later * caught_again, loose * caught_again)


@lru_cache(maxsize=512)
def thrown_out(fight: Fight, throws: int) -> Odds:
    """With `shelves`: throw so often and count."""
    chance = Chance(seed_from("odds"))
    ends = [0, 0, 0]
    stuck = [colour for colour, count in enumerate(fight.inside) for _ in range(count)]
    for _ in range(throws):
        shelves: list[list[int]] = [[] for _ in range(SHELVES)]
        for colour in stuck:
            shelves[chance.below(SHELVES)].append(colour)
        bowl = [0, 0, 0, 0]
        pour(shelves, bowl, chance, fight.thrown)
        ends[_end(bowl[ATTACKERS], bowl[DEFENDERS], bowl[VILLAGERS] if fight.village_defends else 0)] += 1
    return Odds(*[count / throws for count in ends])


def _end(attackers: int, defenders: int, village: int) -> int:
    """0: the attacker takes the province; 1: nobody keeps it; 2: the defender holds it (SHO-5.3 to 5.5)."""
    if attackers > defenders + village:
        return 0
    return 2 if defenders and attackers < defenders + village else 1


def _independent(fight: Fight, falls: float, loosens: float) -> Odds:
    """The chances where each cube thrown falls out with one probability and each one inside with another."""
    attackers, defenders, village = [
        _sum_of(_binomial(fight.thrown[who], falls), _binomial(fight.inside[who], loosens)) for who in range(3)
    ]
    if not fight.village_defends:
        village = [1.0]
    ends = [0.0, 0.0, 0.0]
    for own, share in enumerate(defenders):
        for helpers, part in enumerate(village):
            for against, portion in enumerate(attackers):
                ends[_end(against, own, helpers)] += share * part * portion
    return Odds(*ends)


@lru_cache(maxsize=1024)
def _binomial(cubes: int, probability: float) -> tuple[float, ...]:
    chances: tuple[float, ...] = (1.0,)
    for _ in range(cubes):
        chances = tuple(
            [
                (chances[n] * (1 - probability) if n < len(chances) else 0.0)
                + (chances[n - 1] * probability if n else 0.0)
                for n in range(len(chances) + 1)
            ]
        )
    return chances


def _sum_of(one: Sequence[float], other: Sequence[float]) -> list[float]:
    sums = [0.0] * (len(one) + len(other) - 1)
    for n, first in enumerate(one):
        for m, second in enumerate(other):
            sums[n + m] += first * second
    return sums


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


def fight_ahead(
    table: Open, inside: Sequence[int], seat: Seat, target: Province, armies: int, *, event: int | None = None
) -> Fight:
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
    return Fight(
        (attack + bowl[seat], defend + owner_in_bowl, villagers + village, others),
        (inside[seat], owner_inside, inside[VILLAGE], others_inside),
        owner == NEUTRAL or not table.markers[target],
    )


def attack_odds(
    table: Open, inside: Sequence[int], seat: Seat, target: Province, armies: int, throws: int = 2_000
) -> Odds:
    """The chances of attacking a province with so many armies now, for a player to see before ordering it."""
    fight = fight_ahead(table, inside, seat, target, armies)
    return exact_thirds(fight) if table.options.tower == "thirds" else thrown_out(fight, throws)


def quick_odds(table: Open, inside: Sequence[int], seat: Seat, target: Province, armies: int) -> Odds:
    """The same, roughly and quickly, for bots."""
    fight = fight_ahead(table, inside, seat, target, armies)
    return exact_thirds(fight) if table.options.tower == "thirds" else quick_shelves(fight)

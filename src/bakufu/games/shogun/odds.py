"""The chance of winning a fight, from the tower's model and what is open."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from bakufu.games.shogun.components import SHELVES, Province
from bakufu.games.shogun.falling import Open, cubes_ahead, end, ends_by_thirds, quick_ends
from bakufu.games.shogun.tower import pour
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.words import Seat

ATTACKERS, DEFENDERS, VILLAGERS, OTHERS = range(4)


class Odds(Struct, frozen=True):
    """How a fight may end: the attacker takes the province, nobody keeps it, or the defender holds it."""

    attacker: float
    nobody: float
    defender: float


class Fight(Struct, frozen=True):
    """Cubes of attackers, defenders, village and all others: those thrown (the bowl's too), those inside the tower."""

    thrown: tuple[int, int, int, int]
    inside: tuple[int, int, int, int]
    village_defends: bool = True
    """Whether village cubes count for the defence: not if the province has a revolt marker (SHO-5.2)."""


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
    return _exact_thirds(fight) if model == "thirds" else thrown_out(fight, throws)


def _others(cubes: Sequence[int]) -> int:
    return cubes[3] if len(cubes) > 3 else 0


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
        ends[end(bowl[ATTACKERS], bowl[DEFENDERS], bowl[VILLAGERS] if fight.village_defends else 0)] += 1
    return Odds(*[count / throws for count in ends])


def fight_ahead(
    table: Open, inside: Sequence[int], seat: Seat, target: Province, armies: int, *, event: int | None = None
) -> Fight:
    """The fight that an attack would be, by what is open."""
    return Fight(*cubes_ahead(table, inside, seat, target, armies, event))


def attack_odds(
    table: Open, inside: Sequence[int], seat: Seat, target: Province, armies: int, throws: int = 2_000
) -> Odds:
    """The chances of attacking a province with so many armies now, for a player to see before ordering it."""
    fight = fight_ahead(table, inside, seat, target, armies)
    return _exact_thirds(fight) if table.options.tower == "thirds" else thrown_out(fight, throws)


def quick_odds(table: Open, inside: Sequence[int], seat: Seat, target: Province, armies: int) -> Odds:
    """The same, roughly and quickly."""
    return Odds(*quick_ends(table, inside, seat, target, armies))


def _exact_thirds(fight: Fight) -> Odds:
    return Odds(*ends_by_thirds((fight.thrown, fight.inside, fight.village_defends)))

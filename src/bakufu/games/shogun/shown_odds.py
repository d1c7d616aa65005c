"""A fight ahead, and how it may end."""

from msgspec import Struct


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

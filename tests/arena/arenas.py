"""Small arenas that are over in no time."""

from collections.abc import Sequence

from bakufu.arena.arena import Arena, arrange
from bakufu.bots import Budget

QUICK = Budget(playouts=2, steady=False)


def small(*bots: str, game: str = "edo_yashiki", players: int = 2, seed: str = "t", **options: object) -> Arena:
    """An arena with the usual options but for these."""
    return arrange(game, players, [options], bots, seed, QUICK)


def both(options: dict[str, object], than: dict[str, object], bots: Sequence[str] = ("greedy",)) -> Arena:
    """An arena that plays each deal twice."""
    return arrange("edo_yashiki", 2, [options, than], bots, "t", QUICK)

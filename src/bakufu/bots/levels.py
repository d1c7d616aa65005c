"""Six steps from a first game to the best there is; the same in every game."""

from msgspec import Struct


class Level(Struct, frozen=True):
    """How a level plays: how often it slips, and how many seconds it looks ahead; without any it follows advice."""

    slips: float = 0.0
    """How many of its answers are ones that only look sensible."""
    seconds: float = 0.0


LEVELS = {
    "first": Level(slips=0.85),
    "easy": Level(slips=0.33),
    "fair": Level(),
    "strong": Level(seconds=0.05),
    "expert": Level(seconds=0.3),
    "master": Level(seconds=1.4),
}
"""From the weakest on. Four masters who think at once on two cores take less than three seconds."""

"""SHO-2: the tower.

The model `shelves`: a cube falls past one shelf after the other. At each it first knocks each cube lying there loose
with probability `KNOCK`, then stays there itself with probability `STICK`, or falls on; cubes knocked loose fall on
before it. One draw of 32 bits says for one cube at one shelf how many it knocks loose and whether it stays.
"""

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from math import comb

from bakufu.games.shogun.components import KNOCK, STICK
from bakufu.games.shogun.events import Cubes, Drop, Thrown
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.chance import Chance

WHOLE = 1 << 32
FALL_THROWN, FALL_STUCK = Fraction(2, 3), Fraction(1, 3)
"""The model `thirds`: what falls out."""


def _limits(lying: int) -> tuple[int, ...]:
    """Where the draws end that mean: falls on; stays; knocks one loose and falls on; knocks one loose and stays; ..."""
    total = Fraction(0)
    limits = []
    for loose in range(lying + 1):
        knocks = comb(lying, loose) * KNOCK**loose * (1 - KNOCK) ** (lying - loose)
        for share in (1 - STICK, STICK):
            total += knocks * share
            limits.append(int(total * WHOLE))
        if 1 - total < Fraction(1, WHOLE):
            break
    return tuple(limits)


LIMITS: list[tuple[int, ...]] = []
"""By the number of cubes lying on a shelf."""
FALLS_ON: list[int] = []
"""Any draw below this: the cube falls on and knocks nothing loose."""


def _know(lying: int) -> None:
    """Have the limits for so many cubes ready."""
    while len(LIMITS) <= lying:
        LIMITS.append(_limits(len(LIMITS)))
        FALLS_ON.append(LIMITS[-1][0])


_know(12)


def throw(state: ShogunState, cubes: list[int]) -> None:
    """Throw so many cubes of each colour; what falls out lies in the bowl (SHO-2.1)."""
    drops: list[Drop] | None = [] if state.tell else None
    pour(state.shelves, state.bowl, state.chance, cubes, drops)
    if (tell := state.tell) and drops is not None:
        tell(Thrown(counted(cubes), counted(state.bowl), counted(state.inside()), tuple(drops)))


def pour(
    shelves: list[list[int]], bowl: list[int], chance: Chance, cubes: Sequence[int], drops: list[Drop] | None = None
) -> None:
    """Cubes fall through a tower of these shelves into this bowl; one shelf alone stands for the model `thirds`."""
    thrown = [colour for colour, count in enumerate(cubes) for _ in range(count)]
    chance.shuffle(thrown)
    if len(shelves) == 1:
        _thirds(shelves, bowl, chance, thrown, drops)
        return
    for colour in thrown:
        _fall(shelves, bowl, chance, colour, 0, True, drops)


def _fall(
    shelves: list[list[int]],
    bowl: list[int],
    chance: Chance,
    colour: int,
    shelf: int,
    thrown: bool,
    drops: list[Drop] | None,
) -> None:
    """A cube falls from above this shelf: one just thrown, or one knocked loose higher up."""
    while shelf < len(shelves):
        lying = shelves[shelf]
        count = len(lying)
        drawn = chance.below(WHOLE)
        if count >= len(FALLS_ON):
            _know(count)
        shelf += 1
        if drawn < FALLS_ON[count]:
            continue
        place = bisect_right(LIMITS[count], drawn)
        for _ in range(min(place // 2, count)):
            _fall(shelves, bowl, chance, chance.draw(lying), shelf, False, drops)
        if place % 2:
            lying.append(colour)
            if drops is not None and thrown:
                drops.append(Drop(colour, "stays"))
            return
    bowl[colour] += 1
    if drops is not None:
        drops.append(Drop(colour, "falls" if thrown else "loose"))


def _thirds(
    shelves: list[list[int]], bowl: list[int], chance: Chance, thrown: list[int], drops: list[Drop] | None
) -> None:
    """Each cube thrown falls out with 2/3, each one stuck inside with 1/3 (SHO-2.3)."""
    (inside,) = shelves
    kept = []
    for colour in inside:
        if chance.below(3):
            kept.append(colour)
        else:
            bowl[colour] += 1
            if drops is not None:
                drops.append(Drop(colour, "loose"))
    for colour in thrown:
        stays = chance.below(3) == 0
        if stays:
            kept.append(colour)
        else:
            bowl[colour] += 1
        if drops is not None:
            drops.append(Drop(colour, "stays" if stays else "falls"))
    kept.sort()
    shelves[0] = kept


def counted(cubes: list[int]) -> tuple[Cubes, ...]:
    """The colours that there are any of."""
    return tuple(Cubes(colour, count) for colour, count in enumerate(cubes) if count)

"""What bonus tiles make of the cards played with them (SHI-4).

Played cards are followed tile by tile: what lies there changes with each tile used, and it pays if some order of using
the tiles leads to the price. More than needed does no harm here; what is superfluous is for `payment` to tell.
"""

from functools import cache
from typing import NamedTuple


class Army(NamedTuple):
    """What lies there for a price in troops."""

    own: int
    """Troops of the province's kind."""
    gate: int
    """Troops of the kind at the gate, where that is another."""
    other: int
    """Troops of no use unless they are exchanged."""
    koku: int
    """Koku on cards: a tile exchanges one of them, and what is left of a card is lost (SHI-4.1)."""


class Purse(NamedTuple):
    """What lies there for a price in koku."""

    koku: int
    troops: int


@cache
def army_pays(need: Army, army: Army, exchanges: int, plus_ones: int) -> bool:
    """Whether tiles, used in some order, turn what lies there into the troops needed."""
    if army.own >= need.own and army.gate >= need.gate:
        return True
    if exchanges and any(army_pays(need, then, exchanges - 1, plus_ones) for then in exchanged(army)):
        return True
    return plus_ones > 0 and any(army_pays(need, then, exchanges, plus_ones - 1) for then in one_more(army))


def exchanged(army: Army) -> list[Army]:
    """A troop, or a koku, becomes one of the two kinds of use (SHI-4.1)."""
    own, gate, other, koku = army
    armies = []
    if own:
        armies.append(Army(own - 1, gate + 1, other, koku))
    if gate:
        armies.append(Army(own + 1, gate - 1, other, koku))
    if other:
        armies += [Army(own + 1, gate, other - 1, koku), Army(own, gate + 1, other - 1, koku)]
    if koku:
        armies += [Army(own + 1, gate, other, koku - 1), Army(own, gate + 1, other, koku - 1)]
    return armies


def one_more(army: Army) -> list[Army]:
    """A troop or a koku comes to one that lies there, whatever that was before (SHI-4.2)."""
    own, gate, other, koku = army
    armies = []
    if own:
        armies.append(Army(own + 1, gate, other, koku))
    if gate:
        armies.append(Army(own, gate + 1, other, koku))
    if other:
        armies.append(Army(own, gate, other + 1, koku))
    if koku:
        armies.append(Army(own, gate, other, koku + 1))
    return armies


@cache
def purse_pays(need: int, purse: Purse, exchanges: int, plus_ones: int) -> bool:
    """Whether tiles, used in some order, turn what lies there into the koku needed."""
    koku, troops = purse
    if koku >= need:
        return True
    if exchanges and troops and purse_pays(need, Purse(koku + 1, troops - 1), exchanges - 1, plus_ones):  # SHI-4.1
        return True
    if not plus_ones:
        return False
    then = [Purse(koku + 1, troops)] if koku else []
    then += [Purse(koku, troops + 1)] if troops else []
    return any(purse_pays(need, purse, exchanges, plus_ones - 1) for purse in then)  # SHI-4.2

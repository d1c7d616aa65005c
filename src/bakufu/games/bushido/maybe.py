"""Discs that everybody knew a player to hold, once he has put some away face down.

Nobody knows whether he has put away a disc that he was dealt openly (BUS-1.6) or another. What can be true of a player
is a set of alternatives: which of those discs he still holds, which of them lie among his discards, and in how many
ways it comes to that, each disc as likely to have been put away as any other. A disc that he shows is the one that
everybody knew, if he still has it. Discs are counted by kind.
"""

from math import gcd
from typing import TypeAlias

from bakufu.games.bushido.components import TACTICS, Disc

Discs: TypeAlias = tuple[int, ...]
NO_DISCS: Discs = (0,) * TACTICS

Alternatives: TypeAlias = dict[tuple[Discs, Discs], int]
"""Ways, by known discs held and known discs put away."""


def one_more(discs: Discs, disc: Disc, number: int = 1) -> Discs:
    """These discs and one of this kind, or with -1 without one."""
    return (*discs[:disc], discs[disc] + number, *discs[disc + 1 :])


def put_away(before: Alternatives, behind: int) -> Alternatives:
    """One of so many discs is put away, face down."""
    after: Alternatives = {}
    for (held, away), ways in before.items():
        choices = [
            ((one_more(held, disc, -1), one_more(away, disc)), number) for disc, number in enumerate(held) if number
        ]
        for key, number in (*choices, ((held, away), behind - sum(held))):
            if number > 0:
                after[key] = after.get(key, 0) + ways * number
    return _shortened(after)


def shown(before: Alternatives, disc: Disc, behind: int, unseen: list[int]) -> Alternatives:
    """One of so many discs is shown: a known one, or else it was among the others, which may be any not seen."""
    after: Alternatives = {}
    for (held, away), ways in before.items():
        if held[disc]:
            key, number = (one_more(held, disc, -1), away), sum(unseen)
        else:
            key, number = (held, away), (behind - sum(held)) * unseen[disc]
        if number > 0:
            after[key] = after.get(key, 0) + ways * number
    return _shortened(after)


def shuffled(before: Alternatives) -> Alternatives:
    """What was put away is in the piles again."""
    after: Alternatives = {}
    for (held, _), ways in before.items():
        after[held, NO_DISCS] = after.get((held, NO_DISCS), 0) + ways
    return _shortened(after)


def _shortened(found: Alternatives) -> Alternatives:
    """Ways without what they have in common; nothing, if no known disc is left."""
    if found.keys() <= {(NO_DISCS, NO_DISCS)}:
        return {}
    common = gcd(*found.values())
    return {key: ways // common for key, ways in found.items()}

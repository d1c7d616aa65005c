"""Discs that everybody knew a player to hold, once he has put some away face down.

Nobody knows whether he has put away a disc that he was dealt openly (BUS-1.6) or another. What can be true of a player
is a set of alternatives, each in so many ways: each disc is as likely to have been put away as any other. A disc that
he shows is the one that everybody knew, if he still has it. Discs are counted by kind.
"""

from math import gcd
from typing import NamedTuple, TypeAlias

from bakufu.games.bushido.components import TACTICS, Disc

Discs: TypeAlias = tuple[int, ...]
NO_DISCS: Discs = (0,) * TACTICS


class Alternative(NamedTuple):
    """Where the discs are that everybody knew a player to hold, but for those that he has shown."""

    held: Discs = NO_DISCS
    away: Discs = NO_DISCS
    """Among his discards, face down."""
    gone: tuple[tuple[Disc, int], ...] = ()
    """Shuffled into the piles, and by which shuffle."""


Alternatives: TypeAlias = dict[Alternative, int]
"""Each with the number of ways that lead to it."""


def one_more(discs: Discs, disc: Disc, number: int = 1) -> Discs:
    """These discs and one of this kind, or with -1 without one."""
    return (*discs[:disc], discs[disc] + number, *discs[disc + 1 :])


def put_away(before: Alternatives, behind: int) -> Alternatives:
    """One of so many discs is put away, face down."""
    after: Alternatives = {}
    for each, ways in before.items():
        _add(after, each, ways * (behind - sum(each.held)))
        for disc, number in enumerate(each.held):
            if number:
                held, away = one_more(each.held, disc, -1), one_more(each.away, disc)
                _add(after, Alternative(held, away, each.gone), ways * number)
    return shortened(after)


def shown(before: Alternatives, disc: Disc, behind: int, unseen: list[int]) -> Alternatives:
    """One of so many discs is shown: a known one, or else it was among the others, which may be any not seen."""
    after: Alternatives = {}
    for each, ways in before.items():
        if each.held[disc]:
            _add(after, each._replace(held=one_more(each.held, disc, -1)), ways * sum(unseen))
        else:
            _add(after, each, ways * (behind - sum(each.held)) * unseen[disc])
    return shortened(after)


def shuffled(before: Alternatives, shuffle: int, oldest: int) -> Alternatives:
    """What was put away is in the piles again. Where all discs are newer than a shuffle, nothing follows from it."""
    after: Alternatives = {}
    for each, ways in before.items():
        gone = [one for one in each.gone if one[1] > oldest]
        gone += [(disc, shuffle) for disc, number in enumerate(each.away) for _ in range(number)]
        _add(after, Alternative(each.held, NO_DISCS, tuple(gone)), ways)
    return shortened(after)


def turned_up(before: Alternatives, disc: Disc, since: int) -> Alternatives:
    """Somebody who has drawn since this shuffle has such a disc: perhaps one that was shuffled in by then."""
    if not any(each.gone for each in before):
        return before
    after: Alternatives = {}
    for each, ways in before.items():
        lost = next((one for one in each.gone if one[0] == disc and one[1] <= since), None)
        gone = list(each.gone)
        if lost:
            gone.remove(lost)
        _add(after, each._replace(gone=tuple(gone)), ways)
    return shortened(after)


def _add(found: Alternatives, each: Alternative, ways: int) -> None:
    if ways > 0:
        found[each] = found.get(each, 0) + ways


def shortened(found: Alternatives) -> Alternatives:
    """Ways without what they have in common; nothing, if nothing is known of any disc."""
    if found.keys() <= {Alternative()}:
        return {}
    common = gcd(*found.values())
    return {each: ways // common for each, ways in found.items()}

"""BUS-5.2, 5.4 and 5.5: what tiles and discs make of two armies. Sides are 0, the attacker, and 1, the defender."""

from typing import NamedTuple

from bakufu.games.bushido.components import AMBUSH, BATTLE, DUEL, ONE, STRENGTH, THREE, TRAITOR, Disc

ALL = 1000
"""More troops than any army has."""

STRONGER_THAN = {DUEL: BATTLE, BATTLE: AMBUSH, AMBUSH: DUEL}
"""The tactic against which each one doubles its katana."""

ATTACKER, DEFENDER = 0, 1


class Outcome(NamedTuple):
    """Who wins, and how many troops each side loses, if it has so many."""

    winner: int
    losses: tuple[int, int]
    strengths: tuple[int, int]


def katana(swords: list[int]) -> int:
    """The katana on one side's tiles, which are counted by kind."""
    return sum(number * strength for number, strength in zip(swords, STRENGTH, strict=True))


def strength(mine: Disc, other: Disc, swords: list[int], troops: int) -> int:
    """Katana, doubled by the stronger tactic; a battle adds the troops."""
    total = katana(swords)
    if STRONGER_THAN.get(mine) == other:
        total *= 2
    return total + troops if mine == BATTLE else total


def fight_without(swords: tuple[list[int], list[int]]) -> Outcome | None:
    """A side that uses no tile loses everything; if neither does, only the attacker (BUS-5.2)."""
    if not any(swords[ATTACKER]):
        return Outcome(DEFENDER, (ALL, 0), (0, 0))
    if not any(swords[DEFENDER]):
        return Outcome(ATTACKER, (0, ALL), (0, 0))
    return None


def fight(discs: tuple[Disc, Disc], swords: tuple[list[int], list[int]], troops: tuple[int, int]) -> Outcome:
    """The table of BUS-5.4, for both sides alike."""
    strengths = (
        strength(discs[0], discs[1], swords[0], troops[0]),
        strength(discs[1], discs[0], swords[1], troops[1]),
    )
    treason = discs[0] != discs[1] and TRAITOR in discs
    if treason:
        winner = discs.index(TRAITOR)
    else:
        winner = ATTACKER if strengths[ATTACKER] > strengths[DEFENDER] else DEFENDER
    loser = 1 - winner
    losses = [0, 0]
    if treason or discs == (BATTLE, BATTLE):
        losses[loser] = ALL
    elif discs != (DUEL, DUEL):
        losses[loser] = strengths[winner] - strengths[loser]
    if discs == (BATTLE, BATTLE):
        losses[winner] += swords[loser][THREE]
    for side in (ATTACKER, DEFENDER):
        if discs[side] == AMBUSH:
            ones = swords[side][ONE]
            losses[1 - side] += ones if discs[1 - side] == AMBUSH else ones // 2
    return Outcome(winner, (losses[0], losses[1]), strengths)

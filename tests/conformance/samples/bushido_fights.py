"""What is hidden in a fight of Bushido, and every world that a seat cannot rule out."""

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import combinations, permutations, product
from math import lcm
from typing import Any

from bakufu.games.bushido.actions import Choose, Lay, Ready
from bakufu.games.bushido.components import (
    BATTLE,
    DUEL,
    GEISHA,
    KATANA_TILES,
    KINDS,
    KOTAU,
    ONE,
    RONIN,
    TACTICS,
    THREE,
    TWO,
)
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.support import draw_support
from tests.conformance.samples import Case
from tests.conformance.samples.bushido_histories import All, hidden, seen, worlds
from tests.conformance.samples.bushido_tiny import counts, tiles_of, tiny, until
from tests.games.bushido.positions import march, play


def stack_back_in_the_bag(eyes: int) -> Case:
    """BUS-5.2: the samurai lays nothing, so of the bushi's stack only the top was seen."""
    bag = (ONE, ONE, TWO, TWO, THREE, GEISHA, RONIN)

    def make(seed: int) -> BushidoState | None:
        state = tiny(tiles=bag, seed=seed)
        draw_support(state, 1, 3)
        draw_support(state, 2, 2)
        held = state.tiles[KINDS : 2 * KINDS]
        if not (held[ONE] and held[THREE]):
            return None
        table = march(state, 2)
        play(table, 1, Lay(THREE), Lay(ONE), Ready())
        play(table, 2, Ready())
        return table.state

    stack = [seen("hand 1", "stack", ONE)]
    stack += [seen("hand 1", "stack", THREE) if eyes == 1 else hidden("hand 1", "stack", 1, KATANA_TILES)]
    first = [hidden("bag", "hand 1", 3), hidden("bag", "hand 2", 2)]
    state = until(make)
    if eyes == 1:
        left = [tile for tile in range(KINDS) for _ in range(state.tiles[KINDS + tile])]
        first[0] = seen("bag", "hand 1", ONE, THREE, *left)
    ways = worlds({"bag": bag}, [*first, *stack, All("stack", "bag")], ("hand 1", "hand 2"), KINDS)
    return Case(f"a stack back in the bag, to seat {eyes}", state, eyes, tiles_of(1, 2), ways)


def hold(state: BushidoState, seat: int, tiles: Sequence[int], discs: Sequence[int]) -> None:
    """Give a player these tiles out of the bag and these discs off the piles."""
    for tile in tiles:
        state.bag[tile] -= 1
        state.tiles[seat * KINDS + tile] += 1
    for disc in discs:
        state.disc_piles[disc] -= 1
        state.discs[seat * TACTICS + disc] += 1


def tactics(hand: Sequence[int]) -> list[int]:
    """What can be chosen of these discs (BUS-5.3)."""
    return [disc for disc in range(KOTAU) if disc in hand]


def choosing() -> Case:
    """BUS-5.1, BUS-5.3: the bushi shows three tiles, a single katana on top, the samurai one; both have a tactic.

    The bushi has chosen his: any that he has is as likely.
    """
    bag, piles = (ONE, ONE, TWO, THREE, THREE, GEISHA, RONIN), (BATTLE, BATTLE, KOTAU, KOTAU, DUEL)
    state = tiny(tiles=bag, discs=piles, known=())
    hold(state, 1, (ONE, THREE, THREE, RONIN), (DUEL, KOTAU))
    hold(state, 2, (TWO,), (BATTLE,))
    table = march(state, 2)
    play(table, 1, Lay(THREE), Lay(THREE), Lay(ONE), Ready())
    play(table, 2, Lay(TWO), Ready())
    play(table, 1, Choose(DUEL))
    laid = [
        seen("bag", "stack", ONE),
        seen("bag", "other", TWO),
        hidden("bag", "stack", 2, KATANA_TILES),
        hidden("bag", "hand"),
    ]
    stacks = worlds({"bag": bag}, laid, ("stack", "hand"), KINDS)
    ways: Counter[Hashable] = Counter()
    for samurai, *bushi in permutations(range(len(piles)), 3):
        hands = [piles[piece] for piece in bushi], [piles[samurai]]
        if bushi == sorted(bushi) and all(map(tactics, hands)):
            for disc in tactics(hands[0]):
                for stack, number in stacks.items():
                    there = [tuple(counts(hand, TACTICS)) for hand in hands]
                    ways[*there, disc, stack] += 2 // len(tactics(hands[0])) * number

    def asked(state: Any) -> Hashable:
        hands = [tuple(state.discs[seat * TACTICS : seat * TACTICS + TACTICS]) for seat in (1, 2)]
        stack = (*state.swords[3:], *[0] * (KINDS - 3)), tuple(state.tiles[KINDS : 2 * KINDS])
        return *hands, state.tactic[1], stack

    return Case("stacks shown, tactics chosen", table.state, 0, asked, ways)


def laying(rules: str) -> Case:
    """BUS-5.1: nobody knows how much a fighter has laid; any stack that he could have laid is as likely.

    BUS-5.3: by the first rules everybody knew already now that he has a tactic.
    """
    bag, piles = (ONE, ONE, TWO, THREE, GEISHA), (BATTLE, BATTLE, KOTAU, KOTAU)
    state = tiny(tiles=bag, discs=(*piles, DUEL), known=(), rules=rules)
    hold(state, 1, (ONE, THREE, TWO), (BATTLE, KOTAU))
    hold(state, 2, (), (DUEL,))
    table = march(state, 2)
    play(table, 1, Lay(THREE), Lay(ONE))
    hands = [tuple(counts(pieces, KINDS)) for pieces in combinations(bag, 3)]
    discs = [pieces for pieces in combinations(piles, 2) if rules != "1" or tactics(pieces)]
    every = lcm(*(len(stacks_of(hand)) for hand in hands))
    ways: Counter[Hashable] = Counter()
    for hand, held in product(hands, discs):
        stacks = stacks_of(hand)
        for stack in stacks:
            ways[hand, stack, tuple(counts(held, TACTICS))] += every // len(stacks)

    def asked(state: Any) -> Hashable:
        laid = tuple(state.swords[3:])
        hand = map(int.__add__, state.tiles[KINDS : 2 * KINDS], [*laid, *[0] * (KINDS - 3)])
        return tuple(hand), (laid, state.top[1]), tuple(state.discs[TACTICS : 2 * TACTICS])

    return Case(f"tiles being laid, rules {rules}", table.state, 2, asked, ways)


def stacks_of(hand: Sequence[int]) -> list[tuple[tuple[int, ...], int]]:
    """All that can have been laid of these tiles, and what is on top of it."""
    found: list[tuple[tuple[int, ...], int]] = []
    for laid in product(*(range(hand[tile] + 1) for tile in KATANA_TILES)):
        found += [(laid, top) for top in [tile for tile in KATANA_TILES if laid[tile]] or [-1]]
    return found

"""Small positions of Bushido, and every world that a seat cannot rule out in them."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from itertools import combinations, product
from math import lcm
from typing import Any

from bakufu.games.bushido.actions import Choose, Discard, Lay, Pass, PlayShinobi, Ready
from bakufu.games.bushido.components import (
    AMBUSH,
    BATTLE,
    DUEL,
    GEISHA,
    KATANA_TILES,
    KINDS,
    KOTAU,
    ONE,
    RONIN,
    SHINOBI,
    TACTICS,
    THREE,
    TRAITOR,
    TWO,
)
from bakufu.games.bushido.intrigue import SenseiPhase
from bakufu.games.bushido.notes import disc_drawn
from bakufu.games.bushido.preparing import Discs
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.support import draw_disc, draw_support, put_away, show_disc, spend
from bakufu.kernel.words import ONLOOKER
from tests.conformance.samples import Case
from tests.conformance.samples.bushido_histories import All, Move, hidden, seen, worlds
from tests.games.bushido.positions import at, march, play, rows

FIRST = (AMBUSH, DUEL, BATTLE)
"""The discs that everybody is dealt openly."""


def counts(pieces: Sequence[int], kinds: int) -> list[int]:
    """Pieces by kind."""
    return [pieces.count(kind) for kind in range(kinds)]


def tiny(
    tiles: Sequence[int] = (ONE,) * 9,
    discs: Sequence[int] = (BATTLE,) * 9,
    known: Sequence[int] = (1,),
    rules: str | None = None,
    seed: int = 1,
) -> BushidoState:
    """Three players without a tile; these tiles in the bag and discs in the piles. Some hold the first discs openly."""
    state = rows(3, rules=rules, seed=seed)
    state.bag, state.tiles = counts(tiles, KINDS), [0] * (3 * KINDS)
    state.disc_piles, state.discs = counts(discs, TACTICS), [0] * (3 * TACTICS)
    for seat in known:
        for disc in FIRST:
            state.discs[seat * TACTICS + disc] = state.open_discs[seat * TACTICS + disc] = 1
            disc_drawn(state, seat, disc)
    return state


def until(make: Callable[[int], BushidoState | None]) -> BushidoState:
    """The first position, by its seed, in which luck was such that the history could happen."""
    return next(state for seed in range(10_000) if (state := make(seed)))


def discs_in(*places: tuple[str, int]) -> Callable[[Any], Any]:
    """What lies in hands (`discs`) and face down among the discards (`discards`) of seats."""
    return lambda state: tuple(tuple(getattr(state, name)[seat * TACTICS :][:TACTICS]) for name, seat in places)


def tiles_of(*seats: int) -> Callable[[Any], Hashable]:
    """What lies behind screens."""
    return lambda state: tuple(tuple(state.tiles[seat * KINDS : seat * KINDS + KINDS]) for seat in seats)


def one_put_away() -> Case:
    """BUS-2.1: of three discs that everybody knows one is put away; the two others must be there."""
    state = tiny(discs=(BATTLE, BATTLE, DUEL, AMBUSH, TRAITOR, KOTAU))
    state.daimyo = 1
    table = at(state, Discs())
    play(table, 1, Discard(DUEL))
    ways = worlds({"hand": FIRST}, [hidden("hand", "away")], ("hand", "away"), TACTICS)
    asked = discs_in(("discs", 1), ("discards", 1))
    return Case("a known disc may be the one put away", table.state, ONLOOKER, asked, ways)


def two_put_away_and_drawn_up() -> Case:
    """BUS-2.1: a fourth disc that nobody knows; two are put away, two are drawn."""
    piles = (BATTLE, BATTLE, DUEL, AMBUSH, TRAITOR, KOTAU, KOTAU, DUEL)
    state = tiny(discs=piles)
    draw_disc(state, 1)
    state.daimyo = 1
    table = at(state, Discs())
    play(table, 1, Discard(AMBUSH), Discard(BATTLE), Pass())
    history = [hidden("piles", "hand"), hidden("hand", "away", 2), hidden("piles", "hand", 2)]
    ways = worlds({"hand": FIRST, "piles": piles}, history, ("hand", "away"), TACTICS)
    asked = discs_in(("discs", 1), ("discards", 1))
    return Case("two put away, two drawn", table.state, 0, asked, ways)


def put_away_and_shuffled() -> Case:
    """BUS-1.8: what was put away is in the piles again, and may be what somebody draws then, but nothing older."""
    piles = (BATTLE, DUEL, AMBUSH, TRAITOR, KOTAU, KOTAU, BATTLE)
    state = tiny(discs=piles)
    draw_disc(state, 1)
    put_away(state, 1, AMBUSH)
    put_away(state, 1, DUEL)
    draw_disc(state, 2)
    draw_disc(state, 2)
    assert not any(state.discards)
    draw_disc(state, 2)
    history: list[Move | All] = [
        hidden("piles", "hand 1"),
        hidden("hand 1", "away", 2),
        hidden("piles", "hand 2", 2),
        All("away", "piles"),
        hidden("piles", "hand 2"),
    ]
    ways = worlds({"hand 1": FIRST, "piles": piles}, history, ("hand 1", "hand 2"), TACTICS)
    asked = discs_in(("discs", 1), ("discs", 2))
    return Case("put away and shuffled in", state, 0, asked, ways)


def shown_and_shuffled(eyes: int) -> Case:
    """BUS-1.8: a kotau that everybody saw, and a traitor that seat 0 put away, were not behind older screens."""
    piles = (KOTAU, KOTAU, TRAITOR, TRAITOR, BATTLE, DUEL, DUEL, AMBUSH)

    def make(seed: int) -> BushidoState | None:
        state = tiny(discs=piles, known=(), seed=seed)
        for seat in (2, 1, 0, 2):
            draw_disc(state, seat)
        if not (state.discs[TACTICS + KOTAU] and state.discs[TRAITOR]):
            return None
        show_disc(state, 1, KOTAU)
        put_away(state, 0, TRAITOR)
        draw_disc(state, 1)
        return state

    state = until(make)
    mine = eyes == 0
    first = [hidden("piles", "hand 2"), hidden("piles", "hand 1")]
    first += [seen("piles", "hand 0", TRAITOR) if mine else hidden("piles", "hand 0"), hidden("piles", "hand 2")]
    # Four are left in the piles: the discards are shuffled in as soon as there are any.
    later: list[Move | All] = [seen("hand 1", "piles", KOTAU)]
    later += [seen("hand 0", "away", TRAITOR) if mine else hidden("hand 0", "away")]
    history = [*first, *later, hidden("piles", "hand 1"), All("away", "piles")]
    ways = worlds({"piles": piles}, history, ("hand 1", "hand 2"), TACTICS)
    asked = discs_in(("discs", 1), ("discs", 2))
    return Case(f"shown and shuffled in, to seat {eyes}", state, eyes, asked, ways)


def fighters_discs(rules: str) -> Case:
    """BUS-5.3: who fights has something else than a kotau; by the first rules that was known while tiles were laid."""
    pool = (BATTLE, BATTLE, KOTAU, KOTAU, DUEL)
    state = tiny(tiles=(ONE,) * 9, discs=pool, known=(), rules=rules)
    for seat, held in ((2, (BATTLE,)), (1, (DUEL, KOTAU))):
        for disc in held:
            state.disc_piles[disc] -= 1
            state.discs[seat * TACTICS + disc] += 1
    for seat in (1, 2):
        state.bag[ONE] -= 1
        state.tiles[seat * KINDS + ONE] += 1
    table = march(state, 2)
    if rules != "1":
        for seat in (1, 2):
            play(table, seat, Lay(ONE), Ready())
        play(table, 1, Choose(DUEL))
    ways: Counter[Hashable] = Counter()
    for samurai in combinations(range(len(pool)), 1):
        for bushi in combinations(sorted(set(range(len(pool))) - set(samurai)), 2):
            hands = [tuple(counts([pool[piece] for piece in hand], TACTICS)) for hand in (bushi, samurai)]
            tactics = [[disc for disc in range(KOTAU) if hand[disc]] for hand in hands]
            if all(tactics):
                chosen = tactics[0] if rules != "1" else [-1]
                for disc in chosen:
                    ways[hands[0], hands[1], disc] += 2 // len(chosen)

    def asked(state: Any) -> Hashable:
        return (*(tuple(state.discs[seat * TACTICS : seat * TACTICS + TACTICS]) for seat in (1, 2)), state.tactic[1])

    return Case(f"discs of fighters, rules {rules}", table.state, 0, asked, ways)


def tiles_back_in_the_bag(eyes: int) -> Case:
    """BUS-3.2: a geisha that was played is behind no screen but of somebody who has drawn since."""
    bag = (ONE, ONE, ONE, TWO, TWO, THREE, GEISHA, GEISHA, RONIN)

    def make(seed: int) -> BushidoState | None:
        state = tiny(tiles=bag, seed=seed)
        draw_support(state, 1, 2)
        draw_support(state, 2, 2)
        if not state.tiles[2 * KINDS + GEISHA]:
            return None
        spend(state, 2, GEISHA)
        draw_support(state, 1, 1)
        draw_support(state, 0, 1)
        return state if state.tiles[ONE] else None

    own = seen("bag", "hand 0", ONE) if eyes == 0 else hidden("bag", "hand 0")
    history = [hidden("bag", "hand 1", 2), hidden("bag", "hand 2", 2), seen("hand 2", "bag", GEISHA)]
    ways = worlds({"bag": bag}, [*history, hidden("bag", "hand 1"), own], ("hand 1", "hand 2"), KINDS)
    return Case(f"tiles back in the bag, to seat {eyes}", until(make), eyes, tiles_of(1, 2), ways)


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


def stacks_shown() -> Case:
    """BUS-5.1: three tiles with a single katana on top against one."""
    bag = (ONE, ONE, TWO, THREE, THREE, GEISHA, RONIN)
    state = tiny(tiles=bag)
    for seat, held in ((1, (ONE, THREE, THREE, RONIN)), (2, (TWO,))):
        for tile in held:
            state.bag[tile] -= 1
            state.tiles[seat * KINDS + tile] += 1
    for seat in (1, 2):
        state.discs[seat * TACTICS + DUEL] = state.open_discs[seat * TACTICS + DUEL] = 1
    table = march(state, 2)
    play(table, 1, Lay(THREE), Lay(THREE), Lay(ONE), Ready())
    play(table, 2, Lay(TWO), Ready())
    history = [
        seen("bag", "stack", ONE),
        seen("bag", "other", TWO),
        hidden("bag", "stack", 2, KATANA_TILES),
        hidden("bag", "hand"),
    ]
    ways = worlds({"bag": bag}, history, ("stack", "hand"), KINDS)

    def asked(state: Any) -> Hashable:
        return (*state.swords[3:], 0, 0, 0, 0, 0), tuple(state.tiles[KINDS : 2 * KINDS])

    return Case("stacks that were shown", table.state, ONLOOKER, asked, ways)


def laying() -> Case:
    """BUS-5.1: nobody knows how much a fighter has laid; any stack that he could have laid is as likely."""
    bag = (ONE, ONE, TWO, THREE, GEISHA)
    state = tiny(tiles=bag)
    for tile in (ONE, THREE, TWO):
        state.bag[tile] -= 1
        state.tiles[KINDS + tile] += 1
    table = march(state, 2)
    play(table, 1, Lay(THREE), Lay(ONE))
    stacks: dict[tuple[int, ...], list[Hashable]] = {}
    found: list[tuple[int, ...]] = []
    for pieces in combinations(bag, 3):
        hand = tuple(counts(pieces, KINDS))
        found.append(hand)
        stacks[hand] = []
        for laid in product(*(range(hand[tile] + 1) for tile in KATANA_TILES)):
            tops = [tile for tile in KATANA_TILES if laid[tile]] or [-1]
            stacks[hand] += [(laid, top) for top in tops]
    every = lcm(*map(len, stacks.values()))
    ways: Counter[Hashable] = Counter()
    for hand in found:
        for stack in stacks[hand]:
            ways[hand, stack] += every // len(stacks[hand])

    def asked(state: Any) -> Hashable:
        laid = tuple(state.swords[3:])
        hand = [state.tiles[KINDS + tile] + (laid[tile] if tile < 3 else 0) for tile in range(KINDS)]
        return tuple(hand), (laid, state.top[1])

    return Case("tiles being laid", table.state, 2, asked, ways)


def spy() -> Case:
    """BUS-3.4: while the sensei looks, a hand tells what its player may have put away."""
    piles = (BATTLE, BATTLE, DUEL, AMBUSH, TRAITOR, KOTAU, KOTAU, DUEL)

    def make(seed: int) -> BushidoState | None:
        state = tiny(tiles=(SHINOBI, ONE, ONE, TWO, TWO, THREE), discs=piles, seed=seed)
        state.sensei = 2
        state.tiles[2 * KINDS + SHINOBI] = 1
        state.bag[SHINOBI] = 0
        draw_disc(state, 1)
        put_away(state, 1, AMBUSH)
        draw_disc(state, 1)
        draw_disc(state, 0)
        if state.discs[TACTICS:][:TACTICS] != counts((BATTLE, BATTLE, DUEL, TRAITOR), TACTICS):
            return None
        table = at(state, SenseiPhase())
        play(table, 2, PlayShinobi(1))
        return table.state

    history = [hidden("piles", "hand"), hidden("hand", "away"), hidden("piles", "hand"), hidden("piles", "other")]
    state = until(make)
    asked = discs_in(("discs", 1), ("discards", 1), ("discs", 0))
    every = worlds({"hand": FIRST, "piles": piles}, history, ("hand", "away", "other"), TACTICS)
    ways = Counter({world: number for world, number in every.items() if world[0] == asked(state)[0]})
    return Case("a spy's eyes", state, 2, asked, ways)


def cases() -> list[Case]:
    """All of them."""
    return [
        one_put_away(),
        two_put_away_and_drawn_up(),
        put_away_and_shuffled(),
        shown_and_shuffled(0),
        shown_and_shuffled(ONLOOKER),
        fighters_discs("1"),
        fighters_discs("2"),
        tiles_back_in_the_bag(0),
        tiles_back_in_the_bag(ONLOOKER),
        stack_back_in_the_bag(0),
        stack_back_in_the_bag(1),
        stacks_shown(),
        laying(),
        spy(),
    ]

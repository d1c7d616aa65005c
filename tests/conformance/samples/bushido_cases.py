"""Small positions of Bushido, and every world that a seat cannot rule out in them."""

from collections import Counter

from bakufu.games.bushido.actions import Discard, Pass, PlayShinobi
from bakufu.games.bushido.components import (
    AMBUSH,
    BATTLE,
    DUEL,
    GEISHA,
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
from bakufu.games.bushido.preparing import Discs
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.support import draw_disc, draw_support, put_away, show_disc, spend
from bakufu.kernel.words import ONLOOKER
from tests.conformance.samples import Case
from tests.conformance.samples.bushido_fights import choosing, laying, stack_back_in_the_bag
from tests.conformance.samples.bushido_histories import All, Move, hidden, seen, worlds
from tests.conformance.samples.bushido_tiny import FIRST, counts, discs_in, tiles_of, tiny, until
from tests.games.bushido.positions import at, play


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
        choosing(),
        laying("1"),
        laying("2"),
        tiles_back_in_the_bag(0),
        tiles_back_in_the_bag(ONLOOKER),
        stack_back_in_the_bag(0),
        stack_back_in_the_bag(1),
        spy(),
    ]

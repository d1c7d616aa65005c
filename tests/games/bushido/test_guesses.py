"""What is guessed about the other side of a fight: what it would do, and nothing that it cannot know."""

from random import Random

from bakufu.games.bushido import game
from bakufu.games.bushido.actions import Choose, Lay, Ready
from bakufu.games.bushido.components import KINDS, ONE, SWORDS, THREE, TWO
from bakufu.games.bushido.guesses import guess, tactic
from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.table import Table
from tests.games.bushido.positions import hold, march, play, rows

SAMURAI, BUSHI = 2, 1


def laid(*stack: int) -> Table[BushidoState]:
    """The samurai has laid these of his tiles."""
    state = rows(3)
    hold(state, SAMURAI, ONE, ONE, TWO, TWO, THREE)
    hold(state, BUSHI, TWO, THREE)
    table = march(state, 2)
    play(table, SAMURAI, *map(Lay, stack), Ready())
    return table


def shown(stack: list[int]) -> BushidoState:
    """Both have laid: this many of each kind the samurai, a two on top."""
    table = laid(THREE, TWO, TWO)
    play(table, BUSHI, Lay(TWO), Ready())
    state = table.state
    state.swords[:SWORDS], state.top[0] = stack, TWO
    return state


def test_a_stack_is_laid_as_one_would_or_now_and_then_otherwise() -> None:
    state = laid(ONE).state
    stacks = set()
    for number in range(30):
        world = game.determinize(state, BUSHI, Chance(seed_from(number)))
        before = sum(world.tiles) + sum(world.swords)
        guess(world, BUSHI, Random(number))
        assert sum(world.tiles) + sum(world.swords) == before
        stacks.add(sum(world.swords[:SWORDS]))
    assert 3 in stacks, "five tiles at most, less two for another day"
    assert len(stacks) > 1


def test_below_the_top_of_a_stack_are_the_strongest_tiles() -> None:
    state = shown([0, 3, 0])
    mine = slice(SAMURAI * KINDS, SAMURAI * KINDS + SWORDS)
    state.tiles[mine] = [2, 0, 1]
    guess(state, BUSHI, Random(2))
    assert state.swords[:SWORDS] == [0, 2, 1]
    assert state.tiles[mine] == [2, 1, 0]


def test_a_tactic_is_chosen_without_a_look_below_the_top() -> None:
    chosen = set()
    for stack in ([3, 1, 0], [1, 1, 2]):
        state = shown(stack[:])
        action = tactic(state, BUSHI, state.stack[-1].ask(state, BUSHI), Chance(seed_from(1)))
        assert isinstance(action, Choose)
        assert state.swords[:SWORDS] == stack
        chosen.add(action)
    assert len(chosen) == 1

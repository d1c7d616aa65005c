"""The end of phase 8 and phase 9: ronin first, then honour (BUS-5.8, BUS-6.1 to 6.3, BUS-6.7)."""

from bakufu.games.bushido import game
from bakufu.games.bushido.actions import Choose, Lay, Ready, Retreat
from bakufu.games.bushido.components import AMBUSH, BATTLE, DUEL, ONE, TRAITOR, TWO
from bakufu.games.bushido.events import AutomaticRevolted, BecameNeutral, BecameShogun
from bakufu.games.bushido.events_of_fights import Conquered
from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.table import Table
from tests.games.bushido.positions import A2, B2, B3, C2, discs, hold, march, names, play, ronin, rows, told, troops


def mountain(on_the_target: int = 0, on_the_origin: int = 0) -> BushidoState:
    """Two mountains with three troops each, and so many ronin; markers well apart."""
    state = rows()
    state.samurai_honour = [10, 16, 22, 40]
    state.daimyo_honour = [20, 30, 36, 42]
    ronin(state, B2, on_the_target)
    ronin(state, A2, on_the_origin)
    return state


def fought(
    state: BushidoState, tactics: tuple[int, int], tiles: tuple[int, int] = (1, 1), tile: int = ONE
) -> Table[BushidoState]:
    """Two of seat 0's troops, led by seat 2, march from A2 on B2; so many tiles each, the samurai's as given."""
    hold(state, 2, *[tile] * tiles[0])
    hold(state, 1, *[ONE] * tiles[1])
    for seat, disc in zip((2, 1), tactics, strict=True):
        discs(state, seat, disc)
    table = march(state, 2)
    play(table, 2, *[Lay(tile)] * tiles[0], Ready())
    play(table, 1, *[Lay(ONE)] * tiles[1], Ready(), Choose(tactics[1]))
    play(table, 2, Choose(tactics[0]))
    return table


def test_ronin_take_a_conquered_hex_before_it_can_win_the_game() -> None:
    """BUS-5.8, BUS-6.7: 48 and a mountain would be 50, but two ronin wait for two troops."""
    state = mountain(2)
    state.daimyo_honour[0] = 48
    table = fought(state, (TRAITOR, DUEL))
    assert not table.over
    assert not told(table, BecameShogun)
    assert table.state.owner[B2] == -1
    assert table.state.daimyo_honour[:2] == [48, 28]


def test_a_conquered_hex_that_ronin_take_at_once_is_not_conquered() -> None:
    """BUS-5.8, BUS-6.1: three killed and one tile, nothing for the hex; its values go from the bushi to nobody."""
    table = fought(mountain(2), (TRAITOR, DUEL))
    after = table.state
    assert told(table, AutomaticRevolted) == [AutomaticRevolted(B2, 0, 2)]
    assert told(table, BecameNeutral) == [BecameNeutral(B2, 1)]
    assert not told(table, Conquered)
    assert (after.owner[B2], after.troops[B2], after.ronin[B2]) == (-1, 0, 0)
    assert after.reserve == [14, 15, 12, 12]
    assert after.samurai_honour == [10, 16, 22 + 3 + 1, 40]
    assert after.daimyo_honour == [20, 28, 36, 42]
    assert names(table) == {3: "to-arms"}
    assert game.pieces(after) == game.pieces(rows())


def test_a_conquest_that_ronin_forestall_leaves_the_ladder_alone() -> None:
    """BUS-5.8, BUS-1.4: no climb past the taken rung and down again."""
    state = mountain(2)
    state.daimyo_honour = [20, 30, 22, 42]
    assert fought(state, (TRAITOR, DUEL)).state.daimyo_honour == [20, 28, 22, 42]


def test_stronger_conquerors_hold_out_against_ronin() -> None:
    """BUS-3.7, BUS-6.1: two troops beside one ronin."""
    table = fought(mountain(1), (TRAITOR, DUEL))
    assert told(table, Conquered) == [Conquered(0, 1, B2)]
    assert (table.state.owner[B2], table.state.troops[B2], table.state.ronin[B2]) == (0, 2, 1)
    assert table.state.samurai_honour[2] == 22 + 3 + 1 + 2
    assert table.state.daimyo_honour[:2] == [22, 28]


def test_a_bushi_driven_out_by_ronin_has_no_honour_for_the_hex() -> None:
    """BUS-5.8, BUS-6.2: he wins, but his last troop has a ronin beside it; it is nobody's kill."""
    state = mountain(1)
    troops(state, B2, 2)
    table = fought(state, (AMBUSH, BATTLE), (2, 1))
    after = table.state
    assert told(table, AutomaticRevolted) == [AutomaticRevolted(B2, 1, 1)]
    assert after.owner[B2] == -1
    assert after.samurai_honour == [10, 16 + 2, 22 + 1, 40]
    assert after.daimyo_honour[:2] == [20, 28]
    assert names(table) == {3: "advice"}


def test_after_a_retreat_ronin_can_forestall_the_conquest_too() -> None:
    """BUS-5.7, BUS-5.8: half the bushi's honour and one tile, nothing for the hex."""
    table = fought(mountain(2), (DUEL, DUEL), tile=TWO)
    play(table, 1, Retreat(B3))
    after = table.state
    assert (after.owner[B2], after.troops[B3]) == (-1, 6)
    assert after.samurai_honour == [10, 8, 22 + 8 + 1, 40]
    assert after.daimyo_honour[:2] == [20, 28]


def test_the_hex_that_the_attack_left_is_lost_before_the_other_is_won() -> None:
    """BUS-5.8, BUS-6.3, BUS-6.7: 48 falls to 46 and rises to 48 again."""
    state = mountain(0, 1)
    state.daimyo_honour[0] = 48
    table = fought(state, (TRAITOR, DUEL))
    assert not table.over
    assert told(table, BecameNeutral) == [BecameNeutral(A2, 0)]
    assert told(table, Conquered) == [Conquered(0, 1, B2)]
    assert table.state.daimyo_honour[:2] == [48, 28]
    assert table.state.samurai_honour[2] == 22 + 3 + 1 + 2


def test_who_is_driven_out_on_both_hexes_loses_one_and_wins_none() -> None:
    """BUS-5.8: the daimyō first, then the bushi."""
    table = fought(mountain(2, 1), (TRAITOR, DUEL))
    assert told(table, BecameNeutral) == [BecameNeutral(A2, 0), BecameNeutral(B2, 1)]
    assert table.state.daimyo_honour[:2] == [18, 28]


def test_a_conquest_wins_before_the_loser_falls() -> None:
    """BUS-6.7: the game is over at once."""
    state = mountain()
    state.daimyo_honour[0] = 48
    table = fought(state, (TRAITOR, DUEL))
    assert table.over
    assert table.state.owner[B2] == 0
    assert table.state.daimyo_honour[:2] == [50, 30]


def test_the_bushi_next_to_the_daimyo_rises_before_the_samurai() -> None:
    """BUS-1.4, BUS-6.2: daimyō 1, bushi 2, samurai 0: both would come to 7, the samurai goes on to 8."""
    state = rows()
    state.daimyo, state.samurai, state.bushi = 1, 0, 2
    state.samurai_honour = [5, 20, 3, 30]
    hold(state, 0, *[ONE] * 4)
    hold(state, 2, TWO, ONE)
    discs(state, 0, AMBUSH)
    discs(state, 2, BATTLE)
    table = march(state, 2, 0, B2, C2)
    play(table, 0, *[Lay(ONE)] * 4, Ready())
    play(table, 2, Lay(TWO), Lay(ONE), Ready(), Choose(BATTLE))
    play(table, 0, Choose(AMBUSH))
    assert table.state.samurai_honour == [5 + 2 + 1, 20, 3 + 2 + 2, 30]

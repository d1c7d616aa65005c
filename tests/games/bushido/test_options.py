"""The campaign token: a second attack, or big troops."""

import pytest

from bakufu.games.bushido import game
from bakufu.games.bushido.actions import (
    Attack,
    Choose,
    Declare,
    Give,
    Lay,
    LeadRevolt,
    March,
    MoveFrom,
    MoveTo,
    Pass,
    Place,
    PlaceElite,
    Ready,
    Recruit,
    Retreat,
)
from bakufu.games.bushido.components import AMBUSH, BATTLE, DUEL, FORTRESS, ONE, THREE, TRAITOR, TWO
from bakufu.games.bushido.elite import RecruitElite
from bakufu.games.bushido.events import AutomaticRevolted, EliteLeft, LeftEmpty
from bakufu.games.bushido.events_of_fights import FightWon, TacticShown
from bakufu.games.bushido.intrigue import HatamotoPhase
from bakufu.games.bushido.ordering import Mobilisation, OrderAttack
from bakufu.games.bushido.preparing import Nomination, Troops
from bakufu.games.bushido.relocation import Relocation
from bakufu.games.bushido.revolt import revolts
from bakufu.games.bushido.state import BushidoState, koku, may_leave, normal_may_leave, tiles_behind
from bakufu.kernel.table import Table
from tests.games.bushido.positions import (
    A1,
    A2,
    A3,
    A6,
    B2,
    B3,
    at,
    discs,
    elite,
    hold,
    march,
    names,
    neutral,
    play,
    refused,
    ronin,
    rows,
    told,
    troops,
)


def campaigning() -> Table[BushidoState]:
    """Phase 7 of a daimyō who has the token."""
    return at(rows(campaign=True), Mobilisation())


def without_tiles(table: Table[BushidoState]) -> None:
    """The daimyō attacks B2 from A2 with two, without tokens; nobody lays a tile."""
    play(table, 0, Attack(B2), March(A2, 2), Pass())
    play(table, table.state.samurai, Ready())
    play(table, table.state.bushi, Ready())
    play(table, table.state.sensei, Pass())


def test_a_campaign_is_declared_at_the_start_of_phase_7_once_a_game() -> None:
    """BUS-8.1."""
    table = campaigning()
    assert names(table) == {0: "declare"}
    play(table, 0, Declare())
    assert not table.state.campaign_token[0]
    assert names(table) == {0: "regroup"}
    table = at(table.state, Mobilisation())
    assert names(table) == {0: "regroup"}


def test_who_does_not_declare_keeps_the_token() -> None:
    """BUS-8.1: and cannot declare any more once troops move."""
    table = campaigning()
    play(table, 0, Pass())
    assert table.state.campaign_token[0]
    assert names(table) == {0: "regroup"}
    assert Declare() not in table.pending[0].actions
    play(table, 0, Pass())
    without_tiles(table)
    assert names(table) == {3: "to-arms"}


def test_without_the_option_there_is_no_campaign() -> None:
    """BUS-8.1."""
    for state in (rows(), rows(elite=True)):
        assert names(at(state, Mobilisation())) == {0: "regroup"}


def test_after_phase_10_a_campaign_goes_back_to_phase_4_and_then_on_to_11() -> None:
    """BUS-8.1: phases 5 and 6 are skipped, the same hex may be attacked again."""
    table = campaigning()
    play(table, 0, Declare(), MoveFrom(A3), MoveTo(A2, 2), Pass())
    without_tiles(table)
    assert names(table) == {0: "give-samurai"}
    play(table, 0, Give("samurai", 3))
    assert (table.state.bushi, table.state.sensei) == (1, 2)
    assert names(table) == {0: "regroup"}
    play(table, 0, Pass())
    without_tiles(table)
    assert names(table) == {2: "to-arms"}


def test_declining_the_second_attack_goes_on_with_phase_11() -> None:
    """BUS-8.1."""
    table = campaigning()
    play(table, 0, Declare(), Pass())
    without_tiles(table)
    play(table, 0, Give("samurai", 2), Pass(), Pass())
    assert names(table) == {3: "to-arms"}


def test_declining_the_first_attack_ends_the_turn() -> None:
    """BUS-8.1, BUS-4.4."""
    table = campaigning()
    play(table, 0, Declare(), Pass(), Pass())
    assert table.state.daimyo == 1
    assert table.state.month == 1


def test_a_neutral_hex_counts_as_the_first_attack() -> None:
    """BUS-8.1, BUS-4.3."""
    state = rows(campaign=True)
    neutral(state, B3)
    table = at(state, Mobilisation())
    play(table, 0, Declare(), Pass(), Attack(B3), March(A3, 2))
    assert names(table) == {0: "give-samurai"}


def test_one_token_serves_for_one_of_both() -> None:
    """BUS-8.1, BUS-8.2."""
    state = rows(campaign=True, elite=True)
    state.campaign_token[0] = False
    table = at(state, Troops())
    play(table, 0, Place(A2, 4))
    assert names(table) == {0: "invite"}
    assert names(at(state, Mobilisation())) == {0: "regroup"}


def test_three_big_troops_are_placed_in_phase_1_beyond_koku() -> None:
    """BUS-8.2."""
    table = at(rows(elite=True), Troops())
    play(table, 0, Place(A2, 4))
    assert names(table) == {0: "recruit"}
    play(table, 0, Recruit())
    with refused("BUS-8.2"):
        table.play(0, PlaceElite(B2))
    play(table, 0, PlaceElite(A2), PlaceElite(A2), PlaceElite(A3))
    after = table.state
    assert (after.elite[A2], after.elite[A3]) == (2, 1)
    assert 30 - after.reserve[0] == koku(after, 0)
    assert not after.campaign_token[0]
    assert names(table) == {0: "invite"}


def test_who_does_not_recruit_keeps_the_token() -> None:
    """BUS-8.2."""
    table = at(rows(elite=True), RecruitElite())
    play(table, 0, Pass())
    assert table.state.campaign_token[0]


def with_elite(number: int, place: int = A2) -> BushidoState:
    state = rows(elite=True)
    elite(state, place, number)
    return state


def test_big_troops_go_home_when_their_player_is_daimyo_again() -> None:
    """BUS-8.2."""
    table = at(with_elite(2), Nomination())
    assert told(table, EliteLeft) == [EliteLeft(0, 2)]
    assert table.state.elite[A2] == 0
    assert table.state.elite_reserve[0] == 3
    assert table.state.owner[A2] == 0


@pytest.mark.parametrize("number", [0, 2])
def test_a_hex_that_only_big_troops_held_is_lost_when_they_go(number: int) -> None:
    """BUS-8.2: at once, so that it brings no income any more; nobody has revolted, and ronin there stay."""
    state = with_elite(1, A6)
    troops(state, A6, 0)
    ronin(state, A6, number)
    table = at(state, Nomination())
    assert told(table, LeftEmpty) == [LeftEmpty(0, A6)]
    assert not told(table, AutomaticRevolted)
    assert (table.state.owner[A6], table.state.ronin[A6]) == (-1, number)
    assert table.state.daimyo_honour[0] == 14
    assert tiles_behind(table.state, 0) == 5 + 1


def test_a_city_lost_when_big_troops_go_home_brings_no_income() -> None:
    """BUS-8.2, BUS-3.7, BUS-2.1: one troop is left beside one ronin; the draw is for fortress and temple."""
    state = with_elite(1, A6)
    troops(state, A6, 1)
    ronin(state, A6, 1)
    table = at(state, Nomination())
    assert told(table, AutomaticRevolted) == [AutomaticRevolted(A6, 0, 1)]
    assert not told(table, LeftEmpty)
    assert tiles_behind(table.state, 0) == 5 + 1


def test_a_big_troop_counts_three_against_ronin() -> None:
    """BUS-8.2, BUS-3.7."""
    state = with_elite(1)
    troops(state, A2, 1)
    ronin(state, A2, 3)
    assert revolts(state, (A2,)) == ()
    ronin(state, A2, 1)
    table = at(state, *revolts(state, (A2,)))
    assert told(table, AutomaticRevolted) == [AutomaticRevolted(A2, 0, 4)]
    assert (table.state.ronin[A2], table.state.elite_reserve[0], table.state.reserve[0]) == (0, 3, 15)


def test_big_troops_regroup_and_march_and_may_be_the_one_that_stays() -> None:
    """BUS-8.2, BUS-4.1: but a normal troop stays in the fortress."""
    state = with_elite(1)
    assert (may_leave(state, A2), normal_may_leave(state, A2)) == (3, 3)
    table = at(state, Relocation(), OrderAttack())
    play(table, 0, MoveFrom(A2))
    assert MoveTo(A3, 3, 0) in table.pending[0].actions
    assert MoveTo(A3, 2, 1) in table.pending[0].actions
    assert MoveTo(A3, 3, 1) not in table.pending[0].actions
    play(table, 0, MoveTo(A3, 0, 1), Pass(), Attack(B2), March(A3, 2, 1))
    assert (table.state.army, table.state.elite_army, table.state.troops[A3]) == (2, 1, 1)
    state = with_elite(1, A1)
    assert state.terrain[A1] == FORTRESS
    assert normal_may_leave(state, A1) == 2


def test_a_big_troop_alone_can_take_a_neutral_hex_with_two_ronin() -> None:
    """BUS-8.2, BUS-4.3."""
    state = with_elite(1)
    neutral(state, B2)
    ronin(state, B2, 2)
    table = at(state, OrderAttack())
    play(table, 0, Attack(B2))
    assert March(A2, 0, 1) in table.pending[0].actions
    assert March(A2, 2, 0) not in table.pending[0].actions


def clash(state: BushidoState, attack: tuple[int, ...], defence: tuple[int, ...], number: int) -> Table[BushidoState]:
    """Battle against ambush over B2, with all big troops on A2 in the attack."""
    hold(state, 2, *attack)
    hold(state, 1, *defence)
    discs(state, 2, BATTLE)
    discs(state, 1, AMBUSH)
    table = march(state, number, big=state.elite[A2])
    play(table, 2, *map(Lay, attack), Ready())
    play(table, 1, *map(Lay, defence), Ready())
    play(table, 2, Choose(BATTLE))
    play(table, 1, Choose(AMBUSH))
    return table


def test_losses_fall_on_normal_troops_first_and_each_further_one_kills_a_big_troop() -> None:
    """BUS-8.2: two normal and one big troop lose three; the bushi has killed three, not five."""
    table = clash(with_elite(1), (ONE,), (ONE,) * 6 + (TWO,), 2)
    assert [event.strength for event in told(table, TacticShown)] == [2 + 5, 8]
    assert told(table, FightWon) == [FightWon(1, 3, 0)]
    assert table.state.samurai_honour[1] == 10 + 3 + 2
    table = clash(with_elite(2), (THREE,) * 3, (ONE,) * 6, 2)
    assert told(table, FightWon) == [FightWon(2, 3, 3)]
    after = table.state
    assert (after.troops[B2], after.elite[B2], after.owner[B2]) == (0, 1, 0)
    assert after.elite_reserve[0] == 2
    assert game.pieces(after) == game.pieces(rows(elite=True))


def test_defending_big_troops_count_three_in_a_battle() -> None:
    """BUS-8.2."""
    state = with_elite(1, B2)
    hold(state, 2, THREE)
    hold(state, 1, ONE)
    for seat in (1, 2):
        discs(state, seat, BATTLE)
    table = march(state, 2)
    play(table, 2, Lay(THREE), Ready())
    play(table, 1, Lay(ONE), Ready())
    play(table, 2, Choose(BATTLE))
    play(table, 1, Choose(BATTLE))
    assert [event.strength for event in told(table, TacticShown)] == [5, 7]
    assert told(table, FightWon) == [FightWon(1, 2, 1)]
    assert (table.state.troops[B2], table.state.elite[B2]) == (2, 1)


def test_a_defending_big_troop_dies_of_a_single_loss() -> None:
    """BUS-8.2, BUS-6.1: one normal and one big troop, two losses; both count as one kill."""
    state = with_elite(1, B2)
    troops(state, B2, 1)
    hold(state, 2, TWO, TWO)
    hold(state, 1, TWO)
    for seat in (1, 2):
        discs(state, seat, TRAITOR)
    table = march(state, 2)
    play(table, 2, Lay(TWO), Lay(TWO), Ready())
    play(table, 1, Lay(TWO), Ready())
    play(table, 2, Choose(TRAITOR))
    play(table, 1, Choose(TRAITOR))
    assert told(table, FightWon) == [FightWon(2, 0, 2)]
    assert (table.state.owner[B2], table.state.elite_reserve[1]) == (0, 3)
    assert table.state.samurai_honour[2] == 10 + 2 + 2 + 2


def duel(state: BushidoState, attack: int, defence: int, number: int, big: int = 0) -> Table[BushidoState]:
    """Duel against duel over B2, a tile each."""
    hold(state, 2, attack)
    hold(state, 1, defence)
    discs(state, 2, DUEL)
    discs(state, 1, DUEL)
    table = march(state, number, big=big)
    play(table, 2, Lay(attack), Ready())
    play(table, 1, Lay(defence), Ready(), Choose(DUEL))
    play(table, 2, Choose(DUEL))
    return table


def test_big_troops_retreat_with_the_others() -> None:
    """BUS-8.2, BUS-5.7."""
    table = duel(with_elite(1, B2), TWO, ONE, 2)
    play(table, 1, Retreat(B3))
    assert (table.state.troops[B3], table.state.elite[B3], table.state.owner[B2]) == (6, 1, 0)


def test_big_troops_march_back() -> None:
    """BUS-8.2, BUS-5.6."""
    table = duel(with_elite(2), ONE, TWO, 1, big=2)
    assert (table.state.troops[A2], table.state.elite[A2]) == (3, 2)


def test_without_tiles_a_big_troop_is_one_kill() -> None:
    """BUS-8.2, BUS-5.2: two normal and one big troop are three."""
    state = with_elite(1, B2)
    troops(state, B2, 2)
    hold(state, 2, ONE)
    table = march(state, 2)
    play(table, 2, Lay(ONE), Ready())
    play(table, 1, Ready())
    assert told(table, FightWon) == [FightWon(2, 0, 3)]
    assert table.state.samurai_honour[2] == 10 + 3 + 1 + 2
    assert (table.state.elite_reserve[1], table.state.elite_fallen[1], table.state.fallen[1]) == (2, 1, 2)
    assert game.pieces(table.state) == game.pieces(rows(elite=True))


def test_big_troops_of_an_attacker_without_tiles_are_out_of_the_game() -> None:
    """BUS-8.2, BUS-5.2."""
    state = with_elite(2)
    hold(state, 1, ONE)
    table = march(state, 1, big=2)
    play(table, 2, Ready())
    play(table, 1, Lay(ONE), Ready())
    assert (table.state.elite_fallen, table.state.fallen) == ([2, 0, 0, 0], [1, 0, 0, 0])
    assert table.state.elite_reserve[0] == 1


def test_the_hatamoto_meets_big_troops() -> None:
    """BUS-3.8, BUS-8.2: battle with 1 + 3 against 1 + 4: the ronin die."""
    state = rows(5, elite=True)
    elite(state, A2, 1)
    troops(state, A2, 1)
    ronin(state, A2, 3)
    for seat in (0, 4):
        hold(state, seat, ONE)
        discs(state, seat, BATTLE)
    table = at(state, HatamotoPhase())
    play(table, 4, LeadRevolt(A2), Lay(ONE), Ready())
    play(table, 0, Lay(ONE), Ready(), Choose(BATTLE))
    play(table, 4, Choose(BATTLE))
    assert [event.strength for event in told(table, TacticShown)] == [4, 5]
    assert (table.state.owner[A2], table.state.ronin[A2]) == (0, 0)

"""SHO-5.2 to 5.6: what counts of all that lies in the bowl."""

import pytest

from bakufu.games.shogun.actions import March
from bakufu.games.shogun.components import GATHER_TAX, MOVE_A, VILLAGE
from bakufu.games.shogun.state import NEUTRAL, ShogunState
from tests.games.shogun.positions import CASTLE_DEFENDS, Tower, balanced, bare, do, hold, p, play, tower

__all__ = ["tower"]

CASTLE_BIT, TEMPLE_BIT, THEATRE_BIT = 1, 2, 4
BLUE, YELLOW, RED = 0, 1, 2


def shinano_against_kozuke(players: int = 4) -> ShogunState:
    """Blue has five armies in Shinano and yellow three in Kozuke; a red cube lies in the bowl."""
    state = bare(players)
    hold(state, BLUE, shinano=5, kii=1)
    hold(state, YELLOW, kozuke=3, aki=1)
    hold(state, RED, bizen=1)
    state.bowl[RED] = 1
    state.reserve[RED] -= 1
    state.bowl[VILLAGE] = 3
    state.reserve[VILLAGE] -= 3
    return state


def attack(state: ShogunState, armies: int = 4) -> None:
    """Blue marches from Shinano to Kozuke with movement A."""
    assert do(state, MOVE_A, BLUE, "shinano") == (BLUE,)
    play(state, March(p("kozuke"), armies))


def test_all_village_cubes_that_took_part_go_back_even_those_the_defence_did_not_lose(tower: Tower) -> None:
    """SHO-5.4, SHO-5.5: one attacker, three of the village, one defender: the defender keeps the one."""
    state = shinano_against_kozuke()
    tower({BLUE: 1, YELLOW: 1, VILLAGE: 3})
    attack(state)
    assert state.armies[p("kozuke")] == 1
    assert state.bowl == [0] * 6
    assert state.reserve[VILLAGE] == 20
    balanced(state)


def test_with_a_marker_the_village_cannot_save_an_empty_defence(tower: Tower) -> None:
    """SHO-5.2, SHO-5.3: none of the defender's cubes falls out, five of the village look on."""
    state = shinano_against_kozuke()
    state.markers[p("kozuke")] = 1
    tower({BLUE: 1, VILLAGE: 3})
    attack(state)
    assert state.owner[p("kozuke")] == BLUE
    assert state.armies[p("kozuke")] == 1
    assert state.bowl[VILLAGE] == 3


def test_a_tie_with_a_marker_leaves_the_village_in_the_bowl(tower: Tower) -> None:
    """SHO-5.5, SHO-5.2"""
    state = shinano_against_kozuke()
    state.markers[p("kozuke")] = 2
    state.buildings[p("kozuke")] = THEATRE_BIT
    state.supply[2] -= 1
    tower({BLUE: 2, YELLOW: 2, VILLAGE: 2})
    attack(state)
    assert state.owner[p("kozuke")] == NEUTRAL
    assert state.markers[p("kozuke")] == 0
    assert state.buildings[p("kozuke")] == 0
    assert state.supply[2] == 26
    assert state.bowl == [0, 0, 0, 0, 0, 2]
    balanced(state)


def test_a_tie_without_a_marker_sends_the_village_home(tower: Tower) -> None:
    """SHO-5.5: three against two and one."""
    state = shinano_against_kozuke()
    tower({BLUE: 3, YELLOW: 2, VILLAGE: 1})
    attack(state)
    assert state.owner[p("kozuke")] == NEUTRAL
    assert state.bowl == [0] * 6
    assert state.reserve[VILLAGE] == 18
    balanced(state)


@pytest.mark.parametrize("markers", [0, 1])
def test_nothing_at_all_falls_out(tower: Tower, markers: int) -> None:
    """SHO-5.5: none against none is equal."""
    state = shinano_against_kozuke()
    state.markers[p("kozuke")] = markers
    tower({})
    attack(state)
    assert state.owner[p("kozuke")] == NEUTRAL
    assert state.armies[p("shinano")] == 1
    assert state.bowl == [0] * 6
    balanced(state)


def test_unopposed_attackers_lose_nobody(tower: Tower) -> None:
    """SHO-5.3"""
    state = shinano_against_kozuke()
    tower({BLUE: 4})
    attack(state)
    assert state.armies[p("kozuke")] == 4


def test_own_cubes_from_the_bowl_fight_on_both_sides(tower: Tower) -> None:
    """SHO-2.1, SHO-5.3: more may occupy than marched in."""
    state = shinano_against_kozuke()
    state.bowl[BLUE] = 2
    state.reserve[BLUE] -= 2
    thrown = tower({BLUE: 6, YELLOW: 1})
    attack(state)
    assert thrown == [[6, 3, 1, 0, 0, 3]]
    assert state.armies[p("kozuke")] == 5


def test_a_lost_or_level_attack_leaves_a_neutral_province_neutral(tower: Tower) -> None:
    """SHO-5.5"""
    for bowl in ({BLUE: 1, VILLAGE: 1}, {VILLAGE: 1}, {}):
        state = bare(4)
        hold(state, BLUE, shinano=3)
        tower(bowl)
        attack(state, 2)
        assert state.owner[p("kozuke")] == NEUTRAL
        assert state.armies[p("kozuke")] == 0
        assert state.bowl == [0] * 6
        balanced(state)


def test_the_castle_event_wants_a_castle_in_the_attacked_province(tower: Tower) -> None:
    """SHO-4.9"""
    state = shinano_against_kozuke()
    state.event = CASTLE_DEFENDS
    state.buildings[p("aki")] = CASTLE_BIT
    state.buildings[p("kozuke")] = TEMPLE_BIT | THEATRE_BIT
    state.buildings[p("shinano")] = CASTLE_BIT
    thrown = tower({BLUE: 1})
    attack(state)
    assert thrown[0][YELLOW] == 3
    assert thrown[0][BLUE] == 4


def mikawa(markers: int, armies: int = 4) -> ShogunState:
    """The player of the rulebook's example holds Mikawa with four armies."""
    state = bare(4)
    hold(state, BLUE, mikawa=armies, kii=1)
    state.markers[p("mikawa")] = markers
    return state


def test_village_cubes_in_the_bowl_join_a_revolt_and_others_stay_there(tower: Tower) -> None:
    """SHO-5.6, SHO-2.2"""
    state = mikawa(1)
    state.bowl = [1, 2, 0, 0, 0, 4]
    state.reserve[BLUE] -= 1
    state.reserve[YELLOW] -= 2
    state.reserve[VILLAGE] -= 4
    thrown = tower({BLUE: 5, YELLOW: 1, VILLAGE: 4})
    do(state, GATHER_TAX, BLUE, "mikawa")
    assert thrown == [[5, 2, 0, 0, 0, 5]]
    assert state.armies[p("mikawa")] == 1
    assert state.bowl == [0, 1, 0, 0, 0, 0]
    assert state.reserve[VILLAGE] == 19
    balanced(state)

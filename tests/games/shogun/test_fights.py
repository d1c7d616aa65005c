"""SHO-5: fights and revolts."""

import pytest

from bakufu.games.shogun.actions import March
from bakufu.games.shogun.components import (
    BUILDINGS,
    CASTLE,
    GATHER_RICE,
    GATHER_TAX,
    MOVE_A,
    MOVE_B,
    NONE,
    PLUS_ATTACK,
    PLUS_DEFENCE,
    SPACES,
    TEMPLE,
    THEATRE,
    VILLAGE,
)
from bakufu.games.shogun.events import CardLost
from bakufu.games.shogun.events_of_actions import ArmyAdded
from bakufu.games.shogun.fights import forbidden, revolt
from bakufu.games.shogun.state import NEUTRAL, ShogunState
from bakufu.kernel.step import answer
from tests.games.shogun.positions import (
    CASTLE_DEFENDS,
    NEUTRAL_DEFENDS,
    TEMPLE_SHIELDS,
    Tower,
    asked,
    bare,
    carry_out,
    do,
    hold,
    listen,
    p,
    plan,
    tower,
)

__all__ = ["tower"]

BLUE, YELLOW, RED, BLACK = range(4)


@pytest.fixture
def shinano() -> ShogunState:
    """Blue in Shinano beside yellow in Kozuke; a village cube and a red one wait in the tower."""
    state = bare()
    hold(state, BLUE, shinano=5)
    hold(state, YELLOW, kozuke=3)
    state.shelves[0] = [RED, VILLAGE]
    state.reserve[RED] -= 1
    state.reserve[VILLAGE] -= 1
    return state


def test_blue_conquers_kozuke_from_shinano(shinano: ShogunState, tower: Tower) -> None:
    """The rulebook's example: 4 blue against 3 yellow; 3 blue, 1 yellow, 1 red, 1 village fall out (SHO-5.1 to 5.3)."""
    thrown = tower({BLUE: 3, YELLOW: 1, RED: 1, VILLAGE: 1})
    do(shinano, MOVE_A, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kozuke"), 4))
    assert thrown == [[4, 3, 0, 0, 0, 0]]
    assert shinano.owner[p("kozuke")] == BLUE
    assert shinano.armies[p("kozuke")] == 1
    assert shinano.armies[p("shinano")] == 1
    assert shinano.bowl == [0, 0, 1, 0, 0, 0]
    assert shinano.reserve[BLUE] == 62 - 5 + 2
    assert shinano.reserve[YELLOW] == 62 - 3 + 1
    assert shinano.reserve[VILLAGE] == 20


def test_everything_in_the_bowl_is_thrown_along(shinano: ShogunState, tower: Tower) -> None:
    """SHO-2.1: attackers, defenders, and the whole bowl, whosever cubes they are."""
    shinano.bowl = [1, 0, 2, 0, 0, 3]
    thrown = tower({BLUE: 5, YELLOW: 1})
    do(shinano, MOVE_B, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kozuke"), 4))
    assert thrown == [[5, 3, 2, 0, 0, 3]]
    assert shinano.armies[p("kozuke")] == 4


def test_cubes_of_players_who_take_no_part_stay_in_the_bowl(shinano: ShogunState, tower: Tower) -> None:
    """SHO-2.2: red lies there until a later fight."""
    tower({BLUE: 1, YELLOW: 2, RED: 1})
    do(shinano, MOVE_A, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kozuke"), 4))
    assert shinano.bowl == [0, 0, 1, 0, 0, 0]


def test_with_a_revolt_marker_the_village_stays_out_and_in_the_bowl(shinano: ShogunState, tower: Tower) -> None:
    """SHO-5.2: 2 against 1, although a village cube lies there too."""
    shinano.markers[p("kozuke")] = 1
    tower({BLUE: 2, YELLOW: 1, VILLAGE: 1})
    do(shinano, MOVE_A, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kozuke"), 4))
    assert shinano.owner[p("kozuke")] == BLUE
    assert shinano.armies[p("kozuke")] == 1
    assert shinano.bowl[VILLAGE] == 1


def test_buildings_and_markers_stay_with_the_conqueror(shinano: ShogunState, tower: Tower) -> None:
    """SHO-5.3: the province changes hands as it is."""
    kozuke = p("kozuke")
    shinano.markers[kozuke], shinano.buildings[kozuke] = 2, 0b101
    tower({BLUE: 4})
    do(shinano, MOVE_A, BLUE, "shinano")
    answer(shinano, BLUE, March(kozuke, 4))
    assert (shinano.owner[kozuke], shinano.armies[kozuke]) == (BLUE, 4)
    assert (shinano.markers[kozuke], shinano.buildings[kozuke]) == (2, 0b101)


def test_a_lost_provinces_card_leaves_the_plan_at_once(shinano: ShogunState, tower: Tower) -> None:
    """SHO-5.3: yellow had planned a castle in Kozuke, after the attack; it is not built."""
    plan(shinano, YELLOW, CASTLE, "kozuke")
    told = listen(shinano)
    tower({BLUE: 4})
    plan(shinano, BLUE, MOVE_A, "shinano")
    carry_out(shinano, MOVE_A, CASTLE)
    answer(shinano, BLUE, March(p("kozuke"), 4))
    assert CardLost(YELLOW, p("kozuke"), CASTLE) in told
    assert shinano.plans[YELLOW * SPACES + CASTLE] == NONE
    assert shinano.buildings[p("kozuke")] == 0
    assert shinano.gained >> p("kozuke") & 1


def test_the_defence_loses_village_cubes_first(shinano: ShogunState, tower: Tower) -> None:
    """SHO-5.4: 2 attackers take one village cube and one yellow with them."""
    tower({BLUE: 2, YELLOW: 3, VILLAGE: 1})
    do(shinano, MOVE_A, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kozuke"), 4))
    assert (shinano.owner[p("kozuke")], shinano.armies[p("kozuke")]) == (YELLOW, 2)
    assert shinano.reserve[YELLOW] == 62 - 3 + 1
    assert shinano.reserve[BLUE] == 62 - 5 + 2
    assert shinano.reserve[VILLAGE] == 20
    assert shinano.bowl == [0] * 6


def test_more_village_cubes_than_attackers_cost_the_defender_nothing(shinano: ShogunState, tower: Tower) -> None:
    """SHO-5.4: the village takes all losses, and goes back to the stock whole."""
    shinano.bowl[VILLAGE] = 3
    shinano.reserve[VILLAGE] -= 3
    tower({BLUE: 1, YELLOW: 2, VILLAGE: 3})
    do(shinano, MOVE_A, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kozuke"), 4))
    assert shinano.armies[p("kozuke")] == 2
    assert shinano.reserve[VILLAGE] == 19


@pytest.mark.parametrize(
    "bowl", [{BLUE: 2, YELLOW: 2}, {BLUE: 2, YELLOW: 1, VILLAGE: 1}, {}, {BLUE: 0, VILLAGE: 1}], ids=str
)
def test_a_tie_or_a_defence_by_the_village_alone_clears_the_province(
    shinano: ShogunState, tower: Tower, bowl: dict[int, int]
) -> None:
    """SHO-5.5: buildings, armies, markers and card go; a planned action there is lost."""
    kozuke = p("kozuke")
    shinano.buildings[kozuke] = 0b011
    shinano.supply[CASTLE] -= 1
    shinano.supply[TEMPLE] -= 1
    plan(shinano, YELLOW, THEATRE, "kozuke")
    tower(bowl)
    plan(shinano, BLUE, MOVE_A, "shinano")
    carry_out(shinano, MOVE_A, THEATRE)
    answer(shinano, BLUE, March(kozuke, 4))
    assert (shinano.owner[kozuke], shinano.armies[kozuke]) == (NEUTRAL, 0)
    assert (shinano.markers[kozuke], shinano.buildings[kozuke]) == (0, 0)
    assert shinano.supply == [28, 26, 26]
    assert shinano.plans[YELLOW * SPACES + THEATRE] == NONE
    assert shinano.bowl == [0] * 6
    assert shinano.reserve[BLUE] == 62 - 5 + bowl.get(BLUE, 0)
    assert shinano.reserve[YELLOW] == 62 - 3 + bowl.get(YELLOW, 0)


def test_a_neutral_province_throws_one_village_army(tower: Tower) -> None:
    """SHO-5.1, SHO-4.6: 2 against 1; the rest occupies and takes the card."""
    state = bare()
    hold(state, RED, kai=4)
    thrown = tower({RED: 2, VILLAGE: 1})
    do(state, MOVE_A, RED, "kai")
    answer(state, RED, March(p("suruga"), 3))
    assert thrown == [[0, 0, 3, 0, 0, 1]]
    assert (state.owner[p("suruga")], state.armies[p("suruga")]) == (RED, 1)
    assert state.reserve[VILLAGE] == 20


def test_a_neutral_province_that_wins_stays_neutral(tower: Tower) -> None:
    """SHO-5.5: the village's cubes go back to the stock, the attackers to the reserve."""
    state = bare()
    hold(state, RED, kai=4)
    state.shelves[0] = [VILLAGE] * 2
    state.reserve[VILLAGE] -= 2
    tower({RED: 2, VILLAGE: 3})
    do(state, MOVE_A, RED, "kai")
    answer(state, RED, March(p("suruga"), 3))
    assert (state.owner[p("suruga")], state.armies[p("suruga")]) == (NEUTRAL, 0)
    assert state.reserve[VILLAGE] == 20
    assert state.reserve[RED] == 62 - 4 + 2


@pytest.mark.parametrize(
    ("stock", "event", "villagers"), [(20, 0, 1), (20, NEUTRAL_DEFENDS, 2), (1, NEUTRAL_DEFENDS, 1), (0, 0, 0)]
)
def test_the_village_throws_what_its_stock_has(tower: Tower, stock: int, event: int, villagers: int) -> None:
    """SHO-5.1, SHO-4.9: two with the event, fewer if the stock is short, none from an empty one."""
    state = bare()
    hold(state, RED, kai=3)
    state.event = event
    state.shelves[0] = [VILLAGE] * (20 - stock)
    state.reserve[VILLAGE] = stock
    thrown = tower({RED: 2})
    do(state, MOVE_A, RED, "kai")
    answer(state, RED, March(p("suruga"), 2))
    assert thrown[0][VILLAGE] == villagers
    assert state.owner[p("suruga")] == RED


def test_special_armies_join_when_players_fight(shinano: ShogunState, tower: Tower) -> None:
    """SHO-4.8: one more from the reserve on either side, with A as with B."""
    shinano.special[BLUE], shinano.special[YELLOW] = PLUS_ATTACK, PLUS_DEFENCE
    thrown = tower({BLUE: 5})
    do(shinano, MOVE_B, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kozuke"), 4))
    assert thrown == [[5, 4, 0, 0, 0, 0]]


def test_special_armies_need_a_reserve_and_another_player(shinano: ShogunState, tower: Tower) -> None:
    """SHO-4.8: nothing from an empty reserve, nothing against a neutral province."""
    shinano.special[BLUE], shinano.special[YELLOW] = PLUS_ATTACK, PLUS_DEFENCE
    shinano.shelves[0] += [YELLOW] * shinano.reserve[YELLOW]
    shinano.reserve[YELLOW] = 0
    thrown = tower({BLUE: 2}, {BLUE: 1})
    do(shinano, MOVE_A, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kozuke"), 2))
    assert thrown[0][:2] == [3, 3]
    do(shinano, MOVE_B, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kai"), 1))
    assert thrown[1][BLUE] == 1


def test_a_castle_adds_an_army_if_the_event_says_so(shinano: ShogunState, tower: Tower) -> None:
    """SHO-4.9: in an attacked province with a castle, on top of the special card."""
    shinano.event = CASTLE_DEFENDS
    shinano.buildings[p("kozuke")] = 1 << CASTLE
    shinano.special[YELLOW] = PLUS_DEFENCE
    thrown = tower({YELLOW: 2})
    do(shinano, MOVE_A, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kozuke"), 1))
    assert thrown[0][:2] == [1, 5]


@pytest.mark.parametrize(("reserve", "added"), [(2, ["castle", "defence"]), (1, ["castle"]), (0, [])])
def test_the_last_army_in_reserve_comes_for_the_castle(
    shinano: ShogunState, tower: Tower, reserve: int, added: list[str]
) -> None:
    """SHO-4.10: the event first, then the special card."""
    shinano.event = CASTLE_DEFENDS
    shinano.buildings[p("kozuke")] = 1 << CASTLE
    shinano.special[YELLOW] = PLUS_DEFENCE
    shinano.armies[p("kozuke")] += shinano.reserve[YELLOW] - reserve
    shinano.reserve[YELLOW] = reserve
    armies = shinano.armies[p("kozuke")]
    thrown = tower({YELLOW: 2})
    told = listen(shinano)
    do(shinano, MOVE_A, BLUE, "shinano")
    answer(shinano, BLUE, March(p("kozuke"), 1))
    assert thrown[0][YELLOW] == armies + len(added)
    assert [event.why for event in told if isinstance(event, ArmyAdded)] == added


def test_temples_peace_and_closed_provinces_forbid_an_attack(shinano: ShogunState) -> None:
    """SHO-5.7, SHO-4.9, SHO-7.6: and the table says which clause."""
    kozuke = p("kozuke")
    do(shinano, MOVE_A, BLUE, "shinano")
    assert March(kozuke, 1) in asked(shinano).actions
    shinano.buildings[kozuke] = 1 << TEMPLE
    assert March(kozuke, 1) in asked(shinano).actions
    shinano.event = TEMPLE_SHIELDS
    assert March(kozuke, 1) not in asked(shinano).actions
    refusal = shinano.stack[-1].why_not(shinano, BLUE, March(kozuke, 1))
    assert refusal
    assert refusal.clause == "SHO-4.9"
    shinano.event = NONE
    shinano.peace = (0, 0b01, 0, 0)
    assert forbidden(shinano, kozuke, MOVE_A) == "SHO-7.6"
    assert forbidden(shinano, kozuke, MOVE_B) is None
    assert March(kozuke, 1) not in asked(shinano).actions


def test_a_revolt_in_mikawa(tower: Tower) -> None:
    """The rulebook's example: tax in Mikawa with two markers, 4 armies, 2 villagers and the bowl (SHO-5.6, SHO-4.3)."""
    state = bare()
    hold(state, RED, mikawa=4)
    state.markers[p("mikawa")] = 2
    state.bowl[BLUE] = 1
    state.reserve[BLUE] -= 1
    thrown = tower({RED: 3, VILLAGE: 1, BLUE: 1})
    do(state, GATHER_TAX, RED, "mikawa")
    assert thrown == [[1, 0, 4, 0, 0, 2]]
    assert state.markers[p("mikawa")] == 3
    assert (state.owner[p("mikawa")], state.armies[p("mikawa")]) == (RED, 2)
    assert state.chests[RED] == 15 + 6
    assert state.reserve[VILLAGE] == 20 - 1
    assert state.bowl == [1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("village", [2, 3])
def test_a_revolt_that_is_not_put_down_clears_the_province(tower: Tower, village: int) -> None:
    """SHO-5.6: village at least equal. What was gathered stays gathered (SHO-4.3)."""
    state = bare()
    hold(state, RED, mikawa=4)
    mikawa = p("mikawa")
    state.markers[mikawa], state.buildings[mikawa] = 3, 1 << CASTLE
    state.supply[CASTLE] -= 1
    tower({RED: 2, VILLAGE: village})
    do(state, GATHER_RICE, RED, "mikawa")
    assert (state.owner[mikawa], state.armies[mikawa], state.markers[mikawa]) == (NEUTRAL, 0, 0)
    assert state.buildings[mikawa] == 0
    assert state.supply == [28, 26, 26]
    assert state.rice[RED] == 3
    assert state.plans[RED * SPACES + GATHER_RICE] == NONE
    assert state.bowl == [0] * 6
    assert state.reserve[RED] == 62 - 4 + 2


def test_a_revolt_throws_fewer_villagers_from_a_short_stock(tower: Tower) -> None:
    """SHO-5.6: three markers, but one villager."""
    state = bare()
    hold(state, RED, mikawa=4)
    state.markers[p("mikawa")] = 3
    state.shelves[0] = [VILLAGE] * 19
    state.reserve[VILLAGE] = 1
    thrown = tower({RED: 4})
    assert revolt(state, p("mikawa"))
    assert thrown == [[0, 0, 4, 0, 0, 1]]
    assert state.armies[p("mikawa")] == 4


def test_nobody_helps_in_a_revolt(tower: Tower) -> None:
    """SHO-5.8: neither the special card nor the castle adds an army."""
    state = bare()
    hold(state, RED, mikawa=4)
    state.markers[p("mikawa")] = 1
    state.buildings[p("mikawa")] = sum(1 << building for building in BUILDINGS)
    state.event = CASTLE_DEFENDS
    state.special[RED] = PLUS_DEFENCE
    thrown = tower({RED: 4})
    assert revolt(state, p("mikawa"))
    assert thrown == [[0, 0, 4, 0, 0, 1]]

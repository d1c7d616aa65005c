"""SHO-9: military leaders."""

import pytest

from bakufu.games.shogun.actions import Decline, Deploy, MoveLeader, PlaceGroup, PlaceLeader
from bakufu.games.shogun.components import (
    CASTLE,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    DEPLOY_COST,
    GATHER_RICE,
    GATHER_TAX,
    NONE,
    PLUS_CHEST,
    SIX_ARMIES,
    TEMPLE,
    THEATRE,
)
from bakufu.games.shogun.events import NotDone
from bakufu.games.shogun.events_of_actions import Deployed
from bakufu.games.shogun.fights import clear, occupy
from bakufu.games.shogun.leaders import MoveLeaders, PlaceLeaders, put_leader
from bakufu.games.shogun.setup import Settle
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.ten_actions import deployments, harvest
from bakufu.games.shogun.winter import CountPoints, Winter
from bakufu.kernel.step import answer, settle
from tests.games.shogun.positions import SHORT_LEVY, TAX_AT_MOST, asked, bare, do, hold, listen, p, start


@pytest.fixture
def kai() -> ShogunState:
    """Seat 0's leader is in Kai, beside own Suruga and far from own Aki."""
    state = bare(modules=["leaders"])
    hold(state, 0, kai=2, suruga=2, aki=2)
    hold(state, 1, omi=2)
    state.leaders[0] = p("kai")
    return state


def end_of_round(state: ShogunState) -> tuple[int, ...]:
    state.stack = [MoveLeaders(0)]
    return settle(state)


def test_with_the_ready_made_start_leaders_come_in_turn_order(kai: ShogunState) -> None:
    """SHO-9.1: each to an own province of choice."""
    kai.leaders = [NONE] * 4
    hold(kai, 2, mino=2)
    hold(kai, 3, izu=2)
    kai.order = (1, 3, 0, 2)
    kai.stack = [PlaceLeaders(0)]
    assert settle(kai) == (1,)
    answer(kai, 1, PlaceLeader(p("omi")))
    answer(kai, 3, PlaceLeader(p("izu")))
    assert set(asked(kai).actions) == {PlaceLeader(p(name)) for name in ("kai", "suruga", "aki")}
    refusal = kai.stack[-1].why_not(kai, 0, PlaceLeader(p("omi")))
    assert refusal
    assert refusal.clause == "SHO-9.1"
    answer(kai, 0, PlaceLeader(p("aki")))
    answer(kai, 2, PlaceLeader(p("mino")))
    assert kai.leaders == [p("aki"), p("omi"), p("mino"), p("izu")]


def test_in_the_draft_the_leader_comes_with_a_group_at_the_latest_the_last() -> None:
    """SHO-9.1: with or without, but the last group takes it along."""
    state = start(4, start="draft", draw_first=False, modules=["leaders"])
    state.stack.append(Settle(0, p("kai")))
    assert PlaceGroup(5, True) in asked(state).actions
    assert PlaceGroup(5, False) in asked(state).actions
    twin = state.clone()
    answer(state, 0, PlaceGroup(5, True))
    assert state.leaders[0] == p("kai")
    state.stack.append(Settle(0, p("izu")))
    assert not any(action.leader for action in asked(state).actions if isinstance(action, PlaceGroup))
    twin.groups = ((2,), *twin.groups[1:])
    settle(twin)
    assert (twin.leaders[0], twin.armies[p("kai")]) == (p("kai"), 2)


@pytest.mark.parametrize(("building", "cost"), [(CASTLE, 2), (TEMPLE, 1), (THEATRE, 0)])
def test_buildings_cost_one_less_where_the_leader_is(kai: ShogunState, building: int, cost: int) -> None:
    """SHO-9.2: castle 2, temple 1, theatre free; elsewhere the usual price."""
    kai.chests[0] = cost
    do(kai, building, 0, "kai")
    assert (kai.buildings[p("kai")], kai.chests[0]) == (1 << building, 0)
    kai.chests[0] = cost
    do(kai, building, 0, "suruga")
    assert kai.buildings[p("suruga")] == 0


def test_the_leader_adds_one_after_event_and_special_card(kai: ShogunState) -> None:
    """SHO-9.2: Kai gives 3 rice + 1; tax 5, at most 5, +1 special card, +1 leader; capped Suruga has no leader."""
    assert harvest(kai, 0, GATHER_RICE, p("kai")) == 3 + 1
    kai.event, kai.special[0] = TAX_AT_MOST, PLUS_CHEST
    assert harvest(kai, 0, GATHER_TAX, p("kai")) == 5 + 1 + 1
    assert harvest(kai, 0, GATHER_TAX, p("suruga")) == 5 + 1
    assert harvest(kai, 1, GATHER_TAX, p("kai")) == 5


def test_one_more_army_is_deployed_where_the_leader_is(kai: ShogunState) -> None:
    """SHO-9.2: 6, 4, 2; with the short levy 4, 3, 2; with the card for six armies 7."""
    spaces = (DEPLOY_5, DEPLOY_3, DEPLOY_1)
    assert [deployments(kai, 0, space, p("kai")) for space in spaces] == [[6], [4], [2]]
    kai.event = SHORT_LEVY
    assert [deployments(kai, 0, space, p("kai")) for space in spaces] == [[4], [3], [2]]
    kai.special[0] = SIX_ARMIES
    do(kai, DEPLOY_5, 0, "kai")
    assert set(asked(kai).actions) == {Deploy(4), Deploy(7)}
    answer(kai, 0, Deploy(7))
    assert (kai.armies[p("kai")], kai.chests[0]) == (9, 12)


@pytest.mark.parametrize(("space", "armies"), [(DEPLOY_5, 5), (DEPLOY_3, 3), (DEPLOY_1, 1)])
@pytest.mark.parametrize("rules", [1, 2])
def test_a_leader_never_makes_a_deployment_impossible(kai: ShogunState, space: int, armies: int, rules: int) -> None:
    """SHO-9.2: where the reserve lacks the one more, it is done without; by the first rules nothing was done."""
    kai.rules = rules
    kai.reserve[0] = armies
    told = listen(kai)
    do(kai, space, 0, "kai")
    if rules == 1:
        assert (kai.armies[p("kai")], kai.reserve[0], kai.chests[0]) == (2, armies, 15)
        assert NotDone(0, space, p("kai"), "no-armies") in told
    else:
        assert (kai.armies[p("kai")], kai.reserve[0]) == (2 + armies, 0)
        assert Deployed(0, p("kai"), armies, DEPLOY_COST[space]) in told


def test_without_armies_for_the_action_itself_a_leader_does_not_help(kai: ShogunState) -> None:
    """SHO-9.2: five are asked for and four are there; all of them or none (SHO-4.4)."""
    kai.reserve[0] = 4
    assert deployments(kai, 0, DEPLOY_5, p("kai")) == []
    assert deployments(kai, 0, DEPLOY_3, p("kai")) == [4]
    assert deployments(kai, 0, DEPLOY_3, p("suruga")) == [3]


def test_each_number_of_the_card_for_six_goes_without_the_leader_by_itself(kai: ShogunState) -> None:
    """SHO-9.2: 5 + 1 or 6 + 1, whatever the reserve allows; two that come to the same are one choice."""
    kai.special[0] = SIX_ARMIES
    found = {}
    for reserve in (4, 5, 6, 7):
        kai.reserve[0] = reserve
        found[reserve] = deployments(kai, 0, DEPLOY_5, p("kai"))
    assert found == {4: [], 5: [5], 6: [6], 7: [6, 7]}
    kai.event = SHORT_LEVY
    for reserve in (2, 3, 4, 5, 6, 7):
        kai.reserve[0] = reserve
        found[reserve] = deployments(kai, 0, DEPLOY_5, p("kai"))
    assert found == {2: [], 3: [3], 4: [4], 5: [4], 6: [4, 6], 7: [4, 7]}
    kai.reserve[0] = 6
    do(kai, DEPLOY_5, 0, "kai")
    assert set(asked(kai).actions) == {Deploy(4), Deploy(6)}


def test_a_leader_must_move_on_and_may_leave_a_statue_beside(kai: ShogunState) -> None:
    """SHO-9.3: to Suruga with or without a statue in Kai, to far Aki without."""
    assert end_of_round(kai) == (0,)
    assert set(asked(kai).actions) == {
        MoveLeader(p("suruga"), False),
        MoveLeader(p("suruga"), True),
        MoveLeader(p("aki"), False),
    }
    for action in (MoveLeader(p("aki"), True), MoveLeader(p("kai"), False), MoveLeader(p("omi"), False)):
        refusal = kai.stack[-1].why_not(kai, 0, action)
        assert refusal
        assert refusal.clause == "SHO-9.3"
    answer(kai, 0, MoveLeader(p("suruga"), True))
    assert kai.leaders[0] == p("suruga")
    assert kai.statues[p("kai")] == 0
    assert kai.statues_left[0] == 5


def test_one_statue_of_a_player_in_a_province_and_six_in_all(kai: ShogunState) -> None:
    """SHO-9.3: a second one cannot be left, nor a seventh."""
    kai.statues[p("kai")] = 0
    end_of_round(kai)
    assert MoveLeader(p("suruga"), True) not in asked(kai).actions
    kai.statues[p("kai")] = NONE
    kai.statues_left[0] = 0
    assert MoveLeader(p("suruga"), True) not in asked(kai).actions


def test_a_leader_without_another_province_stays(kai: ShogunState) -> None:
    """SHO-9.3: nobody is asked."""
    kai.leaders = [NONE, p("omi"), NONE, NONE]
    assert end_of_round(kai) == ()
    assert kai.leaders[1] == p("omi")


def test_leaders_move_in_winter_too(kai: ShogunState) -> None:
    """SHO-9.3: at the end of every round."""
    kai.season, kai.year_events, kai.rice = 3, (6,), [9] * 4
    kai.stack = [Winter()]
    assert settle(kai) == (0,)
    assert asked(kai).name == "move-leader"


def test_a_statue_stays_when_the_province_changes_hands(kai: ShogunState) -> None:
    """SHO-9.4: to another player, or to nobody."""
    kai.statues[p("aki")] = kai.statues[p("suruga")] = 0
    occupy(kai, 1, p("aki"), 2)
    clear(kai, p("suruga"))
    assert kai.statues[p("aki")] == kai.statues[p("suruga")] == 0


def test_a_leader_takes_anothers_statue_as_a_trophy(kai: ShogunState) -> None:
    """SHO-9.4: but not an own one."""
    kai.statues[p("suruga")] = 1
    kai.statues[p("aki")] = 0
    put_leader(kai, 0, p("suruga"))
    put_leader(kai, 0, p("aki"))
    assert kai.trophies == [1, 0, 0, 0]
    assert (kai.statues[p("suruga")], kai.statues[p("aki")]) == (NONE, 0)


@pytest.mark.parametrize("lost_to", ["player", "nobody"])
def test_who_loses_the_leaders_province_takes_it_off(kai: ShogunState, lost_to: str) -> None:
    """SHO-9.5: not to come back before the end of winter, and then if the player likes."""
    if lost_to == "player":
        occupy(kai, 1, p("kai"), 2)
    else:
        clear(kai, p("kai"))
    assert kai.leaders[0] == NONE
    kai.season = 1
    assert end_of_round(kai) == ()
    kai.season = 3
    assert end_of_round(kai) == (0,)
    assert set(asked(kai).actions) == {Decline(), PlaceLeader(p("suruga")), PlaceLeader(p("aki"))}
    kai.statues[p("aki")] = 2
    answer(kai, 0, PlaceLeader(p("aki")))
    assert kai.leaders[0] == p("aki")
    assert kai.trophies[0] == 1


def test_in_the_second_year_the_leader_comes_back_before_the_count(kai: ShogunState) -> None:
    """SHO-9.5: so that a trophy still counts."""
    kai.season, kai.year, kai.year_events, kai.rice = 3, 2, (6,), [9] * 4
    kai.leaders[0] = NONE
    kai.statues[p("aki")] = 1
    kai.stack = [Winter()]
    settle(kai)
    answer(kai, 0, PlaceLeader(p("aki")))
    answer(kai, 1, Decline())
    assert kai.points[0] == 3 + 1


def test_seven_points_for_statues_and_trophies(kai: ShogunState) -> None:
    """The rulebook's picture (SHO-9.6): statues on the board and trophies give one point each, at the end only."""
    for name in ("kai", "aki", "izu", "ise"):
        kai.statues[p(name)] = 0
    kai.trophies[0] = 3
    twin = kai.clone()
    kai.stack, twin.stack = [CountPoints()], [CountPoints()]
    kai.year = 2
    settle(kai)
    settle(twin)
    assert kai.points[0] == twin.points[0] + 7

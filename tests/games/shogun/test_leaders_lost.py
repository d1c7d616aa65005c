"""SHO-9.3 to 9.6: leaders and statues in awkward moments."""

import pytest

from bakufu.games.shogun.actions import Decline, March, MoveLeader, PlaceLeader
from bakufu.games.shogun.components import DEPLOY_3, GATHER_TAX, MOVE_A, NONE, VILLAGE
from bakufu.games.shogun.season import EndOfRound, NextYear
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.winter import Winter
from tests.games.shogun.positions import (
    TAX_AT_MOST,
    Tower,
    asked,
    bare,
    carry_out,
    do,
    hold,
    p,
    plan,
    play,
    run,
    start,
    tower,
    waiting,
)

__all__ = ["tower"]


def led(players: int = 4, **leaders: int) -> ShogunState:
    """Leaders stand in these provinces: `led(kai=0)`; each holds what it stands in."""
    state = bare(players, modules=["leaders"])
    for name, seat in leaders.items():
        hold(state, seat, **{name: 2})
        state.leaders[seat] = p(name)
    state.season = 0
    return state


def end_of_round(state: ShogunState) -> None:
    """Spring is over; leaders move."""
    run(state, EndOfRound())


def choices(state: ShogunState) -> set[tuple[int, bool]]:
    """Where the leader may go, with or without a statue."""
    return {(action.to, action.statue) for action in asked(state).actions}  # type: ignore[attr-defined]


def test_a_sea_route_is_a_border_for_leaders_too() -> None:
    """SHO-9.3, SHO-4.7"""
    state = led(aki=0)
    hold(state, 0, iyo=1)
    end_of_round(state)
    assert (p("iyo"), True) in choices(state)


def test_another_players_statue_becomes_a_trophy_an_own_one_stays() -> None:
    """SHO-9.4"""
    state = led(kai=0)
    hold(state, 0, shinano=1, aki=1)
    state.statues[p("shinano")], state.statues[p("aki")] = 1, 0
    state.statues_left = [5, 5, 6, 6]
    twin = state.clone()
    end_of_round(state)
    play(state, MoveLeader(p("shinano"), False))
    assert state.statues[p("shinano")] == NONE
    assert state.trophies == [1, 0, 0, 0]
    assert state.statues_left == [5, 5, 6, 6]
    end_of_round(twin)
    play(twin, MoveLeader(p("aki"), False))
    assert twin.statues[p("aki")] == 0
    assert twin.trophies == [0] * 4


def test_a_statue_outlives_conquest_and_neutrality(tower: Tower) -> None:
    """SHO-9.4: armies alone take no trophy."""
    for bowl, owner in (({0: 4}, 0), ({}, -1)):
        state = led(aki=0, omi=1)
        hold(state, 0, shinano=5)
        hold(state, 1, kozuke=1)
        state.statues[p("kozuke")] = 1
        state.statues_left[1] = 5
        tower(bowl)
        do(state, MOVE_A, 0, "shinano")
        play(state, March(p("kozuke"), 4))
        assert state.owner[p("kozuke")] == owner
        assert state.statues[p("kozuke")] == 1
        assert state.trophies == [0] * 4


@pytest.mark.parametrize("bowl", [{0: 4}, {}, {0: 1, 1: 1}])
def test_who_loses_the_leaders_province_takes_the_leader_off(tower: Tower, bowl: dict[int, int]) -> None:
    """SHO-9.5: conquered or cleared; the bonus is gone at once."""
    state = led(aki=0, kozuke=1)
    hold(state, 0, shinano=5)
    hold(state, 1, omi=1)
    plan(state, 0, MOVE_A, "shinano")
    plan(state, 1, DEPLOY_3, "omi")
    tower(bowl)
    carry_out(state, MOVE_A, DEPLOY_3)
    play(state, March(p("kozuke"), 4))
    assert state.leaders[1] == NONE
    assert state.leaders[0] == p("aki")
    assert state.armies[p("omi")] == 4


def test_a_revolt_takes_the_leader_too_and_he_is_not_asked_at_the_end_of_the_round(tower: Tower) -> None:
    """SHO-9.5, SHO-9.3"""
    state = led(kai=0)
    hold(state, 0, omi=1, kii=1)
    state.markers[p("kai")] = 1
    tower({VILLAGE: 1})
    do(state, GATHER_TAX, 0, "kai")
    assert state.chests[0] == 15 + 5 + 1
    assert state.leaders[0] == NONE
    end_of_round(state)
    assert type(state.stack[-1]).__name__ == "Plan"


def test_a_lost_leader_may_come_back_at_the_end_of_winter_and_takes_a_trophy() -> None:
    """SHO-9.5, SHO-9.4"""
    state = led(kai=1)
    hold(state, 0, omi=1, kii=1)
    state.statues[p("omi")] = 1
    state.statues_left[1] = 5
    state.leaders[0] = NONE
    state.season, state.year_events, state.rice = 3, (TAX_AT_MOST,), [9] * 4
    twin = state.clone()
    run(state, Winter(), NextYear())
    assert waiting(state) == (0,)
    assert Decline() in asked(state).actions
    assert {action.province for action in asked(state).actions if isinstance(action, PlaceLeader)} == {
        p("omi"),
        p("kii"),
    }
    play(state, PlaceLeader(p("omi")))
    assert state.leaders[0] == p("omi")
    assert state.trophies[0] == 1
    assert state.year == 2
    run(twin, Winter(), NextYear())
    play(twin, Decline())
    assert twin.leaders[0] == NONE


def test_the_last_winters_statue_and_trophy_still_count() -> None:
    """SHO-9.3, SHO-9.5, SHO-9.6"""
    state = led(kai=0)
    hold(state, 0, shinano=1)
    hold(state, 1, omi=1)
    state.statues[p("omi")] = 2
    state.statues[p("aki")] = 2
    state.statues_left = [6, 6, 4, 6]
    state.trophies[3] = 2
    state.leaders[1] = NONE
    state.year, state.season, state.year_events, state.rice = 2, 3, (TAX_AT_MOST,), [9] * 4
    run(state, Winter(), NextYear())
    play(state, MoveLeader(p("shinano"), True))
    play(state, PlaceLeader(p("omi")))
    assert not state.stack
    assert state.points == [2 + 1, 1 + 1, 1, 2]


def test_a_winter_revolt_can_cost_the_leader_who_may_come_back_the_same_winter(tower: Tower) -> None:
    """SHO-9.5"""
    state = led(kai=0)
    hold(state, 0, aki=1)
    state.season, state.year_events = 3, (TAX_AT_MOST,)
    state.markers[p("kai")] = state.markers[p("aki")] = 1
    tower({VILLAGE: 2})
    run(state, Winter(), NextYear())
    lost_leader = state.owner[p("kai")] == -1
    if lost_leader:
        assert state.leaders[0] == NONE
        assert set(asked(state).actions) == {Decline(), PlaceLeader(p("aki"))}


def test_statues_are_not_counted_in_the_first_winter() -> None:
    """SHO-9.6"""
    state = led(kai=0)
    state.statues[p("aki")] = 0
    state.trophies[0] = 2
    state.season, state.year_events, state.rice = 3, (TAX_AT_MOST,), [9] * 4
    run(state, Winter(), NextYear())
    assert state.points == [1, 0, 0, 0]


def test_in_a_draft_the_leader_comes_once() -> None:
    """SHO-9.1"""
    state = start(3, 1, start="draft", modules=["leaders"])
    first: dict[int, int] = {}
    while type(state.stack[-1]).__name__ in ("TakeTurn", "Settle"):
        seat = waiting(state)[0]
        actions = list(asked(state).actions)
        if type(state.stack[-1]).__name__ == "Settle" and seat in first:
            assert not any(action.leader for action in actions)  # type: ignore[attr-defined]
        play(state, max(actions, key=lambda action: getattr(action, "leader", False)))
        if state.leaders[seat] != NONE:
            first.setdefault(seat, state.leaders[seat])
    assert state.leaders == [first[seat] for seat in range(3)]

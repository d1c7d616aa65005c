"""SHO-7.5 and 7.6: favours in awkward moments."""

import pytest

from bakufu.games.shogun.actions import CancelEvent, Decline, March, TakeFavour, UseFavourAt
from bakufu.games.shogun.components import CONVERT_2, DEPLOY_3, GATHER_RICE, GATHER_TAX, MOVE_A, NONE, VILLAGE
from bakufu.games.shogun.court import CarryOutCourt
from bakufu.games.shogun.samurai import TurnBanners
from bakufu.games.shogun.season import CarryOut, EndOfRound, NextYear
from bakufu.games.shogun.state import NEUTRAL, ShogunState
from bakufu.games.shogun.winter import Winter
from tests.games.shogun.positions import (
    SHORT_LEVY,
    TEMPLE_SHIELDS,
    THEATRE_CALMS,
    Tower,
    asked,
    balanced,
    bare,
    do,
    hold,
    p,
    plan,
    play,
    refused,
    run,
    start,
    tower,
)

__all__ = ["tower"]

THEATRE_BIT = 4


def court(players: int = 4, hall: tuple[int, ...] = (), favours: tuple[int, ...] = (15, 10, 2)) -> ShogunState:
    """These favours are open, the dearest first, and so many courtiers of each player are in the hall."""
    state = bare(players, modules=["court"])
    state.favours = favours
    state.hall = [*hall, *[0] * (players - len(hall))]
    state.courtiers = [7 - count for count in state.hall]
    return state


def audience(state: ShogunState) -> None:
    """Nobody converts anything; then favours are asked for."""
    state.confirmed = (1 << state.players) - 1
    run(state, CarryOutCourt())


@pytest.mark.parametrize(("hall", "can"), [(1, set()), (2, {2}), (3, {2, 10}), (4, {2, 10, 15}), (7, {2, 10, 15})])
def test_a_favour_is_for_who_can_pay_it(hall: int, can: set[int]) -> None:
    """SHO-7.5, SHO-7.2: 4, 3 and 2 courtiers; one favour each, and declining is allowed."""
    state = court(hall=(hall,))
    audience(state)
    taken = (
        {action.favour for action in asked(state).actions if isinstance(action, TakeFavour)} if state.stack else set()
    )
    assert taken == can
    if can:
        assert Decline() in asked(state).actions
        play(state, TakeFavour(max(can)))
        assert not state.stack


def test_prices_follow_the_place_even_when_a_favour_is_gone() -> None:
    """SHO-7.2, SHO-7.5: the dearest is taken first, the others keep their price."""
    state = court(hall=(7, 3, 2), favours=(19, 13, 6))
    audience(state)
    play(state, TakeFavour(19))
    assert state.hall[0] + state.courtiers[0] == 7
    assert {action.favour for action in asked(state).actions if isinstance(action, TakeFavour)} == {13, 6}
    play(state, TakeFavour(13))
    assert {action.favour for action in asked(state).actions if isinstance(action, TakeFavour)} == {6}
    play(state, TakeFavour(6))
    assert state.points == [3, 2, 1, 0]
    assert state.hall == [3, 0, 0, 0]


def take(state: ShogunState, favour: int) -> tuple[int, ...]:
    """The first player takes this favour for four courtiers."""
    state.favours = (favour, NONE, NONE)
    state.hall[0], state.courtiers[0] = 4, 3
    state.confirmed = (1 << state.players) - 1
    run(state, CarryOutCourt())
    return play(state, TakeFavour(favour))


def test_a_cancelled_shield_no_longer_shields() -> None:
    """SHO-7.6, SHO-4.9"""
    state = court()
    hold(state, 0, shinano=3)
    hold(state, 1, kai=1)
    state.buildings[p("kai")] = 2
    state.event = TEMPLE_SHIELDS
    take(state, 1)
    play(state, CancelEvent())
    do(state, MOVE_A, 0, "shinano")
    assert not refused(state, March(p("kai"), 2))


@pytest.mark.parametrize("space", [GATHER_RICE, GATHER_TAX])
def test_calm_waits_for_the_next_own_marker(space: int) -> None:
    """SHO-7.6: another player's marker does not use it up; it outlasts the round and the winter."""
    state = court()
    hold(state, 0, kai=1, omi=1)
    hold(state, 1, iyo=1)
    state.markers[p("iyo")] = 1
    assert take(state, 4) == ()
    state.markers[p("iyo")] = 0
    do(state, space, 1, "iyo")
    assert state.markers[p("iyo")] == 1
    run(state, EndOfRound())
    state.season, state.year_events, state.rice, state.order = 3, (6,), [9] * 4, (0, 1, 2, 3)
    run(state, Winter(), NextYear())
    assert state.year == 2
    state.order = (0, 1, 2, 3)
    do(state, space, 0, "kai")
    assert state.markers[p("kai")] == 0
    do(state, space, 0, "omi")
    assert state.markers[p("omi")] == 1


def test_calm_also_answers_the_marker_after_a_revolt(tower: Tower) -> None:
    """SHO-7.6, SHO-4.3: conquered with its marker, the province keeps that one."""
    state = court()
    hold(state, 0, kai=4)
    take(state, 4)
    state.markers[p("kai")] = 1
    tower({0: 3})
    do(state, GATHER_TAX, 0, "kai")
    assert state.markers[p("kai")] == 1
    assert state.armies[p("kai")] == 3


def test_a_free_building_that_cannot_stand_anywhere() -> None:
    """SHO-7.5, SHO-4.1: no place or no tile; the favour may be taken and does nothing."""
    state = court()
    hold(state, 0, kai=1)
    state.supply[0] = 0
    assert take(state, 21) == ()
    assert state.buildings[p("kai")] == 0
    assert state.hall[0] == 0
    nowhere = court()
    assert take(nowhere, 7) == ()


def test_a_free_theatre_calms_too() -> None:
    """SHO-4.9, SHO-7.6: a theatre is built."""
    state = court()
    hold(state, 0, kai=1, omi=1)
    state.event = THEATRE_CALMS
    state.markers[p("kai")] = 2
    take(state, 7)
    play(state, UseFavourAt(p("kai")))
    assert state.buildings[p("kai")] == THEATRE_BIT
    assert state.markers[p("kai")] == 1


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_a_levy_for_an_own_or_a_neutral_province(side: str) -> None:
    """SHO-7.6, SHO-1.1: not for another player's, not for a closed one; without a fight."""
    state = bare(3, side=side, start="draft", modules=["court"])
    hold(state, 0, kai=1)
    hold(state, 1, omi=4)
    state.hall, state.courtiers = [0] * 3, [7] * 3
    state.order = (0, 1, 2)
    take(state, 12)
    places = {action.province for action in asked(state).actions if isinstance(action, UseFavourAt)}
    assert places == {province for province in range(45) if state.owner[province] in (0, NEUTRAL)}
    play(state, UseFavourAt(p("kii")))
    assert state.owner[p("kii")] == 0
    assert state.armies[p("kii")] == 3
    balanced(state)


@pytest.mark.parametrize("reserve", [0, 1, 2, 3])
def test_a_levy_from_a_short_reserve(reserve: int) -> None:
    """SHO-7.6: who has no army left does not come to own an empty province."""
    state = court()
    hold(state, 0, kai=62 - reserve)
    if take(state, 12):
        play(state, UseFavourAt(p("omi")))
    assert (state.owner[p("omi")] == 0) == (reserve > 0)
    assert state.armies[p("omi")] == reserve
    balanced(state)


def test_a_levy_brings_a_player_without_provinces_back() -> None:
    """SHO-7.6"""
    state = court()
    take(state, 12)
    play(state, UseFavourAt(p("kai")))
    assert state.provinces(0) == [p("kai")]


def test_the_levy_is_no_deployment() -> None:
    """SHO-7.6, SHO-4.9: the short levy is about deploy 5 and 3."""
    state = court()
    hold(state, 0, kai=1)
    state.event = SHORT_LEVY
    take(state, 12)
    play(state, UseFavourAt(p("kai")))
    assert state.armies[p("kai")] == 4
    assert state.chests[0] == 15


def test_favours_left_leave_the_game() -> None:
    """SHO-7.5, SHO-7.2: three others next round."""
    state = start(3, 5, modules=["court"])
    first = set(state.favours)
    state.confirmed = 7
    state.order = (0, 1, 2)
    state.hall, state.courtiers = [0] * 3, [7] * 3
    run(state, CarryOutCourt(), EndOfRound())
    assert state.season == 1
    assert not first & set(state.favours)
    assert len(state.favour_pile) == 15


def test_moon_regions_count_on_the_moon_side() -> None:
    """SHO-8.1, SHO-1.1: Shinano is brown under the sun and red under the moon."""
    for side, counted in (("sun", 3), ("moon", 4)):
        state = bare(4, side=side, start="draft", modules=["samurai"])
        hold(state, 0, noto=1, shinano=1, kii=1, aki=1)
        run(state, TurnBanners(0))
        assert bool(state.stack) == (counted == 4)


def test_deploying_after_an_audience_uses_the_plan() -> None:
    """SHO-3.7, SHO-7.3: a province used for converting is not used for an action."""
    state = court(hall=(0, 0, 0, 0))
    hold(state, 0, kai=5)
    plan(state, 0, CONVERT_2, "kai")
    state.row = [DEPLOY_3, 0, 1, 2, 3, 4, 5, 7, 8, 9]
    state.closed = []
    state.confirmed = 15
    run(state, CarryOutCourt(), CarryOut(0, 0))
    assert state.armies[p("kai")] == 3
    assert state.reserve[VILLAGE] == 20

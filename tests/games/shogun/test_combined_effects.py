"""SHO-4.8 to 4.10 and SHO-9.2: events, special cards and leaders together."""

import pytest

from bakufu.games.shogun.actions import Deploy, March
from bakufu.games.shogun.components import (
    CASTLE,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    GATHER_RICE,
    GATHER_TAX,
    NONE,
    PLUS_CHEST,
    PLUS_RICE,
    RICE,
    SIX_ARMIES,
    TAX,
    TEMPLE,
    THEATRE,
)
from bakufu.games.shogun.state import ShogunState
from tests.games.shogun.positions import (
    RICE_AT_LEAST,
    RICE_AT_MOST,
    SHORT_LEVY,
    TAX_AT_LEAST,
    TAX_AT_MOST,
    THEATRE_CALMS,
    asked,
    balanced,
    bare,
    do,
    hold,
    p,
    play,
)


def one(chests: int = 15, leader: str | None = None, **provinces: int) -> ShogunState:
    """The first of four players holds these provinces."""
    modules = ["leaders"] if leader else []
    state = bare(4, modules=modules)
    hold(state, 0, **provinces)
    state.chests[0] = chests
    if leader:
        state.leaders[0] = p(leader)
    return state


@pytest.mark.parametrize(("building", "cost"), [(CASTLE, 3), (TEMPLE, 2), (THEATRE, 1)])
@pytest.mark.parametrize("leader", [None, "aki", "omi"])
def test_what_a_building_costs(building: int, cost: int, leader: str | None) -> None:
    """SHO-4.1, SHO-9.2: one less where the leader is; who is one chest short does not build."""
    cost -= leader == "aki"
    for chests in range(5):
        state = one(chests, leader, aki=1, omi=1)
        do(state, building, 0, "aki")
        built = chests >= cost
        assert bool(state.buildings[p("aki")]) == built
        assert state.chests[0] == chests - cost * built
        assert state.supply[building] == (28, 26, 26)[building] - built


def test_only_theatres_calm_and_only_if_they_are_built() -> None:
    """SHO-4.9"""
    state = one(aki=1)
    state.event = THEATRE_CALMS
    state.markers[p("aki")] = 2
    do(state, TEMPLE, 0, "aki")
    assert state.markers[p("aki")] == 2
    state.chests[0] = 0
    do(state, THEATRE, 0, "aki")
    assert state.markers[p("aki")] == 2


@pytest.mark.parametrize("event", [NONE, TAX_AT_MOST, TAX_AT_LEAST, RICE_AT_MOST])
@pytest.mark.parametrize("special", [NONE, PLUS_CHEST, PLUS_RICE])
@pytest.mark.parametrize("leader", [None, "here", "there"])
@pytest.mark.parametrize("name", ["settsu", "omi", "mutsu"])
def test_tax_event_first_then_card_then_leader(event: int, special: int, leader: str | None, name: str) -> None:
    """SHO-4.8, SHO-4.9, SHO-4.10, SHO-9.2"""
    where = {None: None, "here": name, "there": "kii"}[leader]
    state = one(0, where, **{name: 2}, kii=1)
    state.event, state.special[0] = event, special
    do(state, GATHER_TAX, 0, name)
    expected = TAX[p(name)]
    if event == TAX_AT_MOST:
        expected = min(expected, 5)
    if event == TAX_AT_LEAST:
        expected = max(expected, 6)
    assert state.chests[0] == expected + (special == PLUS_CHEST) + (leader == "here")


@pytest.mark.parametrize("event", [NONE, RICE_AT_MOST, RICE_AT_LEAST, TAX_AT_LEAST])
@pytest.mark.parametrize("special", [NONE, PLUS_CHEST, PLUS_RICE])
@pytest.mark.parametrize("leader", [None, "here", "there"])
@pytest.mark.parametrize("name", ["kaga", "omi", "etchu", "iyo"])
def test_rice_event_first_then_card_then_leader(event: int, special: int, leader: str | None, name: str) -> None:
    """SHO-4.8, SHO-4.9, SHO-4.10, SHO-9.2: at most three, as the card says."""
    where = {None: None, "here": name, "there": "kii"}[leader]
    state = one(0, where, **{name: 2}, kii=1)
    state.event, state.special[0] = event, special
    do(state, GATHER_RICE, 0, name)
    expected = RICE[p(name)]
    if event == RICE_AT_MOST:
        expected = min(expected, 3)
    if event == RICE_AT_LEAST:
        expected = max(expected, 4)
    assert state.rice[0] == expected + (special == PLUS_RICE) + (leader == "here")


@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("six", [False, True])
@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize(
    ("space", "plain", "less", "cost"), [(DEPLOY_5, 5, 3, 3), (DEPLOY_3, 3, 2, 2), (DEPLOY_1, 1, 1, 1)]
)
@pytest.mark.parametrize("reserve", [0, 1, 2, 3, 4, 5, 6, 7, 9])
@pytest.mark.parametrize("rules", [1, 2])
def test_deploying_all_or_none(
    short: bool, six: bool, led: bool, space: int, plain: int, less: int, cost: int, reserve: int, rules: int
) -> None:
    """SHO-4.4, SHO-4.8, SHO-4.9, SHO-4.10, SHO-9.2: with the six there is a choice, if the reserve allows it.

    By the first rules nothing was done where the reserve lacked the leader's one more; now it is done without.
    """
    state = one(cost, "aki" if led else None, aki=1, kii=1)
    state.rules = rules
    state.armies[p("kii")] += state.reserve[0] - reserve
    state.reserve[0] = reserve
    state.event = SHORT_LEVY if short else NONE
    state.special[0] = SIX_ARMIES if six else NONE
    orders = [less if short else plain, *([6] if six and space == DEPLOY_5 else [])]
    if rules == 1:
        possible = {armies + led for armies in orders if armies + led <= reserve}
    else:
        possible = {min(armies + led, reserve) for armies in orders if armies <= reserve}
    waiting = do(state, space, 0, "aki")
    if len(possible) > 1:
        assert waiting == (0,)
        assert {action.armies for action in asked(state).actions if isinstance(action, Deploy)} == possible
        least = min(possible)
        play(state, Deploy(least))
        assert state.armies[p("aki")] == 1 + least
    else:
        assert waiting == ()
        assert state.armies[p("aki")] == 1 + sum(possible)
    assert state.chests[0] == (0 if possible else cost)
    balanced(state)


@pytest.mark.parametrize(("space", "cost"), [(DEPLOY_5, 3), (DEPLOY_3, 2), (DEPLOY_1, 1)])
def test_deploying_costs_the_same_whatever_comes(space: int, cost: int) -> None:
    """SHO-4.4, SHO-4.9: who is one chest short deploys nobody, leader or short levy or not."""
    for event in (NONE, SHORT_LEVY):
        for leader in (None, "aki"):
            state = one(cost - 1, leader, aki=1, bingo=1)
            state.event = event
            assert do(state, space, 0, "aki") == ()
            assert state.armies[p("aki")] == 1
            assert state.chests[0] == cost - 1


def test_with_the_leader_two_come_and_both_may_move() -> None:
    """SHO-9.2, SHO-4.5"""
    state = one(1, "aki", aki=1, iyo=1)
    assert do(state, DEPLOY_1, 0, "aki") == (0,)
    play(state, March(p("iyo"), 2))
    assert (state.armies[p("aki")], state.armies[p("iyo")]) == (1, 3)


def test_who_cannot_deploy_one_does_not_move_either() -> None:
    """SHO-4.5, SHO-3.9"""
    broke = one(0, aki=4, iyo=1)
    assert do(broke, DEPLOY_1, 0, "aki") == ()
    empty = one(5, aki=4, iyo=1)
    empty.armies[p("iyo")] += empty.reserve[0]
    empty.reserve[0] = 0
    assert do(empty, DEPLOY_1, 0, "aki") == ()
    assert empty.chests[0] == 5

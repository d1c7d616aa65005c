"""SHO-5.3, SHO-5.5 and SHO-5.7: cards of lost provinces, and provinces that cannot be attacked."""

import pytest

from bakufu.games.shogun.actions import March
from bakufu.games.shogun.components import (
    BID,
    CHEST_CARD,
    CLOSED,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    GATHER_TAX,
    MOVE_A,
    MOVE_B,
    NONE,
    SPACES,
    VILLAGE,
)
from bakufu.games.shogun.state import NEUTRAL, ShogunState
from tests.games.shogun.positions import (
    TEMPLE_SHIELDS,
    Tower,
    asked,
    balanced,
    bare,
    carry_out,
    do,
    hold,
    listen,
    p,
    plan,
    play,
    refused,
    tower,
)

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


@pytest.mark.parametrize("event", [TEMPLE_SHIELDS, TEMPLE_SHIELDS + 1])
def test_a_temple_shields_from_attack_but_not_from_friends(event: int) -> None:
    """SHO-4.9, SHO-5.7"""
    state = shinano_against_kozuke()
    hold(state, BLUE, kai=1)
    state.buildings[p("kozuke")] = TEMPLE_BIT
    state.buildings[p("kai")] = TEMPLE_BIT
    state.event = event
    do(state, MOVE_A, BLUE, "shinano")
    assert refused(state, March(p("kozuke"), 1))
    play(state, March(p("kai"), 4))
    assert state.armies[p("kai")] == 5

    without = shinano_against_kozuke()
    without.buildings[p("kozuke")] = TEMPLE_BIT
    do(without, MOVE_A, BLUE, "shinano")
    assert not refused(without, March(p("kozuke"), 1))


@pytest.mark.parametrize(("against", "open_to"), [(1, MOVE_B), (2, MOVE_A), (3, None)])
def test_peace_holds_against_the_movements_named(against: int, open_to: int | None) -> None:
    """SHO-5.7, SHO-7.6: neutral provinces can still be attacked."""
    for space in (MOVE_A, MOVE_B):
        state = shinano_against_kozuke()
        state.peace = (0, against, 0, 0)
        do(state, space, BLUE, "shinano")
        assert refused(state, March(p("kozuke"), 1)) == (space != open_to)
        assert not refused(state, March(p("kai"), 1))


def test_peace_does_not_bind_its_owner() -> None:
    """SHO-7.6: who cannot be attacked may attack."""
    state = shinano_against_kozuke()
    state.peace = (3, 0, 0, 0)
    do(state, MOVE_A, BLUE, "shinano")
    assert not refused(state, March(p("kozuke"), 1))


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_nobody_moves_into_closed_provinces(side: str) -> None:
    """SHO-1.1, SHO-5.7: on either side, wherever the armies come from."""
    closed = CLOSED[side]
    for province in range(45):
        if province in closed:
            continue
        state = bare(3, side=side, start="draft")
        state.owner[province], state.armies[province] = BLUE, 5
        state.reserve[BLUE] -= 5
        plan(state, BLUE, MOVE_B, province)
        carry_out(state, MOVE_B)
        if state.stack:
            assert all(action.to not in closed for action in asked(state).actions if isinstance(action, March))


def test_a_planned_action_is_lost_with_its_province_even_if_it_is_won_back(tower: Tower) -> None:
    """SHO-5.3: the card goes to the conqueror's hand, then to the first owner's hand, never back on a plan."""
    state = shinano_against_kozuke()
    hold(state, YELLOW, musashi=6)
    plan(state, BLUE, MOVE_A, "shinano")
    plan(state, YELLOW, MOVE_B, "musashi")
    plan(state, YELLOW, DEPLOY_3, "kozuke")
    tower({BLUE: 3}, {YELLOW: 5, BLUE: 3})
    assert carry_out(state, MOVE_A, MOVE_B, DEPLOY_3) == (BLUE,)
    play(state, March(p("kozuke"), 4))
    assert state.owner[p("kozuke")] == BLUE
    assert state.plans[YELLOW * SPACES + DEPLOY_3] == NONE
    play(state, March(p("kozuke"), 5))
    assert not state.stack
    assert state.owner[p("kozuke")] == YELLOW
    assert state.armies[p("kozuke")] == 2
    assert state.chests[YELLOW] == 15
    balanced(state)


@pytest.mark.parametrize("bowl", [{BLUE: 2, YELLOW: 2}, {VILLAGE: 1}, {}])
def test_a_planned_action_is_lost_when_the_province_becomes_neutral(tower: Tower, bowl: dict[int, int]) -> None:
    """SHO-5.5"""
    state = shinano_against_kozuke()
    plan(state, BLUE, MOVE_A, "shinano")
    plan(state, YELLOW, GATHER_TAX, "kozuke")
    tower(bowl)
    carry_out(state, MOVE_A, GATHER_TAX)
    play(state, March(p("kozuke"), 4))
    assert state.owner[p("kozuke")] == NEUTRAL
    assert state.chests[YELLOW] == 15
    assert state.plans[YELLOW * SPACES + GATHER_TAX] == NONE
    assert state.markers[p("kozuke")] == 0


def test_the_card_leaves_the_bid_space_and_a_space_already_carried_out_too(tower: Tower) -> None:
    """SHO-5.3"""
    for space in (BID, DEPLOY_1):
        state = shinano_against_kozuke()
        plan(state, BLUE, MOVE_A, "shinano")
        plan(state, YELLOW, space, "kozuke")
        state.armies[p("aki")] = 1
        tower({BLUE: 3})
        carry_out(state, DEPLOY_1, MOVE_A)
        play(state, March(p("kozuke"), 4))
        assert state.owner[p("kozuke")] == BLUE
        assert state.plans[YELLOW * SPACES + space] == NONE


def test_an_attack_from_a_province_that_was_lost_meanwhile_does_not_happen(tower: Tower) -> None:
    """SHO-5.3: yellow meant to march from Kozuke later in the same action."""
    state = shinano_against_kozuke()
    plan(state, BLUE, MOVE_A, "shinano")
    plan(state, YELLOW, MOVE_A, "kozuke")
    tower({BLUE: 4})
    carry_out(state, MOVE_A)
    assert play(state, March(p("kozuke"), 4)) == ()
    assert not state.stack


def test_a_conquered_province_cannot_act_for_its_new_owner_this_round(tower: Tower) -> None:
    """SHO-5.3, SHO-3.3: the card is in hand, the plan is made."""
    state = shinano_against_kozuke()
    plan(state, YELLOW, DEPLOY_5, "kozuke")
    plan(state, BLUE, DEPLOY_5, CHEST_CARD)
    plan(state, BLUE, MOVE_A, "shinano")
    tower({BLUE: 4})
    carry_out(state, MOVE_A, DEPLOY_5)
    play(state, March(p("kozuke"), 4))
    assert state.armies[p("kozuke")] == 4
    assert state.chests == [15] * 4


def test_a_card_lost_from_the_hand_is_not_told_as_lost_from_a_plan(tower: Tower) -> None:
    """SHO-5.3: nothing planned in Kozuke, nothing leaves a plan."""
    state = shinano_against_kozuke()
    plan(state, YELLOW, DEPLOY_3, "aki")
    told = listen(state)
    tower({BLUE: 4})
    attack(state)
    assert "CardLost" not in {type(event).__name__ for event in told}
    assert state.plans[YELLOW * SPACES + DEPLOY_3] == p("aki")

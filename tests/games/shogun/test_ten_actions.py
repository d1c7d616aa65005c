"""SHO-4: the ten actions."""

import pytest

from bakufu.games.shogun.actions import Deploy, March, Stay
from bakufu.games.shogun.components import (
    CASTLE,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    GATHER_RICE,
    GATHER_TAX,
    MOVE_A,
    MOVE_B,
    NEIGHBOURS,
    NONE,
    PLUS_CHEST,
    PLUS_RICE,
    SIX_ARMIES,
    SPACES,
    SUPPLY,
    TEMPLE,
    THEATRE,
)
from bakufu.games.shogun.events import NotDone
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.ten_actions import harvest
from bakufu.kernel.step import answer
from tests.games.shogun.positions import (
    EFFECTS,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    SHORT_LEVY,
    TAX_AT_LEAST,
    TAX_AT_MOST,
    THEATRE_CALMS,
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

ARNE, DIRK, ANIKA, JENS = range(4)


@pytest.fixture
def aki() -> ShogunState:
    """Arne in Aki and Bingo."""
    state = bare()
    hold(state, ARNE, aki=3, bingo=2)
    return state


def test_arne_builds_a_temple_in_aki(aki: ShogunState) -> None:
    """The rulebook's example (SHO-4.1): one of two spaces is left, for a castle or a theatre."""
    do(aki, TEMPLE, ARNE, "aki")
    assert aki.buildings[p("aki")] == 1 << TEMPLE
    assert aki.chests[ARNE] == 15 - 2
    do(aki, TEMPLE, ARNE, "aki")
    assert aki.chests[ARNE] == 13
    do(aki, CASTLE, ARNE, "aki")
    assert aki.buildings[p("aki")] == 1 << TEMPLE | 1 << CASTLE
    assert aki.chests[ARNE] == 10
    do(aki, THEATRE, ARNE, "aki")
    assert aki.buildings[p("aki")] == 1 << TEMPLE | 1 << CASTLE
    assert aki.supply == [27, 25, 26]


@pytest.mark.parametrize(("building", "cost"), [(CASTLE, 3), (TEMPLE, 2), (THEATRE, 1)])
def test_a_building_needs_its_chests_and_a_tile(aki: ShogunState, building: int, cost: int) -> None:
    """SHO-4.1, SHO-3.9: with one chest too few, or without tiles, nothing is done."""
    assert SUPPLY == (28, 26, 26)
    told = listen(aki)
    aki.chests[ARNE] = cost - 1
    do(aki, building, ARNE, "aki")
    assert NotDone(ARNE, building, p("aki"), "no-chests") in told
    assert (aki.buildings[p("aki")], aki.chests[ARNE]) == (0, cost - 1)
    aki.chests[ARNE] = cost
    aki.supply[building] = 0
    do(aki, building, ARNE, "aki")
    assert NotDone(ARNE, building, p("aki"), "no-tiles") in told
    aki.supply[building] = 1
    do(aki, building, ARNE, "aki")
    assert (aki.buildings[p("aki")], aki.chests[ARNE]) == (1 << building, 0)


def test_rice_and_tax_put_a_marker_where_there_is_none(aki: ShogunState) -> None:
    """SHO-4.2, SHO-4.3: Aki gives 3 rice, Bingo 3 chests."""
    plan(aki, ARNE, GATHER_RICE, "aki")
    plan(aki, ARNE, GATHER_TAX, "bingo")
    carry_out(aki, GATHER_RICE, GATHER_TAX)
    assert (aki.rice[ARNE], aki.chests[ARNE]) == (3, 15 + 3)
    assert (aki.markers[p("aki")], aki.markers[p("bingo")]) == (1, 1)


def test_a_second_harvest_brings_a_revolt(aki: ShogunState, tower: Tower) -> None:
    """SHO-4.3: if it is put down there is one marker more."""
    aki.markers[p("aki")] = 1
    thrown = tower({ARNE: 3})
    do(aki, GATHER_TAX, ARNE, "aki")
    assert thrown == [[3, 0, 0, 0, 0, 1]]
    assert aki.markers[p("aki")] == 2
    assert aki.chests[ARNE] == 15 + 4


def test_taxes_in_settsu_with_the_cap_and_the_special_card(aki: ShogunState) -> None:
    """The rulebook's example (SHO-4.10): 7, at most 5, +1 makes 6."""
    hold(aki, ARNE, settsu=2)
    aki.event = TAX_AT_MOST
    aki.special[ARNE] = PLUS_CHEST
    do(aki, GATHER_TAX, ARNE, "settsu")
    assert aki.chests[ARNE] == 15 + 6


@pytest.mark.parametrize(
    ("event", "space", "province", "gives"),
    [
        (TAX_AT_MOST, GATHER_TAX, "settsu", 5),
        (TAX_AT_MOST, GATHER_TAX, "aki", 4),
        (TAX_AT_LEAST, GATHER_TAX, "aki", 6),
        (TAX_AT_LEAST, GATHER_TAX, "settsu", 7),
        (RICE_AT_MOST, GATHER_RICE, "kaga", 3),
        (RICE_AT_MOST, GATHER_RICE, "hida", 2),
        (RICE_AT_LEAST, GATHER_RICE, "hida", 4),
        (RICE_AT_LEAST, GATHER_RICE, "kaga", 5),
        (TAX_AT_MOST, GATHER_RICE, "kaga", 5),
        (RICE_AT_MOST, GATHER_TAX, "settsu", 7),
        (NONE, GATHER_TAX, "settsu", 7),
    ],
)
def test_events_cap_and_raise_the_harvest(aki: ShogunState, event: int, space: int, province: str, gives: int) -> None:
    """SHO-4.9: at most 5 chests or 3 rice, at least 6 chests or 4 rice."""
    aki.event = event
    assert harvest(aki, ARNE, space, p(province)) == gives
    aki.special[ARNE] = PLUS_CHEST if space == GATHER_TAX else PLUS_RICE
    assert harvest(aki, ARNE, space, p(province)) == gives + 1


def test_there_are_two_cards_of_three_events_and_one_of_six() -> None:
    """SHO-4.9: twelve cards in all."""
    assert len(EFFECTS) == 12
    assert [EFFECTS.count(name) for name in ("theatre_calms", "temple_shields", "castle_defends")] == [2, 2, 2]
    assert len(set(EFFECTS)) == 9


def test_a_new_theatre_calms_its_province(aki: ShogunState) -> None:
    """SHO-4.9: one marker off, there and only with the event."""
    aki.event = THEATRE_CALMS
    aki.markers[p("aki")] = aki.markers[p("bingo")] = 2
    do(aki, THEATRE, ARNE, "aki")
    assert (aki.markers[p("aki")], aki.markers[p("bingo")]) == (1, 2)
    aki.event = NONE
    do(aki, THEATRE, ARNE, "bingo")
    assert aki.markers[p("bingo")] == 2


@pytest.mark.parametrize(("space", "armies", "cost"), [(DEPLOY_5, 5, 3), (DEPLOY_3, 3, 2), (DEPLOY_1, 1, 1)])
def test_armies_come_all_or_not_at_all(aki: ShogunState, space: int, armies: int, cost: int) -> None:
    """SHO-4.4: from the reserve, paid for; one army or one chest too few and nothing is done."""
    do(aki, space, ARNE, "aki")
    assert aki.armies[p("aki")] == 3 + armies
    assert aki.chests[ARNE] == 15 - cost
    assert aki.reserve[ARNE] == 57 - armies
    aki.reserve[ARNE] = armies - 1
    do(aki, space, ARNE, "aki")
    assert aki.armies[p("aki")] == 3 + armies
    aki.reserve[ARNE], aki.chests[ARNE] = armies, cost - 1
    do(aki, space, ARNE, "aki")
    assert (aki.armies[p("aki")], aki.chests[ARNE]) == (3 + armies, cost - 1)


@pytest.mark.parametrize(("space", "armies", "cost"), [(DEPLOY_5, 3, 3), (DEPLOY_3, 2, 2), (DEPLOY_1, 1, 1)])
def test_a_short_levy_costs_the_same(aki: ShogunState, space: int, armies: int, cost: int) -> None:
    """SHO-4.9: deploy 5 and 3 deploy 3 and 2."""
    aki.event = SHORT_LEVY
    do(aki, space, ARNE, "aki")
    assert (aki.armies[p("aki")], aki.chests[ARNE]) == (3 + armies, 15 - cost)


@pytest.mark.parametrize(("event", "plain"), [(NONE, 5), (SHORT_LEVY, 3)])
def test_six_armies_or_what_the_action_says(aki: ShogunState, event: int, plain: int) -> None:
    """SHO-4.8, SHO-4.10: deploy 5, event 3, special 6 is 6, or 3 for who declines the 6."""
    aki.event, aki.special[ARNE] = event, SIX_ARMIES
    assert do(aki, DEPLOY_5, ARNE, "aki") == (ARNE,)
    assert set(asked(aki).actions) == {Deploy(plain), Deploy(6)}
    twin = aki.clone()
    answer(aki, ARNE, Deploy(6))
    answer(twin, ARNE, Deploy(plain))
    assert (aki.armies[p("aki")], twin.armies[p("aki")]) == (9, 3 + plain)
    assert aki.chests[ARNE] == twin.chests[ARNE] == 12


def test_with_five_left_in_the_reserve_five_it_is(aki: ShogunState) -> None:
    """SHO-4.8, SHO-3.9: the sixth is not there, but five can be deployed, so they must."""
    aki.special[ARNE] = SIX_ARMIES
    aki.shelves[0] = [ARNE] * (aki.reserve[ARNE] - 5)
    aki.reserve[ARNE] = 5
    assert do(aki, DEPLOY_5, ARNE, "aki") == ()
    assert aki.armies[p("aki")] == 8


def test_after_deploying_one_armies_may_move_on_to_an_own_province(aki: ShogunState) -> None:
    """SHO-4.5, SHO-4.7: to Bingo, not to neutral Iwami; one stays behind."""
    assert do(aki, DEPLOY_1, ARNE, "aki") == (ARNE,)
    actions = asked(aki).actions
    assert set(actions) == {Stay(), *[March(p("bingo"), armies) for armies in (1, 2, 3)]}
    refusal = aki.stack[-1].why_not(aki, ARNE, March(p("iwami"), 1))
    assert refusal
    assert refusal.clause == "SHO-4.5"
    answer(aki, ARNE, March(p("bingo"), 3))
    assert (aki.armies[p("aki")], aki.armies[p("bingo")]) == (1, 5)


def test_deploying_three_moves_nobody(aki: ShogunState) -> None:
    """SHO-4.5: only deploy 1 is followed by a move."""
    assert do(aki, DEPLOY_3, ARNE, "aki") == ()


@pytest.mark.parametrize("space", [MOVE_A, MOVE_B])
def test_moving_to_an_own_province_joins(aki: ShogunState, space: int) -> None:
    """SHO-4.6: no fight among friends."""
    do(aki, space, ARNE, "aki")
    answer(aki, ARNE, March(p("bingo"), 2))
    assert (aki.armies[p("aki")], aki.armies[p("bingo")]) == (1, 4)


def test_not_moving_is_allowed(aki: ShogunState) -> None:
    """SHO-4.6: the player may."""
    do(aki, MOVE_A, ARNE, "aki")
    assert asked(aki).actions[0] == Stay()
    answer(aki, ARNE, Stay())
    assert aki.armies[p("aki")] == 3


def test_one_army_always_stays_behind(aki: ShogunState) -> None:
    """SHO-4.7: of three armies two may go; a lone army goes nowhere."""
    do(aki, MOVE_A, ARNE, "aki")
    assert max(action.armies for action in asked(aki).actions if isinstance(action, March)) == 2
    refusal = aki.stack[-1].why_not(aki, ARNE, March(p("bingo"), 3))
    assert refusal
    assert refusal.clause == "SHO-4.7"
    aki.armies[p("aki")] = 1
    assert do(aki, MOVE_A, ARNE, "aki") == ()


def test_shima_and_izu_share_a_sea_route() -> None:
    """The rulebook's example (SHO-4.7): armies may go from one to the other."""
    state = bare()
    hold(state, ARNE, shima=3)
    do(state, MOVE_A, ARNE, "shima")
    assert March(p("izu"), 2) in asked(state).actions
    refusal = state.stack[-1].why_not(state, ARNE, March(p("kii"), 1))
    assert refusal
    assert (refusal.clause, refusal.message) == ("SHO-4.7", "refused-not-adjacent")


def test_borders_go_both_ways() -> None:
    """SHO-4.7: also those of the rulebook's examples."""
    assert all(here in NEIGHBOURS[there] for here, beside in enumerate(NEIGHBOURS) for there in beside)
    assert p("kozuke") in NEIGHBOURS[p("shinano")]
    assert all(NEIGHBOURS)


def test_a_closed_province_cannot_be_entered() -> None:
    """SHO-1.1: with three players Iwami is closed, Bingo is not."""
    state = bare(players=3)
    hold(state, ARNE, aki=3)
    do(state, MOVE_A, ARNE, "aki")
    actions = asked(state).actions
    assert March(p("bingo"), 1) in actions
    assert March(p("iwami"), 1) not in actions
    refusal = state.stack[-1].why_not(state, ARNE, March(p("iwami"), 1))
    assert refusal
    assert refusal.clause == "SHO-1.1"


def test_dirk_cannot_act_twice_in_settsu() -> None:
    """The rulebook's example (SHO-3.3): its card lies on tax, so it is on no other space; but armies may come in."""
    state = bare()
    hold(state, DIRK, settsu=2, omi=3)
    plan(state, DIRK, GATHER_TAX, "settsu")
    plan(state, DIRK, MOVE_A, "omi")
    carry_out(state, GATHER_TAX, MOVE_A)
    answer(state, DIRK, March(p("settsu"), 2))
    assert state.chests[DIRK] == 15 + 7
    assert state.armies[p("settsu")] == 4
    assert state.plans[DIRK * SPACES : (DIRK + 1) * SPACES].count(p("settsu")) == 1

"""Phase 7: regrouping, the target, the march; turns without an attack."""

import pytest

from bakufu.games.bushido.actions import Attack, March, MoveFrom, MoveTo, Offer, Pass
from bakufu.games.bushido.audience import EndOfTurn
from bakufu.games.bushido.events import AutomaticRevolted, LongWait, SamuraiHonour
from bakufu.games.bushido.ordering import OrderAttack
from bakufu.games.bushido.relocation import Relocation, connected
from bakufu.games.bushido.state import BushidoState, income, koku
from tests.games.bushido.positions import (
    A1,
    A2,
    A3,
    A4,
    A5,
    A6,
    B1,
    B2,
    B3,
    B4,
    C2,
    C3,
    at,
    elite,
    names,
    neutral,
    play,
    refused,
    ronin,
    rows,
    seated,
    told,
    troops,
    why_not,
)


def village_and_mountain() -> BushidoState:
    """The rulebook's regrouping: a village with five troops, a mountain with two beside it, a city apart."""
    state = rows()
    state.owner = [1] * 24
    state.reserve = [21, 10, 30, 30]
    state.troops = [1] * 24
    for place, number in ((A2, 2), (A3, 5), (C3, 2)):
        state.owner[place], state.troops[place] = 0, number
    state.reserve[1] = 30 - 21
    return state


def test_troops_move_freely_among_connected_hexes() -> None:
    """BUS-4.1: four troops go from the village to the mountain, the city is cut off."""
    table = at(village_and_mountain(), Relocation(), OrderAttack())
    assert list(table.pending[0].actions) == [MoveFrom(A2), MoveFrom(A3), Pass()]
    with refused("BUS-4.1"):
        table.play(0, MoveFrom(C3))
    play(table, 0, MoveFrom(A3))
    for wrong in (MoveTo(A2, 5), MoveTo(C3, 1), MoveTo(B2, 1)):
        with refused("BUS-4.1"):
            table.play(0, wrong)
    play(table, 0, MoveTo(A2, 4))
    assert (table.state.troops[A2], table.state.troops[A3], table.state.troops[C3]) == (6, 1, 2)


def test_an_attack_may_start_from_a_hex_that_is_cut_off() -> None:
    """BUS-4.1, BUS-4.2: the city."""
    table = at(village_and_mountain(), OrderAttack())
    play(table, 0, Attack(C2))
    assert list(table.pending[0].actions) == [March(C3, 1)]


def test_one_troop_stays_in_each_hex() -> None:
    """BUS-4.1."""
    state = rows()
    troops(state, A3, 1)
    table = at(state, Relocation(), OrderAttack())
    with refused("BUS-4.1"):
        table.play(0, MoveFrom(A3))


def test_connected_hexes_may_be_far_apart() -> None:
    """BUS-4.1."""
    state = rows()
    assert set(connected(state, A1)) == {A1, A2, A3, A4, A5, A6}
    neutral(state, A3)
    assert set(connected(state, A1)) == {A1, A2}
    table = at(state, Relocation(), OrderAttack())
    play(table, 0, MoveFrom(A6), MoveTo(A4, 2))
    assert (table.state.troops[A6], table.state.troops[A4]) == (1, 5)


def test_what_has_moved_does_not_move_back_so_regrouping_ends() -> None:
    """BUS-4.1."""
    table = at(rows(), Relocation(), OrderAttack())
    play(table, 0, MoveFrom(A2), MoveTo(A3, 2))
    assert MoveFrom(A3) not in table.pending[0].actions
    play(table, 0, MoveFrom(A4))
    with refused("BUS-4.1"):
        table.play(0, MoveTo(A2, 1))
    play(table, 0, MoveTo(A3, 1), Pass())
    assert table.state.troops[:6] == [3, 1, 6, 2, 3, 3]
    assert names(table) == {0: "order-attack"}


def test_ronin_are_counted_after_the_regrouping() -> None:
    """BUS-4.1, BUS-3.7: the mountain is left with one troop beside one ronin, the village is saved by one more."""
    state = rows()
    ronin(state, A2, 1)
    ronin(state, A4, 2)
    table = at(state, Relocation(), OrderAttack())
    play(table, 0, MoveFrom(A2), MoveTo(A4, 2))
    assert table.state.owner[A2] == 0
    play(table, 0, Pass())
    assert told(table, AutomaticRevolted) == [AutomaticRevolted(A2, 0, 1)]
    assert table.state.owner[A4] == 0


def test_the_target_is_a_hex_of_the_bushi_next_door() -> None:
    """BUS-4.2."""
    state = rows()
    state.owner[B4] = 2
    table = at(state, OrderAttack())
    targets = [action.hex for action in table.pending[0].actions if isinstance(action, Attack)]
    assert targets == [B2, B3, 10, 11]
    for wrong in (B4, C2, A2):
        with refused("BUS-4.2"):
            table.play(0, Attack(wrong))
    with refused("BUS-1.2"):
        table.play(0, Attack(B1))


def test_troops_march_from_one_hex_and_one_stays() -> None:
    """BUS-4.2: B2 lies beside A2 and A3."""
    state = rows()
    troops(state, A3, 5)
    table = at(state, OrderAttack())
    play(table, 0, Attack(B2))
    assert list(table.pending[0].actions) == [March(A2, 1), March(A2, 2), *(March(A3, n) for n in range(1, 5))]
    for wrong in (March(A2, 3), March(A4, 1)):
        with refused("BUS-4.2"):
            table.play(0, wrong)
    play(table, 0, March(A3, 4))
    assert (table.state.troops[A3], table.state.army, table.state.origin) == (1, 4, A3)


def test_an_attack_can_come_out_of_the_fortress() -> None:
    """BUS-4.2: as red threatens green's rice field in the rulebook."""
    state = rows()
    state.terrain[B2], state.terrain[B1] = state.terrain[B1], state.terrain[B2]
    table = at(state, OrderAttack())
    play(table, 0, Attack(B1))
    assert March(A1, 2) in table.pending[0].actions


@pytest.mark.parametrize(("offer", "left"), [(Offer(3), 0b10), (Offer(6), 0b01), (Offer(9), 0), (Pass(), 0b11)])
def test_bonus_tokens_are_spent_whatever_happens(offer: Offer | Pass, left: int) -> None:
    """BUS-4.2."""
    table = at(rows(), OrderAttack())
    play(table, 0, Attack(B2), March(A2, 2), offer)
    assert table.state.bonus_tokens[0] == left
    assert table.state.bonus == (offer.honour if isinstance(offer, Offer) else 0)
    assert names(table) == {2: "lay-tiles", 1: "lay-tiles"}


def test_a_spent_token_cannot_be_offered_again() -> None:
    """BUS-4.2."""
    state = rows()
    state.bonus_tokens[0] = 0b01
    table = at(state, OrderAttack())
    play(table, 0, Attack(B2), March(A2, 2))
    with refused("BUS-4.2"):
        table.play(0, Offer(6))
    state.bonus_tokens[0] = 0
    table = at(state, OrderAttack())
    play(table, 0, Attack(B2), March(A2, 2))
    assert names(table) == {2: "lay-tiles", 1: "lay-tiles"}


def test_a_neutral_hex_is_taken_without_a_fight() -> None:
    """BUS-4.3: its honour, koku and katana are the daimyō's; the turn goes on with phase 11."""
    state = rows()
    neutral(state, B3)
    before = koku(state, 0), income(state, 0)
    table = at(state, OrderAttack())
    play(table, 0, Attack(B3), March(A3, 2))
    after = table.state
    assert (after.owner[B3], after.troops[B3], after.troops[A3]) == (0, 2, 1)
    assert after.daimyo_honour[0] == 23
    assert (koku(after, 0), income(after, 0)) == (before[0] + 6, before[1])
    assert not told(table, SamuraiHonour)
    assert names(table) == {3: "to-arms"}


def test_ronin_on_a_neutral_hex_want_one_troop_more_and_stay() -> None:
    """BUS-4.3."""
    state = rows()
    neutral(state, B3)
    ronin(state, B3, 2)
    table = at(state, OrderAttack())
    with refused("BUS-4.3"):
        table.play(0, Attack(B3))
    troops(state, A3, 5)
    table = at(state, OrderAttack())
    play(table, 0, Attack(B3))
    assert list(table.pending[0].actions) == [March(A3, 3), March(A3, 4)]
    with refused("BUS-4.3"):
        table.play(0, March(A3, 2))
    play(table, 0, March(A3, 3))
    assert (table.state.owner[B3], table.state.troops[B3], table.state.ronin[B3]) == (0, 3, 2)


def test_a_far_neutral_hex_is_too_far_not_too_strong() -> None:
    """BUS-4.2, BUS-4.3: C2 lies two rows away."""
    state = rows()
    neutral(state, C2, B3)
    ronin(state, C2, 1)
    ronin(state, B3, 2)
    table = at(state, OrderAttack())
    assert why_not(table, 0, Attack(C2)) == ("BUS-4.2", "refused-not-next")
    assert why_not(table, 0, Attack(B3)) == ("BUS-4.3", "refused-too-many-ronin")


def test_what_is_said_about_a_march() -> None:
    """BUS-4.2, BUS-8.2: one normal and one big troop on A2; one of them may go, not both, and not nobody."""
    state = rows(elite=True)
    elite(state, A2, 1)
    troops(state, A2, 1)
    table = at(state, OrderAttack())
    play(table, 0, Attack(B2))
    assert [action for action in table.pending[0].actions if isinstance(action, March) and action.origin == A2] == [
        March(A2, 1, 0),
        March(A2, 0, 1),
    ]
    assert why_not(table, 0, March(A2, 1, 1)) == ("BUS-4.2", "refused-one-stays")
    assert why_not(table, 0, March(A2, 0, 0)) == ("BUS-4.2", "refused-nobody-marches")
    assert why_not(table, 0, March(A5, 1)) == ("BUS-4.2", "refused-not-next")


def test_the_hex_that_troops_left_for_a_neutral_one_is_checked() -> None:
    """BUS-4.3, BUS-3.7."""
    state = rows()
    neutral(state, B3)
    ronin(state, A3, 1)
    table = at(state, OrderAttack())
    play(table, 0, Attack(B3), March(A3, 2))
    assert told(table, AutomaticRevolted) == [AutomaticRevolted(A3, 0, 1)]
    assert table.state.daimyo_honour[0] == 20


def test_a_neutral_hex_can_win_the_game() -> None:
    """BUS-4.3, BUS-6.7."""
    state = rows()
    neutral(state, B3)
    state.daimyo_honour[0] = 47
    table = at(state, OrderAttack())
    play(table, 0, Attack(B3), March(A3, 1))
    assert table.over


def test_without_an_attack_the_turn_ends_and_the_month_stays() -> None:
    """BUS-4.4."""
    state = rows()
    state.month = 7
    table = at(state, OrderAttack())
    play(table, 0, Pass())
    assert (table.state.month, table.state.daimyo, table.state.idle) == (7, 1, 1)
    assert names(table) == {1: "discard"}


def test_who_cannot_attack_can_only_let_it_be() -> None:
    """BUS-4.4."""
    state = rows()
    for place in range(6):
        troops(state, place, 1)
    table = at(state, OrderAttack())
    assert list(table.pending[0].actions) == [Pass()]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_month_that_stands_still_for_three_rounds_advances(players: int) -> None:
    """BUS-4.5."""
    state = rows(players)
    state.month = 2
    state.idle = 3 * players - 2
    table = at(state, EndOfTurn(0))
    assert (table.state.month, table.state.idle) == (2, 3 * players - 1)
    table = at(table.state, EndOfTurn(0))
    assert (table.state.month, table.state.idle) == (3, 0)
    assert told(table, LongWait) == [LongWait(3 * players)]


def test_a_month_that_advances_starts_the_count_anew() -> None:
    """BUS-4.5."""
    state = rows()
    state.idle = 7
    assert at(state, EndOfTurn(1)).state.idle == 0


def test_the_long_wait_can_end_the_game() -> None:
    """BUS-4.5, BUS-6.7."""
    state = rows()
    state.month, state.idle = 12, 11
    assert at(state, EndOfTurn(0)).over
    assert not seated(rows()).over

"""SHO-3.3 and SHO-3.4: everyone plans."""

from bakufu.games.shogun.actions import Confirm, Lay, Lift, Rethink
from bakufu.games.shogun.components import BID, CASTLE, CHEST_CARD, MOVE_A, NONE, TEMPLE
from bakufu.games.shogun.planning import full_hand
from bakufu.games.shogun.shown import HIDDEN
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.view import view
from bakufu.kernel.chance import seed_from
from bakufu.kernel.step import answer
from bakufu.kernel.table import Table
from bakufu.kernel.words import Decision
from tests.games.shogun.positions import GAME, bare, hold, p, plan, start


def table(players: int = 4, **options: object) -> Table[ShogunState]:
    return Table(GAME, players, GAME.read_options(players, options), seed_from(16))


def fill(state: ShogunState, seat: int) -> None:
    """Lay cards as they come until the plan is made."""
    while asked_of(state, seat).name == "plan":
        answer(state, seat, asked_of(state, seat).actions[0])


def asked_of(state: ShogunState, seat: int) -> Decision:
    decision: Decision = state.stack[-1].ask(state, seat)
    return decision


def test_a_plan_is_laid_card_by_card_and_moved_about() -> None:
    """SHO-3.3: any card on any space, taken back, laid again, confirmed."""
    state = start()
    answer(state, 1, Lay(p("kozuke"), MOVE_A))
    answer(state, 1, Lay(CHEST_CARD + 2, BID))
    assert Lay(p("kozuke"), CASTLE) not in asked_of(state, 1).actions
    assert Lay(p("hida"), MOVE_A) not in asked_of(state, 1).actions
    answer(state, 1, Rethink())
    assert set(asked_of(state, 1).actions) == {Lift(MOVE_A), Lift(BID)}
    answer(state, 1, Lift(MOVE_A))
    answer(state, 1, Lay(p("kozuke"), CASTLE))
    assert state.plan(1)[CASTLE] == p("kozuke")
    assert state.plan(1)[MOVE_A] == NONE


def test_planning_is_secret_and_simultaneous() -> None:
    """SHO-3.3: all are asked at once; others see only who has finished."""
    state = start()
    assert state.stack[-1].seats(state) == (0, 1, 2, 3)
    before = view(state, 0)
    answer(state, 2, Lay(p("mimasaka"), CASTLE))
    assert view(state, 0) == before
    assert asked_of(state, 2).secret
    fill(state, 2)
    answer(state, 2, Confirm())
    after = view(state, 0)
    assert after.confirmed == [False, False, True, False]
    assert after.plans == before.plans
    assert state.stack[-1].seats(state) == (0, 1, 3)


def test_a_card_may_be_taken_back_whatever_the_others_do() -> None:
    """SHO-3.3: nobody can have answered what nobody has seen; a confirmed plan can be taken back until somebody has."""
    game = table()
    game.play(0, Lay(p("yamato"), CASTLE))
    game.play(1, Lay(p("hida"), CASTLE))
    assert game.take_back(0) == Lay(p("yamato"), CASTLE)
    assert game.state.plan(0)[CASTLE] == NONE
    assert game.state.plan(1)[CASTLE] == p("hida")
    while game.pending[0].name == "plan":
        game.play(0, game.pending[0].actions[0])
    game.play(0, Confirm())
    assert game.take_back(0) == Confirm()
    assert 0 in game.waiting_for


def test_as_many_spaces_as_possible_must_be_filled() -> None:
    """SHO-3.3: ten cards laid are not eleven; then the plan may stand."""
    state = start()
    for _ in range(10):
        answer(state, 0, asked_of(state, 0).actions[0])
    assert Confirm() not in asked_of(state, 0).actions
    refusal = state.stack[-1].why_not(state, 0, Confirm())
    assert refusal
    assert refusal.clause == "SHO-3.3"
    answer(state, 0, asked_of(state, 0).actions[0])
    assert set(asked_of(state, 0).actions) == {Confirm(), Rethink()}


def test_with_too_few_cards_the_player_chooses_what_stays_empty() -> None:
    """SHO-3.3: three provinces and five chest cards fill eight of eleven spaces, any eight."""
    state = bare()
    hold(state, 0, aki=2, kai=2, izu=2)
    state.hands[0] = full_hand(state, 0)
    assert len(state.hands[0]) == 8
    for space, card in zip((0, 2, 3, 4, 5, 6, 7, 8), list(state.hands[0]), strict=True):
        answer(state, 0, Lay(card, space))
    assert Confirm() in asked_of(state, 0).actions
    assert state.plan(0)[BID] == NONE


def test_a_player_without_provinces_still_plans_with_chest_cards() -> None:
    """SHO-3.3: five cards, and a bid among them."""
    state = bare()
    state.hands[0] = full_hand(state, 0)
    fill(state, 0)
    assert sum(card != NONE for card in state.plan(0)) == 5
    assert Confirm() in asked_of(state, 0).actions


def test_a_bid_needs_its_chests() -> None:
    """SHO-3.4: with two chests the cards 3 and 4 cannot be bid, but lie on actions."""
    state = start()
    state.chests[0] = 2
    actions = asked_of(state, 0).actions
    assert [Lay(CHEST_CARD + n, BID) in actions for n in range(5)] == [True, True, True, False, False]
    assert all(Lay(CHEST_CARD + n, CASTLE) in actions for n in range(5))
    assert len(set(actions)) == len(actions) == 13 * 11 - 2
    refusal = state.stack[-1].why_not(state, 0, Lay(CHEST_CARD + 3, BID))
    assert refusal
    assert refusal.clause == "SHO-3.4"


def test_the_last_card_that_can_be_bid_is_kept_for_the_bid() -> None:
    """SHO-3.4, SHO-3.3: without chests only a province or the 0 can be bid, and the bid must be filled."""
    state = start()
    state.chests[0] = 0
    provinces = state.provinces(0)
    for space, card in enumerate([*provinces]):
        answer(state, 0, Lay(card, space))
    actions = asked_of(state, 0).actions
    dear = [Lay(CHEST_CARD + n, space) for n in (1, 2, 3, 4) for space in (8, 9)]
    assert set(actions) == {Rethink(), Lay(CHEST_CARD, BID), *dear}
    assert len(actions) == len(set(actions))
    refusal = state.stack[-1].why_not(state, 0, Lay(CHEST_CARD, 8))
    assert refusal
    assert (refusal.clause, refusal.message) == ("SHO-3.3", "refused-kept-for-bid")
    fill(state, 0)
    assert state.plan(0)[BID] == CHEST_CARD


def test_who_has_too_few_cards_need_not_bid() -> None:
    """SHO-3.3: with one province and no chests the 0 may lie on an action."""
    state = bare()
    hold(state, 0, aki=2)
    state.hands[0] = full_hand(state, 0)
    state.chests[0] = 0
    answer(state, 0, Lay(p("aki"), CASTLE))
    assert Lay(CHEST_CARD, TEMPLE) in asked_of(state, 0).actions


def test_others_see_which_spaces_hold_cards_only_once_all_have_planned() -> None:
    """SHO-3.8: a card is shown when it is carried out, not before."""
    state = bare()
    hold(state, 0, aki=2)
    plan(state, 0, CASTLE, "aki")
    plan(state, 0, TEMPLE, CHEST_CARD)
    state.confirmed = 0b1111
    state.shown[0] = 1 << TEMPLE
    assert view(state, 1).plans[0][:3] == [HIDDEN, CHEST_CARD, NONE]
    assert view(state, 0).plans[0][:3] == [p("aki"), CHEST_CARD, NONE]

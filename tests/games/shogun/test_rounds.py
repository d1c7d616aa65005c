"""SHO-3: spring, summer, autumn."""

import pytest

from bakufu.games.shogun.actions import TakeSpecial
from bakufu.games.shogun.bidding import DrawEvent, OpenBids, rank
from bakufu.games.shogun.components import (
    ACTIONS,
    BID,
    CASTLE,
    CHEST_CARD,
    DEPLOY_3,
    DEPLOY_5,
    GATHER_RICE,
    GATHER_TAX,
    NONE,
    SPACES,
    TOWER_CARD,
)
from bakufu.games.shogun.events import ActionOpened, ChoiceOrdered, SeasonBegan, Shown
from bakufu.games.shogun.events_of_actions import Deployed
from bakufu.games.shogun.options import Module, ShogunOptions
from bakufu.games.shogun.season import CarryOut, EndOfRound, phases
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.view import view
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import answer, settle
from bakufu.kernel.table import Table
from tests.games.shogun.positions import GAME, Tower, asked, bare, carry_out, hold, listen, p, plan, start, tower

__all__ = ["tower"]


def table(players: int = 4, **options: object) -> Table[ShogunState]:
    return Table(GAME, players, GAME.read_options(players, options), seed_from(16))


# What is opened


def test_five_action_cards_lie_open_and_five_closed() -> None:
    """SHO-3.1: ten different ones; nobody can see which are closed."""
    state = start()
    assert len(state.row) == len(state.closed) == 5
    assert sorted(state.row + state.closed) == list(range(ACTIONS))
    assert view(state, 0).row == state.row
    assert view(state, 0).closed == 5


def test_five_special_cards_lie_on_the_order_spaces() -> None:
    """SHO-3.2: all of them, shuffled; the modules open theirs."""
    assert sorted(start().specials) == [0, 1, 2, 3, 4]
    assert len({start(seed=seed).specials for seed in range(12)}) > 1
    state = start(modules=["court", "chambers"])
    assert len(state.favours) == 3
    assert state.tiles.count(-2) == 6


# Event and bids


def test_one_of_the_open_events_is_drawn_each_round() -> None:
    """SHO-3.5: three are used in the year, the fourth is left for winter."""
    state = bare()
    state.year_events = (0, 3, 7, 9)
    seen = set()
    for left in (3, 2, 1):
        state.stack = [DrawEvent()]
        settle(state)
        seen.add(state.event)
        assert len(state.year_events) == left
    assert seen | set(state.year_events) == {0, 3, 7, 9}
    drawn = set()
    for seed in range(30):
        state.year_events, state.chance = (0, 3, 7, 9), Chance(seed_from(seed))
        state.stack = [DrawEvent()]
        settle(state)
        drawn.add(state.event)
    assert drawn == {0, 3, 7, 9}


def bidding(*cards: int, modules: tuple[str, ...] = ()) -> ShogunState:
    """Bids are about to be opened."""
    state = bare(players=len(cards), modules=list(modules))
    for seat, card in enumerate(cards):
        if 0 <= card < CHEST_CARD:
            state.owner[card] = seat
        plan(state, seat, BID, card)
    state.confirmed = (1 << len(cards)) - 1
    state.order = ()
    state.stack = [OpenBids()]
    settle(state)
    return state


def test_the_order_of_choice() -> None:
    """SHO-3.6: 4, 3, 2, 1, a province, no chests, nothing; a tower card counts as no chests."""
    assert [rank(CHEST_CARD + n) for n in (4, 3, 2, 1)] == sorted([rank(CHEST_CARD + n) for n in (4, 3, 2, 1)])[::-1]
    assert rank(CHEST_CARD + 1) > rank(p("kai")) > rank(CHEST_CARD) == rank(TOWER_CARD) > rank(NONE)


def test_bids_are_paid_and_special_cards_taken_in_their_order() -> None:
    """SHO-3.6: the space of the card is the place in the turn order; its privilege is the player's."""
    state = bidding(CHEST_CARD, p("kai"), CHEST_CARD + 3, NONE)
    assert state.chests == [15, 15, 12, 15]
    chosen = []
    for place in (4, 1, 2, 5):
        (seat,) = state.stack[-1].seats(state)
        chosen.append(seat)
        answer(state, seat, TakeSpecial(place))
    assert chosen == [2, 1, 0, 3]
    assert state.order == (1, 0, 2, 3)
    assert state.special[2] != NONE
    assert sorted(state.special) != [NONE] * 4


def test_the_first_order_space_makes_the_first_player() -> None:
    """The rulebook's example (SHO-3.6): with three players red, then blue, then black; spaces may stay empty."""
    state = bidding(CHEST_CARD + 1, CHEST_CARD + 4, CHEST_CARD + 2)
    for place in (1, 5, 3):
        answer(state, state.stack[-1].seats(state)[0], TakeSpecial(place))
    assert state.order == (1, 0, 2)


def test_a_taken_special_card_cannot_be_taken_again() -> None:
    """SHO-3.6: one of the cards left."""
    state = bidding(CHEST_CARD + 1, CHEST_CARD + 4, CHEST_CARD + 2)
    answer(state, 1, TakeSpecial(1))
    assert set(asked(state).actions) == {TakeSpecial(place) for place in (2, 3, 4, 5)}
    refusal = state.stack[-1].why_not(state, 2, TakeSpecial(1))
    assert refusal
    assert refusal.clause == "SHO-3.6"


def test_the_fifth_of_five_gets_the_last_card() -> None:
    """SHO-3.6: without being asked."""
    state = bidding(CHEST_CARD + 1, CHEST_CARD + 4, CHEST_CARD + 2, CHEST_CARD + 3, CHEST_CARD)
    for _ in range(4):
        answer(state, state.stack[-1].seats(state)[0], asked(state).actions[0])
    assert not state.stack
    assert state.order == (1, 3, 2, 0, 4)


def test_ties_are_drawn_at_random() -> None:
    """SHO-3.6: any of the tied may be first, and nobody else."""
    first = set()
    for seed in range(40):
        state = bare(players=3)
        state.chance = Chance(seed_from(seed))
        for seat, card in enumerate((CHEST_CARD + 2, CHEST_CARD + 1, CHEST_CARD + 2)):
            plan(state, seat, BID, card)
        state.stack = [OpenBids()]
        first.add(settle(state))
    assert first == {(0,), (2,)}


def test_the_order_of_choice_is_open_once_it_is_drawn() -> None:
    """SHO-3.6: told to all, and seen by all until everyone has chosen; it is the order in which they are asked."""
    state = bare(players=4)
    state.order = ()
    for seat, card in enumerate((CHEST_CARD, CHEST_CARD + 2, CHEST_CARD, CHEST_CARD)):
        plan(state, seat, BID, card)
    told = listen(state)
    state.stack = [OpenBids()]
    settle(state)
    (order,) = [event.seats for event in told if isinstance(event, ChoiceOrdered)]
    assert order[0] == 1
    for number, seat in enumerate(order):
        assert state.stack[-1].seats(state) == (seat,)
        assert all(view(state, eyes).choosing == order[number:] for eyes in range(-1, 4))
        answer(state, seat, asked(state).actions[0])
    assert view(state, 0).choosing == ()


# Carrying out


def test_leaders_samurai_and_court_come_between_order_and_actions() -> None:
    """SHO-3.7: with all modules, in this order."""
    following = phases(("court", "samurai", "leaders", "chambers"), True)
    assert [type(step).__name__ for step in following] == [
        "Plan",
        "DrawEvent",
        "OpenBids",
        "PlaceLeaders",
        "TurnBanners",
        "CarryOutCourt",
        "CarryOut",
        "EndOfRound",
    ]
    assert [type(step).__name__ for step in phases((), False)] == [
        "Plan",
        "DrawEvent",
        "OpenBids",
        "CarryOut",
        "EndOfRound",
    ]


@pytest.mark.parametrize("modules", [("chambers", "court"), ("leaders", "samurai", "court"), ("court", "court")])
def test_modules_may_be_listed_in_any_order(modules: tuple[Module, ...]) -> None:
    """SHO-3.7: the phases come in the rulebook's order all the same."""
    table = Table(GAME, 3, ShogunOptions(modules=modules), seed_from(1))
    assert table.waiting_for == (0, 1, 2)
    assert phases(modules, True) == phases(tuple(sorted({*modules})), True)


def test_each_action_is_carried_out_by_all_in_turn_order_before_the_next() -> None:
    """SHO-3.8: cards are shown one by one."""
    state = bare()
    state.order = (2, 0, 3, 1)
    told = listen(state)
    carry_out(state, DEPLOY_3, DEPLOY_5)
    shown = [(event.space, event.seat) for event in told if isinstance(event, Shown)]
    assert shown[:8] == [(DEPLOY_3, seat) for seat in (2, 0, 3, 1)] + [(DEPLOY_5, seat) for seat in (2, 0, 3, 1)]
    assert len(shown) == 40


def test_after_each_action_a_closed_card_is_opened() -> None:
    """SHO-3.8: the sixth after the first action, the tenth after the fifth."""
    state = start()
    state.stack, state.order = [CarryOut(0, 0)], (0, 1, 2, 3)
    state.plans = [NONE] * (4 * SPACES)
    told = listen(state)
    settle(state)
    opened = [(event.place, told.index(event)) for event in told if isinstance(event, ActionOpened)]
    assert [place for place, _ in opened] == [6, 7, 8, 9, 10]
    assert [when for _, when in opened] == [4, 9, 14, 19, 24]
    assert state.closed == []


def test_chest_cards_tower_cards_and_empty_spaces_mean_no_action() -> None:
    """SHO-3.3, SHO-7.3: nothing happens and nothing is paid."""
    state = bare()
    hold(state, 0, aki=2)
    for space in range(ACTIONS):
        plan(state, 0, space, (NONE, CHEST_CARD + 4, TOWER_CARD)[space % 3])
    before = state.armies[:], state.chests[:], state.rice[:]
    carry_out(state)
    assert (state.armies, state.chests, state.rice) == before


def test_who_can_must_and_who_cannot_does_nothing() -> None:
    """SHO-3.9: the first can pay for five armies and is not asked; the second cannot and gets none."""
    state = bare()
    hold(state, 0, aki=2)
    hold(state, 1, kai=2)
    state.chests[:2] = [3, 2]
    plan(state, 0, DEPLOY_5, "aki")
    plan(state, 1, DEPLOY_5, "kai")
    told = listen(state)
    assert carry_out(state, DEPLOY_5) == ()
    assert Deployed(0, p("aki"), 5, 3) in told
    assert (state.armies[p("aki")], state.armies[p("kai")]) == (7, 2)
    assert state.chests[:2] == [0, 2]


def test_rice_before_tax_or_tax_before_rice(tower: Tower) -> None:
    """SHO-3.8: the row decides; a castle paid with the tax needs the tax first."""
    state = bare()
    hold(state, 0, aki=2, settsu=2)
    plan(state, 0, GATHER_TAX, "settsu")
    plan(state, 0, CASTLE, "aki")
    state.chests[0] = 0
    twin = state.clone()
    carry_out(state, GATHER_TAX, CASTLE)
    carry_out(twin, CASTLE, GATHER_RICE, GATHER_TAX)
    assert (state.buildings[p("aki")], state.chests[0]) == (1, 4)
    assert (twin.buildings[p("aki")], twin.chests[0]) == (0, 7)


def test_at_the_end_of_the_round_cards_go_and_the_order_stays() -> None:
    """SHO-3.10: special cards, event and plans; the order is kept for winter."""
    state = bare()
    state.order, state.special, state.event, state.season = (3, 1, 0, 2), [0, 1, 2, 3], 4, 2
    plan(state, 0, CASTLE, CHEST_CARD)
    state.stack = [EndOfRound()]
    following = EndOfRound().run(state)
    assert following
    assert state.order == (3, 1, 0, 2)
    assert state.special == [NONE] * 4
    assert state.event == NONE
    assert set(state.plans) == {NONE}


def test_a_game_has_six_action_rounds_and_two_winters() -> None:
    """SHO-3.10, SHO-6.4: spring, summer, autumn, winter, twice."""
    game = table()
    while not game.over:
        seat = game.waiting_for[0]
        game.play(seat, game.pending[seat].actions[0])
    events = [told.event for told in game.told]
    seasons = [(event.year, event.season) for event in events if isinstance(event, SeasonBegan)]
    assert seasons == [(year, season) for year in (1, 2) for season in range(4)]


@pytest.mark.parametrize("card", [CHEST_CARD + 4, NONE])
def test_an_empty_action_space_is_no_leak(card: int) -> None:
    """SHO-3.8: the view shows face-down cards, not what they are."""
    state = bare()
    hold(state, 0, aki=2)
    plan(state, 0, CASTLE, "aki")
    state.confirmed = 0b1111
    twin = state.clone()
    plan(twin, 0, CASTLE, CHEST_CARD + 1)
    plan(state, 1, BID, card)
    plan(twin, 1, BID, card)
    assert view(state, 2) == view(twin, 2)

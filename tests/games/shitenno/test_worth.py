"""Positions that are better than others, and sensible answers."""

from random import Random

import pytest
from tests.games.shitenno.positions import (
    CHUBU,
    DAIMYO,
    HATAMOTO,
    KANTO,
    SENSEI,
    SHOMYO,
    at_table,
    cards,
    give_tiles,
    odd_year,
    pay,
    sharing,
)

from bakufu.arena.match import play_on
from bakufu.bots import bot
from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import (
    Accept,
    Add,
    Choose,
    Divide,
    DrawTroop,
    EndTurn,
    Offer,
    Refuse,
    TakeProvince,
    TurnToGold,
)
from bakufu.games.shitenno.advice import advise, planned_lot, planned_split
from bakufu.games.shitenno.sharing import OfferLot, SplitCards
from bakufu.games.shitenno.state import GOLD, ShitennoState
from bakufu.games.shitenno.worth import majority, worth
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import settle
from bakufu.kernel.table import Table
from bakufu.kernel.words import Action

LUCK = Chance(seed_from(1))


def advice(state: ShitennoState) -> Action | None:
    """What the player who must decide is advised to do."""
    (seat,) = settle(state)
    return advise(state, seat, state.stack[-1].ask(state, seat), LUCK)


def winner(names: list[str], seed: int) -> int:
    """Who wins a game between these bots."""
    bots = [bot(name, Random(100 * seed + seat)) for seat, name in enumerate(names)]
    table = Table(game, len(names), game.Options(), seed_from(seed))
    play_on(table, bots, Random(seed))
    assert table.result
    return table.result.winners[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_greedy_bot_beats_random_players(players: int) -> None:
    for seed in range(8):
        names = ["random"] * players
        names[seed % players] = "greedy"
        assert winner(names, seed) == seed % players


def test_at_the_end_a_position_is_worth_the_lead() -> None:
    state = odd_year("", "", "")
    state.scores = [30, 20, 27]
    state.stack.clear()
    assert worth(state, 0) == 3
    assert worth(state, 1) == -10


def test_cards_tiles_and_majorities_are_worth_something() -> None:
    plain = odd_year("", "")
    richer = [odd_year("3", ""), odd_year("bushi", ""), odd_year("", ""), odd_year("", "")]
    give_tiles(richer[2], 0, exchange=1)
    richer[3].provinces[KANTO] = (0,)
    for state in richer:
        assert worth(state, 0) > worth(plain, 0)
        assert worth(state, 1) < worth(plain, 1)


def test_a_majority_is_surer_the_fewer_places_are_left() -> None:
    assert majority((0, 0, 1, 1), 0) == 6
    assert majority((0, 0, 1, 1), 1) == 0
    assert majority((0, 1, 1), 1) < majority((0, 1, 1 + GOLD), 1)
    assert 0 < majority((0,), 0) < majority((0, 0), 0) <= 6


def test_a_rich_lot_is_accepted_and_a_poor_one_refused() -> None:
    state = sharing("bushi bushi bushi 3 3")
    state.lot = list(cards("3 3 2"))
    state.stack[-1] = OfferLot(0, DAIMYO, 1)
    assert advice(state) == Accept()
    state.lot = []
    state.stack[-1] = OfferLot(0, SHOMYO, 1)
    assert advice(state) == Refuse()


def test_a_lot_is_a_fair_share_that_suits_the_tairo() -> None:
    """Cards that are worth more to the Tairō than to the others go in first; the lot is soon offered."""
    wanted, tile = planned_lot((0, 1, 2), (3.0, 2.0, 2.0), (1.0, 2.0, 2.0), (0, 1, 2), (2.0, 1.0, 1.0), 3)
    assert (wanted, tile) == ((), 0) or 0 in wanted
    state = sharing("bushi bushi samurai samurai shinobi shinobi sohei sohei 1 1 2 3")
    table = at_table(state)
    answers: list[Action] = []
    while table.waiting_for == (0,) and len(answers) < 20:
        action = advice(table.state)
        assert action is not None
        answers.append(action)
        table.play(0, action)
    assert isinstance(answers[-1], Offer)
    assert all(isinstance(action, Add) for action in answers[:-1])
    assert 1 <= len(answers) - 1 <= 6


def test_a_split_leaves_something_good_whatever_the_other_takes() -> None:
    """Two cards of equal worth are not put into one lot."""
    wanted, *_ = planned_split((14, 14), (1.0, 1.0), (1.0, 1.0), (0, 1), (2.0, 2.0), (2.0, 2.0))
    assert wanted == (14,)
    state = sharing("1 1 3 3", players=2)
    assert isinstance(state.stack[-1], SplitCards)
    table = at_table(state)
    for _ in range(10):
        if table.waiting_for != (0,):
            break
        action = advice(table.state)
        assert action is not None
        table.play(0, action)
    assert isinstance(table.answers[-1][1], Divide)
    assert table.state.lot
    assert table.state.shared


def test_the_better_lot_is_chosen() -> None:
    table = at_table(sharing("1 3 3", players=2))
    for card in cards("3 3"):
        table.play(0, Add(card))
    table.play(0, Divide(HATAMOTO, SHOMYO))
    assert advice(table.state) == Choose(HATAMOTO)


def test_a_province_is_taken_for_what_it_costs_least() -> None:
    state = odd_year("shinobi shinobi bushi 3 1", "")
    state.koku_deck = []
    assert advice(state) == TakeProvince(CHUBU)
    table = at_table(state)
    table.play(0, TakeProvince(CHUBU))
    assert advice(table.state) == pay("shinobi shinobi bushi"), "in the last year troops are worth nothing"


def test_a_draw_tile_is_used_first_and_nothing_is_done_without_means() -> None:
    state = odd_year("", "")
    assert advice(state) == EndTurn()
    give_tiles(state, 0, draw=1)
    assert advice(state) == DrawTroop()


def test_gold_goes_where_it_decides_most() -> None:
    state = odd_year("", "", titles=(SENSEI, HATAMOTO))
    state.provinces[KANTO] = (1, 0, 1, 0)
    state.provinces[CHUBU] = (0, 0, 0, 1)
    table = at_table(state)
    table.play(0, EndTurn())
    assert advice(table.state) == TurnToGold(KANTO)

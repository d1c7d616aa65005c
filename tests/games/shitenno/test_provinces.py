"""SHI-3 and SHI-4: the odd year."""

import pytest
from tests.games.shitenno.positions import (
    BUSHI,
    CHUBU,
    CHUGOKU,
    DAIMYO,
    HATAMOTO,
    HOKKAIDO,
    KANTO,
    SAMURAI,
    SENSEI,
    SHOMYO,
    SOHEI,
    at_table,
    cards,
    give_tiles,
    odd_year,
    pay,
    take,
    told,
)

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import DrawTroop, EndTurn, KeepSilver, Pay, Refuse, TakeProvince, TurnToGold
from bakufu.games.shitenno.components import NONE
from bakufu.games.shitenno.events import CardsSeen, KamonPlaced, TileTaken, TileTurnedUp, TurnedGold
from bakufu.games.shitenno.provinces import Gilding, PayFor, TakeProvinces
from bakufu.games.shitenno.state import GOLD, ShitennoState, hand
from bakufu.kernel.table import Table
from bakufu.kernel.text import texts
from bakufu.kernel.words import Action, Refusal, Refused, Seat


def payments(state: ShitennoState, seat: Seat, province: int) -> set[Action]:
    """Every way to pay for a province that the player is offered."""
    table = at_table(state)
    table.play(seat, TakeProvince(province))
    return set(table.pending[seat].actions)


def refusal(table: Table[ShitennoState], seat: Seat, action: Action) -> Refusal:
    before = table.state.to_json()
    with pytest.raises(Refused) as refused:
        table.play(seat, action)
    assert table.state.to_json() == before
    return refused.value.refusal


def test_in_rank_order_each_places_up_to_two_kamon() -> None:
    """SHI-3.1: one after the other, both in the same province if need be."""
    state = odd_year("3 3 3 2", "3 3", titles=(SHOMYO, DAIMYO))
    state.tiles = [4, 4, 0] * 4
    table = at_table(state)
    assert table.waiting_for == (1,)
    table.play(1, EndTurn())
    take(table, 0, KANTO, pay("3 2"))
    take(table, 0, KANTO, pay("3 3"))
    assert table.state.provinces[KANTO] == (0, 0)
    assert table.state.kamon_left[0] == 10
    assert table.state.year == 2, "with two kamon placed and nothing to draw, the turn is over"


def test_a_third_kamon_or_one_that_is_not_there_is_refused() -> None:
    """SHI-3.1: a draw tile keeps the turn open, but no third kamon is placed."""
    state = odd_year("3 3 3 3", "")
    give_tiles(state, 0, draw=1)
    table = at_table(state)
    take(table, 0, CHUBU, pay("3"))
    take(table, 0, CHUGOKU, pay("3"))
    assert table.waiting_for == (0,), "the draw tile may still be used"
    assert TakeProvince(HOKKAIDO) not in table.pending[0].actions
    assert refusal(table, 0, TakeProvince(HOKKAIDO)).message == "refused-two-placed"
    state = odd_year("3 3", "")
    state.kamon_left[0] = 0
    give_tiles(state, 0, draw=1)
    table = at_table(state)
    assert refusal(table, 0, TakeProvince(HOKKAIDO)).message == "refused-no-kamon"
    assert refusal(table, 0, TakeProvince(HOKKAIDO)).clause == "SHI-3.1"


def test_who_has_no_kamon_left_and_nothing_to_draw_is_not_asked() -> None:
    """SHI-3.1"""
    state = odd_year("3 3", "3")
    state.kamon_left[0] = 0
    assert at_table(state).waiting_for == (1,)


def test_who_cannot_pay_is_asked_all_the_same() -> None:
    """SHI-3.1: whether a hand can pay is a secret."""
    table = at_table(odd_year("1", "1"))
    assert table.waiting_for == (0,)
    assert list(table.pending[0].actions) == [EndTurn()]


def test_a_kamon_goes_to_the_leftmost_free_position() -> None:
    """SHI-3.2: and a full province takes no more."""
    state = odd_year("3 3 3 3", "")
    state.provinces[CHUBU] = (1, 1, 0, 1)
    state.provinces[CHUGOKU] = (1,)
    state.tops[CHUBU] = NONE
    table = at_table(state)
    assert TakeProvince(CHUBU) not in table.pending[0].actions
    assert refusal(table, 0, TakeProvince(CHUBU)).clause == "SHI-3.2"
    take(table, 0, CHUGOKU, pay("3 3"))
    assert table.state.provinces[CHUGOKU] == (1, 0)


def test_the_price_in_troops_is_the_printed_ones_and_the_visible_one() -> None:
    """SHI-3.3"""
    state = odd_year("samurai samurai samurai samurai bushi sohei", "")
    state.tops[KANTO] = SOHEI
    assert payments(state, 0, KANTO) == {pay("samurai samurai samurai sohei")}
    state.tops[KANTO] = SAMURAI
    assert payments(state, 0, KANTO) == {pay("samurai samurai samurai samurai")}
    assert payments(state, 0, CHUGOKU) == {pay("samurai samurai bushi")}


def test_without_a_tile_one_more_of_the_provinces_own_troop_is_needed() -> None:
    """SHI-3.3: the last position."""
    state = odd_year("sohei sohei sohei bushi", "")
    state.provinces[HOKKAIDO] = (1, 1, 1)
    state.tops[HOKKAIDO] = NONE
    assert payments(state, 0, HOKKAIDO) == {pay("sohei sohei sohei")}


def test_too_little_is_refused_with_the_price() -> None:
    """SHI-3.3, SHI-3.4"""
    table = at_table(odd_year("samurai samurai 3", ""))
    why = refusal(table, 0, TakeProvince(KANTO))
    assert why.clause == "SHI-3.3"
    assert texts(game, "en").refusal(why) == (
        "You cannot pay for Kantō: it costs 3 samurai and 1 bushi, or 5 koku. (SHI-3.3)"
    )
    table.play(0, TakeProvince(CHUBU))
    assert refusal(table, 0, pay("samurai")).message == "refused-too-little"
    assert refusal(table, 0, pay("2 2")).message == "refused-not-in-hand"
    assert refusal(table, 0, pay("samurai samurai", exchange=1)).message == "refused-no-such-tile"
    assert refusal(table, 0, pay("samurai samurai", joker=True)).clause == "SHI-3.8"


def test_koku_pay_at_least_the_number_of_the_position_and_change_is_lost() -> None:
    """SHI-3.4, SHI-3.11: 4 koku by 2+2, 3+1, 3+2 (one lost), but not 2+2+1."""
    state = odd_year("1 2 2 3", "")
    state.provinces[CHUBU] = (1,)
    assert payments(state, 0, CHUBU) == {pay("2 2"), pay("1 3"), pay("2 3")}


def test_half_of_a_double_card_is_lost_if_it_is_not_needed() -> None:
    """SHI-3.5: the sōhei does not serve for the second kamon of the turn."""
    state = odd_year("samurai samurai samurai bushi+sohei sohei sohei bushi", "")
    table = at_table(state)
    take(table, 0, KANTO, pay("samurai samurai samurai bushi+sohei"))
    assert hand(table.state, 0) == cards("sohei sohei bushi")
    table.state.tops[HOKKAIDO] = SOHEI
    assert TakeProvince(HOKKAIDO) not in table.pending[0].actions


def test_a_double_card_is_two_troops() -> None:
    """SHI-3.5"""
    state = odd_year("samurai+samurai bushi+samurai samurai", "")
    assert payments(state, 0, KANTO) == {pay("samurai+samurai bushi+samurai")}
    assert payments(state, 0, CHUGOKU) == {
        pay("samurai+samurai bushi+samurai"),
        pay("samurai bushi+samurai"),
    }


def test_troops_and_koku_are_not_mixed() -> None:
    """SHI-3.6: two samurai and three koku are neither the troops nor the five koku of the Kantō."""
    table = at_table(odd_year("samurai samurai samurai 1 3", ""))
    assert TakeProvince(KANTO) not in table.pending[0].actions
    assert refusal(table, 0, TakeProvince(KANTO)).clause == "SHI-3.3"


@pytest.mark.parametrize(("title", "extra"), [(DAIMYO, 2), (SHOMYO, 1), (SENSEI, 0), (HATAMOTO, 0)])
def test_a_kamon_scores_its_position_and_something_for_the_title(title: int, extra: int) -> None:
    """SHI-3.7"""
    other = DAIMYO if title != DAIMYO else SHOMYO
    state = odd_year("3 3", "", titles=(title, other), turns=(0, 1))
    state.provinces[KANTO] = (1,)
    table = at_table(state)
    take(table, 0, KANTO, pay("3 3"))
    assert table.state.scores == [6 + extra, 0]
    assert [(e.position, e.points, e.extra) for e in told(table, KamonPlaced)] == [(2, 6, extra)]


def test_the_top_tile_comes_along_and_the_next_one_shows() -> None:
    """SHI-3.7"""
    state = odd_year("3 2", "")
    state.tiles = [0, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    state.tops = [NONE] * 8
    state.tops[KANTO] = BUSHI
    table = at_table(state)
    take(table, 0, KANTO, pay("3 2"))
    assert table.state.bonuses[:3] == [0, 1, 0], "all bushi tiles left are plus ones"
    assert [event.bonus for event in told(table, TileTaken)] == [1]
    assert [event.troop for event in told(table, TileTurnedUp)] == [table.state.tops[KANTO]]
    assert table.state.tops[KANTO] in (BUSHI, SAMURAI)


def test_the_third_tile_is_the_last_and_the_last_position_has_none() -> None:
    """SHI-3.7"""
    state = odd_year("3 3 3 3 3 3", "")
    state.provinces[CHUBU] = (1, 1)
    table = at_table(state)
    take(table, 0, CHUBU, pay("3 3"))
    assert table.state.tops[CHUBU] == NONE
    assert sum(table.state.bonuses[:3]) == 1
    assert told(table, TileTurnedUp) == []
    take(table, 0, CHUBU, pay("3 3 3"))
    assert sum(table.state.bonuses[:3]) == 1
    assert table.state.provinces[CHUBU] == (1, 1, 0, 0)


def test_the_joker_is_any_troop_once_a_turn() -> None:
    """SHI-3.8"""
    state = odd_year("", "samurai samurai sohei sohei", titles=(DAIMYO, HATAMOTO), turns=(1,))
    assert payments(state, 1, CHUGOKU) == {pay("samurai samurai", joker=True)}
    table = at_table(state)
    take(table, 1, CHUGOKU, pay("samurai samurai", joker=True))
    assert refusal(table, 1, TakeProvince(HOKKAIDO)).clause == "SHI-3.3"
    state.titles = [DAIMYO, SENSEI]
    assert list(at_table(state).pending[1].actions) == [EndTurn()]


def test_bonus_tiles_work_on_the_joker() -> None:
    """SHI-3.8: the joker and two plus ones are three of a kind; joker and exchange are a koku."""
    state = odd_year("", "2", titles=(DAIMYO, HATAMOTO), turns=(1,))
    give_tiles(state, 1, exchange=1, plus_one=2)
    state.tops[CHUBU] = 2
    found = payments(state, 1, CHUBU)
    assert pay("", plus_one=2, joker=True) in found
    assert pay("2", exchange=1, joker=True) in found


def test_the_sensei_may_turn_a_kamon_to_gold_at_the_end_of_the_turn() -> None:
    """SHI-3.9: the leftmost silver one of a province; those of others and golden ones do not count."""
    state = odd_year("", "", titles=(SENSEI, HATAMOTO))
    state.provinces[KANTO] = (1, 0, 0)
    state.provinces[CHUBU] = (0 + GOLD, 1)
    table = at_table(state)
    table.play(0, EndTurn())
    assert list(table.pending[0].actions) == [KeepSilver(), TurnToGold(KANTO)]
    assert refusal(table, 0, TurnToGold(CHUBU)).clause == "SHI-3.9"
    table.play(0, TurnToGold(KANTO))
    assert table.state.provinces[KANTO] == (1, 0 + GOLD, 0)
    assert [(e.province, e.position) for e in told(table, TurnedGold)] == [(KANTO, 2)]
    assert table.waiting_for == (1,)
    table.play(1, EndTurn())
    assert table.state.year == 2, "only the Senseï is asked"


def test_the_sensei_may_keep_silver_and_is_not_asked_without_any() -> None:
    """SHI-3.9"""
    state = odd_year("3", "", titles=(SENSEI, HATAMOTO))
    table = at_table(state)
    table.play(0, EndTurn())
    assert table.waiting_for == (1,)
    state.provinces[KANTO] = (0,)
    table = at_table(state)
    table.play(0, EndTurn())
    table.play(0, KeepSilver())
    assert table.state.provinces[KANTO] == (0,)
    state.stack[-1] = Gilding(1)
    assert at_table(state).state.stack[-1] != Gilding(1)


def test_what_is_spent_is_gone() -> None:
    """SHI-3.10: cards to their discards, tiles out of the game."""
    table = at_table(odd_year("samurai 3", ""))
    give_tiles(table.state, 0, exchange=1)
    table.state.provinces[CHUGOKU] = (1,)
    take(table, 0, CHUGOKU, pay("samurai 3", exchange=1))
    assert table.state.troop_discards == list(cards("samurai"))
    assert table.state.koku_discards == list(cards("3"))
    assert hand(table.state, 0) == ()
    assert table.state.tiles_spent == 1
    assert table.state.bonuses[0] <= 1


def test_nothing_superfluous_is_paid() -> None:
    """SHI-3.11"""
    table = at_table(odd_year("samurai samurai bushi sohei 3 1", ""))
    table.play(0, TakeProvince(CHUGOKU))
    assert set(table.pending[0].actions) == {pay("bushi samurai samurai"), pay("3")}
    for payment in (pay("bushi samurai samurai sohei"), pay("1 3"), pay("bushi samurai samurai 3")):
        assert refusal(table, 0, payment).clause == "SHI-3.11"
    scrambled = Pay(cards("bushi samurai samurai")[::-1])
    assert refusal(table, 0, scrambled).message == "refused-not-in-order"
    assert refusal(table, 0, Refuse()).clause == "SHI-3.3"


def test_an_exchange_that_only_hides_a_smaller_price_in_koku_is_superfluous() -> None:
    """SHI-3.11: three koku pay Chūbu as they are, so exchanging them for troops wastes the tiles."""
    state = odd_year("3 shinobi", "")
    give_tiles(state, 0, exchange=3)
    assert pay("3", exchange=3) not in payments(state, 0, CHUBU)
    assert pay("3") in payments(state, 0, CHUBU)


def test_an_exchange_makes_any_troop_of_a_troop_or_of_a_koku() -> None:
    """SHI-4.1: of a card worth more than one koku the rest is lost to a price in troops."""
    state = odd_year("samurai samurai sohei 2", "")
    give_tiles(state, 0, exchange=1)
    state.provinces[CHUGOKU] = (1,)
    assert payments(state, 0, CHUGOKU) == {
        pay("samurai samurai sohei", exchange=1),
        pay("samurai samurai 2", exchange=1),
    }


def test_an_exchange_makes_a_koku_of_a_troop() -> None:
    """SHI-4.1: a double card has two troops to exchange, with two tiles."""
    state = odd_year("1 sohei+sohei", "")
    give_tiles(state, 0, exchange=2)
    assert pay("1 sohei+sohei", exchange=2) in payments(state, 0, CHUGOKU)


def test_several_exchanges_may_work_on_one_koku_card() -> None:
    """SHI-4.1: each turns one koku of it."""
    state = odd_year("samurai 2", "")
    give_tiles(state, 0, exchange=2)
    assert pay("samurai 2", exchange=2) not in payments(state, 0, CHUGOKU), "2 koku and a samurai are 3 koku"
    state.provinces[CHUGOKU] = (1, 1)
    assert payments(state, 0, CHUGOKU) == {pay("samurai 2", exchange=2)}


def test_a_plus_one_doubles_a_troop_or_adds_a_koku() -> None:
    """SHI-4.2"""
    state = odd_year("samurai bushi 2", "")
    give_tiles(state, 0, plus_one=1)
    assert payments(state, 0, CHUGOKU) == {pay("samurai bushi", plus_one=1), pay("2", plus_one=1)}


def test_a_plus_one_copies_what_an_exchange_has_made() -> None:
    """SHI-4.2: after any exchange."""
    state = odd_year("sohei sohei", "")
    give_tiles(state, 0, exchange=1, plus_one=1)
    state.tops[HOKKAIDO] = BUSHI
    assert payments(state, 0, HOKKAIDO) == {pay("sohei sohei", exchange=1, plus_one=1)}
    state.known[0] = cards("bushi sohei")
    assert payments(state, 0, HOKKAIDO) == {pay("bushi sohei", plus_one=1)}
    state.tops[CHUBU] = 2
    assert TakeProvince(CHUBU) not in at_table(state).pending[0].actions


def test_a_plus_one_adds_no_koku_to_a_troop_made_koku() -> None:
    """SHI-4.2: it wants a koku card."""
    state = odd_year("sohei sohei", "")
    give_tiles(state, 0, exchange=2, plus_one=1)
    state.tops[CHUBU] = BUSHI
    found = payments(state, 0, CHUBU)
    assert found == {pay("sohei sohei", exchange=2, plus_one=1)}, "as troops: shinobi, bushi and another shinobi"
    state.known[0] = cards("sohei")
    assert list(at_table(state).pending[0].actions) == [EndTurn()]


def test_a_draw_tile_draws_a_troop_card_at_any_time_of_the_turn() -> None:
    """SHI-4.3: before a kamon, between two, and after the second; the card is told to its owner alone."""
    state = odd_year("3 3", "")
    give_tiles(state, 0, draw=3)
    state.troop_deck = list(cards("sohei sohei sohei sohei"))
    table = at_table(state)
    table.play(0, DrawTroop())
    assert table.state.secret[0] == cards("sohei")
    take(table, 0, CHUBU, pay("3"))
    table.play(0, DrawTroop())
    take(table, 0, CHUGOKU, pay("3"))
    assert table.waiting_for == (0,)
    table.play(0, DrawTroop())
    assert table.state.secret[0] == cards("sohei sohei sohei")
    assert [note.to for note in table.told if isinstance(note.event, CardsSeen)] == [(0,)] * 3
    assert table.state.tiles_spent == 3


def test_without_a_draw_tile_nothing_is_drawn() -> None:
    """SHI-4.3"""
    assert refusal(at_table(odd_year("3", "")), 0, DrawTroop()).clause == "SHI-4.3"


def test_the_rulebooks_taking_of_provinces() -> None:
    """SHI-3.3 to SHI-3.7, SHI-4.1, SHI-4.2: Kantō twice, Chūbu, and the last position of Hokkaidō."""
    sakakibara, ii, sakai, honda = range(4)
    state = odd_year("samurai samurai samurai bushi+sohei", "1 1 1 1 2 shinobi bushi", "", "bushi+sohei")
    state.provinces[CHUBU] = (sakai, honda)
    state.provinces[HOKKAIDO] = (sakai, sakai, honda)
    state.tops[HOKKAIDO] = NONE
    state.tiles = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    state.tops = [NONE] * 8
    state.tops[KANTO] = BUSHI
    table = at_table(state)
    assert payments(state, sakakibara, KANTO) == {pay("samurai samurai samurai bushi+sohei")}
    take(table, sakakibara, KANTO, pay("samurai samurai samurai bushi+sohei"))
    assert told(table, KamonPlaced)[-1].points == 5
    assert table.state.bonuses[:3] == [1, 0, 0]
    assert table.state.tops[KANTO] == SOHEI
    table.play(sakakibara, EndTurn())

    table.state.tiles = [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0]
    table.state.tops[CHUBU] = BUSHI
    take(table, ii, KANTO, pay("1 1 1 1 2"))
    assert told(table, KamonPlaced)[-1].points == 6
    assert table.state.bonuses[3:6] == [0, 1, 0]
    take(table, ii, CHUBU, pay("shinobi bushi", plus_one=1))
    assert told(table, KamonPlaced)[-1].points == 6
    assert table.state.bonuses[3:6] == [1, 0, 0]
    table.play(sakai, EndTurn())
    if table.state.stack[-1] == Gilding(sakai):
        table.play(sakai, KeepSilver())

    give_tiles(table.state, honda, exchange=1, plus_one=1)
    table.state.titles[honda] = SENSEI
    table = at_table(table.state)
    take(table, honda, HOKKAIDO, pay("bushi+sohei", exchange=1, plus_one=1))
    assert told(table, KamonPlaced)[-1].points == 9
    assert table.state.provinces[HOKKAIDO] == (sakai, sakai, honda, honda)
    assert table.state.bonuses[9:] == [0, 0, 0], "no tile is left there"


def test_which_province_it_will_be_is_told_when_it_is_paid() -> None:
    """SHI-3.3: until then the choice can be taken back, and nobody has seen it."""
    table = at_table(odd_year("3 3", ""))
    before = table.view(1)
    table.play(0, TakeProvince(CHUBU))
    assert table.state.stack[-1] == PayFor(0, CHUBU, 0, False)
    assert game.view(table.state, 0).paying == CHUBU
    assert table.view(1) == before
    table.take_back(0)
    assert table.state.stack[-1] == TakeProvinces(0)

"""SHI-2: the even year."""

from collections import Counter

import pytest
from tests.games.shitenno.positions import (
    DAIMYO,
    HATAMOTO,
    KANTO,
    SENSEI,
    SHOMYO,
    at_table,
    cards,
    fresh,
    give_tiles,
    odd_year,
    pay,
    put_in,
    sharing,
    take,
    told,
)

from bakufu.games.shitenno.actions import Accept, Add, Choose, Divide, DrawTroop, EndTurn, Offer, Refuse, TakeOut
from bakufu.games.shitenno.components import FIRST_KOKU, NONE, SEALS, TITLES
from bakufu.games.shitenno.decks import draw_troop
from bakufu.games.shitenno.events import DeckRenewed, LotKept, NewTairo, SharingBegins, TakingBegins, TitleTaken
from bakufu.games.shitenno.provinces import TakeProvinces
from bakufu.games.shitenno.sharing import EvenYear
from bakufu.games.shitenno.state import by_rank, hand
from bakufu.kernel.step import settle
from bakufu.kernel.words import Refused


def test_years_alternate() -> None:
    """SHI-2.0: after the sharing comes an odd year, after that an even one."""
    table = at_table(odd_year("", ""))
    table.play(0, EndTurn())
    table.play(1, EndTurn())
    assert table.state.year == 2
    assert [event.year for event in told(table, SharingBegins)] == [2]
    tairo = table.waiting_for[0]
    table.play(tairo, Divide(DAIMYO, HATAMOTO))
    table.play(1 - tairo, Choose(DAIMYO))
    assert [event.year for event in told(table, TakingBegins)] == [3]


def test_rank_goes_by_seals() -> None:
    """SHI-2.1"""
    assert dict(zip(TITLES, SEALS, strict=True)) == {"daimyo": 4, "shomyo": 3, "sensei": 2, "hatamoto": 1}
    state = fresh(3)
    state.titles = [HATAMOTO, DAIMYO, SENSEI]
    assert by_rank(state) == [1, 2, 0]


@pytest.mark.parametrize(("players", "troops", "koku"), [(2, 4, 2), (3, 6, 3), (4, 8, 4)])
def test_the_first_tairo_turns_up_cards(players: int, troops: int, koku: int) -> None:
    """SHI-2.2: the highest rank, so many cards, four hierarchy tiles."""
    state = fresh(players)
    state.titles = state.titles[::-1]
    state.stack = [EvenYear()]
    table = at_table(state)
    assert table.waiting_for == (players - 1,)
    kinds = Counter(card >= FIRST_KOKU for card in table.state.shared)
    assert kinds == {False: troops, True: koku}
    offered = {action.tile for action in table.pending[players - 1].actions if isinstance(action, Offer | Divide)}
    assert offered == {0, 1, 2, 3}


def test_an_empty_troop_deck_is_renewed_in_the_middle_of_a_draw() -> None:
    """SHI-2.3"""
    state = fresh(4)
    state.stack = [EvenYear()]
    state.troop_deck = list(cards("bushi bushi bushi"))
    state.troop_discards = list(cards("sohei sohei sohei sohei sohei samurai"))
    table = at_table(state)
    drawn = [card for card in table.state.shared if card < FIRST_KOKU]
    assert Counter(drawn)[cards("bushi")[0]] == 3
    assert len(drawn) == 8
    assert len(table.state.troop_deck) == 1
    assert table.state.troop_discards == []
    assert [event.cards for event in told(table, DeckRenewed)] == [6]


def test_a_troop_deck_is_renewed_as_soon_as_it_is_empty() -> None:
    """SHI-2.3: cards discarded later wait for the next time."""
    state = odd_year("bushi bushi bushi", "")
    state.troop_deck = list(cards("sohei"))
    state.troop_discards = list(cards("samurai samurai"))
    assert (draw_troop(state),) == cards("sohei")
    assert sorted(state.troop_deck) == list(cards("samurai samurai"))
    assert state.troop_discards == []


def test_the_koku_deck_is_never_renewed_and_too_few_cards_are_just_fewer() -> None:
    """SHI-2.3"""
    state = fresh(4)
    state.stack = [EvenYear()]
    state.koku_deck, state.koku_discards = list(cards("3")), list(cards("1 1 1 1 1"))
    state.troop_deck, state.troop_discards = list(cards("bushi")), []
    settle(state)
    assert state.shared == list(cards("bushi 3"))
    assert state.koku_deck == []
    assert state.koku_discards == list(cards("1 1 1 1 1"))


def test_with_no_troop_card_anywhere_a_draw_tile_must_wait() -> None:
    """SHI-2.3"""
    state = odd_year("1", "1")
    give_tiles(state, 0, draw=1)
    state.troop_deck, state.troop_discards = [], []
    table = at_table(state)
    with pytest.raises(Refused) as refused:
        table.play(0, DrawTroop())
    assert refused.value.refusal.clause == "SHI-2.3"


def test_the_first_discards_become_the_deck_if_there_was_none() -> None:
    """SHI-2.3: as soon as there is something to renew it from."""
    state = odd_year("samurai samurai samurai bushi", "")
    state.troop_deck, state.troop_discards = [], []
    table = at_table(state)
    take(table, 0, KANTO, pay("samurai samurai samurai bushi"))
    assert sorted(table.state.troop_deck) == list(cards("samurai samurai samurai bushi"))


def test_a_lot_may_hold_no_card_or_all_of_them() -> None:
    """SHI-2.4"""
    table = at_table(sharing("bushi samurai 1"))
    table.play(0, Offer(HATAMOTO))
    table.play(1, Accept())
    assert hand(table.state, 1) == ()
    put_in(table, 0, "bushi samurai 1")
    table.play(0, Offer(SENSEI))
    assert table.state.shared == []
    table.play(2, Accept())
    assert hand(table.state, 2) == cards("bushi samurai 1")


def test_equal_cards_are_one_choice_and_can_be_taken_out_again() -> None:
    """SHI-2.4: until the lot is offered."""
    table = at_table(sharing("bushi bushi samurai"))
    bushi, samurai = cards("bushi samurai")
    assert list(table.pending[0].actions) == [Add(bushi), Add(samurai), *map(Offer, range(4))]
    table.play(0, Add(bushi))
    table.play(0, Add(samurai))
    table.play(0, TakeOut(bushi))
    assert table.state.lot == [samurai]
    assert table.state.shared == [bushi, bushi]
    table.play(0, Offer(DAIMYO))
    assert list(table.pending[1].actions) == [Accept(), Refuse()]


@pytest.mark.parametrize("action", [Add(3), TakeOut(0), Divide(0, 1)])
def test_what_a_lot_cannot_be(action: Add | TakeOut | Divide) -> None:
    """SHI-2.4, SHI-2.7"""
    table = at_table(sharing("bushi bushi samurai"))
    with pytest.raises(Refused) as refused:
        table.play(0, action)
    assert refused.value.refusal.clause == ("SHI-2.7" if isinstance(action, Divide) else "SHI-2.4")


def test_a_lot_is_offered_in_rank_order_to_those_without_one() -> None:
    """SHI-2.4, SHI-2.5: titles count, not seats; who has a lot is passed over."""
    state = sharing("bushi samurai 1")
    state.titles = [SENSEI, DAIMYO, HATAMOTO, SHOMYO]
    state.stack[-1] = state.stack[-1].now(tairo=1)
    table = at_table(state)
    put_in(table, 1, "bushi")
    table.play(1, Offer(DAIMYO))
    asked = []
    for _ in range(2):
        asked.append(table.waiting_for)
        table.play(table.waiting_for[0], Refuse())
    asked.append(table.waiting_for)
    assert asked == [(3,), (0,), (2,)]
    table.play(2, Accept())
    assert hand(table.state, 2) == cards("bushi")
    assert table.state.received == [NONE, NONE, DAIMYO, NONE]
    assert table.waiting_for == (1,), "the Tairō makes the next lot"
    with pytest.raises(Refused) as refused:
        table.play(1, Offer(DAIMYO))
    assert refused.value.refusal.message == "refused-tile-gone"
    table.play(1, Offer(SENSEI))
    assert table.waiting_for == (3,)
    table.play(3, Refuse())
    assert table.waiting_for == (0,), "seat 2 is out of the sharing"


def test_a_lot_that_all_refuse_is_the_tairos_own() -> None:
    """SHI-2.6: and the highest rank without a lot goes on."""
    table = at_table(sharing("bushi samurai 1"))
    put_in(table, 0, "1")
    table.play(0, Offer(HATAMOTO))
    for seat in (1, 2, 3):
        table.play(seat, Refuse())
    assert hand(table.state, 0) == cards("1")
    assert table.state.received == [HATAMOTO, NONE, NONE, NONE]
    assert told(table, LotKept)[0].seat == 0
    assert told(table, NewTairo)[0].seat == 1
    assert table.waiting_for == (1,)
    table.play(1, Offer(DAIMYO))
    assert table.waiting_for == (2,)


def test_the_last_two_split_all_cards() -> None:
    """SHI-2.7: at once with two players; the other chooses, nothing is left over."""
    table = at_table(sharing("bushi samurai 1 2", players=2))
    put_in(table, 0, "bushi 2")
    with pytest.raises(Refused) as refused:
        table.play(0, Offer(DAIMYO))
    assert refused.value.refusal.message == "refused-two-lots"
    with pytest.raises(Refused) as refused:
        table.play(0, Divide(DAIMYO, DAIMYO))
    assert refused.value.refusal.message == "refused-same-tile"
    table.play(0, Divide(DAIMYO, HATAMOTO))
    assert list(table.pending[1].actions) == [Choose(DAIMYO), Choose(HATAMOTO)]
    table.play(1, Choose(HATAMOTO))
    assert hand(table.state, 0) == cards("bushi 2")
    assert hand(table.state, 1) == cards("samurai 1")
    assert table.state.shared == table.state.lot == []


def test_a_lot_of_a_split_may_hold_no_card() -> None:
    """SHI-2.7"""
    table = at_table(sharing("bushi samurai", players=2))
    table.play(0, Divide(SENSEI, SHOMYO))
    table.play(1, Choose(SHOMYO))
    assert hand(table.state, 0) == ()
    assert hand(table.state, 1) == cards("bushi samurai")


def test_titles_follow_the_tiles_and_rank_changes_at_once() -> None:
    """SHI-2.8: the odd year is already played in the new order."""
    table = at_table(sharing("bushi samurai", players=2))
    table.play(0, Divide(SENSEI, SHOMYO))
    table.play(1, Choose(SHOMYO))
    assert table.state.titles == [SENSEI, SHOMYO]
    assert [(event.seat, event.title) for event in told(table, TitleTaken)] == [(1, SHOMYO), (0, SENSEI)]
    assert told(table, TakingBegins)[-1].seats == (1, 0)
    assert table.state.stack[-1] == TakeProvinces(1)


def test_the_rulebooks_sharing_among_four() -> None:
    """SHI-2.4 to SHI-2.8: 12 cards in lots of 4 and 3, then 2 and 3."""
    honda, sakakibara, sakai, ii = range(4)
    table = at_table(sharing("sohei shinobi bushi samurai samurai bushi+sohei bushi shinobi 1 1 3 1"))
    put_in(table, honda, "1 1 sohei shinobi")
    table.play(honda, Offer(SENSEI))
    table.play(sakakibara, Refuse())
    table.play(sakai, Accept())
    put_in(table, honda, "bushi samurai samurai")
    table.play(honda, Offer(HATAMOTO))
    table.play(sakakibara, Refuse())
    table.play(ii, Refuse())
    assert hand(table.state, honda) == cards("bushi samurai samurai")
    put_in(table, sakakibara, "3 bushi+sohei")
    table.play(sakakibara, Divide(DAIMYO, SHOMYO))
    table.play(ii, Choose(SHOMYO))
    assert [hand(table.state, seat) for seat in range(4)] == [
        cards("bushi samurai samurai"),
        cards("3 bushi+sohei"),
        cards("1 1 sohei shinobi"),
        cards("1 bushi shinobi"),
    ]
    assert table.state.titles == [HATAMOTO, DAIMYO, SENSEI, SHOMYO]
    assert table.waiting_for == (sakakibara,)

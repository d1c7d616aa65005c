"""SHI-2: lots and decks of the even year, each with an outcome worked out by hand."""

from collections import Counter
from typing import Any

import pytest
from tests.games.shitenno.positions import (
    DAIMYO,
    HATAMOTO,
    KYUSHU,
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

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import (
    Accept,
    Add,
    Choose,
    Divide,
    DrawTroop,
    EndTurn,
    KeepSilver,
    Offer,
    Refuse,
    TakeOut,
)
from bakufu.games.shitenno.components import KOKU_CARDS, KOKU_ON, NONE, TROOP_CARDS
from bakufu.games.shitenno.events import NewTairo, SharingBegins, TitleTaken
from bakufu.games.shitenno.sharing import EvenYear, MakeLot, SplitCards
from bakufu.games.shitenno.state import ShitennoState, hand
from bakufu.games.shitenno.years import EndOfOddYear
from bakufu.kernel.chance import seed_from
from bakufu.kernel.table import Table
from bakufu.kernel.words import Refused


def refused(table: Table[ShitennoState], seat: int, action: Any) -> str:
    """The clause that forbids this, with nothing changed."""
    before = table.state.to_json()
    with pytest.raises(Refused) as info:
        table.play(seat, action)
    assert table.state.to_json() == before
    return info.value.refusal.clause


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_dealt(players: int) -> None:
    """SHI-1.1 to SHI-1.5, SHI-2.2: piles, decks, kamon, titles, first cards, and the first Tairō's spread."""
    for seed in range(30):
        table = Table(game, players, game.Options(), seed_from(seed))
        state = table.state
        assert sum(state.tiles) == 24
        assert len(state.tops) == 8
        assert state.kamon_left == [{2: 12, 3: 10, 4: 8}[players]] * players
        assert state.scores == [0] * players
        assert len(set(state.titles)) == players
        assert [len(hand(state, seat)) for seat in range(players)] == [2] * players
        troops = [card for card in state.shared if not KOKU_ON[card]]
        assert len(troops) == 2 * players
        assert len(state.shared) - len(troops) == players
        assert len(state.troop_deck) == 34 - 4 * players
        assert len(state.koku_deck) == 24 - players
        tairo = state.titles.index(min(state.titles))
        assert table.waiting_for == (tairo,)
        everything = [*state.troop_deck, *state.shared, *state.koku_deck]
        for seat in range(players):
            everything += hand(state, seat)
        assert Counter(everything) == Counter((*TROOP_CARDS, *KOKU_CARDS))


def test_with_two_any_of_the_four_titles_may_be_dealt() -> None:
    """SHI-1.4: the titles are drawn out of all four, whoever sits there."""
    pairs = {tuple(Table(game, 2, game.Options(), seed_from(seed)).state.titles) for seed in range(200)}
    assert len(pairs) == 12


def test_an_empty_lot_can_be_offered_and_refused_and_is_the_tairos_own() -> None:
    """SHI-2.4, SHI-2.6: a tile alone is a lot; refused by all it is the Tairō's, who gets no card this year."""
    table = at_table(sharing("bushi samurai 1 2"))
    table.play(0, Offer(HATAMOTO))
    assert table.waiting_for == (1,)
    table.play(1, Refuse())
    table.play(2, Refuse())
    table.play(3, Refuse())
    assert hand(table.state, 0) == ()
    assert table.state.received == [HATAMOTO, NONE, NONE, NONE]
    assert table.waiting_for == (1,), "the highest rank without a lot"
    assert told(table, NewTairo)[-1].seat == 1
    offers = {action.tile for action in table.pending[1].actions if isinstance(action, Offer)}
    assert offers == {DAIMYO, SHOMYO, SENSEI}


def test_a_lot_of_all_cards_leaves_the_others_bare_tiles() -> None:
    """SHI-2.4, SHI-2.7: all cards in the first lot; the last two split nothing but tiles."""
    table = at_table(sharing("bushi samurai 1 2", players=3))
    put_in(table, 0, "bushi samurai 1 2")
    assert not any(isinstance(action, Add) for action in table.pending[0].actions)
    table.play(0, Offer(HATAMOTO))
    table.play(1, Accept())
    assert hand(table.state, 1) == cards("bushi samurai 1 2")
    assert table.waiting_for == (0,), "the Tairō is still without a lot and goes on"
    fits = set(table.pending[0].actions)
    left = (DAIMYO, SHOMYO, SENSEI)
    assert fits == {Divide(a, b) for a in left for b in left if a != b}
    table.play(0, Divide(SENSEI, DAIMYO))
    assert set(table.pending[2].actions) == {Choose(SENSEI), Choose(DAIMYO)}
    table.play(2, Choose(SENSEI))
    assert table.state.titles == [DAIMYO, HATAMOTO, SENSEI]
    assert hand(table.state, 0) == hand(table.state, 2) == ()
    assert table.waiting_for == (0,), "the new Daimyō begins (SHI-2.8)"


def test_rank_order_and_not_seat_order_rules_the_offers() -> None:
    """SHI-2.1, SHI-2.4, SHI-2.6: titles dealt crosswise; offers follow the seals."""
    state = sharing("bushi samurai shinobi sohei 1 1 2 3")
    state.titles = [SENSEI, HATAMOTO, DAIMYO, SHOMYO]
    state.stack[-1] = MakeLot(2)
    table = at_table(state)
    put_in(table, 2, "3")
    table.play(2, Offer(DAIMYO))
    for seat in (3, 0, 1):
        assert table.waiting_for == (seat,)
        table.play(seat, Refuse())
    assert hand(table.state, 2) == cards("3")
    assert table.waiting_for == (3,)
    table.play(3, Offer(SHOMYO))
    assert table.waiting_for == (0,), "the old Tairō is out"
    table.play(0, Refuse())
    assert table.waiting_for == (1,)
    table.play(1, Accept())
    assert table.waiting_for == (3,), "two are left: the Tairō splits"
    put_in(table, 3, "bushi 1")
    table.play(3, Divide(HATAMOTO, SENSEI))
    assert table.waiting_for == (0,)
    table.play(0, Choose(HATAMOTO))
    assert hand(table.state, 0) == cards("bushi 1")
    assert hand(table.state, 3) == cards("samurai shinobi sohei 1 2")
    assert table.state.titles == [HATAMOTO, SHOMYO, DAIMYO, SENSEI]
    assert {(e.seat, e.title) for e in told(table, TitleTaken)} == {(0, 3), (1, 1), (2, 0), (3, 2)}


def test_who_has_a_lot_is_passed_over_and_a_late_refusal_makes_the_second_tairo() -> None:
    """SHI-2.5, SHI-2.6: the Shōmyō has accepted; the Tairō keeps a lot, and the Senseï shares with the Hatamoto."""
    table = at_table(sharing("bushi samurai 1 2"))
    table.play(0, Offer(DAIMYO))
    table.play(1, Accept())
    assert table.waiting_for == (0,)
    put_in(table, 0, "bushi")
    table.play(0, Offer(HATAMOTO))
    assert table.waiting_for == (2,)
    table.play(2, Refuse())
    table.play(3, Refuse())
    assert hand(table.state, 0) == cards("bushi")
    assert table.waiting_for == (2,)
    assert isinstance(table.state.stack[-1], SplitCards)
    fits = {action for action in table.pending[2].actions if isinstance(action, Divide)}
    assert fits == {Divide(SHOMYO, SENSEI), Divide(SENSEI, SHOMYO)}


def test_nonsense_while_sharing_is_refused() -> None:
    """SHI-2.4, SHI-2.5, SHI-2.7: cards and tiles that are not there, the wrong player, the wrong moment."""
    table = at_table(sharing("bushi 1"))
    assert refused(table, 0, Add(cards("samurai")[0]))
    assert refused(table, 0, TakeOut(cards("bushi")[0]))
    assert refused(table, 0, Add(99))
    assert refused(table, 0, Add(-1))
    assert refused(table, 0, Offer(4))
    assert refused(table, 0, Offer(-1))
    assert refused(table, 0, Divide(0, 1))
    assert refused(table, 0, Accept())
    assert refused(table, 1, Offer(0))
    assert refused(table, 1, Accept())
    put_in(table, 0, "bushi")
    assert refused(table, 0, Add(cards("bushi")[0]))
    table.play(0, TakeOut(cards("bushi")[0]))
    table.play(0, Offer(DAIMYO))
    assert refused(table, 0, Accept())
    assert refused(table, 2, Accept())
    assert refused(table, 1, Add(cards("bushi")[0]))
    table.play(1, Accept())
    assert refused(table, 0, Offer(DAIMYO))
    two = at_table(sharing("bushi 1", players=2))
    assert refused(two, 0, Divide(1, 1))
    assert refused(two, 0, Offer(1))
    assert refused(two, 0, Divide(1, 4))
    two.play(0, Divide(1, 2))
    assert refused(two, 1, Choose(0))
    assert refused(two, 1, Choose(3))
    assert refused(two, 0, Choose(1))
    assert refused(two, 1, Refuse())


def begin_even_year(state: ShitennoState) -> Table[ShitennoState]:
    """The next even year, from here."""
    state.shared, state.lot, state.received = [], [], [NONE] * len(state.titles)
    state.stack = [EndOfOddYear(), EvenYear()]
    return at_table(state)


def test_nothing_at_all_to_share() -> None:
    """SHI-2.3, SHI-2.4: no card exists; the hierarchy tiles are still shared."""
    state = fresh()
    state.troop_deck, state.troop_discards, state.koku_deck = [], [], []
    table = begin_even_year(state)
    assert table.state.shared == []
    assert set(table.pending[0].actions) == {Offer(tile) for tile in range(4)}


def test_last_draw_by_tile_renews_the_deck_at_once() -> None:
    """SHI-2.3, SHI-4.3: the draw tile takes the last card; the discards become the deck."""
    state = odd_year("bushi", "bushi")
    give_tiles(state, 0, draw=2)
    state.troop_deck, state.troop_discards = list(cards("sohei")), list(cards("samurai samurai"))
    table = at_table(state)
    table.play(0, DrawTroop())
    assert hand(table.state, 0) == cards("bushi sohei")
    assert sorted(table.state.troop_deck) == list(cards("samurai samurai"))
    table.play(0, DrawTroop())
    assert hand(table.state, 0) == cards("bushi samurai sohei")
    assert refused(table, 0, DrawTroop())


def test_an_empty_deck_without_discards_is_renewed_by_the_next_payment() -> None:
    """SHI-2.3, SHI-4.3: no card left to draw; three bushi are paid and are the new deck: one can be drawn."""
    state = odd_year("bushi bushi bushi", "", turns=(0,))
    give_tiles(state, 0, draw=1)
    state.troop_deck, state.troop_discards = [], []
    table = at_table(state)
    assert DrawTroop() not in table.pending[0].actions
    take(table, 0, KYUSHU, pay("bushi bushi bushi"))
    assert table.state.troop_deck == list(cards("bushi bushi bushi"))
    table.play(0, DrawTroop())
    assert hand(table.state, 0) == cards("bushi")


def test_the_spread_of_the_second_year_pair() -> None:
    """SHI-2.0, SHI-2.2: after an odd year the highest title of that year turns up the next cards."""
    state = odd_year("", "", "", titles=(HATAMOTO, DAIMYO, SENSEI))
    state.provinces[0] = (2,)
    before = len(state.koku_deck)
    table = at_table(state)
    table.play(1, EndTurn())
    table.play(2, EndTurn())
    table.play(2, KeepSilver())
    table.play(0, EndTurn())
    assert told(table, SharingBegins)[-1].seat == 1
    assert len(table.state.koku_deck) == before - 3

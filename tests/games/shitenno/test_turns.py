"""SHI-3.1 and 3.7 to 3.9: turns of the odd year, each with an outcome worked out by hand."""

from typing import Any

import pytest
from tests.games.shitenno.positions import (
    CHUBU,
    CHUGOKU,
    DAIMYO,
    HATAMOTO,
    HOKKAIDO,
    KANTO,
    KYUSHU,
    SENSEI,
    at_table,
    cards,
    give_tiles,
    odd_year,
    pay,
    take,
    told,
)

from bakufu.games.shitenno.actions import DrawTroop, EndTurn, KeepSilver, Pay, TakeProvince, TurnToGold
from bakufu.games.shitenno.events import CardsSeen, Paid, TileTaken, TurnedGold
from bakufu.games.shitenno.provinces import Gilding
from bakufu.games.shitenno.state import GOLD, ShitennoState, hand
from bakufu.kernel.table import Table
from bakufu.kernel.words import Refused


def refused(table: Table[ShitennoState], seat: int, action: Any) -> str:
    """The clause that forbids this, with nothing changed."""
    before = table.state.to_json()
    with pytest.raises(Refused) as info:
        table.play(seat, action)
    assert table.state.to_json() == before
    return info.value.refusal.clause


def only_bonus(state: ShitennoState, bonus: int) -> None:
    """Every tile hides this bonus."""
    state.tiles = [12 if sort % 3 == bonus else 0 for sort in range(12)]


def test_never_a_third_kamon() -> None:
    """SHI-3.1: two a year, whatever is left in hand."""
    state = odd_year("3 3 3 3", "", turns=(0,))
    only_bonus(state, 0)
    table = at_table(state)
    take(table, 0, CHUBU, pay("3"))
    take(table, 0, KYUSHU, pay("3"))
    assert table.state.year == 2, "the turn is over"


def test_one_kamon_left_places_one() -> None:
    """SHI-3.1: as many as are left; and then the game ends with the year (SHI-5.1)."""
    state = odd_year("3 3", "", turns=(0,))
    state.kamon_left[0] = 1
    only_bonus(state, 0)
    table = at_table(state)
    take(table, 0, CHUBU, pay("3"))
    assert table.over
    assert table.state.kamon_left[0] == 0


def test_the_tile_just_taken_pays_at_once() -> None:
    """SHI-3.7: a plus one taken with the first kamon copies a troop for the second."""
    state = odd_year("3 shinobi bushi", "", turns=(0,))
    only_bonus(state, 1)
    table = at_table(state)
    assert TakeProvince(CHUBU) in table.pending[0].actions
    take(table, 0, KYUSHU, pay("3"))
    assert told(table, TileTaken)[-1].bonus == 1
    assert table.state.bonuses[:3] == [0, 1, 0]
    take(table, 0, CHUBU, pay("shinobi bushi", plus_one=1))
    assert table.state.bonuses[:3] == [0, 1, 0], "one spent, another taken"
    assert table.state.tiles_spent == 1


def test_a_draw_tile_just_taken_draws_before_the_second_kamon_and_after_it() -> None:
    """SHI-3.7, SHI-4.3: at any time in one's turn, also when both kamon are placed."""
    state = odd_year("3 3", "", turns=(0,))
    only_bonus(state, 2)
    state.troop_deck = list(cards("sohei samurai"))
    table = at_table(state)
    assert DrawTroop() not in table.pending[0].actions
    take(table, 0, KYUSHU, pay("3"))
    table.play(0, DrawTroop())
    assert len(hand(table.state, 0)) == 2
    assert table.state.tiles_spent == 1
    take(table, 0, CHUBU, pay("3"))
    assert table.waiting_for == (0,)
    assert set(table.pending[0].actions) == {DrawTroop(), EndTurn()}
    table.play(0, DrawTroop())
    assert table.state.tiles_spent == 2


def test_drawn_card_is_secret() -> None:
    """SHI-1.5, SHI-4.3: the others see a card more, not which."""
    state = odd_year("3", "", turns=(0,))
    give_tiles(state, 0, draw=1)
    table = at_table(state)
    table.play(0, DrawTroop())
    assert table.view(1)["secret"] == [1, 0]
    assert [tuple(k) for k in table.view(1)["known"]] == [cards("3"), ()]
    assert all(not isinstance(event, CardsSeen) for event in table.log(1))


def test_the_joker_kept_for_the_second_kamon() -> None:
    """SHI-3.8: a first kamon without it leaves it to the second."""
    state = odd_year("", "3 samurai samurai", titles=(DAIMYO, HATAMOTO), turns=(1,))
    table = at_table(state)
    take(table, 1, CHUBU, pay("3"))
    take(table, 1, CHUGOKU, pay("samurai samurai", joker=True))
    assert table.state.scores[1] == 6
    assert table.state.titles[1] == HATAMOTO
    assert [e.joker for e in told(table, Paid)] == [False, True]


def test_the_joker_is_not_renewed_by_a_draw() -> None:
    """SHI-3.8: drawing between the two kamon does not bring the joker back."""
    state = odd_year("", "shinobi shinobi samurai samurai", titles=(DAIMYO, HATAMOTO), turns=(1,))
    give_tiles(state, 1, draw=1)
    state.troop_deck = list(cards("sohei sohei"))
    only_bonus(state, 0)
    table = at_table(state)
    take(table, 1, CHUBU, pay("shinobi shinobi", joker=True))
    table.play(1, DrawTroop())
    ways = []
    if TakeProvince(CHUGOKU) in table.pending[1].actions:
        table.play(1, TakeProvince(CHUGOKU))
        ways = list(table.pending[1].actions)
    assert ways
    assert all(isinstance(way, Pay) and not way.joker for way in ways), (
        "with the exchange just taken, not with the joker"
    )


def test_gold_may_go_to_a_kamon_just_placed_or_an_old_one() -> None:
    """SHI-3.9: any own silver kamon on the board, one only, also without placing."""
    state = odd_year("", "3", titles=(DAIMYO, SENSEI), turns=(1,))
    state.provinces[KANTO] = (0, 1, 1)
    state.provinces[HOKKAIDO] = (1 + GOLD,)
    table = at_table(state)
    take(table, 1, CHUBU, pay("3"))
    table.play(1, EndTurn())
    assert set(table.pending[1].actions) == {TurnToGold(KANTO), TurnToGold(CHUBU), KeepSilver()}
    assert refused(table, 1, TurnToGold(HOKKAIDO))
    before = list(table.state.scores)
    table.play(1, TurnToGold(KANTO))
    assert table.state.scores == before
    assert sorted(table.state.provinces[KANTO]) == sorted((0, 1 + GOLD, 1))
    assert len(told(table, TurnedGold)) == 1
    assert not isinstance(table.state.stack[-1], Gilding)


def test_forbidden_payments() -> None:
    """SHI-3.4, SHI-3.6, SHI-3.8, SHI-3.11: too little, too much, not owned, not his."""
    state = odd_year("samurai samurai bushi 1 2 3", "", turns=(0,))
    give_tiles(state, 0, exchange=1, plus_one=1, draw=1)
    table = at_table(state)
    assert refused(table, 0, pay("3"))
    table.play(0, TakeProvince(CHUGOKU))
    for wrong in (
        pay(""),
        pay("2"),
        pay("1"),
        pay("1 3"),
        pay("samurai samurai"),
        pay("samurai samurai bushi 1"),
        pay("samurai samurai bushi", joker=True),
        pay("samurai samurai bushi", exchange=1),
        pay("samurai bushi", exchange=-1),
        pay("samurai bushi 1", plus_one=2),
        pay("3 3"),
        pay("samurai samurai samurai bushi"),
        Pay((99,)),
        Pay(tuple(reversed(cards("samurai samurai bushi")))),
    ):
        assert refused(table, 0, wrong), wrong
    assert refused(table, 1, pay("3"))
    assert refused(table, 0, DrawTroop())
    table.play(0, pay("samurai samurai bushi"))
    assert sorted(table.state.troop_discards) == list(cards("samurai samurai bushi"))

"""SHI-1: set-up."""

from collections import Counter

import pytest
from tests.games.shitenno.positions import (
    BUSHI,
    CHUBU,
    HOKKAIDO,
    KANTO,
    SAMURAI,
    SHINOBI,
    SOHEI,
    at_table,
    cards,
    fresh,
    put_in,
    sharing,
    told,
)

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import Add
from bakufu.games.shitenno.components import (
    BONUS_TILES,
    CARD_OF,
    GENERALS,
    KOKU_CARDS,
    KOKU_ON,
    NONE,
    POSITIONS,
    PROVINCE_NAMES,
    PROVINCES,
    TROOP_CARDS,
    TROOP_OF,
    TROOPS_NEEDED,
)
from bakufu.games.shitenno.decks import take_tile, turn_up_tile
from bakufu.games.shitenno.events import CardsDealt, CardsSeen, TilesTurnedUp, TitleDealt
from bakufu.games.shitenno.state import ShitennoState, hand
from bakufu.games.shitenno.years import TwoYears
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import settle
from bakufu.kernel.table import Table
from bakufu.kernel.words import ONLOOKER


def dealt(players: int, seed: int = 3, draw_first: bool = True) -> Table[ShitennoState]:
    return Table(game, players, game.Options(draw_first=draw_first), seed_from(seed))


def test_the_components_are_those_of_the_rulebook() -> None:
    """SHI-1.1, SHI-1.2: 24 tiles, 24 koku cards, 24 single and 10 double troop cards, eight provinces."""
    assert sum(BONUS_TILES) == 24 == 3 * len(PROVINCES)
    assert Counter(KOKU_ON[card] for card in KOKU_CARDS) == {1: 12, 2: 8, 3: 4}
    assert len(TROOP_CARDS) == 34
    assert len(CARD_OF) == 14
    assert PROVINCE_NAMES[KANTO] == "Kantō"
    assert TROOP_OF[KANTO] == SAMURAI
    assert TROOPS_NEEDED[KANTO] == 3
    assert POSITIONS[KANTO] == (5, 6, 8, 11)
    assert (TROOP_OF[CHUBU], TROOPS_NEEDED[CHUBU], POSITIONS[CHUBU]) == (SHINOBI, 2, (3, 4, 6, 9))


def test_every_province_shows_the_troop_of_its_top_tile_only() -> None:
    """SHI-1.1: bonus faces and lower tiles are unknown, also to the view."""
    table = dealt(3)
    (event,) = told(table, TilesTurnedUp)
    assert event.troops == tuple(table.state.tops)
    assert all(troop in range(4) for troop in table.state.tops)
    for seat in (ONLOOKER, 0, 1, 2):
        seen = game.view(table.state, seat)
        assert seen.tops == table.state.tops
        assert sum(seen.tiles) == 24


def test_a_tile_is_any_tile_that_could_still_be_there() -> None:
    """SHI-1.1: three tiles each, drawn from 24; taking all of them uses up every sort exactly."""
    state = fresh()
    for level in range(3):
        for province in range(len(PROVINCES)):
            troop = state.tops[province]
            before = state.tiles[:]
            bonus = take_tile(state, province)
            assert before[troop * 3 + bonus] == state.tiles[troop * 3 + bonus] + 1
            if level < 2:
                turn_up_tile(state, province)
            else:
                state.tops[province] = NONE
    assert state.tiles == [0] * 12


def test_the_bonus_of_a_tile_is_drawn_from_those_with_its_troop() -> None:
    """SHI-1.1: with one tile left of a troop there is only one bonus it can have."""
    state = fresh()
    state.tops[HOKKAIDO] = SOHEI
    state.tiles = [2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert take_tile(state, HOKKAIDO) == 2
    state.tops = [BUSHI] * 6 + [NONE, NONE]
    state.tiles = [2, 2, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    turn_up_tile(state, KANTO)
    assert state.tops[KANTO] == SAMURAI, "all six bushi lie on top elsewhere"


@pytest.mark.parametrize(("players", "kamon"), [(2, 12), (3, 10), (4, 8)])
def test_each_player_has_kamon_and_no_points(players: int, kamon: int) -> None:
    """SHI-1.3"""
    state = dealt(players).state
    assert state.kamon_left == [kamon] * players
    assert len(set(GENERALS)) == 4, "a general for everyone"
    assert state.scores == [0] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_a_title_and_two_secret_troop_cards(players: int) -> None:
    """SHI-1.4: titles are open, the cards are told to their owner alone."""
    table = dealt(players)
    titles = [event.title for event in told(table, TitleDealt)]
    assert titles == table.state.titles
    assert len(set(titles)) == players
    assert all(title in range(4) for title in titles)
    assert [event.number for event in told(table, CardsDealt)] == [2] * players
    for note in table.told:
        if isinstance(note.event, CardsSeen):
            assert note.to is not None
            (seat,) = note.to
            assert tuple(sorted(note.event.cards)) == table.state.secret[seat]
    assert all(card < 14 for seat in range(players) for card in hand(table.state, seat))


def test_all_titles_can_be_dealt_to_anyone() -> None:
    """SHI-1.4: with two players, too, each of the four comes up."""
    assert {dealt(2, seed).state.titles[1] for seed in range(40)} == {0, 1, 2, 3}


def test_seat_0_can_be_given_the_highest_title() -> None:
    for seed in range(20):
        titles = dealt(3, seed, draw_first=False).state.titles
        assert titles[0] == min(titles)


def test_what_was_shared_openly_stays_known_and_the_rest_is_secret() -> None:
    """SHI-1.5: the view of another hand shows the known cards and counts the others."""
    table = dealt(2)
    tairo = table.waiting_for[0]
    other = 1 - tairo
    state = table.state
    for seat in (0, 1, ONLOOKER):
        seen = game.view(table.state, seat)
        assert seen.known == [(), ()]
        assert seen.secret == [2, 2]
        assert seen.hand == (hand(state, seat) if seat >= 0 else ())
        assert seen.kamon_left == [12, 12]
        assert seen.titles == state.titles
    shared = tuple(state.shared)
    for card in shared:
        table.play(tairo, Add(card))
    actions = [action for action in table.pending[tairo].actions if not hasattr(action, "card")]
    table.play(tairo, actions[0])
    table.play(other, table.pending[other].actions[0])
    seen = game.view(table.state, tairo)
    assert seen.known[other] == shared, "the other has taken the lot with all the cards"
    assert seen.secret[other] == 2


def test_a_card_that_is_put_in_a_lot_is_still_on_the_table() -> None:
    """SHI-1.5"""
    table = at_table(sharing("bushi samurai 1"))
    put_in(table, 0, "bushi")
    for seat in (0, 3, ONLOOKER):
        assert game.view(table.state, seat).lot == list(cards("bushi"))
        assert game.view(table.state, seat).shared == list(cards("samurai 1"))


def test_the_game_begins_with_an_even_year() -> None:
    """SHI-2.0"""
    state = game.set_up(4, game.Options(), Chance(seed_from(1)))
    settle(state)
    assert state.year == 0
    assert TwoYears() not in state.stack
    assert [type(step).__name__ for step in state.stack] == ["EndOfOddYear", "OddYear", "MakeLot"]

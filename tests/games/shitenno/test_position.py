"""Positions from outside: what could lie on a table, and what could not."""

from collections.abc import Callable
from random import Random

import pytest
from tests.games.shitenno.positions import CHUBU, KANTO, at_table, cards, odd_year, pay, take

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import TakeProvince
from bakufu.games.shitenno.components import NONE
from bakufu.games.shitenno.provinces import PayFor, TakeProvinces
from bakufu.games.shitenno.state import GOLD, PLAYED, ShitennoState, Unseen
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import answer, settle


def some_position(seed: int, answers: int) -> ShitennoState:
    """A real game after so many random answers."""
    rng = Random(seed)
    state = game.set_up(3, game.Options(), Chance(seed_from(seed)))
    waiting = settle(state)
    for _ in range(answers):
        if waiting:
            waiting = answer(state, waiting[0], rng.choice(state.stack[-1].ask(state, waiting[0]).actions))
    return state


@pytest.mark.parametrize("answers", [0, 10, 40, 90, 1000])
def test_what_came_about_by_play_has_no_flaw(answers: int) -> None:
    for seed in range(5):
        assert game.flaw(some_position(seed, answers)) is None
    assert game.flaw(game.set_up(2, game.Options(), Chance(seed_from(1)))) is None


def second_daimyo(state: ShitennoState) -> None:
    state.titles = [0, 0, 1]


def unknown_title(state: ShitennoState) -> None:
    state.titles[0] = 7


def missing_card(state: ShitennoState) -> None:
    state.troop_deck.pop()


def strange_card(state: ShitennoState) -> None:
    state.troop_deck[0] = 99


def koku_among_troops(state: ShitennoState) -> None:
    state.troop_deck.append(state.koku_deck.pop())


def secret_from_nowhere(state: ShitennoState) -> None:
    state.unseen = state.unseen[1:]


def played_before_it_was_drawn(state: ShitennoState) -> None:
    seat, card, _ = state.unseen[0]
    state.unseen = (Unseen(seat, card, PLAYED), *state.unseen)


def deck_of_the_future(state: ShitennoState) -> None:
    seat, card, deck = state.unseen[0]
    state.unseen = (Unseen(seat, card, deck + 1), *state.unseen[1:])


def more_draws_than_tiles(state: ShitennoState) -> None:
    """Fifteen cards drawn and played; there are six in the beginning and eight tiles to draw with."""
    state.unseen += (Unseen(0, 0, 0), Unseen(0, 0, PLAYED)) * 9


def kamon_from_nowhere(state: ShitennoState) -> None:
    state.kamon_left[1] += 1


def stranger_on_the_board(state: ShitennoState) -> None:
    state.provinces[KANTO] = (5,)


def tile_too_many(state: ShitennoState) -> None:
    state.bonuses[0] += 1


def no_tile_on_top(state: ShitennoState) -> None:
    state.tops[next(p for p, kamon in enumerate(state.provinces) if len(kamon) < 3)] = NONE


def tops_that_are_not_left(state: ShitennoState) -> None:
    state.tops = [0 if top != NONE else NONE for top in state.tops]


def less_than_nothing(state: ShitennoState) -> None:
    state.scores[2] = -1


def seat_without_a_player(state: ShitennoState) -> None:
    state.stack[-1] = TakeProvinces(3)


def payment_that_cannot_be(state: ShitennoState) -> None:
    state.stack[-1] = PayFor(0, -1, 0, False)


def short_list(state: ShitennoState) -> None:
    state.scores.pop()


@pytest.mark.parametrize(
    "spoil",
    [
        second_daimyo,
        unknown_title,
        missing_card,
        strange_card,
        koku_among_troops,
        secret_from_nowhere,
        played_before_it_was_drawn,
        deck_of_the_future,
        more_draws_than_tiles,
        kamon_from_nowhere,
        stranger_on_the_board,
        tile_too_many,
        no_tile_on_top,
        tops_that_are_not_left,
        less_than_nothing,
        seat_without_a_player,
        payment_that_cannot_be,
        short_list,
    ],
)
def test_what_cannot_lie_on_a_table_is_named(spoil: Callable[[ShitennoState], None]) -> None:
    state = some_position(2, 5)
    assert game.flaw(state) is None
    spoil(state)
    assert game.flaw(state)


def test_gold_is_no_flaw() -> None:
    state = some_position(3, 80)
    province = next(p for p, kamon in enumerate(state.provinces) if kamon)
    kamon = state.provinces[province]
    state.provinces[province] = (kamon[0] % GOLD + GOLD, *kamon[1:])
    assert game.flaw(state) is None


def test_hints_say_what_a_province_scores_and_what_a_payment_wastes() -> None:
    """SHI-3.4, SHI-3.7: the Daimyō's two points are named apart."""
    table = at_table(odd_year("2 2", ""))
    decision = table.pending[0]
    hints = game.hint(game.view(table.state, 0), 0, decision)
    assert hints is not None
    by_action = dict(zip(decision.actions, hints, strict=True))
    assert by_action[TakeProvince(CHUBU)] == {"points": 3, "extra": 2}
    table.play(0, TakeProvince(CHUBU))
    assert game.hint(game.view(table.state, 0), 0, table.pending[0]) == [{"lost_troops": [], "lost_koku": 1}]
    table.take_back(0)
    take(table, 0, CHUBU, pay("2 2"))
    assert table.state.koku_discards == list(cards("2 2"))

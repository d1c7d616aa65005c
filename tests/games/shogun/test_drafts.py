"""SHO-1.4 to 1.6: drafts to their end."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from bakufu.games.shogun.actions import ReplaceOpen, TakeTop
from bakufu.games.shogun.components import ARMY_GROUPS, CLOSED
from bakufu.games.shogun.state import NEUTRAL, ShogunState
from bakufu.kernel.step import answer
from tests.games.shogun.positions import asked, balanced, play, start, waiting


def take_top(state: ShogunState) -> int:
    """The player in turn takes the top card and puts the first group there."""
    seat = waiting(state)[0]
    play(state, TakeTop())
    play(state, asked(state).actions[0])
    return seat


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_a_draft_to_its_end(players: int, side: str) -> None:
    """SHO-1.4, SHO-1.6: groups of 5 4 4 3 3 2 2 (2 2), clockwise, no closed province."""
    rng = Random(players)
    for seed in range(8):
        state = start(players, seed, side=side, start="draft")
        turns: list[int] = []
        while type(state.stack[-1]).__name__ in ("TakeTurn", "Settle"):
            seat = waiting(state)[0]
            if type(state.stack[-1]).__name__ == "TakeTurn":
                assert len(state.open) == 2
                assert all(state.owner[card] == NEUTRAL for card in state.open)
                turns.append(seat)
            answer(state, seat, rng.choice(list(asked(state).actions)))
        without_replacing = [seat for i, seat in enumerate(turns) if not i or seat != turns[i - 1]]
        assert all((a + 1) % players == b for a, b in pairwise(without_replacing))
        for seat in range(players):
            held = Counter(state.armies[province] for province in state.provinces(seat))
            assert held == Counter(ARMY_GROUPS[players][: 12 - players])
            assert len(state.provinces(seat)) == 12 - players
        if players == 3:
            assert not any(state.armies[province] for province in CLOSED[side])
        balanced(state)


def test_replacing_is_not_a_duty_and_the_next_player_may_do_it_too() -> None:
    """SHO-1.5"""
    state = start(3, 2, start="draft")
    for _ in range(3):
        take_top(state)
    take_top(state)
    assert ReplaceOpen() in asked(state).actions


def test_new_cards_seen_after_replacing_are_the_ones_to_compare_with() -> None:
    """SHO-1.5: the player had the choice between the new cards, and finds them again a round later."""
    state = start(3, 2, start="draft")
    first = waiting(state)[0]
    for _ in range(3):
        take_top(state)
    play(state, ReplaceOpen())
    take_top(state)
    for _ in range(2):
        assert ReplaceOpen() not in asked(state).actions
        take_top(state)
    assert waiting(state) == (first,)
    assert ReplaceOpen() in asked(state).actions


def test_cards_under_the_pile_are_not_drawn_while_others_lie_above() -> None:
    """SHO-1.5"""
    for seed in range(30):
        state = start(3, seed, start="draft")
        for _ in range(3):
            take_top(state)
        under = set(state.open)
        play(state, ReplaceOpen())
        while type(state.stack[-1]).__name__ in ("TakeTurn", "Settle"):
            assert not under & set(state.open)
            if type(state.stack[-1]).__name__ == "TakeTurn":
                play(state, TakeTop())
            else:
                play(state, asked(state).actions[0])
        assert all(state.owner[card] == NEUTRAL for card in under)


def test_the_first_to_take_a_province_is_drawn_or_seat_0() -> None:
    """SHO-1.4"""
    firsts = {waiting(start(4, seed, start="draft"))[0] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert {waiting(start(4, seed, start="draft", draw_first=False))[0] for seed in range(10)} == {0}


@pytest.mark.parametrize(("players", "cards"), [(3, 37), (4, 45), (5, 45)])
def test_a_pile_turned_over_and_over(players: int, cards: int) -> None:
    """SHO-1.4, SHO-1.5: nobody likes the open cards; those put under come up again, the first pair first."""
    came_back = 0
    for seed in range(10):
        state = start(players, seed, start="draft")
        put_under: list[int] = []
        while type(state.stack[-1]).__name__ in ("TakeTurn", "Settle"):
            taking = type(state.stack[-1]).__name__ == "TakeTurn"
            held = [q for q in range(45) if state.owner[q] >= 0]
            if taking:
                everything = [*held, *state.open, *state.pile, *state.under]
                assert sorted(everything) == sorted(set(everything))
                assert len(everything) == cards
            if taking and ReplaceOpen() in asked(state).actions:
                put_under += state.open
                play(state, ReplaceOpen())
            elif taking:
                play(state, TakeTop())
            else:
                play(state, asked(state).actions[0])
        again = [q for q in put_under if state.owner[q] >= 0]
        came_back += len(again)
        assert set(again) <= set(put_under[: len(again) + 3])
        balanced(state)
    assert came_back or players > 3

"""How far a search plays on, and how it judges what it comes to."""

from random import Random

import pytest

from bakufu.bots import bot
from bakufu.bots.playing import play_out
from bakufu.bots.search.playout import playout
from bakufu.games.edo_yashiki.game import game
from bakufu.games.edo_yashiki.judgement import judgement, points_of
from bakufu.games.edo_yashiki.state import NONE, EdoState
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import answer


def about_to_lay(players: int, number: int) -> EdoState:
    """A game between bots in which some rounds have been played and the next cards are about to be laid."""
    state = game.set_up(players, game.read_options(players, {}), Chance(seed_from(number)))
    answers = play_out(game, state, [bot("greedy-1", Random(seat)) for seat in range(players)], Random(1))
    for _ in answers:
        if len(state.deck) <= 64 - 4 * players and NONE not in state.hands:
            return state
    raise AssertionError("the game was over before")


@pytest.mark.parametrize("players", [2, 4])
def test_a_playout_ends_with_the_round_after_the_next(players: int) -> None:
    state = about_to_lay(players, 1)
    state.scores = [0] * players
    deck = len(state.deck)
    plan = judgement.plans(state, 0, state.stack[-1].ask(state, 0), Random(1), 2)[0]
    playout(judgement, state, 0, plan)
    assert len(state.deck) == deck - 3 * players
    assert not any(state.lines), "all is scored"


def test_lines_about_to_be_scored_count_with_what_their_kinds_bring() -> None:
    for number in range(6):
        state = about_to_lay(2, number)
        answer(state, 0, judgement.quick(state, 0, state.stack[-1].ask(state, 0), {}))
        lines, before = state.lines[0], state.scores[0]
        answer(state, 1, judgement.quick(state, 1, state.stack[-1].ask(state, 1), {}))
        assert points_of(lines) == state.scores[0] - before

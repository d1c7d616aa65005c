"""How the search judges: playouts go by the advice to the letter, and reach beyond the next sharing."""

from random import Random
from typing import Any

import pytest

from bakufu.bots.search.playout import playout
from bakufu.games.shitenno import game
from bakufu.games.shitenno.judgement import judgement
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import answer, settle


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_playout_everybody_does_what_the_advice_says(players: int) -> None:
    """Remembering where a lot or a split leads to changes nothing, over the years and lot after lot."""
    for seed in range(3):
        state = game.set_up(players, game.read_options(players, {}), Chance(seed_from(seed)))
        memory: dict[Any, Any] = {}
        asked = set()
        while seats := settle(state):
            decision = state.stack[-1].ask(state, seats[0])
            quick = judgement.quick(state, seats[0], decision, memory)
            if len(decision.actions) > 1:
                assert quick == game.advise(state, seats[0], decision, Chance(seed_from(1)))
            asked.add(decision.name)
            answer(state, seats[0], quick)
        assert {"split-cards", "choose-lot", "take-provinces"} <= asked
        assert ("make-lot" in asked) == (players > 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lot_is_judged_by_two_sharings_and_the_taking_between_them(players: int) -> None:
    state = game.set_up(players, game.read_options(players, {}), Chance(seed_from(3)))
    (seat,) = settle(state)
    begun, kamon = state.year, sum(state.kamon_left)
    plan = judgement.plans(state, seat, state.stack[-1].ask(state, seat), Random(1), 1)[0]
    playout(judgement, state, seat, plan)
    assert state.year == begun + 3
    assert sum(state.kamon_left) < kamon
    assert not state.shared

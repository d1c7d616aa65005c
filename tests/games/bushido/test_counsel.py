"""What greedy has learned beyond the first advice."""

from random import Random
from typing import Any

import bakufu
from bakufu.games.bushido.actions import PASS, Discard, Lay, Offer
from bakufu.games.bushido.components import HONOUR, TACTICS, WINNING_HONOUR
from bakufu.games.bushido.fight import LayTiles
from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.judgement import judgement_of
from bakufu.kernel.words import Seat
from tests.walks import asked

GAME = bakufu.find("bushido")


def sensible(state: BushidoState, seat: Seat) -> Any:
    decision = state.stack[-1].ask(state, seat)
    return judgement_of(GAME).sensible(state, seat, decision, Random(1))


def first(name: str) -> tuple[Any, Seat]:
    """The first time that somebody is asked this, as far as it matters here."""
    for state, seat in asked(GAME, {}, 1):
        step = state.stack[-1]
        if step.ask(state, seat).name == name and (not isinstance(step, LayTiles) or seat == step.defender):
            return state.clone(), seat
    raise AssertionError(name)


def test_a_tactic_that_one_has_twice_is_put_away_and_a_single_one_kept() -> None:
    state, seat = first("discard")
    mine = slice(seat * TACTICS, seat * TACTICS + TACTICS)
    state.discs[mine] = [2, 1, 1, 0, 0]
    assert sensible(state, seat) == Discard(0)
    state.discs[mine] = [1, 1, 1, 0, 1]
    assert sensible(state, seat) == PASS


def test_who_is_attacked_lays_all_that_he_has() -> None:
    state, seat = first("lay-tiles")
    action = sensible(state, seat)
    while isinstance(action, Lay):
        state.stack[-1].do(state, seat, action)
        action = sensible(state, seat)
    assert state.stack[-1].ask(state, seat).actions == (action,)


def test_tokens_are_offered_for_the_attack_that_wins_the_game() -> None:
    state, seat = first("offer-bonus")
    assert sensible(state, seat) == PASS
    state.daimyo_honour[seat] = WINNING_HONOUR - HONOUR[state.terrain[state.target]]
    assert sensible(state, seat) == Offer(9)

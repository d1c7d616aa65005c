"""Whole plans for a search: from regrouping to the march."""

from random import Random

import bakufu
from bakufu.games.bushido.actions import PASS, READY, Attack, March, MoveFrom
from bakufu.kernel.judgement import judgement_of
from bakufu.kernel.step import answer
from tests.walks import asked

GAME = bakufu.find("bushido")


def test_an_attack_is_planned_whole_and_every_piece_is_allowed_in_its_turn() -> None:
    judgement, gathered, targets = judgement_of(GAME), 0, set()
    for state, seat in asked(GAME, {}, 1):
        decision = state.stack[-1].ask(state, seat)
        if decision.name != "regroup":
            continue
        for plan in judgement.plans(state, seat, decision, Random(1), 12):
            after = state.clone()
            for piece in plan:
                assert piece in after.stack[-1].ask(after, seat).actions
                answer(after, seat, piece)
            if plan != (PASS,):
                assert isinstance(plan[-1], March)
                assert isinstance(plan[-2], Attack)
                targets.add(plan[-2])
                gathered += any(isinstance(piece, MoveFrom) for piece in plan)
    assert gathered
    assert len(targets) > 3


def test_stacks_of_tiles_are_laid_to_the_end() -> None:
    judgement = judgement_of(GAME)
    for state, seat in asked(GAME, {}, 1):
        decision = state.stack[-1].ask(state, seat)
        if decision.name == "lay-tiles":
            plans = judgement.plans(state, seat, decision, Random(1), 12)
            assert all(plan[-1] == READY and READY not in plan[:-1] for plan in plans)
            assert len({len(plan) for plan in plans}) > 3, "many tiles, and few"
            return
    raise AssertionError("nobody fought")

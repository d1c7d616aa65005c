"""Every listed action is accepted, every other is refused with a reason, and a refused one changes nothing."""

from random import Random

import pytest

from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.json import to_builtins
from bakufu.kernel.rules import clauses
from bakufu.kernel.step import answer
from bakufu.kernel.table import Table
from bakufu.kernel.text import texts
from bakufu.kernel.words import Action, Refused
from tests.conformance.cases import Variant, every_variant, walk


@every_variant
def test_listed_actions_are_distinct_and_accepted(variant: Variant) -> None:
    rng = Random(1)
    for seed in range(variant.effort.told):
        table = variant.table(seed)
        for seat, decision in walk(table, rng):
            if rng.randrange(variant.effort.every):
                continue
            actions = list(decision.actions)
            assert actions
            assert len(set(actions)) == len(actions) == len(decision.actions)
            assert actions[0] == decision.actions[0]
            assert actions[-1] == decision.actions[-1] == decision.actions[len(actions) - 1]
            for action in rng.sample(actions, min(12, len(actions))):
                assert action in decision.actions
                assert variant.game.read_action(to_builtins(action)) == action
                answer(table.state.clone(), seat, action)


@every_variant
def test_everything_else_is_refused_in_both_languages_and_changes_nothing(variant: Variant) -> None:
    rng = Random(2)
    known: set[Action] = set()
    said = 0
    for seed in range(variant.effort.told):
        table = variant.table(seed)
        for seat, decision in walk(table, rng):
            known.update(rng.sample(list(decision.actions), min(3, len(decision.actions))))
            if rng.randrange(variant.effort.every):
                continue
            before = table.state.to_json()
            # A table that remembers no earlier questions, so that nothing passes for an answer that came too late.
            fresh = Table(table.game, table.players, table.options, table.seed, first=table.state)
            strangers = [other for other in range(variant.players) if other not in table.waiting_for]
            others = [(seat, action) for action in known if action not in decision.actions]
            others += [(stranger, decision.actions[0]) for stranger in strangers]
            for who, action in rng.sample(others, min(8, len(others))):
                with pytest.raises(Refused) as refused:
                    fresh.play(who, action)
                refusal = refused.value.refusal
                assert refusal.clause, f"{action} was refused without a clause"
                for language in LANGUAGES:
                    text = texts(variant.game, language).refusal(refusal)
                    assert "[" not in text
                    assert refusal.clause in text
                said += 1
            assert fresh.state.to_json() == before == table.state.to_json()
    assert said


@every_variant
def test_an_ended_game_refuses_everything_with_its_clause(variant: Variant) -> None:
    table = variant.table(0)
    (last, *_) = [(seat, decision.actions[0]) for seat, decision in walk(table, Random(4))][::-1]
    with pytest.raises(Refused) as refused:
        table.as_of(len(table.answers)).play(*last)
    assert refused.value.refusal.clause in clauses(variant.game, "en")


@every_variant
def test_nonsense_is_refused(variant: Variant) -> None:
    table = variant.table(0)
    before = table.state.to_json()
    (seat, *_) = table.waiting_for
    for nonsense in ({}, {"do": "nothing-like-it"}, {"do": 3}):
        with pytest.raises(Refused):
            table.play(seat, nonsense)
    for nobody in (-1, variant.players, 99):
        with pytest.raises(Refused):
            table.play(nobody, table.pending[seat].actions[0])
    assert table.state.to_json() == before

"""A clone shares nothing: playing on the copy leaves the original's JSON byte for byte."""

from random import Random

from bakufu.kernel.playout import random_playout
from tests.conformance.cases import Variant, every_variant, walk


@every_variant
def test_playing_on_a_clone_leaves_the_original_alone(variant: Variant) -> None:
    rng = Random(21)
    table = variant.table(21)
    for _ in walk(table, rng):
        if rng.randrange(variant.effort.every):
            continue
        before = table.state.to_json()
        copy = table.state.clone()
        assert copy.to_json() == before
        random_playout(copy, rng)
        assert table.state.to_json() == before


@every_variant
def test_asking_changes_nothing(variant: Variant) -> None:
    rng = Random(22)
    table = variant.table(22)
    for seat, decision in walk(table, rng):
        if rng.randrange(variant.effort.every):
            continue
        before = table.state.to_json()
        for other in range(-1, variant.players):
            variant.game.view(table.state, other)
        table.state.stack[-1].ask(table.state, seat)
        table.why_not(seat, decision.actions[0])
        assert table.state.to_json() == before

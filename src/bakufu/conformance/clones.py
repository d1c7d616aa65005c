"""A clone shares nothing: playing on the copy leaves the original's JSON byte for byte."""

from random import Random

from bakufu.conformance.variant import LONGEST, Variant, walk
from bakufu.kernel.playout import random_playout


def playing_on_a_clone_leaves_the_original_alone(variant: Variant) -> None:
    """A copy is the same, and whole games on it change nothing else."""
    rng = Random(21)
    seed = 21
    table = variant.table(seed)
    for _ in walk(table, rng):
        if rng.randrange(variant.effort.every):
            continue
        before = table.state.to_json()
        copy = table.state.clone()
        if copy.to_json() != before:
            raise variant.violated(f"the clone of {before} is {copy.to_json()}", seed, len(table.answers))
        random_playout(copy, rng, LONGEST)
        if table.state.to_json() != before:
            raise variant.violated("playing on a clone has changed the original", seed, len(table.answers))


def asking_changes_nothing(variant: Variant) -> None:
    """Views, questions and reasons only look."""
    rng = Random(22)
    seed = 22
    table = variant.table(seed)
    for seat, decision in walk(table, rng):
        if rng.randrange(variant.effort.every):
            continue
        before = table.state.to_json()
        for other in range(-1, variant.players):
            variant.game.view(table.state, other)
        table.state.stack[-1].ask(table.state, seat)
        table.why_not(seat, decision.actions[0])
        if table.state.to_json() != before:
            raise variant.violated("looking has changed the position", seed, len(table.answers))

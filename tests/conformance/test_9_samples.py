"""Samples are uniform over all worlds that the seat cannot rule out, and contradict nothing that it was ever shown."""

from collections import Counter
from math import sqrt
from random import Random

import pytest

from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.words import ONLOOKER
from tests.conformance.cases import ALL_OR_SOME, GAMES, VARIANTS, Variant, one_of_each_option, walk
from tests.conformance.samples import Case, cases_of, witness_of

SAMPLES = 20_000 // ALL_OR_SOME
CASES = [(name, case) for name in GAMES for case in cases_of(name)]
WITNESSED = [variant for name in GAMES for variant in one_of_each_option(name)]


@pytest.mark.parametrize(("name", "case"), CASES, ids=[f"{name}-{case.name}" for name, case in CASES])
def test_every_world_comes_as_often_as_it_should(name: str, case: Case) -> None:
    game = next(variant.game for variant in VARIANTS if variant.game.id == name)
    assert len(case.worlds) > 1
    chance = Chance(seed_from(case.name))
    found = Counter(
        case.hidden(game.determinize(case.state, case.seat, Chance(seed_from(chance.below(2**62)))))
        for _ in range(SAMPLES)
    )
    assert set(found) <= set(case.worlds), f"worlds that cannot be: {set(found) - set(case.worlds)}"
    total = sum(case.worlds.values())
    expected = {world: SAMPLES * weight / total for world, weight in case.worlds.items()}
    score, degrees = chi_square(found, expected)
    assert score < bound(degrees), {world: (found[world], round(mean)) for world, mean in expected.items()}


def chi_square(found: Counter[object], expected: dict[object, float]) -> tuple[float, int]:
    """How far what was found is from what was expected; worlds that are too rare to be counted go together."""
    cells: list[tuple[float, float]] = []
    rest, rest_expected = 0.0, 0.0
    for world, mean in expected.items():
        if mean < 5:
            rest, rest_expected = rest + found[world], rest_expected + mean
        else:
            cells.append((found[world], mean))
    if rest_expected:
        cells.append((rest, rest_expected))
    return sum((seen - mean) ** 2 / mean for seen, mean in cells), len(cells) - 1


def bound(degrees: int) -> float:
    """What chance alone exceeds once in ten thousand times (after Wilson and Hilferty)."""
    share = 2 / (9 * degrees)
    return degrees * (1 - share + 3.719 * sqrt(share)) ** 3


@pytest.mark.parametrize("variant", WITNESSED, ids=str)
def test_no_sample_contradicts_what_the_seat_was_ever_shown(variant: Variant) -> None:
    rng = Random(91)
    game = variant.game
    table = variant.table(91)
    seats = range(ONLOOKER, variant.players)
    witnesses = {seat: witness_of(game.id, variant.players, seat) for seat in seats}
    heard = 0
    for _ in walk(table, rng):
        news = table.told[heard:]
        heard = len(table.told)
        for seat, witness in witnesses.items():
            witness.see(game.view(table.state, seat), [told.event for told in news if told.known_to(seat)])
        seat = rng.choice(seats)
        sample = game.determinize(table.state, seat, Chance(seed_from(rng.random().hex())))
        assert not (wrong := witnesses[seat].contradiction(sample)), f"after {len(table.answers)} answers: {wrong}"

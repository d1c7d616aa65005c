"""Problems: one answer far better than all others, and nothing in the position that its seat cannot know."""

from pathlib import Path

import pytest

import bakufu
from bakufu.cli.coach.problems import mine as search_for
from bakufu.cli.coach.problems import read, write
from bakufu.coach.problems import Job, Problem, Problems, far_behind, mine, problem_at
from bakufu.coach.weighing import Weighed
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.mistake import Mistake

SEED, NUMBER = "p", 0
"""A game in which there is one."""


@pytest.fixture(scope="module")
def problem() -> Problem:
    found = mine(Job("shitenno", SEED, NUMBER))
    assert found
    return found


def test_the_best_answer_fits_and_the_others_are_far_behind(problem: Problem) -> None:
    game = bakufu.find("shitenno")
    state = game.load(problem.position)
    decision = state.stack[-1].ask(state, problem.seat)
    assert decision.name == problem.name
    for plan in (problem.best, *(other.plan for other in problem.rest)):
        assert game.read_action(plan[0]) in decision.actions
    assert problem.rest
    assert all(other.cost >= 0.15 and other.cost - 3 * other.error > 0.049 for other in problem.rest)


def test_two_worlds_that_look_alike_are_the_same_problem(problem: Problem) -> None:
    game = bakufu.find("shitenno")
    state = game.load(problem.position)
    twin = game.determinize(state, problem.seat, Chance(seed_from("another")))
    assert twin.to_json() != problem.position
    seed = f"{SEED}/shitenno/{NUMBER}/{problem.move}"
    again = problem_at(game, twin, problem.seat, seed, NUMBER, problem.move)
    assert again
    assert (again.best, again.rest, again.reasons) == (problem.best, problem.rest, problem.reasons)


def test_what_could_be_noise_is_not_far_behind() -> None:
    assert far_behind(Weighed((), (), -0.3, 0.05))
    assert not far_behind(Weighed((), (), -0.3, 0.09))
    assert not far_behind(Weighed((), (), -0.1, 0.01))


def test_mining_goes_on_where_it_was_and_never_in_another_set(tmp_path: Path, problem: Problem) -> None:
    game, file = bakufu.find("shitenno"), tmp_path / "set.json"
    kept = Problems("shitenno", game.rules_version, SEED, 1, (problem,))
    write(file, kept)
    search_for("shitenno", 1, file, SEED, 1, "en")
    assert read(file, game, SEED) == kept, "enough were there"
    for other, seed in ((bakufu.find("shogun"), SEED), (game, "q")):
        with pytest.raises(Mistake):
            read(file, other, seed)

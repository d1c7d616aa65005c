"""Problems: one answer far better than all others, and nothing in the position that its seat cannot know."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import bakufu
from bakufu.cli.coach.problems import mine as search_for
from bakufu.cli.coach.problems import read, write
from bakufu.coach.problems import (
    Job,
    Problem,
    Problems,
    ahead,
    far_behind,
    has_problems,
    mine,
    problem_at,
    shipped,
)
from bakufu.coach.weighing import Weighed
from bakufu.games import all_games
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.text import Texts

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


@pytest.mark.parametrize("name", [game.id for game in all_games() if has_problems(game)])
def test_the_problems_that_come_with_a_game_are_whole(name: str) -> None:
    game = bakufu.find(name)
    known = shipped(game)
    assert known.game == name
    assert len({(one.number, one.move) for one in known.problems}) == len(known.problems) >= 5
    for one in known.problems:
        state = game.load(one.position)
        decision = state.stack[-1].ask(state, one.seat)
        assert decision.name == one.name
        for plan in (one.best, *(other.plan for other in one.rest)):
            assert game.read_action(plan[0]) in decision.actions
        assert all(other.cost >= 0.15 for other in one.rest)
        for language in ("en", "fr"):
            assert all("[" not in reason.text(Texts(game, language)) for reason in one.reasons)


def test_a_set_does_not_ask_the_same_again_and_again(problem: Problem) -> None:
    known = Problems("shitenno", "1", SEED, 0, ())
    for _ in range(5):
        known = known.with_next(problem, 5)
    assert (known.games, len(known.problems)) == (5, 2)
    # Where nothing else is found for long, it may after all.
    assert len(Problems("shitenno", "1", SEED, 20, known.problems).with_next(problem, 5).problems) == 3


def test_a_moment_is_left_as_soon_as_it_is_none() -> None:
    drawn: list[int] = []

    def samples(lead: float) -> Iterator[list[float]]:
        while True:
            drawn.append(1)
            yield [0.2, 0.2 + lead, 0.1]

    assert ahead(((2, 0.05), (6, 0.1)), samples(0.2), 3) == [1, 0, 2]
    assert len(drawn) == 6
    assert ahead(((2, 0.05), (6, 0.1)), samples(0.01), 3) == []
    assert len(drawn) == 8


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

"""Problems: one answer far better than all others, and nothing in the position that its seat cannot know."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

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
    far_behind_all,
    has_problems,
    late_rather_than_early,
    mine,
    nearest,
    problem_at,
    shipped,
)
from bakufu.coach.weighing import Weighed, Weighing
from bakufu.games import all_games
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.judgement import Plan
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.state import State
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Seat
from tests.walks import asked

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
            (only,) = plan
            assert game.read_action(only) in decision.actions
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


class Weighings(Weighing):
    """Says what it was told to say, and keeps how often it was asked."""

    def __init__(self, *costs: tuple[float, float]) -> None:
        self.costs, self.asked = list(costs), list[int]()

    def beside(self, plans: Sequence[Plan], samples: int) -> list[Weighed]:
        """The first plan, and the others with what they cost now."""
        cost, error = self.costs[len(self.asked)]
        self.asked.append(samples)
        return [Weighed(plans[0], ()), *[Weighed(plan, (), -cost, error) for plan in plans[1:]]]


@pytest.mark.parametrize(
    ("costs", "times", "found"),
    [
        (((0.4, 0.05), (0.0, 0.0)), [100], True),
        (((0.05, 0.05), (0.4, 0.0)), [100], False),
        # In doubt: new samples judge, and they alone.
        (((0.22, 0.07), (0.2, 0.03)), [100, 400], True),
        (((0.22, 0.07), (0.13, 0.01)), [100, 400], False),
        (((0.22, 0.07), (0.2, 0.06)), [100, 400], False),
    ],
)
def test_what_is_in_doubt_is_judged_on_more_new_samples(
    costs: tuple[tuple[float, float], ...], times: list[int], found: bool
) -> None:
    weighings = Weighings(*costs)
    judged = far_behind_all(weighings, (), [()])
    assert weighings.asked == times
    assert (judged is not None) == found
    if judged:
        assert -judged[0].gain == costs[len(times) - 1][0]


def test_answers_that_did_not_seem_worth_a_look_are_tried_all_the_same() -> None:
    class Nearer(Weighings):
        def beside(self, plans: Sequence[Plan], samples: int) -> list[Weighed]:
            return [Weighed(plan, (), -0.1 * len(plan), 0.1) for plan in plans]

    table = bakufu.new("shitenno", 2, 1)
    one = table.decision(table.waiting_for[0])
    assert one
    others: list[Plan] = [(one.actions[0],) * length for length in (9, 2, 8, 1, 7, 6, 5, 4, 3)]
    assert [len(plan) for plan in nearest(Nearer(), (), others)] == [1, 2, 3, 4, 5, 6]
    assert nearest(Weighings(), (), ()) == []


def test_the_end_of_a_game_is_looked_at_most() -> None:
    drawn = late_rather_than_early(1000, Random(1))
    assert all(0 <= move < 1000 for move in drawn)
    assert sum(move >= 875 for move in drawn) > len(drawn) / 3
    assert sum(move < 500 for move in drawn) > 5


@pytest.mark.parametrize("name", ["plan", "confirm-plan"])
def test_of_what_comes_piece_by_piece_and_of_what_is_no_choice_nothing_is_asked(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bakufu.find("shogun")
    state, seat = next((one, who) for one, who in asked(game, {}, 1) if _question(one, who) == name)
    monkeypatch.setattr("bakufu.coach.problems.at_a_glance", None)
    assert len(state.stack[-1].ask(state, seat).actions) > 1
    assert problem_at(game, state, seat, "1", 0, 0) is None


def _question(state: State, seat: Seat) -> str:
    name: str = state.stack[-1].ask(state, seat).name
    return name


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

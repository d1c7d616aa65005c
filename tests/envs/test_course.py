"""Seats are asked one after another, as if at once."""

from random import Random

import pytest

import bakufu
from bakufu.conformance.variant import Variant
from bakufu.engine import IS_COMPILED
from bakufu.envs.course import leads, win_shares
from bakufu.games.edo_yashiki.taking import Race
from bakufu.kernel.state import State
from bakufu.kernel.step import answer
from bakufu.kernel.words import Action, Refused, Seats
from tests.envs.tables import LITTLE, TABLES, course_at, walk


def at(name: str, players: int, **options: str) -> Variant:
    game = bakufu.find(name)
    return Variant(game, players, game.read_options(players, options), LITTLE)


@pytest.mark.parametrize("table", [at("edo_yashiki", 4), at("shogun", 4), at("bushido", 3)], ids=str)
def test_who_is_asked_later_has_learnt_nothing(table: Variant) -> None:
    course, rng, together, first_seen = course_at(table), Random(3), 0, {}
    for seat in walk(course, rng):
        if len(course.waiting) < 2:
            continue
        if seat == course.waiting[0] and not any(course._questions):
            first_seen = {other: (course.seen(other), course.mask(other)) for other in course.waiting}
        if not course.question(seat).chosen:
            together += 1
            assert (course.seen(seat), course.mask(seat)) == first_seen[seat]
    assert together > 5


@pytest.mark.skipif(IS_COMPILED, reason="compiled, answers are carried out by direct calls that no test can count")
@pytest.mark.parametrize("table", TABLES[::4], ids=str)
def test_answers_given_together_fit_together(table: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for races, of all answers that were gathered none is dropped."""
    carried_out: list[int] = []

    def counted(state: State, seat: int, action: Action) -> Seats:
        carried_out.append(seat)
        return answer(state, seat, action)

    monkeypatch.setattr("bakufu.envs.course.answer", counted)
    asked: Seats = ()
    course, gathered = course_at(table, 9), 0
    for seat in walk(course, Random(9)):
        if carried_out:
            assert sorted(carried_out) == sorted(asked)
            gathered += len(asked) > 1
        carried_out.clear()
        asked = course.waiting
        if course.decision(seat).race:
            return
    assert gathered or table.game.id == "shitenno"


def test_in_a_race_one_gets_the_card_and_the_other_is_asked_again() -> None:
    course = course_at(at("edo_yashiki", 3))
    assert course.waiting == (0, 1, 2)
    card = course.mask(0).index(1)
    for seat in range(3):
        course.answer(seat, card)
    got = [seat for seat in range(3) if course.state.hands[seat] >= 0]  # type: ignore[attr-defined]
    assert len(got) == 1
    assert isinstance(course.state.stack[-1], Race)
    assert course.waiting == tuple({0, 1, 2} - {*got})


def test_chance_decides_races() -> None:
    winners = set()
    for seed in range(12):
        course = course_at(at("edo_yashiki", 3), seed)
        card = course.mask(0).index(1)
        for seat in range(3):
            course.answer(seat, card)
        winners |= {seat for seat in range(3) if course.state.hands[seat] >= 0}  # type: ignore[attr-defined]
    assert winners == {0, 1, 2}


def test_an_illegal_number_is_refused_with_its_clause_and_changes_nothing() -> None:
    course = course_at(at("edo_yashiki", 3, taking="draft"))
    seat, before = course.seat, course.state.to_json()
    for number, clause, said in (
        (course.mask(seat)[125:189].index(0) + 125, "EDO-2.2", "row"),
        (0, "EDO-2.2", "not one of the answers"),
        (10_000, "EDO-2.2", "not an action"),
    ):
        with pytest.raises(Refused, match=said) as refused:
            course.answer(seat, number)
        assert refused.value.refusal.clause == clause
    with pytest.raises(Refused, match="nothing to decide"):
        course.answer((seat + 1) % 3, 125)
    assert course.state.to_json() == before
    for _ in walk(course, Random(1)):
        pass
    with pytest.raises(Refused, match="over"):
        course.answer(seat, 125)


@pytest.mark.parametrize("table", [at("shitenno", 3), at("edo_yashiki", 2), at("shogun", 3)], ids=str)
def test_a_clone_goes_its_own_way(table: Variant) -> None:
    course, rng = course_at(table), Random(4)
    for number, seat in enumerate(walk(course, rng, 90)):
        if number % 10 == 3:
            twin, before = course.clone(), bytes(course.seen(seat))
            assert (twin.seen(seat), twin.mask(seat), twin.asked) == (
                course.seen(seat),
                course.mask(seat),
                course.asked,
            )
            for _ in walk(twin, Random(1), 40):
                pass
            assert course.seen(seat) == before


def test_shares_and_leads() -> None:
    assert win_shares((2, 1, 1)) == [0, 0.5, 0.5]
    assert leads((5, 9, 8)) == [-4, 1, -1]

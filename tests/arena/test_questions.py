"""Is it stronger, is a seat better, is it longer: what a deal says, and what is decided by games that are played."""

from math import log
from pathlib import Path

import pytest

from bakufu.arena.arena import Arena, deals
from bakufu.arena.bout import Bout, BoutResult
from bakufu.arena.questions import Observe, ask, better_seat, elo_of, longer, score_of, stronger
from bakufu.arena.results import Results
from bakufu.arena.sequential import Bounds, Sequential
from bakufu.arena.stores import write
from bakufu.arena.workers import finished
from bakufu.bots import Budget
from tests.arena.arenas import both, small


def ended(seating: str, places: tuple[int, ...], options: str = "{}", decisions: int = 10) -> tuple[Bout, BoutResult]:
    bout = Bout(1, "g", "1", options, "s/0", tuple(seating), Budget())
    return bout, BoutResult(places, tuple(-place for place in places), (0,) * len(places), decisions, "")


def answer(
    arena: Arena, observe: Observe, bounds: Bounds, most: int, results: Results | None = None
) -> tuple[int, Sequential]:
    test = Sequential(bounds)
    *_, games = ask(arena, observe, test, 1, most, results)
    return games, test


def test_elo_and_scores_go_both_ways() -> None:
    assert score_of(0) == 0.5
    assert score_of(400) == pytest.approx(10 / 11)
    for elo in (-300.0, -10.0, 0.0, 25.0, 600.0):
        assert elo_of(score_of(elo)) == pytest.approx(elo)
    assert elo_of(1.0) == pytest.approx(1200)
    assert elo_of(-0.1) == pytest.approx(-1200)


def test_with_two_seats_it_is_a_score_as_in_chess() -> None:
    observe = stronger("n", "o", "places")
    assert observe([ended("no", (1, 2)), ended("on", (2, 1))]) == 1.0
    assert observe([ended("no", (1, 2)), ended("on", (1, 2))]) == 0.5
    assert observe([ended("no", (1, 1)), ended("on", (1, 2))]) == 0.25


def test_with_more_seats_every_pair_of_new_and_old_counts_or_the_victory_alone() -> None:
    game = ended("nono", (1, 2, 4, 3))
    assert stronger("n", "o", "places")([game]) == 0.5
    assert stronger("n", "o", "wins")([game]) == 1.0
    level = ended("nono", (1, 1, 1, 4))
    assert stronger("n", "o", "wins")([level]) == pytest.approx(2 / 3)
    assert stronger("n", "o", "places")([level]) == 0.75


def test_over_a_deal_who_is_no_stronger_gets_half() -> None:
    """Two names for the same bot, also where they cannot sit in equal numbers."""
    for players in (2, 3, 4):
        arena = small("greedy", "greedy-1", game="shitenno", players=players)
        played = [*finished(next(deals(arena)), 1)]
        assert stronger("greedy", "greedy-1", "places")(played) == pytest.approx(0.5)
        assert stronger("greedy", "greedy-1", "wins")(played) == pytest.approx(0.5)


@pytest.mark.long
def test_the_stronger_is_found_and_the_weaker_too() -> None:
    bounds = Bounds(score_of(0), score_of(50))
    for new, old, verdict in (("greedy", "random", "H1"), ("random", "greedy", "H0"), ("fair", "first", "H1")):
        games, test = answer(small(new, old), stronger(new, old, "places"), bounds, 1000)
        assert test.verdict == verdict
        assert games == 2 * test.observations < 1000
        low, high = (elo_of(end) for end in test.interval)
        assert low <= elo_of(test.mean) <= high


def test_twins_are_found_to_be_no_stronger() -> None:
    bounds = Bounds(score_of(0), score_of(100))
    _, test = answer(
        small("greedy", "greedy-1", game="shitenno"), stronger("greedy", "greedy-1", "places"), bounds, 200
    )
    assert test.verdict == "H0"
    assert test.mean == 0.5


@pytest.mark.long
def test_at_the_last_game_it_is_undecided() -> None:
    games, test = answer(small("easy", "first"), stronger("easy", "first", "places"), Bounds(0.5, 0.501), 21)
    assert (games, test.observations, test.verdict) == (20, 10, "undecided")


@pytest.mark.long
def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arena, observe = small("greedy", "random"), stronger("greedy", "random", "places")
    bounds = Bounds(score_of(0), score_of(50))
    with write(tmp_path / "r.sqlite", arena) as results:
        games, test = answer(arena, observe, bounds, 1000, results)
        assert len(results.numbers()) == games
        monkeypatch.setattr("bakufu.arena.workers.play_out", None)
        again, same = answer(arena, observe, bounds, 1000, results)
    assert (again, same.verdict, same.llr) == (games, test.verdict, test.llr)


def test_a_seat_is_compared_with_another() -> None:
    assert better_seat(0, 2)([ended("bbb", (1, 2, 3))]) == 1.0
    assert better_seat(2, 0)([ended("bbb", (1, 2, 3))]) == 0.0
    assert better_seat(1, 2)([ended("bbb", (1, 2, 2))]) == 0.5


def test_a_length_is_compared_deal_by_deal() -> None:
    deal = [ended("b", (1,), "long", 30), ended("b", (1,), "short", 20)]
    assert longer("long", "short")(deal) == pytest.approx(log(1.5))


@pytest.mark.long
def test_what_is_longer_is_found() -> None:
    """Sealed names are a decision of everybody for every card; a race is one of whoever is first."""
    arena = both({"taking": "sealed"}, {"taking": "race"})
    bounds = Bounds(0.0, log(1.1))
    _, test = answer(arena, longer(*arena.options), bounds, 200)
    assert test.verdict == "H1"
    _, test = answer(arena, longer(*reversed(arena.options)), bounds, 200)
    assert test.verdict == "H0"

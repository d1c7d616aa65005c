"""What games say: shares, intervals, luck, and what goes with winning, on games that are made up."""

from random import Random

import pytest

from bakufu.balance.figures import figures, goes, luck_share, share, unfair
from bakufu.balance.lab import Cell
from bakufu.balance.observing import Observed
from bakufu.balance.report import to_html, to_json
from bakufu.bots import Budget
from bakufu.games import find

CELL = Cell("bushido", "bakufu.games.bushido", "2", 3, "{}", "greedy", Budget(), "t")


def game(winner: int, **more: object) -> Observed:
    """A game of three that this seat wins."""
    places = tuple(1 if seat == winner else 2 for seat in range(3))
    scores = tuple(50 if seat == winner else 30 - seat for seat in range(3))
    about = {"decisions": 100, "seconds": 600.0, "ahead": (winner,), "done": {}, "happened": {}} | more
    return Observed(places, scores, **about)  # type: ignore[arg-type]


def test_a_share_lies_in_its_interval_as_often_as_it_should() -> None:
    rng, inside = Random(5), 0
    for _ in range(400):
        low, high = share([float(rng.random() < 0.3) for _ in range(80)]).interval
        inside += low <= 0.3 <= high
    assert 0.91 < inside / 400 < 0.985


def test_seats_that_are_alike_are_not_called_unfair_and_others_are() -> None:
    even = [[float(seat == number % 3) for seat in range(3)] for number in range(90)]
    uneven = [[float(seat == min(number % 5, 2)) for seat in range(3)] for number in range(90)]
    assert unfair(even) == 1.0
    assert unfair(uneven) < 0.01


def test_what_goes_with_winning_is_found_and_chance_is_not_taken_for_it() -> None:
    rng = Random(2)
    games = []
    for _ in range(200):
        winner = rng.randrange(3)
        did = tuple(int(seat == winner) if rng.random() < 0.8 else 0 for seat in range(3))
        idle = {f"event:idle-{n}": tuple(rng.randrange(3) for _ in range(3)) for n in range(30)}
        games.append(game(winner, done={"event:conquered:terrain=6": did, **idle}))
    won = [[float(place == 1) for place in seen.places] for seen in games]
    found = goes(games, won)
    assert found[0].what == "event:conquered:terrain=6"
    assert (found[0].more, found[0].less, found[0].sure) == (1.0, 0.0, True)
    assert sum(one.sure for one in found) <= 2
    assert len(found) == 31


def test_luck_is_all_or_nothing_where_it_is() -> None:
    rng = Random(3)
    all_luck, no_luck = [], []
    for _ in range(60):
        winner = rng.randrange(2)
        wins = [float(seat == winner) for seat in range(2)]
        all_luck.append(([win - 0.5 for win in wins], wins))
        no_luck.append(([0.0, 0.0], wins))
    assert luck_share(all_luck).value == pytest.approx(1.0, abs=0.02)
    assert luck_share(no_luck).value == 0.0


def test_the_report_says_it_all_and_needs_nothing_else() -> None:
    rng = Random(1)
    games = [
        game(
            min(number % 4, 2),
            done={"event:role-given:role=samurai": tuple(rng.randrange(4) for _ in range(3))},
            happened={"became-shogun": 1} if number % 2 else {},
            seconds=600.0 + number,
            luck=(0.2, -0.1, -0.1),
        )
        for number in range(80)
    ]
    found = figures(CELL, {}, games)
    assert [round(seat.value, 3) for seat in found.seats] == [0.25, 0.25, 0.5]
    assert found.happens == {"became-shogun": 0.5}
    assert (found.half.value, found.weighed) == (1.0, 80)
    assert found.margin.value == pytest.approx(20.5, abs=1)
    bushido = find("bushido")
    page = to_html(bushido, [found], "en")
    assert "Victories by seat" in page
    assert 'aria-label="seat 1 25.0%, seat 2 25.0%, seat 3 50.0%"' in page
    assert "became-shogun 50%" in page
    assert "role-given · samurai" in page
    assert "prefers-color-scheme:dark" in page
    assert 'name="viewport"' in page
    for outside in ("http://", "https://", "<script", "<link", "<img", "src="):
        assert outside not in page
    assert "Victoires par place" in to_html(bushido, [found], "fr")
    assert b'"became-shogun": 0.5' in to_json(bushido, [found])

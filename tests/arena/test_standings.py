"""How bots stand: the figures add up, and the same games give the same ones."""

import sys

import pytest

from bakufu.arena.arena import at_least
from bakufu.arena.bout import Bout, BoutResult
from bakufu.arena.standings import matrix, ratings, read_games, resamples, standings, win_shares
from bakufu.arena.workers import finished
from bakufu.bots import Budget
from bakufu.kernel.mistake import Mistake
from tests.arena.arenas import small

BOTS = ("random", "greedy", "first")


def game(deal: int, seating: str, *places: int) -> tuple[Bout, BoutResult]:
    bout = Bout(deal, "edo_yashiki", "1", "{}", f"s/{deal}", tuple(seating), Budget())
    return bout, BoutResult(places, tuple(10 - place for place in places), (0,) * len(places), 10, "")


MADE_UP = [game(1, "abc", 1, 2, 3), game(1, "bca", 1, 3, 1), game(2, "cab", 3, 1, 2), game(2, "abc", 1, 3, 2)]


def test_shares_and_the_matrix_are_what_was_played() -> None:
    deals = read_games(MADE_UP)
    assert [len(deal) for deal in deals] == [2, 2]
    assert win_shares(deals, "abc") == {"a": 3.5 / 4, "b": 0.5 / 4, "c": 0.0}
    assert matrix(deals, "abc") == {
        "a": {"b": 3.5 / 4, "c": 1.0},
        "b": {"a": 0.5 / 4, "c": 3 / 4},
        "c": {"a": 0.0, "b": 1 / 4},
    }


def test_who_wins_is_rated_higher_and_who_sits_twice_has_one_rating() -> None:
    rated = ratings(read_games(MADE_UP), "abc")
    assert rated["a"] > 25 > rated["c"]
    assert rated["a"] > rated["b"] > rated["c"]
    twice = ratings(read_games([game(1, "aab", 1, 2, 3)]), "ab")
    assert twice["a"] > 25 > twice["b"]


@pytest.mark.long
def test_an_arena_stands_as_it_should() -> None:
    played = [*finished((bout for deal in at_least(small(*BOTS), 36) for bout in deal), 1)]
    stand = standings(played, "t", BOTS, 50)
    assert [bot.bot for bot in stand.bots] == ["greedy", "first", "random"]
    assert (stand.games, stand.deals, stand.resamples) == (36, 6, 50)
    assert sum(bot.win_share * bot.seats for bot in stand.bots) == pytest.approx(36)
    for bot in stand.bots:
        assert bot.seats == 24
        assert bot.rating_interval[0] <= bot.rating_interval[1]
        assert bot.win_interval[0] <= bot.win_share <= bot.win_interval[1]
        for other in stand.bots:
            if other is not bot:
                assert bot.beats[other.bot] + other.beats[bot.bot] == pytest.approx(1.0)
    best, _, worst = stand.bots
    assert best.rating_interval[0] > worst.rating_interval[1]
    assert best.place < worst.place
    assert best.score > worst.score
    assert standings(played, "t", BOTS, 50) == stand


def test_more_deals_make_intervals_narrower() -> None:
    def width(games: int) -> float:
        made = [game(number, "ab", *((1, 2) if number % 3 else (2, 1))) for number in range(games)]
        low, high = standings(made, "t", "ab", 120).bots[0].win_interval
        return high - low

    assert width(400) == pytest.approx(2 * 1.96 * (2 / 9 / 400) ** 0.5, rel=0.25)
    assert width(25) > 2 * width(400)


def test_few_games_are_resampled_often() -> None:
    assert [resamples(games) for games in (1, 300, 10**6)] == [400, 200, 40]


def test_without_games_there_is_nothing_to_show() -> None:
    with pytest.raises(Mistake, match="No game has been played yet"):
        standings([], "t", BOTS)


def test_without_openskill_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(Mistake, match=r'pip install "bakufu\[arena\]"'):
        standings(MADE_UP, "t", "abc")

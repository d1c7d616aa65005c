"""What an arena plays: every line-up, every rotation, deals that are the same for all."""

from collections import Counter
from itertools import islice

import pytest

from bakufu.arena.arena import at_least, at_most, deals, line_ups
from bakufu.arena.entrants import entrant
from bakufu.bots import Budget, NoSuchBot
from bakufu.kernel.mistake import Mistake
from tests.arena.arenas import both, small


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, {"ab"}),
        ("abc", 2, {"ab", "ac", "bc"}),
        ("abcd", 3, {"abc", "abd", "acd", "bcd"}),
        ("ab", 3, {"aab", "abb"}),
        ("ab", 4, {"aabb"}),
        ("abc", 4, {"aabc", "abbc", "abcc"}),
        ("a", 3, {"aaa"}),
    ],
)
def test_every_line_up_fills_the_seats_as_evenly_as_can_be(bots: str, players: int, expected: set[str]) -> None:
    found = ["".join(sorted(line_up)) for line_up in line_ups(bots, players)]
    assert sorted(found) == sorted(expected)


@pytest.mark.parametrize(("bots", "players"), [(("greedy", "random"), 3), (("greedy", "easy", "first"), 4)])
def test_over_a_deal_every_bot_sits_on_every_seat_equally_often(bots: tuple[str, ...], players: int) -> None:
    for deal in islice(deals(small(*bots, players=players)), 5):
        sat = Counter((seat, who) for bout in deal for seat, who in enumerate(bout.seating))
        for who in bots:
            assert len({sat[seat, who] for seat in range(players)}) == 1
        assert len({bout.seating for bout in deal}) == len(deal)
        assert len({bout.seed for bout in deal}) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    arena = small("greedy", "easy", "random", players=3)
    before = [deal[0].seating for deal in islice(deals(arena), 12)]
    assert {(seating.index("greedy") - seating.index("easy")) % 3 for seating in before} == {1, 2}


def test_bouts_are_numbered_on_and_the_same_each_time() -> None:
    arena = small("greedy", "easy", "random")
    some = [bout for deal in islice(deals(arena), 3) for bout in deal]
    assert [bout.number for bout in some] == [*range(1, 19)]
    assert some == [bout for deal in islice(deals(arena), 3) for bout in deal]


def test_only_whole_deals_are_played() -> None:
    arena = small("greedy", "easy", "random")
    assert [len(deal) for deal in at_least(arena, 7)] == [6, 6]
    assert [len(deal) for deal in at_most(arena, 13)] == [6, 6]
    assert [len(deal) for deal in at_most(arena, 1)] == [6]


def test_with_two_sets_of_options_each_deal_is_played_with_both() -> None:
    deal = next(deals(both({"taking": "draft"}, {})))
    assert ["draft" in bout.options for bout in deal] == [True, False]
    assert len({bout.seed for bout in deal}) == 1


def test_a_budget_may_stand_behind_a_name() -> None:
    usual = Budget(playouts=7, steady=False)
    assert entrant("search", usual).budget == usual
    assert entrant("search@40", usual).budget == Budget(playouts=40, steady=False)
    assert entrant("search@0.5s", usual).budget == Budget(seconds=0.5, steady=False)
    assert entrant("exec:./me@home", usual).bot == "exec:./me@home"


def test_who_looks_at_the_clock_is_known() -> None:
    by_itself, playouts = Budget(steady=False), Budget(playouts=3, steady=False)
    assert entrant("search", by_itself).by_the_clock
    assert entrant("strong", by_itself).by_the_clock
    assert entrant("search@1s", playouts).by_the_clock
    assert entrant("exec:./mybot", playouts).by_the_clock
    assert not any(entrant(name, by_itself).by_the_clock for name in ("greedy", "random", "easy", "search@3"))
    assert not entrant("search", playouts).by_the_clock


@pytest.mark.parametrize("name", ["search@", "search@0", "search@-3", "search@x", "search@nans", "search@infs"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(Mistake, match="does not name a budget"):
        entrant(name, Budget())


def test_wrong_words_are_found_before_the_first_game() -> None:
    with pytest.raises(NoSuchBot):
        small("greedy", "genius")
    with pytest.raises(Mistake, match="does not look ahead"):
        small("greedy@3", "random")
    with pytest.raises(Mistake, match="named twice"):
        small("greedy", "random", "greedy")
    with pytest.raises(Mistake, match="same options"):
        both({}, {"taking": "race"})

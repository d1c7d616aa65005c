"""The luck ledger: it adds up, and luck comes to nothing."""

from math import sqrt
from random import Random
from typing import Any

import pytest

import bakufu
from bakufu.arena.match import play_on
from bakufu.bots import bot
from bakufu.coach.course import course
from bakufu.coach.ledger import Ledger, ledger
from bakufu.coach.playing_on import victory
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.table import Table

pytestmark = pytest.mark.xdist_group("ledger")
"""All look at the same games."""


def played(name: str, players: int, seed: int, *bots: str, **options: Any) -> Table[Any]:
    table = bakufu.new(name, players, seed, options)
    seated = [bot(bots[seat % len(bots)], Random(f"{seed}/{seat}")) for seat in range(players)]
    play_on(table, seated, Random(seed))
    return table


def made(table: Table[Any], samples: int, **how: Any) -> Ledger:
    *_, last = ledger(table.record, samples, **how)
    assert isinstance(last, Ledger)
    return last


@pytest.fixture(scope="module")
def games() -> list[tuple[Table[Any], Ledger]]:
    """Quick games with much luck, few samples each: what is unfair to anybody would show in the mean."""
    tables = [played("edo_yashiki", 2, seed, "greedy-1", taking="draft") for seed in range(24)]
    return [(table, made(table, 2)) for table in tables]


def test_start_choices_and_luck_make_the_result(games: list[tuple[Table[Any], Ledger]]) -> None:
    for table, found in games:
        assert table.result
        for seat, share in enumerate(victory(table.result)):
            account = found.account(seat)
            parts = (account.start, account.own_choices, account.others_choices, account.luck)
            assert sum(parts) == pytest.approx(share, abs=1e-9)
            assert account.result == share


@pytest.mark.parametrize(("name", "players"), [("shitenno", 2), ("bushido", 3), ("shogun", 3)])
def test_it_adds_up_in_every_game(name: str, players: int) -> None:
    table = played(name, players, 3, "greedy")
    found = made(table, 1)
    assert table.result
    assert {entry.seat for entry in found.entries} > {None}
    for seat, share in enumerate(victory(table.result)):
        account = found.account(seat)
        parts = (account.start, account.own_choices, account.others_choices, account.luck)
        assert sum(parts) == pytest.approx(share, abs=1e-9)


def test_over_many_games_luck_comes_to_nothing(games: list[tuple[Table[Any], Ledger]]) -> None:
    luck = [found.account(0).luck for _, found in games]
    mean = sum(luck) / len(luck)
    error = sqrt(sum((one - mean) ** 2 for one in luck) / (len(luck) - 1) / len(luck))
    assert error < 0.15, "so few games would show nothing"
    assert abs(mean) < 3 * error
    assert max(luck) > 0.2
    assert min(luck) < -0.2


def test_what_one_gains_others_lose(games: list[tuple[Table[Any], Ledger]]) -> None:
    for _, found in games:
        for entry in found.entries:
            assert sum(entry.change) == pytest.approx(0, abs=1e-9)


def test_who_plays_as_the_game_is_played_on_neither_gains_nor_loses_by_choices() -> None:
    """The value of a choice that would be made anyway is the value before it, without any noise."""
    found = made(played("bushido", 3, 5, "greedy"), 1)
    choices = [entry for entry in found.entries if entry.seat is not None]
    nothing = [entry for entry in choices if not any(entry.change)]
    assert len(nothing) > 0.8 * len(choices)


def test_a_choice_is_weighed_before_the_luck_that_follows_it() -> None:
    table = played("shogun", 3, 3, "greedy")
    nodes = [(node.move, node.seat) for node in course(table)]
    both = {move for move, seat in nodes if seat is not None} & {move for move, seat in nodes if seat is None}
    assert both
    for move in both:
        assert next(seat for number, seat in nodes if number == move) is not None
    assert nodes[0] == (0, None)


def test_workers_change_nothing() -> None:
    table = played("edo_yashiki", 2, 1, "greedy", taking="draft")
    assert made(table, 12, workers=2) == made(table, 12)


def test_everybody_can_play_on_as_they_have_played() -> None:
    """What a seat does anyway changes nothing, so long as it is played on as it plays itself."""
    table = played("edo_yashiki", 2, 4, "greedy-1", "random", taking="draft")

    def unchanged(bots: str) -> list[float]:
        """For each seat, how many of its choices change nothing."""
        entries = made(table, 1, bot=bots).entries
        own = [[any(entry.change) for entry in entries if entry.seat == seat] for seat in (0, 1)]
        return [choices.count(False) / len(choices) for choices in own]

    as_they_play, swapped = unchanged("greedy-1,random"), unchanged("random,greedy-1")
    assert as_they_play[0] > swapped[0]
    with pytest.raises(Mistake, match="There are 2 players, but 3 bots"):
        made(table, 1, bot="fair,fair,easy")

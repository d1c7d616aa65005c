"""A ladder: neighbours meet, who is better climbs, and all of it can be broken off and gone on with."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from bakufu.arena.arena import Arena
from bakufu.arena.bout import Bout, BoutResult
from bakufu.arena.ladder import climbed, rounds, tables
from bakufu.arena.stores import write
from bakufu.arena.tournament import run, rungs
from tests.arena.arenas import QUICK, small

BOTS = ("greedy", "first", "random")


def ladder(*bots: str, players: int = 2) -> Arena:
    return Arena("edo_yashiki", players, "2", small("greedy", "random").options, bots, "t", QUICK, "ladder")


class Stronger(Mapping[int, BoutResult]):
    """Whoever comes first in the alphabet wins."""

    def __init__(self) -> None:
        self.bouts: dict[int, Bout] = {}

    def __getitem__(self, number: int) -> BoutResult:
        seating = self.bouts[number].seating
        places = tuple(1 + sum(other < who for other in seating) for who in seating)
        return BoutResult(places, places, places, 1, "")

    def __iter__(self) -> None:  # type: ignore[override]
        raise NotImplementedError

    def __len__(self) -> int:
        return len(self.bouts)


@pytest.mark.parametrize(
    ("players", "expected"), [(2, ["ab cd", "bc de", "ab cd"]), (3, ["abc", "bcd", "cde"]), (5, ["abcde"] * 3)]
)
def test_each_meets_its_neighbours_and_not_always_the_same(players: int, expected: list[str]) -> None:
    assert [" ".join(map("".join, tables("abcde", players, number))) for number in range(3)] == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_best_climbs_to_the_top(players: int) -> None:
    ended = Stronger()
    for stand, deals in rounds(ladder("a", "b", "c", "d", "e", "f", players=players), 500, ended):
        ended.bouts |= {bout.number: bout for deal in deals for bout in deal}
        assert sorted(stand) == [*"abcdef"]
    assert "".join(stand) == "fedcba"
    numbers = [*ended.bouts]
    assert numbers == [*range(1, len(numbers) + 1)]
    assert 500 <= len(numbers) < 520


def test_who_is_level_stays() -> None:
    deal = [Bout(1, "", "", "", "", ("a", "b"), QUICK), Bout(2, "", "", "", "", ("b", "a"), QUICK)]
    level = BoutResult((1, 2), (0, 0), (0, 0), 1, "")
    assert climbed(("c", "a", "b"), [deal], {1: level, 2: level}) == ("c", "a", "b")
    better = BoutResult((2, 1), (0, 0), (0, 0), 1, "")
    assert climbed(("c", "b", "a"), [deal], {1: level, 2: better}) == ("c", "b", "a")
    assert climbed(("c", "a", "b"), [deal], {1: level, 2: better}) == ("c", "b", "a")


def test_workers_and_breaks_change_nothing(tmp_path: Path) -> None:
    arena = ladder(*BOTS)
    with write(tmp_path / "whole.sqlite", arena) as results:
        assert len([*run(arena, 14, 1, results)]) >= 14
        whole, stands = [*results.games()], rungs(arena, results)
    assert stands[0].index("random") < stands[0].index("greedy")
    with write(tmp_path / "r.parquet", arena) as results:
        for _, _ in zip(range(5), run(arena, 14, 1, results), strict=False):
            pass
        assert len(results.numbers()) < len(whole)
    with write(tmp_path / "r.parquet", arena) as results:
        assert len([*run(arena, 14, 2, results)]) == len(whole) - 5
        assert [*results.games()] == whole
        assert rungs(arena, results) == stands

"""How strong a bot is: seats rotate, seeds are named, and a share comes with its interval."""

from itertools import islice

import pytest
from msgspec.structs import replace
from tools.strength import main

from bakufu.arena.strength import Contest, StrengthSoFar, contest
from bakufu.bots import Budget

CONTEST = Contest("edo_yashiki", 2, "search", "greedy-1", Budget(playouts=4, steady=False), "t")


def said_by_the_tool(words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    monkeypatch.setattr("sys.argv", ["strength", *words.split()])
    main()
    return capsys.readouterr().out.splitlines()


def test_the_tool_prints_a_line_for_each_kind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "--bot greedy --others random --games 3 --game edo_yashiki --players 2"
    first, _, who, _, _, _, line = said_by_the_tool(words, monkeypatch, capsys)
    assert "seed strength" in first
    assert "greedy" in who
    assert line.startswith("| Edo Yashiki | 2 | 3 | 100% |")
    assert "| 78% | 50% |" in line, "what is wanted, and what chance gives"


def test_the_tool_says_how_many_positions_are_looked_at_where_playouts_are_random(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, line = said_by_the_tool("--random --games 2 --game edo_yashiki --players 4", monkeypatch, capsys)
    playouts, positions = (int(figure.replace(",", "")) for figure in line.split("|")[3:5])
    assert positions > 20 * playouts, "up to the end of the game"


def test_the_same_seed_and_playouts_give_the_same_figures() -> None:
    one, again = ([*islice(contest(CONTEST), 2)][-1] for _ in range(2))
    assert (one.games, one.wins, one.playouts, one.positions) == (2, again.wins, again.playouts, again.positions)
    assert one.playouts > 0
    assert one.thought > 0
    other = [*islice(contest(replace(CONTEST, seed="u")), 2)][-1]
    assert other.positions != one.positions


def test_who_is_no_better_than_the_others_gets_the_share_of_chance() -> None:
    even = [*islice(contest(replace(CONTEST, bot="random", others="random")), 60)][-1]
    low, high = even.interval
    assert low < 0.5 < high
    strong = [*islice(contest(replace(CONTEST, bot="greedy-1", others="random")), 20)][-1]
    assert strong.interval[0] > 0.5


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 0, 0.0, 1.0), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert StrengthSoFar(games, wins).interval == pytest.approx((low, high), abs=1e-4)

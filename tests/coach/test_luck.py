"""Luck comes to nothing: on every seat, and for every step of the rules that draws, so that none hides another's."""

from itertools import islice

import pytest
from tools.deals import Deal
from tools.luck import ALL, Job, account_for, lucks_of, means, steps_of

from bakufu.coach.course import course
from bakufu.coach.playing_on import Playing, policy
from bakufu.coach.skill import as_played
from bakufu.kernel.words import Result
from tests.coach.test_ledger import made, played

CHEAP = ("slips@0.3", "slips@0.8")


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "players", "options", "games"),
    [
        ("shitenno", 2, {}, 60),
        ("edo_yashiki", 2, {"taking": '"sealed"', "specialists": "true"}, 60),
        ("bushido", 3, {"campaign": "true"}, 40),
        ("shogun", 3, {}, 20),
        ("shogun", 3, {"modules": '["court", "samurai", "leaders", "chambers"]', "start": '"draft"'}, 24),
    ],
)
def test_over_many_games_luck_comes_to_nothing(name: str, players: int, options: dict[str, str], games: int) -> None:
    """One sample a game is noisy, and fair: what is not would add up."""
    jobs = [Job(Deal(name, players, options, CHEAP, number, number % 2 == 1), "quick") for number in range(games)]
    lucks = [account_for(job).lucks for job in jobs]
    steps = steps_of(lucks)
    assert len(steps) > 1
    for step in (ALL, *steps):
        for one in means(lucks, step):
            assert abs(one.mean) <= 4 * one.error, f"{step}: {one}"
    assert all(0 < one.error < 1 for one in means(lucks, ALL))


@pytest.mark.parametrize(("name", "players"), [("shitenno", 2), ("shogun", 3)])
def test_step_by_step_it_is_the_luck_of_the_ledger(name: str, players: int) -> None:
    table = played(name, players, 3, "greedy-1")
    ledger = made(table, 1, seed="s")
    lucks, draws = lucks_of(table, Playing(table.game, policy(table.game, "quick"), "s/0"))
    assert sum(draws.values()) == len([entry for entry in ledger.entries if entry.seat is None])
    for seat in range(players):
        assert sum(luck[seat] for luck in lucks.values()) == pytest.approx(ledger.account(seat).luck)


def test_what_would_be_chosen_anyway_changes_nothing_whoever_has_answered_before() -> None:
    """Who slips by dice may slip otherwise when others have laid their plans already."""
    table = played("shogun", 3, 4, "easy")
    playing = Playing(table.game, policy(table.game, "easy"), "0")
    before: Result | None = None
    same = 0
    for node in islice(course(table), 11):
        plan = () if node.action is None else (node.action,)
        after = playing.to_the_end(node.state, node.answered, node.seat or 0, plan, node.turns)
        if before and as_played(playing, node) and len(node.state.stack[-1].seats(node.state)) > 1:
            assert after == before
            same += 1
        before = after
    assert same > 2

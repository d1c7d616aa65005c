"""The luck of whole games, for ratings: the ledger's, found without weighing each luck by itself."""

from typing import Any

import pytest

from bakufu.coach.playing_on import Playing, policy
from bakufu.coach.skill import luck_of
from tests.coach.test_ledger import made, played

SAMPLES = 1


@pytest.mark.parametrize(
    ("name", "players", "bots", "by", "options"),
    [
        ("edo_yashiki", 2, ("greedy-1", "random"), "greedy-1", {"taking": "draft"}),
        ("shitenno", 2, ("fair", "easy"), "fair", {}),
        ("bushido", 3, ("fair", "easy"), "fair", {}),
        ("shogun", 3, ("fair", "easy"), "greedy-1", {}),
    ],
)
def test_it_is_the_luck_of_the_ledger(
    name: str, players: int, bots: tuple[str, ...], by: str, options: dict[str, Any]
) -> None:
    table = played(name, players, 2, *bots, **options)
    ledger = made(table, SAMPLES, bot=by, seed="s")
    choose = policy(table.game, by)
    luck = luck_of(table, [Playing(table.game, choose, f"s/{number}") for number in range(SAMPLES)])
    assert luck.victory == pytest.approx([ledger.account(seat).luck for seat in range(players)], abs=1e-9)
    assert sum(luck.points) == pytest.approx(0, abs=1e-9)
    assert any(luck.points)

"""The luck of whole games, for ratings: the ledger's, found without weighing each luck by itself."""

from typing import Any
from xml.etree import ElementTree

import pytest
from tools.deals import Deal
from tools.deals import played as deal_played
from tools.skill import Job, account_for, deals_of, drawn, report
from tools.variance import figures

from bakufu.coach.playing_on import Playing, policy
from bakufu.coach.skill import luck_of
from tests.coach.test_ledger import made, played

SAMPLES = 1


@pytest.mark.parametrize(
    ("name", "players", "bots", "by", "options"),
    [
        ("edo_yashiki", 2, ("greedy-1", "random"), "greedy-1", {"taking": "draft"}),
        ("shitenno", 2, ("fair", "easy"), "fair", {}),
        pytest.param("bushido", 3, ("fair", "easy"), "fair", {}, marks=pytest.mark.long),
        pytest.param("shogun", 3, ("fair", "easy"), "greedy-1", {}, marks=pytest.mark.long),
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


def test_both_games_of_a_deal_are_told_apart_from_chance() -> None:
    """Luck and choices of both games make what was printed, and the picture has a line for each two bots."""
    rows = []
    for number in range(8):
        for exchanged in (False, True):
            deal = Deal("edo_yashiki", 2, {"taking": '"draft"'}, ("greedy-1", "slips@0.9"), number, exchanged)
            rows.append(account_for(Job(deal, "quick", 2)))
    deals = deals_of(rows)
    assert len(deals) == 8
    assert {ahead for deal in deals for game in deal for ahead in game.result[:1]} <= {-1.0, 0.0, 1.0}
    assert figures(deals).ahead.mean > 0, "who slips nearly always loses"
    assert "greedy-1 and slips@0.9" in report(rows)
    picture = ElementTree.fromstring(drawn(rows))
    lines = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"results, seats exchanged", "without luck: greedy-1 and slips@0.9"} <= {*lines}


def test_who_sits_where_is_exchanged_and_the_deal_is_not() -> None:
    once, again = (Deal("bushido", 3, {}, ("first", "slips@0.5"), 1, exchanged) for exchanged in (False, True))
    assert once.seated == ["first", "slips@0.5", "first"]
    assert again.seated == ["slips@0.5", "first", "slips@0.5"]
    tables = [deal_played(deal) for deal in (once, again)]
    assert tables[0].seed == tables[1].seed
    assert tables[0].answers != tables[1].answers

"""Advice for bots: it is legal, and it wins."""

from random import Random

import pytest

from bakufu.arena.match import play_on
from bakufu.bots import bot
from bakufu.games.shogun.advice_on_plans import best_march, sensible_plan
from bakufu.games.shogun.components import CASTLE, GATHER_RICE, GATHER_TAX, MOVE_A, PROVINCES
from bakufu.games.shogun.worth import worth
from bakufu.kernel.chance import seed_from
from bakufu.kernel.table import Table
from tests.games.shogun.positions import GAME, bare, hold, p, start

EVERYTHING = ["court", "samurai", "leaders", "chambers"]


@pytest.mark.parametrize(
    "options",
    [{}, {"start": "draft", "side": "moon", "modules": EVERYTHING}, {"tower": "thirds", "modules": ["court"]}],
)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_greedy_player_beats_random_ones(players: int, options: dict[str, object]) -> None:
    table = Table(GAME, players, GAME.read_options(players, options), seed_from(players))
    play_on(table, [bot("greedy" if seat == 1 else "random", Random(seat)) for seat in range(players)], Random(players))
    assert table.result
    assert table.result.winners == (1,)


def test_a_plan_feeds_taxes_and_builds() -> None:
    """Every space is filled, no card is used twice."""
    state = start()
    plan = sensible_plan(state, 0)
    assert len(plan) == len(set(plan.values())) == 11
    assert all(0 <= plan[space] < PROVINCES for space in (CASTLE, GATHER_RICE, GATHER_TAX))


def test_an_attack_is_ordered_where_the_odds_are_good() -> None:
    state = bare()
    hold(state, 0, kai=6)
    hold(state, 1, shinano=9)
    gain, target, armies = best_march(state, 0, p("kai"), MOVE_A)
    assert gain > 0
    assert state.owner[target] == -1
    assert armies >= 4
    state.armies[p("kai")] = 2
    for name in ("musashi", "sagami", "suruga", "totomi"):
        hold(state, 1, **{name: 8})
    assert best_march(state, 0, p("kai"), MOVE_A)[0] == 0


def test_a_province_more_is_worth_more() -> None:
    state = bare()
    hold(state, 0, kai=2)
    before = worth(state, 0)
    hold(state, 0, aki=2)
    assert worth(state, 0) > before
    state.buildings[p("aki")] = 1
    assert worth(state, 0) > before + 4

"""Advice for bots: it is legal, and it wins."""

from collections.abc import Iterator
from random import Random

import pytest

from bakufu.arena.match import play_on
from bakufu.bots import bot
from bakufu.games.shogun.advice_on_plans import Prospects, best_march, gains, plan_by, sensible_plan, what_counts
from bakufu.games.shogun.components import CASTLE, GATHER_RICE, GATHER_TAX, MOVE_A, PLUS_ATTACK, PROVINCES, RICE
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.worth import worth
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import answer, settle
from bakufu.kernel.table import Table
from tests.games.shogun.positions import GAME, TEMPLE_SHIELDS, bare, hold, p, start

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


def made_anew(state: ShogunState, seat: int) -> dict[int, int]:
    return plan_by(state, seat, gains(Prospects(state, seat)))


@pytest.mark.parametrize("modules", [[], EVERYTHING])
def test_a_plan_that_is_remembered_is_the_one_that_would_be_made(modules: list[str]) -> None:
    """In a whole game, with every card that is laid."""
    state = GAME.set_up(4, GAME.read_options(4, {"modules": modules}), Chance(seed_from(1)))
    rng, plans = Random(1), 0
    waiting = settle(state)
    while waiting:
        decision = state.stack[-1].ask(state, waiting[0])
        if decision.name == "plan":
            assert sensible_plan(state, waiting[0]) == made_anew(state, waiting[0])
            plans += 1
        waiting = answer(state, waiting[0], decision.actions[int(rng.random() * len(decision.actions))])
    assert plans > 100


def changes(value: object) -> Iterator[object]:
    """A value with one less or one more somewhere in it, as far as that can be."""
    if isinstance(value, int):
        yield value - 1 if value > 0 else value + 1
    elif isinstance(value, list | tuple):
        for place, part in enumerate(value):
            for other in changes(part):
                yield type(value)([*value[:place], other, *value[place + 1 :]])


FIELDS = sorted(set(ShogunState.__struct_fields__) - {"stack", "chance", "tell", "rules", "players"})


@pytest.mark.parametrize("field", FIELDS)
def test_a_plan_is_remembered_by_all_that_it_goes_by(field: str) -> None:
    """Whatever changes on the table: where that changes what any action brings, or the plan, it is another table."""
    state = start(modules=EVERYTHING, tower="thirds")
    own = max(state.provinces(0), key=RICE.__getitem__)
    state.season, state.rice[0], state.chests[0], state.reserve[0], state.supply[CASTLE] = 1, 8, 2, 3, 1
    state.bowl[1], state.event, state.peace, state.special[0] = 3, TEMPLE_SHIELDS, (0, 1, 1, 1), PLUS_ATTACK
    state.leaders[0], state.markers[own] = own, 1
    for province in range(0, PROVINCES, 2):
        state.buildings[province] = 2
    for province in state.provinces(0):
        state.armies[province] += 4 + province % 4

    def found() -> object:
        return gains(Prospects(state, 0)), made_anew(state, 0)

    table, before, as_it_was = what_counts(state, 0), found(), getattr(state, field)
    for change in changes(as_it_was):
        setattr(state, field, change)
        assert found() == before or what_counts(state, 0) != table


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

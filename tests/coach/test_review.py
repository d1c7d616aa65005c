"""Looking back: what a choice cost by what its seat knew, and nothing said that the samples do not bear out."""

from random import Random
from typing import Any

import pytest

import bakufu
from bakufu.arena.match import play_on
from bakufu.bots import bot
from bakufu.coach.playing_on import QUICK, policy
from bakufu.coach.review import Asked, all_asked, is_mistake, judged
from bakufu.coach.weighing import Weighed, Weighing, paired
from bakufu.games import all_games
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.table import Table
from tests.coach.test_chances import without_luck
from tests.walks import HIDING, asked

GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_the_seat_cannot_tell_apart_are_weighed_alike(name: str) -> None:
    game = bakufu.find(name)
    choose = policy(game, QUICK)
    different = 0
    every = 67 if name in ("bushido", "shogun") else 16
    for number, (state, seat) in enumerate(asked(game, HIDING[name], every)):
        worlds = [game.determinize(state, seat, Chance(seed_from(f"{number}/{side}"))) for side in "ab"]
        different += without_luck(worlds[0]) != without_luck(worlds[1])
        one, other = (Weighing(game, world, seat, choose, "s") for world in worlds)
        plans = one.candidates(3)
        assert plans == other.candidates(3)
        assert one.beside(plans, 1) == other.beside(plans, 1)
    assert different, "no two worlds were different, so nothing was tested"


@pytest.fixture(scope="module")
def edo() -> Table[Any]:
    table = bakufu.new("edo_yashiki", 2, 4, {"taking": "draft"})
    play_on(table, [bot("greedy", Random(1)), bot("greedy", Random(2))], Random(3))
    return table


def test_a_blunder_is_found_and_a_good_choice_is_left_alone(edo: Table[Any]) -> None:
    game = edo.game
    lays = [number for number, (_, action) in enumerate(edo.answers) if type(action).__name__ == "Lay"]
    move = lays[len(lays) // 2]
    state, seat = edo.as_of(move).state, edo.answers[move][0]
    good = edo.answers[move][1]
    # A card laid where it scores nothing, as far away as may be.
    bad = min(edo.as_of(move).pending[seat].actions, key=lambda action: game.worth(_after(edo, move, action), seat))

    def judge(chosen: Any, other: Any) -> Any:
        choice = Asked(move, seat, "lay", (chosen,), ((other,),))
        return judged(Weighing(game, state, seat, policy(game, QUICK), "j"), choice, 80, 2.0)

    found = judge(bad, good)
    assert found.mistake
    assert found.better == (good,)
    assert found.cost > 3 * found.error > 0
    assert not judge(good, bad).mistake
    assert judge(good, bad).better is None


def _after(table: Table[Any], move: int, action: Any) -> Any:
    after = table.as_of(move)
    after.play(table.answers[move][0], action)
    return after.state


def test_what_samples_do_not_bear_out_is_no_mistake() -> None:
    def weighed(gain: float, error: float) -> Weighed:
        return Weighed((), (), gain, error, 100)

    assert is_mistake(weighed(0.2, 0.05), 3.0)
    assert not is_mistake(weighed(0.14, 0.05), 3.0)
    assert not is_mistake(weighed(0.01, 0.001), 3.0)


def test_few_samples_that_agree_are_not_certain() -> None:
    mean, error = paired([[1.0, 0.0]] * 3, [[0.0, 1.0]] * 3, 0)
    assert mean == 0.75
    assert error == pytest.approx(0.25)


def test_a_choice_that_comes_piece_by_piece_is_one_choice() -> None:
    table = bakufu.new("shitenno", 3, 2)
    play_on(table, [bot("greedy", Random(seat)) for seat in range(3)], Random(1))
    found = [*all_asked(table, QUICK, "1")]
    long = [one for one in found if len(one.plan) > 1]
    assert {one.name for one in long} == {"make-lot", "split-cards"}
    for one in long:
        assert type(one.plan[-1]).__name__ in ("Offer", "Divide")
        assert not any(type(action).__name__ in ("Offer", "Divide") for action in one.plan[:-1])
        given = [action for seat, action in table.answers[one.move :] if seat == one.seat]
        assert tuple(given[: len(one.plan)]) == one.plan
    covered = [one.move for one in found]
    assert len(covered) == len(set(covered))

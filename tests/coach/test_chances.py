"""Chances to win: fair, the same every time, and nothing in them that the eyes cannot know."""

from random import Random

import pytest

import bakufu
from bakufu.arena.match import play_on
from bakufu.bots import bot
from bakufu.bots.bot import NoSuchBot
from bakufu.coach.chances import Chances, chances, moment, tally, with_workers
from bakufu.games import all_games
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.state import State
from bakufu.kernel.table import Table
from bakufu.kernel.words import ONLOOKER
from tests.walks import HIDING, asked

GAMES = [game.id for game in all_games()]


def without_luck(state: State) -> str:
    twin = state.clone()
    twin.chance = Chance(bytes(32))
    return twin.to_json()


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_the_eyes_cannot_tell_apart_have_the_same_chances(name: str) -> None:
    game = bakufu.find(name)
    different = 0
    every = 67 if name in ("bushido", "shogun") else 16
    for number, (state, seat) in enumerate(asked(game, HIDING[name], every)):
        for eyes in (seat, ONLOOKER):
            worlds = [game.determinize(state, eyes, Chance(seed_from(f"{number}/{side}"))) for side in "ab"]
            different += without_luck(worlds[0]) != without_luck(worlds[1])
            one, other = (chances(game, world, eyes, 3) for world in worlds)
            assert one == other
    assert different, "no two worlds were different, so nothing was tested"


@pytest.fixture(scope="module")
def one_sided() -> Table[State]:
    """A game that was over long before its end: a sensible player against one without a thought."""
    table: Table[State] = bakufu.new("edo_yashiki", 2, 1)
    play_on(table, [bot("greedy", Random(1)), bot("random", Random(2))], Random(3))
    return table


def test_of_a_game_that_is_over_they_are_known(one_sided: Table[State]) -> None:
    assert chances(one_sided.game, one_sided.state, ONLOOKER, 5) == Chances((1.0, 0.0), (0.0, 0.0), 0)


def test_who_is_far_ahead_is_nearly_sure_to_win_and_at_first_nobody_is(one_sided: Table[State]) -> None:
    late, early = (one_sided.as_of(number).state for number in (len(one_sided.answers) - 3, 0))
    assert chances(one_sided.game, late, ONLOOKER, 20).wins[0] > 0.95
    assert 0.25 < chances(one_sided.game, early, ONLOOKER, 40).wins[0] < 0.75


def test_one_more_game_that_anybody_may_win_is_counted_in() -> None:
    found = tally([[1.0, 0.0]] * 3)
    assert found.wins == (3.5 / 4, 0.5 / 4)
    assert found.errors == pytest.approx(((3.5 * 0.5 / 16 / 4) ** 0.5,) * 2)
    assert found.samples == 3


def test_the_seed_says_it_all_and_workers_change_nothing() -> None:
    table = bakufu.new("shitenno", 3, 5)

    def ask(seed: str, workers: int) -> Chances:
        *_, last = with_workers(moment(table.game, table.state, ONLOOKER, seed=seed), 30, workers)
        return last

    assert ask("a", 1) == ask("a", 2) == chances(table.game, table.state, ONLOOKER, 30, seed="a")
    assert ask("a", 1) != ask("b", 1)
    assert sum(ask("a", 1).wins) == pytest.approx(1)


def test_any_bot_can_play_on() -> None:
    table = bakufu.new("edo_yashiki", 2, 5)
    found = [chances(table.game, table.state, 0, 40, bot=name) for name in ("quick", "fair", "random")]
    assert len(set(found)) == 3
    with pytest.raises(NoSuchBot):
        moment(table.game, table.state, 0, bot="nobody")

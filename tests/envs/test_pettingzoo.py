"""PettingZoo's own suites, at every table."""

import random
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from bakufu.conformance.variant import Variant
from bakufu.envs.pettingzoo import env, parallel_env, raw_env
from bakufu.envs.seating import WrongChoice
from bakufu.games import NoSuchGame
from bakufu.kernel.game import WrongOption
from bakufu.kernel.words import Refused
from tests.envs.tables import GAMES, TABLES, how

# Their own games with masks are on a list of exceptions, which ours cannot be on.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_api(table: Variant) -> None:
    api_test(env(**how(table)), num_cycles=40)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_seed(table: Variant) -> None:
    seed_test(partial(env, **how(table)), num_cycles=15)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_parallel(table: Variant) -> None:
    parallel_api_test(parallel_env(**how(table)), num_cycles=30)
    parallel_seed_test(partial(parallel_env, **how(table), illegal="random"), num_cycles=10)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_max_cycles(table: Variant) -> None:
    """What a cycle is, is clear only where all agents act in each: in the parallel form, and in the AEC made of it."""

    def together(**more: Any) -> Any:
        return parallel_env(**how(table), **more, illegal="random")

    max_cycles_test(SimpleNamespace(parallel_env=together, env=lambda **more: parallel_to_aec(together(**more))))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_render(table: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, **how(table)))
    assert capsys.readouterr().out


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_performance(table: Variant, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Their benchmark goes on for five seconds, of a clock that is put forward here."""
    clock = iter(range(1000))
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock) / 10))
    random.seed(1)
    performance_benchmark(env(**how(table)))
    assert "turns per second" in capsys.readouterr().out


def play(game: Any, rng: random.Random) -> tuple[dict[str, float], int]:
    """A whole game: what each agent got in all, and how many numbers were told."""
    got, told = dict.fromkeys(game.possible_agents, 0.0), 0
    for agent in game.agent_iter():
        seen, reward, done, cut, _ = game.last()
        got[agent] += reward
        told += not (done or cut)
        game.step(None if done or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got, told


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_shares_one_victory(name: str) -> None:
    game = env(name, players=3)
    game.reset(seed=3)
    got, _ = play(game, random.Random(3))
    assert sum(got.values()) == pytest.approx(1)


def test_scores_and_what_comes_on_the_way() -> None:
    game = raw_env("edo_yashiki", players=3, reward="score")
    game.reset(seed=3)
    got, _ = play(game, random.Random(3))
    scores = game.course.game.result(game.course.state).scores
    assert list(got.values()) == [score - max(scores[:n] + scores[n + 1 :]) for n, score in enumerate(scores)]
    shaped = raw_env("edo_yashiki", players=3, reward="score", shaped=0.5)
    shaped.reset(seed=3)
    assert list(play(shaped, random.Random(3))[0].values()) == [1.5 * lead for lead in got.values()]


def test_a_game_is_broken_off() -> None:
    game = env("shogun", players=3, max_cycles=5)
    game.reset(seed=1)
    assert play(game, random.Random(1))[1] == 15


def test_an_illegal_number_loses_or_is_refused() -> None:
    game = env("shogun", players=3)
    game.reset(seed=1)
    offender = game.agent_selection
    game.last()
    game.step(0)
    assert game.terminations[offender]
    assert game.rewards[offender] == -1
    wrapped = TerminateIllegalWrapper(raw_env("shogun", players=3), illegal_reward=-1)
    wrapped.reset(seed=1)
    wrapped.last()
    wrapped.step(0)
    for what in ("agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "agents"):
        assert getattr(game, what) == getattr(wrapped.unwrapped, what)
    raw = raw_env("shogun", players=3)
    raw.reset(seed=1)
    with pytest.raises(Refused, match=r"SHO-3\.3"):
        raw.step(0)
    together = parallel_env("shogun", players=3)
    together.reset(seed=1)
    _, rewards, done, _, _ = together.step(dict.fromkeys(together.agents, 0))
    assert sorted(rewards.values()) == [-1, 0, 0]
    assert all(done.values())


def test_those_who_decide_at_once_answer_together() -> None:
    game = parallel_env("edo_yashiki", players=3, options={"taking": "sealed"})
    seen, _ = game.reset(seed=1)
    assert all(not seen[agent]["action_mask"][game.wait] for agent in game.agents)
    names = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[seat]) for seat, agent in enumerate(game.agents)}
    seen, *_ = game.step(names)
    state: Any = game.course.state
    assert sorted(state.hands) == sorted(number - 189 for number in names.values())


def test_a_picture_shows_the_board() -> None:
    game = env("shogun", players=3, render_mode="rgb_array")
    game.reset(seed=1)
    picture = game.render()
    assert isinstance(picture, np.ndarray)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 4


def test_wrong_words() -> None:
    with pytest.raises(NoSuchGame, match="Did you mean shogun"):
        env("shogn")
    with pytest.raises(WrongOption, match="modules"):
        env("shogun", options={"modules": "courts"})
    with pytest.raises(WrongChoice, match="win and score"):
        env("shogun", reward="money")
    with pytest.raises(WrongChoice, match="rgb_array"):
        env("shogun", render_mode="svg")

"""One seat against bots."""

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from bakufu.bots import NoSuchBot
from bakufu.envs.gymnasium import OneSeat, env
from bakufu.envs.seating import WrongChoice
from bakufu.kernel.words import Refused
from tests.envs.tables import GAMES


def play(one: OneSeat, seed: int) -> tuple[float, int]:
    """A whole game at random: the reward in all, and how many numbers were told."""
    rng, total, told, done = random.Random(seed), 0.0, 0, False
    seen, _ = one.reset(seed=seed)
    while not done:
        assert (seen["action_mask"] == one.action_masks()).all()
        seen, reward, done, _, _ = one.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        total, told = total + reward, told + 1
    return total, told


@pytest.mark.parametrize("name", GAMES)
def test_their_own_check(name: str) -> None:
    check_env(gymnasium.make(f"bakufu/{name}-v2", render_mode="ansi", disable_env_checker=True).unwrapped)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponent", ["random", "greedy-1", "easy"])
def test_whole_games_against_bots(name: str, opponent: str) -> None:
    one = env(name, opponents=opponent)
    total, told = play(one, 5)
    assert total in (0, 1 / 3, 0.5, 1)
    assert told > 3
    assert play(one, 5) == (total, told)


def test_each_opponent_by_name_and_any_seat() -> None:
    one = env("shitenno", players=3, opponents=["greedy", "random"])
    seats = set()
    for seed in range(9):
        one.reset(seed=seed)
        seats.add(one.seat)
    assert seats == {0, 1, 2}


def test_wrong_words() -> None:
    with pytest.raises(NoSuchBot, match="greedy"):
        env("shogun", opponents="nobody")
    with pytest.raises(WrongChoice, match="seat 3 at a table for 3"):
        env("shogun", players=3, seat=3)
    with pytest.raises(ValueError, match="1 opponents for 2 seats"):
        env("shogun", players=3, opponents=["random"])


def test_an_illegal_number() -> None:
    one = env("edo_yashiki", seat=0)
    one.reset(seed=1)
    _, reward, done, _, info = one.step(638)
    assert (reward, done, info) == (-1, True, {"illegal": True})
    strict = env("edo_yashiki", seat=0, illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(Refused, match=r"EDO-2\.2"):
        strict.step(638)
    lenient = env("edo_yashiki", seat=0, illegal="random")
    lenient.reset(seed=1)
    assert not lenient.step(638)[2]

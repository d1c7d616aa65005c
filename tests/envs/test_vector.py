"""Many games at once."""

from random import Random

import numpy as np
import pytest

from bakufu.envs.vector import ManyGames, ManyProcesses
from bakufu.kernel.words import Refused
from tests.envs.tables import GAMES


def some_legal(masks: np.ndarray, rng: Random) -> list[int]:
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in masks]


@pytest.mark.parametrize("name", GAMES)
def test_games_go_on_one_after_another_in_the_same_arrays(name: str) -> None:
    many, rng, ended = ManyGames(name, games=3), Random(1), 0
    room = many.reset(seed=7)
    seen, masks = room.seen, room.masks
    for _ in range(900):
        numbers = some_legal(masks, rng)
        assert many.step(numbers).seen is seen
        for place, course in enumerate(many.courses):
            assert room.seats[place] == course.seat
            assert bytes(seen[place]) == course.seen(course.seat)
            assert bytes(masks[place]) == course.mask(course.seat)
        assert room.rewards[room.over].sum() == pytest.approx(room.over.sum())
        ended += int(room.over.sum())
    assert ended


def test_processes_give_what_one_gives() -> None:
    one = ManyGames("edo_yashiki", games=3, players=3)
    with ManyProcesses("edo_yashiki", games=3, processes=2, players=3) as several:
        here, there = one.reset(seed=2), several.reset(seed=2)
        rng = Random(2)
        for _ in range(150):
            for name in ("seats", "seen", "masks", "over", "rewards"):
                assert (getattr(here, name) == getattr(there, name)).all()
            numbers = some_legal(here.masks, rng)
            one.step(numbers)
            several.step(numbers)
        with pytest.raises(Refused):
            several.step([638] * 3)
        del here, there

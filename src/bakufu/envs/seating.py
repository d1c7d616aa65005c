"""What all environments of a game have in common: agents, spaces, arrays and rewards."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, get_args

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bakufu.envs.course import Course, leads, win_shares
from bakufu.games import find
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.planes import MOST
from bakufu.kernel.words import ONLOOKER, Seat

Array: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Array]

Reward = Literal["win", "score"]
Mode = Literal["human", "ansi", "rgb_array"]

Illegal = Literal["terminate", "random", "refuse"]
"""What an illegal number does: it ends the game, a legal one is drawn in its place, or it raises `Refused`."""

ILLEGAL_REWARD = -1.0
"""For who answers with a number that is not on offer, where that ends the game."""


class WrongChoice(Mistake):
    """A reward, a render mode or a seat that there is not."""


def course_of(game: str, players: int | None, options: Mapping[str, Any] | None) -> Course:
    """A game by its name; raises the usual mistakes."""
    found = find(game)
    count = found.counts[0] if players is None else players
    return Course(found, count, found.read_options(count, options or {}))


def agents_of(course: Course) -> list[str]:
    """One for each seat."""
    return [f"player_{seat}" for seat in range(course.players)]


def observation_space(course: Course, room: int = 0) -> gymnasium.spaces.Dict:
    """What a seat sees, and which numbers it may answer."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, MOST, (course.size,), np.int8),
            "action_mask": gymnasium.spaces.Box(0, 1, (course.actions + room,), np.int8),
        }
    )


def array(data: bytearray) -> Array:
    """The same bytes as an array, which is the caller's own."""
    return np.frombuffer(data, np.int8)


class Rewards:
    """What a seat gets at the end (`win`: the share of the victory; `score`: the lead over the best of the others), and
    on the way, times `shaped`, what its lead in the open scores has grown by.
    """

    def __init__(self, course: Course, reward: str, shaped: float) -> None:
        if reward not in get_args(Reward):
            raise WrongChoice("wrong-reward", package=__package__, name=reward, rewards=get_args(Reward))
        self._course = course
        self._by_score = reward == "score"
        self.shaped = shaped
        self._leads: list[float] = []

    def begin(self) -> None:
        """A new game."""
        self._leads = self._open() if self.shaped else []

    def final(self) -> list[float]:
        """At the end, for each seat."""
        course = self._course
        result = course.game.result(course.state)
        return leads(result.scores) if self._by_score else win_shares(result.places)

    def on_the_way(self) -> list[float]:
        """What has come since it was last asked for."""
        now, before = self._open(), self._leads
        self._leads = now
        return [self.shaped * (new - old) for new, old in zip(now, before, strict=True)]

    def _open(self) -> list[float]:
        view: Any = self._course.game.view(self._course.state, ONLOOKER)
        return leads(view.scores)


def render(course: Course, mode: str | None) -> Any:
    """The table as the asked seat sees it, in one of the modes; nothing without one."""
    if mode is None:
        gymnasium.logger.warn("You are calling render method without specifying any render mode.")
        return None
    from bakufu.envs.drawing import as_picture, as_text

    if mode == "rgb_array":
        return as_picture(course)
    if mode == "ansi":
        return as_text(course)
    print(as_text(course))
    return None


def check_mode(mode: str | None) -> None:
    """Raise `WrongChoice` where there is no such render mode."""
    if mode is not None and mode not in get_args(Mode):
        raise WrongChoice("wrong-render-mode", package=__package__, name=mode, modes=get_args(Mode))


def check_seat(course: Course, seat: Seat) -> None:
    """Raise `WrongChoice` where there is no such seat."""
    if not 0 <= seat < course.players:
        raise WrongChoice("wrong-seat", package=__package__, seat=seat, players=course.players)

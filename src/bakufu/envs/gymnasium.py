"""One seat of a game as a Gymnasium environment; bots sit on the others."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from bakufu.envs.extras import need

need("research", "numpy", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from bakufu.bots import Bot, Budget, bot, ensure  # noqa: E402
from bakufu.bots.playing import answer_of  # noqa: E402
from bakufu.envs.seating import (  # noqa: E402
    ILLEGAL_REWARD,
    Illegal,
    Mode,
    Observation,
    Reward,
    Rewards,
    array,
    check_mode,
    check_seat,
    course_of,
    observation_space,
    render,
)
from bakufu.games import all_games  # noqa: E402
from bakufu.kernel.words import Refused, Seat  # noqa: E402

QUICK = Budget(playouts=8, steady=False)
"""How far bots that look ahead do so here, unless told otherwise."""


class OneSeat(gymnasium.Env[Any, np.int64]):
    """A game against bots: `opponents` names one for all other seats, or one for each, the next to the left first.

    Without a `seat` one is drawn for every game. Other arguments as `bakufu.envs.pettingzoo.raw_env` and
    `parallel_env` have them.
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: Seat | None = None,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
        shaped: float = 0.0,
        render_mode: Mode | None = None,
        illegal: Illegal = "terminate",
        budget: Budget = QUICK,
    ) -> None:
        check_mode(render_mode)
        self.course = course_of(game, players, options)
        others = self.course.players - 1
        self._opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        for name in self._opponents:
            ensure(name)
        if len(self._opponents) != others:
            raise ValueError(f"{len(self._opponents)} opponents for {others} seats")
        if seat is not None:
            check_seat(self.course, seat)
        self._wish = seat
        self.seat: Seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = observation_space(self.course)
        self.action_space = gymnasium.spaces.Discrete(self.course.actions)
        self._rewards = Rewards(self.course, reward, shaped)
        self._illegal = illegal
        self._budget = budget
        self._bots: dict[Seat, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed)
        course, luck = self.course, int(self.np_random.integers(1 << 62))
        self.seat = luck % course.players if self._wish is None else self._wish
        course.begin(luck)
        rng = Random(luck)
        left = [(self.seat + n) % course.players for n in range(1, course.players)]
        self._bots = {
            other: bot(name, Random(rng.random()), self._budget)
            for other, name in zip(left, self._opponents, strict=True)
        }
        self._let_bots_answer()
        # A game that ends before the seat was asked at all is none; the next one is begun.
        if course.over:
            return self.reset()
        self._rewards.begin()
        return self._seen(), {}

    def _let_bots_answer(self) -> None:
        """Until the seat is asked. Who is asked together with it does not know its answer, nor it theirs."""
        course = self.course
        while not course.over:
            for other in course.asked:
                if other != self.seat:
                    decision = course.decision(other)
                    course.act(other, answer_of(self._bots[other], course.game, course.state, other, decision))
            if course.is_asked(self.seat):
                return

    def _seen(self) -> Observation:
        course = self.course
        return {"observation": array(course.seen(self.seat)), "action_mask": array(course.mask(self.seat))}

    def action_masks(self) -> NDArray[np.bool_]:
        """The numbers on offer, as sb3-contrib's MaskablePPO asks for them."""
        return array(self.course.mask(self.seat)).astype(np.bool_)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat tells a number; then bots answer until it is asked again."""
        course = self.course
        try:
            course.answer(self.seat, int(action))
        except Refused:
            if self._illegal == "refuse":
                raise
            if self._illegal == "terminate":
                return self._seen(), ILLEGAL_REWARD, True, False, {"illegal": True}
            course.answer(self.seat, course.drawn(self.seat))
        self._let_bots_answer()
        reward = self._rewards.on_the_way()[self.seat] if self._rewards.shaped else 0.0
        if course.over:
            reward += self._rewards.final()[self.seat]
        return self._seen(), float(reward), course.over, False, {}

    def render(self) -> Any:
        """The table as the seat sees it."""
        return render(self.course, self.render_mode)


def env(game: str, **how: Any) -> OneSeat:
    """One seat of a game against bots; arguments as of `OneSeat`."""
    return OneSeat(game, **how)


for _game in all_games():
    gymnasium.register(f"bakufu/{_game.id}-v{_game.rules_version}", OneSeat, kwargs={"game": _game.id})  # type: ignore[arg-type]

"""A game in which all agents answer together."""

from collections.abc import Mapping
from typing import Any

import gymnasium
from pettingzoo import ParallelEnv

from bakufu.envs.seating import (
    ILLEGAL_REWARD,
    Illegal,
    Mode,
    Observation,
    Reward,
    Rewards,
    agents_of,
    array,
    check_mode,
    course_of,
    observation_space,
    render,
)
from bakufu.kernel.words import Refused


def parallel_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: Reward = "win",
    shaped: float = 0.0,
    max_cycles: int | None = None,
    render_mode: Mode | None = None,
    illegal: Illegal = "terminate",
) -> "SeatsTogether":
    """A game, all agents at once: who is not asked waits, which is the last number.

    After `max_cycles` it is broken off. Other arguments as `bakufu.envs.pettingzoo.raw_env` has them.
    """
    return SeatsTogether(game, players, options, reward, shaped, max_cycles, render_mode, illegal)


class SeatsTogether(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents at once."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        reward: str,
        shaped: float,
        max_cycles: int | None,
        render_mode: str | None,
        illegal: Illegal,
    ) -> None:
        check_mode(render_mode)
        self.course = course_of(game, players, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.course.game.id}_v{self.course.game.rules_version}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "render_fps": 1,
        }
        self.possible_agents = agents_of(self.course)
        self.agents: list[str] = []
        self.wait = self.course.actions
        """The number of who is not asked."""
        space = observation_space(self.course, room=1)
        self._observation_spaces = dict.fromkeys(self.possible_agents, space)
        self._action_spaces = {agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._rewards = Rewards(self.course, reward, shaped)
        self.max_cycles = max_cycles
        self._illegal = illegal
        self._steps = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for every agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """One for each agent, so that each can be seeded."""
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game."""
        self.course.begin(seed)
        self._rewards.begin()
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._of(seat) for seat, agent in enumerate(self.possible_agents)}

    def _of(self, seat: int) -> Observation:
        mask = self.course.mask(seat, room=1)
        if not self.course.is_asked(seat):
            mask[self.wait] = 1
        return {"observation": array(self.course.seen(seat)), "action_mask": array(mask)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everybody tells a number; only those of agents that were asked count."""
        course, agents = self.course, self.agents
        offender = None
        # Who is asked is settled first: an answer may end this go, and what others say is no answer to the next one.
        for seat in course.asked:
            if not self._tell(seat, int(actions[self.possible_agents[seat]])):
                offender = seat
                break
        self._steps += 1
        rewards = [0.0] * course.players
        if self._rewards.shaped:
            rewards = self._rewards.on_the_way()
        if offender is not None:
            rewards[offender] += ILLEGAL_REWARD
        elif course.over:
            rewards = [one + other for one, other in zip(rewards, self._rewards.final(), strict=True)]
        ended = course.over or offender is not None
        cut = not ended and self._steps == self.max_cycles
        seen = self._seen()
        if ended or cut:
            self.agents = []
        return (
            seen,
            dict(zip(self.possible_agents, rewards, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _tell(self, seat: int, number: int) -> bool:
        """Whether the seat may go on playing after its answer."""
        try:
            self.course.answer(seat, number)
        except Refused:
            if self._illegal == "refuse":
                raise
            if self._illegal == "terminate":
                return False
            self.course.answer(seat, self.course.drawn(seat))
        return True

    def render(self) -> Any:
        """The table as the first asked agent sees it."""
        return render(self.course, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""

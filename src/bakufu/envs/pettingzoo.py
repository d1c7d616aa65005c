"""The games as PettingZoo environments.

`env` asks one agent after another; agents that must decide at once are asked without learning the earlier answers.
`parallel_env` lets them answer together; who is not asked answers with the last number, which is to wait.
"""

from collections.abc import Mapping
from typing import Any

from bakufu.envs.extras import need

need("research", "numpy", "gymnasium", "pettingzoo")

import gymnasium  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

from bakufu.envs.parallel import SeatsTogether, parallel_env  # noqa: E402
from bakufu.envs.seating import (  # noqa: E402
    ILLEGAL_REWARD,
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
from bakufu.kernel.words import Refused  # noqa: E402

__all__ = ["SeatBySeat", "SeatsTogether", "env", "parallel_env", "raw_env"]


def env(game: str, **how: Any) -> "SeatBySeat":
    """A game, agent by agent; who answers with an illegal number loses, and it is over. Arguments as of `raw_env`.

    It is what PettingZoo's `TerminateIllegalWrapper` makes of `raw_env`, without what a wrapper costs at every step.
    """
    made = raw_env(game, **how)
    made.illegal_loses = True
    return made


def raw_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: Reward = "win",
    shaped: float = 0.0,
    max_cycles: int | None = None,
    render_mode: Mode | None = None,
) -> "SeatBySeat":
    """The same; an illegal number raises `Refused` with the clause, and nothing has changed.

    `options` as `bakufu.new` takes them; `reward` and `shaped` as `Rewards` says; after `max_cycles` answers of each
    agent, on average, the game is broken off.
    """
    return SeatBySeat(game, players, options, reward, shaped, max_cycles, render_mode)


class SeatBySeat(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent after another."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        reward: str,
        shaped: float,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.course = course_of(game, players, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.course.game.id}_v{self.course.game.rules_version}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = agents_of(self.course)
        self.agents: list[str] = []
        space, actions = observation_space(self.course), self.course.actions
        self._observation_spaces = dict.fromkeys(self.possible_agents, space)
        self._action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rewards = Rewards(self.course, reward, shaped)
        self._most = None if max_cycles is None else max_cycles * self.course.players
        self._steps = 0
        self.illegal_loses = False
        """Whether an illegal number ends the game; otherwise it is refused."""

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for every agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """One for each agent, so that each can be seeded."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.course.begin(seed)
        self._rewards.begin()
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.course.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        """What this agent's seat sees, and what it may answer."""
        seat, course = self._seats[agent], self.course
        return {"observation": array(course.seen(seat)), "action_mask": array(course.mask(seat))}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is tells a number; an agent that is done, None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        course = self.course
        try:
            course.answer(self._seats[agent], int(action))  # type: ignore[arg-type]
        except Refused:
            if not self.illegal_loses:
                raise
            self._lose(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        if course.over:
            self._end(self.terminations)
        elif self._steps == self._most:
            self._end(self.truncations)
        else:
            if self._rewards.shaped:
                self._reward(self._rewards.on_the_way())
            self.agent_selection = self.possible_agents[course.seat]

    def _end(self, how: dict[str, bool]) -> None:
        way = self._rewards.on_the_way() if self._rewards.shaped else [0.0] * len(self.possible_agents)
        final = self._rewards.final() if self.course.over else [0.0] * len(way)
        for agent in self.agents:
            how[agent] = True
        self._reward([one + other for one, other in zip(way, final, strict=True)])
        self._deads_step_first()

    def _lose(self, offender: str) -> None:
        """As PettingZoo's wrapper has it: everybody is done, and the offender alone gets something for it."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[offender] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._reward([ILLEGAL_REWARD * (agent == offender) for agent in self.possible_agents])
        self._deads_step_first()

    def _reward(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the asked agent sees it."""
        return render(self.course, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""

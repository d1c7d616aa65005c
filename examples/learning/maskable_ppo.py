"""Teach one seat with MaskablePPO of sb3-contrib, and print how it does as it learns.

    pip install "bakufu[research]" sb3-contrib
    python examples/learning/maskable_ppo.py --game shitenno --opponents random --steps 50000

Every line is a point of the learning curve: so many numbers told in training, then the share of the victory in games
against the same opponents with seeds that training has not seen.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO

from bakufu.envs.gymnasium import OneSeat

FIRST_TEST = 1_000_000
"""The seed of the first game that is played to measure."""

Choose = Callable[[OneSeat, Any], int]


def share(env: OneSeat, games: int, choose: Choose) -> float:
    """The share of the victory over so many games."""
    total = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=FIRST_TEST + game)
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(choose(env, seen))
            total += reward
    return total / games


def main() -> None:
    """Learn for a while, measure, and so on."""
    parser = ArgumentParser()
    parser.add_argument("--game", default="shitenno")
    parser.add_argument("--players", type=int)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--points", type=int, default=5, help="how often it is measured")
    parser.add_argument("--games", type=int, default=200, help="of each measurement")
    asked = parser.parse_args()

    def table(shaped: float) -> OneSeat:
        return OneSeat(asked.game, asked.players, opponents=asked.opponents, shaped=shaped)

    # What the lead grows by is a reward on the way, small beside the victory; it is not part of what is measured.
    learner = MaskablePPO("MultiInputPolicy", table(0.02), n_steps=1024, batch_size=256, seed=1, device="cpu")
    rng = np.random.default_rng(1)
    chance = share(table(0), asked.games, lambda env, seen: int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    print(f"{'steps':>8}  victory\n{'random':>8}  {chance:.3f}", flush=True)
    for _ in range(asked.points):
        learner.learn(asked.steps // asked.points, reset_num_timesteps=False)
        got = share(
            table(0),
            asked.games,
            lambda env, seen: int(learner.predict(seen, action_masks=env.action_masks(), deterministic=True)[0]),
        )
        print(f"{learner.num_timesteps:>8}  {got:.3f}", flush=True)


if __name__ == "__main__":
    main()

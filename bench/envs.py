"""`python -m bench.envs`: steps a second of our environments beside PettingZoo's and RLCard's, in one run."""

import warnings
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from platform import python_version
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bakufu import IS_COMPILED
from bakufu.envs.pettingzoo import env
from bakufu.envs.vector import ManyGames
from bakufu.games import all_games

FOUR = 4
BATCH = 64
"""So many games side by side where many are measured."""

PEERS = ("connect_four_v3", "hanabi_v5", "chess_v6")
RLCARD = ("uno", "mahjong")
BASE = "PettingZoo hanabi"

Steps = Callable[[float], float]
"""Steps for so many seconds; says how many a second."""


class Entry(NamedTuple):
    """One environment."""

    name: str
    players: int
    measure: Steps


def numbers_in(mask: Any) -> Any:
    """The legal ones. (Of bytes numpy finds them one by one; of truths many at a time.)"""
    return mask.astype(np.bool_).nonzero()[0]


def aec(game: Any, rng: Random) -> Steps:
    """Agent by agent: what the agent sees and may answer is asked for at every step, then a legal answer is drawn."""

    def measure(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            game.reset(seed=rng.getrandbits(31))
            for _ in game.agent_iter():
                seen, _, done, cut, info = game.last()
                if done or cut:
                    game.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                legal = numbers_in(mask)
                game.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps / (process_time() - start)

    return measure


def many(game: str, rng: Random) -> Steps:
    """Many games of ours side by side."""
    games = ManyGames(game, BATCH, players=FOUR)

    def measure(seconds: float) -> float:
        room, steps, start = games.reset(rng.getrandbits(31)), 0, process_time()
        while process_time() - start < seconds:
            numbers = []
            for mask in room.masks:
                legal = numbers_in(mask)
                numbers.append(int(legal[int(rng.random() * len(legal))]))
            games.step(numbers)
            steps += BATCH
        return steps / (process_time() - start)

    return measure


def rlcard(name: str, rng: Random) -> Steps:
    """RLCard's own loop: every state comes with what is seen and the legal answers."""
    table = import_module("rlcard").make(name, config={"seed": 1})

    def measure(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            state, _ = table.reset()
            while not table.is_over():
                legal = list(state["legal_actions"])
                state, _ = table.step(legal[int(rng.random() * len(legal))])
                steps += 1
        return steps / (process_time() - start)

    return measure


def entries(rng: Random, absent: list[str]) -> Iterator[Entry]:
    """Ours with four players, then the others that are installed."""
    for game in all_games():
        yield Entry(f"Bakufu {game.name}", FOUR, aec(env(game.id, players=FOUR), rng))
    for game in all_games():
        yield Entry(f"Bakufu {game.name}, {BATCH} at once", FOUR, many(game.id, rng))
    for name in PEERS:
        try:
            peer = import_module(f"pettingzoo.classic.{name}").env()
            peer.reset(seed=1)
            yield Entry(f"PettingZoo {name.rpartition('_')[0].replace('_', ' ')}", len(peer.agents), aec(peer, rng))
        except ImportError as error:
            absent.append(f"{name}: {error}")
    for name in RLCARD:
        try:
            yield Entry(f"RLCard {name}", import_module("rlcard").make(name).num_players, rlcard(name, rng))
        except ImportError as error:
            absent.append(f"{name}: {error}")


def main() -> None:
    """Measure everything once a round, and print the medians."""
    parser = ArgumentParser(prog="make bench-envs")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each environment in a round (%(default)s)")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    absent: list[str] = []
    found = list(entries(Random(1), absent))
    speeds: list[list[float]] = [[] for _ in found]
    for _ in range(asked.rounds):
        for entry, measured in zip(found, speeds, strict=True):
            measured.append(entry.measure(asked.seconds))
    medians = {entry.name: median(measured) for entry, measured in zip(found, speeds, strict=True)}
    table = Table(title="Steps a second, with what is seen and the mask, on one core", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("environment", "players", "steps/s", f"times {BASE}"):
        table.add_column(column, justify="left" if column == "environment" else "right")
    for entry in found:
        times = f"{medians[entry.name] / medians[BASE]:.1f}" if BASE in medians else "-"
        table.add_row(entry.name, str(entry.players), f"{medians[entry.name]:,.0f}", times)
    engine = "compiled" if IS_COMPILED else "plain Python"
    table.caption = f"bakufu {engine}, python {python_version()}, pettingzoo {version('pettingzoo')}"
    console = Console()
    if not console.is_terminal:
        console.width = 120
    console.print(table)
    for line in absent:
        console.print(f"Not measured: {line}")


if __name__ == "__main__":
    main()

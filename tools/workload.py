"""What games and servers do most, for a few seconds each: by this a profiled engine is compiled (tools/compile.py).

Random games and what a search asks of positions, with every game and number of players; a game with a search for each;
and a server with tables at which people play, with and without what a page wishes.
"""

import subprocess
import sys
from pathlib import Path
from random import sample
from socket import socket

import bakufu
from bakufu.arena.measure import measure, measure_thinking
from bakufu.arena.strength import Contest, contest
from bakufu.bots import Budget
from bakufu.games import all_games

SECONDS = 0.3
"""For each number of players."""

LOADS = (
    ("edo_yashiki", "plain", 100, 5),
    ("edo_yashiki", "wishes", 100, 5),
    ("shogun", "wishes", 30, 3),
)
"""Tables of a game, for so many seconds."""

PATIENCE = 120.0
"""Seconds after which a load that does not end is given up."""


def main() -> None:
    """All of it."""
    for game in all_games():
        for players in game.counts:
            measure(game, players, seconds=SECONDS)
            measure_thinking(game, players, seconds=SECONDS / 3)
        thinking = Budget(playouts=60, steady=False)
        next(contest(Contest(game.id, game.counts[0], "search", "greedy", thinking, "workload")))
    for game_id, wishes, tables, seconds in LOADS:
        words = ["--game", game_id, "--only", wishes, "--tables", str(tables), "--seconds", str(seconds)]
        where = ["--package", str(Path(bakufu.__file__).parent.parent), "--port", str(free_port())]
        load = [sys.executable, "-m", "bench.load", "--every", "0.1", *where, *words]
        subprocess.run(load, check=True, timeout=PATIENCE)


def free_port() -> int:
    """One at which nobody listens, below those from which connections of our own begin."""
    for port in sample(range(20_000, 32_000), 100):
        with socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port
    raise SystemExit("no port is free")


if __name__ == "__main__":
    main()

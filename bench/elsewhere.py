"""Our games in plain Python, as other sources have them, an older commit's for instance: in a process of its own.

`python -m bench.elsewhere` is that process: it runs on those sources, reads a line for each thing to measure (game,
players, seconds, who plays) and writes a line of JSON with what came of it.
"""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bakufu.arena.measure import Measured, measure_playout, random_playouts
from bakufu.games import find
from bench.bots import measure_bots

AT_RANDOM = "random"

ROOT = Path(__file__).resolve().parent.parent


def unpack(commit: str, folder: Path) -> Path:
    """Everything as it was at a commit, in this folder. Raises `CalledProcessError` where there is none such."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed, check=True)
    return folder


class Elsewhere:
    """A process that measures on other sources; it waits while others are measured."""

    def __init__(self, sources: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "bench.elsewhere"],
            env={"PYTHONPATH": f"{sources}:{ROOT}", "PYTHONHASHSEED": "0", "BAKUFU_PURE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, game: str, players: int, seconds: float, player: str = AT_RANDOM) -> Measured:
        """How fast a game goes there, at random or with a bot in every seat."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{game} {players} {seconds} {player}\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline(), type=Measured)

    def close(self) -> None:
        """Let the process end."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    """Measure what is asked for, until nothing is any more."""
    playouts: dict[tuple[str, int], Any] = {}
    for line in _lines():
        name, players, seconds, player = line.split()
        which = name, int(players)
        if player != AT_RANDOM:
            measured = measure_bots(find(name), int(players), player, float(seconds))
        else:
            if which not in playouts:
                playouts[which] = random_playouts(find(name), int(players))
            measured = measure_playout(playouts[which], float(seconds))
        print(msgspec.json.encode(measured).decode(), flush=True)


def _lines() -> Iterator[str]:
    return iter(partial(sys.stdin.readline), "")


if __name__ == "__main__":
    main()

"""`python -m bench.greedy`: greedy bots of now, compiled and in plain Python, beside greedy as it was at a commit."""

from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bakufu import IS_COMPILED
from bakufu.games import all_games
from bench.bars import GREEDY_TIMES_OLD, at_least
from bench.bots import measure_bots
from bench.elsewhere import ROOT, Elsewhere, unpack
from bench.ours import FOUR

PLAYERS = ("greedy", "greedy-1")
"""The one that goes by the game's judgement, and the one that still plays as at the old commit."""


def main() -> None:
    """Measure everything once a round, and print the medians."""
    parser = ArgumentParser(prog="bench/run greedy")
    parser.add_argument("--old", default="278c57e", metavar="COMMIT", help="beside greedy at this commit (%(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="of which the median counts (%(default)s)")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each bot in a round (%(default)s)")
    asked = parser.parse_args()
    table = Table(title="Decisions a second of greedy bots on one core", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("game", "bot", "engine", "decisions/s", f"greedy at {asked.old}", f"times {asked.old}"):
        table.add_column(column, justify="left" if column in ("game", "bot", "engine") else "right")
    with TemporaryDirectory() as folder:
        old, plain = Elsewhere(unpack(asked.old, Path(folder)) / "src"), Elsewhere(ROOT / "src")
        for game in all_games():
            players = min(FOUR, max(game.counts))
            for name in PLAYERS:
                now, beside, then = [], [], []
                for _ in range(asked.rounds):
                    then.append(old.measure(game.id, players, asked.seconds, "greedy").decisions_per_second)
                    now.append(measure_bots(game, players, name, asked.seconds).decisions_per_second)
                    if IS_COMPILED:
                        beside.append(plain.measure(game.id, players, asked.seconds, name).decisions_per_second)
                for engine, found in (("compiled", now), ("plain", beside)) if IS_COMPILED else (("plain", now),):
                    times = median(new / before for new, before in zip(found, then, strict=True))
                    bar = GREEDY_TIMES_OLD if engine == "compiled" else None
                    speeds = f"{median(found):,.0f}", f"{median(then):,.0f}"
                    table.add_row(game.name, name, engine, *speeds, at_least(times, bar))
        old.close()
        plain.close()
    console = Console()
    if not console.is_terminal:
        console.width = 120
    console.print(table)


if __name__ == "__main__":
    main()

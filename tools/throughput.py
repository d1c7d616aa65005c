"""How many games a core plays in an arena, and how many a driver can keep: the figures of docs/cluster.md.

Seconds are those of the processor, which a busy machine disturbs least.

    .venv/bin/python -m tools.throughput --seconds 3
"""

from argparse import ArgumentParser
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from bakufu import IS_COMPILED
from bakufu.arena.arena import Arena, arrange, at_least, deals
from bakufu.arena.bout import BoutResult, play_out
from bakufu.arena.stores import write
from bakufu.bots import Budget
from bakufu.games import all_games

BOTS = (("random", "first"), ("greedy", "greedy-1"), ("search@8", "search@9"))


def games_per_second(arena: Arena, seconds: float) -> float:
    """Whole games, for at least so long."""
    bouts = chain.from_iterable(deals(arena))
    play_out(next(bouts))
    began, games = process_time(), 0
    while process_time() - began < seconds:
        play_out(next(bouts))
        games += 1
    return games / (process_time() - began)


def kept_per_second(arena: Arena, name: str, games: int) -> tuple[float, float]:
    """Games that one process writes in a second, and bytes for each."""
    bouts = [bout for deal in at_least(arena, games) for bout in deal]
    with TemporaryDirectory() as folder:
        path = Path(folder) / name
        began = process_time()
        with write(path, arena) as results:
            for bout in bouts:
                digest = f"{hash(bout.seed) & 0xFFFFFFFFFFFFFFFF:016x}"
                results.add(bout, BoutResult((1, 2), (bout.number % 90, 30), (0, 0), 100, digest))
        spent = process_time() - began
        files = [path] if path.is_file() else [*path.iterdir()]
        return len(bouts) / spent, sum(file.stat().st_size for file in files) / len(bouts)


def handed_out_per_second(arena: Arena, games: int) -> float:
    """Games that are thought up, not played."""
    began = process_time()
    found = sum(len(deal) for deal in at_least(arena, games))
    return found / (process_time() - began)


def main() -> None:
    """Measure, and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure; 0: only what a driver does")
    asked = parser.parse_args()
    print(f"games a second on one core, {'compiled' if IS_COMPILED else 'plain Python'}; as few seats as can be\n")
    print("| game | seats | " + " | ".join(bots[0] for bots in BOTS) + " |\n|---|---|" + "---|" * len(BOTS))
    for game in all_games() if asked.seconds else ():
        seats = game.counts[0]
        arenas = [arrange(game.id, seats, [{}], bots, "1", Budget(steady=False)) for bots in BOTS]
        speeds = [f"{games_per_second(arena, asked.seconds):.2f}" for arena in arenas]
        print(f"| {game.name} | {seats} | {' | '.join(speeds)} |", flush=True)
    arena = arrange("edo_yashiki", 2, [{}], BOTS[0], "1", Budget(steady=False))
    print(f"\nhanded out: {handed_out_per_second(arena, 100_000):,.0f} games a second")
    for name in ("kept.sqlite", "kept.parquet"):
        speed, size = kept_per_second(arena, name, 50_000)
        print(f"{name}: {speed:,.0f} games a second, {size:.0f} bytes a game", flush=True)


if __name__ == "__main__":
    main()

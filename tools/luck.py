"""`make luck`: does luck come to nothing over many games, and how much sooner does skill show without it?

Bots of two levels play, and each game's ledger is made (docs/coach.md). Luck taken off, what is left of a result says
the same about skill on average, and varies less: so many times fewer games tell two players apart.

    .venv/bin/python -m tools.luck --games 6 --samples 20
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bakufu.arena.match import play
from bakufu.arena.workers import done
from bakufu.bots import bot
from bakufu.coach.ledger import Ledger, ledger
from bakufu.games import all_games, find
from bakufu.kernel.chance import seed_from
from bakufu.kernel.table import Table
from bakufu.kernel.words import Answer

BOTS = ("fair", "easy")
COLUMNS = ("game", "seats", "games", "samples", "luck, 95 %", "variance", "without luck", "times fewer games")
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"


class Job(Struct, frozen=True):
    """One game to be played and accounted for."""

    game: str
    number: int
    samples: int


class Row(Struct, frozen=True):
    """What became of a seat."""

    game: str
    number: int
    samples: int
    bot: str
    luck: float
    result: float


def account_for(job: Job) -> list[Row]:
    """Play a game and make its ledger. Who sits where changes from game to game."""
    game, seed = find(job.game), f"luck/{job.game}/{job.number}"
    players = game.counts[0]
    options = game.read_options(players, {})
    seated = [BOTS[(seat + job.number) % len(BOTS)] for seat in range(players)]
    bots = [bot(name, Random(f"{seed}/{seat}")) for seat, name in enumerate(seated)]
    answers: list[Answer] = []
    play(game, options, seed_from(seed), bots, Random(f"{seed}/order"), answers=answers)
    table: Table[Any] = Table(game, players, options, seed_from(seed))
    table.play_all(answers)
    *_, found = ledger(table.record, job.samples, seed=seed)
    assert isinstance(found, Ledger)
    accounts = [found.account(seat) for seat in range(players)]
    return [
        Row(job.game, job.number, job.samples, name, account.luck, account.result)
        for name, account in zip(seated, accounts, strict=True)
    ]


def within(rows: Sequence[Row], figures: Sequence[float]) -> float:
    """The variance of a figure among seats of the same bot."""
    total = 0.0
    for name in BOTS:
        values = [figure for row, figure in zip(rows, figures, strict=True) if row.bot == name]
        mean = sum(values) / len(values)
        total += sum((value - mean) ** 2 for value in values)
    return total / (len(rows) - len(BOTS))


def report(game: str, rows: Sequence[Row], samples: int) -> str:
    """A line of the table. Luck is that of one seat of each game: what one gains, others lose."""
    ours = [row.luck for row in rows[:: find(game).counts[0]]]
    mean = sum(ours) / len(ours)
    error = sqrt(sum((luck - mean) ** 2 for luck in ours) / max(len(ours) - 1, 1) / len(ours))
    plain, skill = within(rows, [row.result for row in rows]), within(rows, [row.result - row.luck for row in rows])
    figures = f"{mean:+.3f} ± {1.96 * error:.3f} | {plain:.3f} | {skill:.3f} | {plain / skill:.1f}"
    return f"| {find(game).name} | {find(game).counts[0]} | {len(ours)} | {samples} | {figures} |"


def main() -> None:
    """Play, account, and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="how many, of each game")
    parser.add_argument("--samples", type=int, default=20, help="how many for each moment")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--rows", type=Path, help="keep the accounts in this file, and go on where they were")
    asked = parser.parse_args()
    kept = []
    if asked.rows and asked.rows.exists():
        kept = [msgspec.json.decode(line, type=Row) for line in asked.rows.read_bytes().splitlines()]
    print(f"{' and '.join(BOTS)} at one table, played on by quick\n\n{HEAD}", flush=True)
    for game in [game.id for game in all_games() if asked.game in (None, game.id)]:
        rows = [row for row in kept if (row.game, row.samples) == (game, asked.samples) and row.number < asked.games]
        there = {row.number for row in rows}
        jobs = [Job(game, number, asked.samples) for number in range(asked.games) if number not in there]
        for _, more in done(jobs, account_for, asked.workers):
            rows += more
            if asked.rows:
                with asked.rows.open("ab") as file:
                    file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in more))
        rows.sort(key=lambda row: row.number)
        print(report(game, rows, asked.samples), flush=True)


if __name__ == "__main__":
    main()

"""`make luck`: does luck come to nothing over many games, and how much sooner does skill show without it?

Two bots play, and each game's luck is found twice, with other samples (docs/coach.md). Luck taken off, what is left of
a result says the same about skill on average, and varies less: so many times fewer games tell two players apart.

    .venv/bin/python -m tools.luck --games 6 --samples 20
    .venv/bin/python -m tools.luck --game edo_yashiki --option taking=draft --by quick --rows build/luck.jsonl
"""

from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from tools.variance import Account, figures, times

from bakufu.arena.entrants import entrant
from bakufu.arena.match import play
from bakufu.arena.simulate import SIMULATED
from bakufu.arena.workers import done
from bakufu.coach.playing_on import Playing, policy, victory
from bakufu.coach.skill import luck_of
from bakufu.games import all_games, find
from bakufu.kernel.chance import seed_from
from bakufu.kernel.table import Table
from bakufu.kernel.words import Answer

COLUMNS = (
    *("game", "seats", "games", "samples", "luck, 95 %", "variance", "without luck", "of it noise"),
    *("times fewer", "weights", "times fewer, weighted, 95 %", "with endless samples, 95 %"),
)
OWN = "own"
"""Everybody plays on for himself, as he has played."""

HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"


class Job(Struct, frozen=True):
    """One game to be played and accounted for. Half of the samples find its luck once, half once more."""

    game: str
    options: dict[str, str]
    bots: tuple[str, str]
    by: str
    number: int
    samples: int


class Row(Struct, frozen=True):
    """What became of the seats of a game."""

    job: Job
    accounts: list[Account]


def account_for(job: Job) -> Row:
    """Play a game and find its luck. Who sits where changes from game to game."""
    game, seed = find(job.game), f"luck/{job.game}/{job.number}"
    players = game.counts[0]
    options = game.read_options(players, {name: msgspec.json.decode(value) for name, value in job.options.items()})
    seated = [job.bots[(seat + job.number) % 2] for seat in range(players)]
    bots = [entrant(name, SIMULATED).make(Random(f"{seed}/{seat}")) for seat, name in enumerate(seated)]
    answers: list[Answer] = []
    play(game, options, seed_from(seed), bots, Random(f"{seed}/order"), answers=answers)
    table: Table[Any] = Table(game, players, options, seed_from(seed))
    table.play_all(answers)
    assert table.result
    choose = policy(game, ",".join(seated) if job.by == OWN else job.by, players)
    once, again = (
        luck_of(table, [Playing(game, choose, f"{seed}/{half}/{n}") for n in range(job.samples // 2)]) for half in "ab"
    )
    seats = zip(
        *(seated, zip(once.victory, once.points, strict=True), zip(again.victory, again.points, strict=True)),
        *(victory(table.result),),
        strict=True,
    )
    return Row(job, [Account(job.number, bot, first, second, result) for bot, first, second, result in seats])


def report(game: str, rows: list[Row], samples: int) -> str:
    """A line of the table."""
    one = figures([account for row in rows for account in row.accounts])
    return (
        f"| {find(game).name} | {find(game).counts[0]} | {len(rows)} | {samples} "
        f"| {one.luck:+.3f} ± {1.96 * one.luck_error:.3f} | {one.variance:.3f} | {one.without:.3f} | {one.noise:.3f} "
        f"| {times(one.variance, one.without):.1f} | {one.weights[0]:.2f}, {one.weights[1]:.3f} "
        f"| {times(one.variance, one.weighted):.1f} ({_range(one.interval)}) "
        f"| {one.limit:.1f} ({_range(one.limit_interval)}) |"
    )


def main() -> None:
    """Play, account, and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="how many, of each game")
    parser.add_argument("--samples", type=int, default=20, help="how many for each moment, in two halves")
    parser.add_argument("--bots", nargs=2, default=["fair", "easy"], metavar="BOT", help="who plays")
    parser.add_argument("--by", default=OWN, metavar="BOT", help="who plays on; own: everybody as they have played")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--rows", type=Path, help="keep the accounts in this file, and go on where they were")
    asked = parser.parse_args()
    options = {name: _json(value) for name, value in (option.split("=", 1) for option in asked.option)}
    kept = []
    if asked.rows and asked.rows.exists():
        kept = [msgspec.json.decode(line, type=Row) for line in asked.rows.read_bytes().splitlines()]
    print(f"{' and '.join(asked.bots)} at one table{_with(options)}, played on by {asked.by}\n\n{HEAD}", flush=True)
    for game in [game.id for game in all_games() if asked.game in (None, game.id)]:
        jobs = [Job(game, options, tuple(asked.bots), asked.by, number, asked.samples) for number in range(asked.games)]
        rows = [row for row in kept if row.job in jobs]
        there = [row.job for row in rows]
        for _, row in done([job for job in jobs if job not in there], account_for, asked.workers):
            rows.append(row)
            if asked.rows:
                with asked.rows.open("ab") as file:
                    file.write(msgspec.json.encode(row) + b"\n")
        rows.sort(key=lambda row: row.job.number)
        print(report(game, rows, asked.samples), flush=True)


def _range(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.1f}–{interval[1]:.1f}"


def _json(value: str) -> str:
    try:
        msgspec.json.decode(value)
    except msgspec.DecodeError:
        return msgspec.json.encode(value).decode()
    return value


def _with(options: dict[str, str]) -> str:
    return "".join(f", {name}={msgspec.json.decode(value)}" for name, value in options.items())


if __name__ == "__main__":
    main()

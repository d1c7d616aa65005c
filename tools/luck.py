"""`make luck`: does luck come to nothing over many games, on every seat and for every step of the rules that draws?

It must, whoever plays and whoever plays on, and with any number of samples: cheap players and one sample a game tell.

    .venv/bin/python -m tools.luck --games 40
    .venv/bin/python -m tools.luck --game shogun --players 4 --option 'modules=["court"]' --rows build/luck.jsonl
    .venv/bin/python -m tools.luck --games 0 --rows build/luck.jsonl

`--games 0` plays none and tells in brief of all that the file holds.
"""

from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct
from tools.deals import Deal, carry_out, kept_in, options_of, played, spelled

from bakufu.coach.course import course
from bakufu.coach.playing_on import QUICK, Playing, policy, victory
from bakufu.coach.skill import as_played
from bakufu.games import all_games, find
from bakufu.kernel.table import Table

COLUMNS = ("game", "seats", "options", "games", "step", "draws", "luck of each seat, standard error", "furthest")

BRIEF = (
    *("game", "seats", "options", "bots", "played on by", "games", "draws", "luck of each seat, standard error"),
    *("step furthest from nothing",),
)

ALL = "all"
"""The luck of a whole game."""

Lucks = dict[str, list[float]]
"""By step: what its luck changed in each seat's chances, in a whole game."""


class Job(Struct, frozen=True):
    """One game to be played and gone through."""

    deal: Deal
    by: str


class Row(Struct, frozen=True):
    """What luck there was, and how often each step drew."""

    job: Job
    lucks: Lucks
    draws: dict[str, int]


def lucks_of(table: Table[Any], playing: Playing) -> tuple[Lucks, dict[str, int]]:
    """What each step's luck changed by one sample, and how often it drew. Choices are weighed only before luck."""
    lucks: Lucks = {}
    draws: dict[str, int] = {}
    before: list[float] | None = None
    last: tuple[Any, ...] = ()
    for node in course(table):
        if node.step:
            if before is None:
                before = victory(playing.to_the_end(*last))
            after = victory(playing.to_the_end(node.state, node.answered, turns=node.turns))
            sums = lucks.setdefault(node.step, [0.0] * table.players)
            sums[:] = [total + b - a for total, a, b in zip(sums, before, after, strict=True)]
            draws[node.step] = draws.get(node.step, 0) + 1
            before = after
        elif node.seat is None or not as_played(playing, node):
            plan = () if node.action is None else (node.action,)
            last, before = (node.state.clone(), node.answered, node.seat or 0, plan, node.turns), None
    return lucks, draws


def account_for(job: Job) -> Row:
    """Play a game and find its luck."""
    table = played(job.deal)
    choose = policy(table.game, job.by, table.players)
    return Row(job, *lucks_of(table, Playing(table.game, choose, f"{job.deal.seed}/sample")))


def about(row: Row) -> tuple[str, int, str, tuple[str, str], str]:
    """Games that are alike in this belong together."""
    deal = row.job.deal
    return deal.game, deal.players, spelled(deal.options), deal.bots, row.job.by


class Mean(Struct, frozen=True):
    """Of one seat's luck over games, and its standard error."""

    mean: float
    error: float

    @property
    def errors(self) -> float:
        """How many standard errors it is from nothing."""
        return self.mean / self.error if self.error else 0.0


def means(lucks: Sequence[Lucks], step: str) -> list[Mean]:
    """Each seat's luck by a step, or by all of them, in a game."""
    nothing = [0.0] * len(next(iter(lucks[0].values())))
    if step == ALL:
        games = [[sum(seat) for seat in zip(*one.values(), strict=True)] for one in lucks]
    else:
        games = [one.get(step, nothing) for one in lucks]
    return [_mean(seat) for seat in zip(*games, strict=True)]


def _mean(values: Sequence[float]) -> Mean:
    mean = sum(values) / len(values)
    return Mean(mean, sqrt(sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1) / len(values)))


def steps_of(lucks: Iterable[Lucks]) -> list[str]:
    """All that drew, by name."""
    return sorted({step for one in lucks for step in one})


def report(rows: Sequence[Row]) -> str:
    """Lines of the table."""
    lucks, deal = [row.lucks for row in rows], rows[0].job.deal
    lines = []
    for step in (ALL, *steps_of(lucks)):
        found = means(lucks, step)
        draws = sum(sum(row.draws.values()) if step == ALL else row.draws.get(step, 0) for row in rows)
        lines.append(
            f"| {find(deal.game).name} | {deal.players} | {spelled(deal.options)} | {len(rows)} | {step} | {draws} "
            f"| {_seats(found)} | {max((one.errors for one in found), key=abs):+.1f} |"
        )
    return "\n".join(lines)


def brief(rows: Sequence[Row]) -> str:
    """One line for all steps together, and the step and seat that are most standard errors from nothing."""
    lucks = [row.lucks for row in rows]
    game, players, options, bots, by = about(rows[0])
    found = [(step, seat, one) for step in steps_of(lucks) for seat, one in enumerate(means(lucks, step), 1)]
    step, seat, one = max(found, key=lambda each: abs(each[2].errors))
    return (
        f"| {find(game).name} | {players} | {options} | {' and '.join(bots)} | {by} | {len(rows)} "
        f"| {sum(sum(row.draws.values()) for row in rows)} | {_seats(means(lucks, ALL))} "
        f"| {step}, seat {seat}: {_seats([one])}, {len(found)} looked at |"
    )


def _seats(found: Sequence[Mean]) -> str:
    return " · ".join(f"{one.mean:+.3f} ± {one.error:.3f}" for one in found)


def _head(columns: Sequence[str]) -> str:
    return f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|"


def main() -> None:
    """Play, account, and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many, of each game")
    parser.add_argument("--bots", nargs=2, default=["slips@0.3", "slips@0.8"], metavar="BOT", help="who plays")
    parser.add_argument("--by", default=QUICK, metavar="BOT", help="who plays on; one, or one for each seat")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--players", type=int, help="how many; as few as may be unless told otherwise")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--rows", type=Path, help="keep the luck in this file, and go on where it was")
    asked = parser.parse_args()
    kept = kept_in(asked.rows, Row)
    options, bots = options_of(asked.option), tuple(asked.bots)
    if not asked.games:
        print(_head(BRIEF))
        for each in dict.fromkeys(about(row) for row in kept):
            print(brief([row for row in kept if about(row) == each]))
        return
    print(f"{' and '.join(bots)} at one table, played on by {asked.by}\n\n{_head(COLUMNS)}", flush=True)
    for game in [game for game in all_games() if asked.game in (None, game.id)]:
        players = asked.players or game.counts[0]
        jobs = [
            Job(Deal(game.id, players, options, bots, number, number % 2 == 1), asked.by)
            for number in range(asked.games)
        ]
        print(report(carry_out(jobs, kept, account_for, asked.workers, asked.rows)), flush=True)


if __name__ == "__main__":
    main()

"""`make skill`: how many times fewer games tell who is stronger when luck is taken off?

Two bots play each deal twice, with seats exchanged, and every game is gone through with samples (docs/coach.md). Luck
taken off, what is left of a result says the same about skill on average, and varies less.

    .venv/bin/python -m tools.skill --games 20 --samples 4
    .venv/bin/python -m tools.skill --game shitenno --bots greedy slips@0.05 --games 200 --rows build/skill.jsonl
    .venv/bin/python -m tools.skill --games 0 --rows build/skill.jsonl --pictures docs/pictures

`--games 0` plays none and tells of all that the file holds.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from tools.deals import Deal, carry_out, kept_in, options_of, played, spelled
from tools.narrowing import narrowing
from tools.variance import MOST, Figure, Range, Shown, figures, plain_and_less

from bakufu.coach.playing_on import Playing, policy
from bakufu.coach.skill import luck_of, shares
from bakufu.games import all_games, find

COLUMNS = (
    *("game", "seats", "bots", "played on by", "games", "samples", "stronger by", "without luck"),
    *("times fewer: exchanged seats", "luck taken off", "weighed", "weighed, exchanged seats", "with endless samples"),
)
FEWEST = 2
"""Deals: the weights of one are found on another."""

HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"


class Job(Struct, frozen=True):
    """One game to be played and accounted for. Half of the samples weigh its choices once, half once more."""

    deal: Deal
    by: str
    samples: int


class Row(Struct, frozen=True):
    """What came of a game."""

    job: Job
    shown: Shown

    @property
    def about(self) -> tuple[str, int, str, tuple[str, str], str, int]:
        """Games that are alike in this belong together."""
        deal = self.job.deal
        return deal.game, deal.players, spelled(deal.options), deal.bots, self.job.by, self.job.samples


def account_for(job: Job) -> Row:
    """Play a game and weigh its choices."""
    table, seed = played(job.deal), f"{job.deal.seed}/{job.deal.exchanged}"
    assert table.result
    choose = policy(table.game, job.by, table.players)
    halves = [
        luck_of(table, [Playing(table.game, choose, f"{seed}/{half}/{n}") for n in range(job.samples // 2)]).choices
        for half in "ab"
    ]
    seated = [name == job.deal.bots[0] for name in job.deal.seated]
    return Row(job, Shown(*[(_ahead(seated, a), _ahead(seated, b)) for a, b in (shares(table.result), *halves)]))


def _ahead(seated: Sequence[bool], shares: Sequence[float]) -> float:
    """How much more the first bot has on a seat than the other."""
    ours = [share for own, share in zip(seated, shares, strict=True) if own]
    theirs = [share for own, share in zip(seated, shares, strict=True) if not own]
    return sum(ours) / len(ours) - sum(theirs) / len(theirs)


def deals_of(rows: Sequence[Row]) -> list[tuple[Shown, Shown]]:
    """Both games of each deal that has been played twice."""
    found: dict[int, dict[bool, Shown]] = {}
    for row in rows:
        found.setdefault(row.job.deal.number, {})[row.job.deal.exchanged] = row.shown
    return [(both[False], both[True]) for _, both in sorted(found.items()) if len(both) == 2]


def report(rows: Sequence[Row]) -> str:
    """A line of the table."""
    deals = deals_of(rows)
    if len(deals) < FEWEST:
        return f"| {find(rows[0].job.deal.game).name}: {len(deals)} deals tell nothing |"
    one = figures(deals)
    game, players, options, bots, by, samples = rows[0].about
    name = f"{find(game).name}{', ' if options else ''}{options}"
    return (
        f"| {name} | {players} | {' and '.join(bots)} | {by} | {2 * len(deals)} | {samples} "
        f"| {one.ahead.mean:+.3f} ± {1.96 * one.ahead.error:.3f} | {one.less.mean:+.3f} ± {1.96 * one.less.error:.3f} "
        f"| {_times(one.exchanged)} | {_times(one.choices)} | {_times(one.weighed)} | {_times(one.both)} "
        f"| {_times(one.endless)} |"
    )


def drawn(rows: Sequence[Row]) -> str:
    """How soon it shows who is stronger in a game: with luck, and without it for each two bots."""
    series: dict[str, Figure] = {}
    for about in dict.fromkeys(row.about for row in rows):
        deals = deals_of([row for row in rows if row.about == about])
        if len(deals) < FEWEST:
            continue
        plain, less = plain_and_less(deals)
        series.setdefault("results, seats exchanged", plain)
        series[f"without luck: {' and '.join(about[3])}"] = less
    return narrowing(series, find(rows[0].job.deal.game).name)


def _times(one: Range) -> str:
    if one.found == MOST:
        return f"over {one.low:.1f}"
    return f"{one.found:.1f} ({one.low:.1f}–{one.high:.1f})"


def main() -> None:
    """Play, account, and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many, of each game")
    parser.add_argument("--samples", type=int, default=8, help="how many for each moment, in two halves")
    parser.add_argument("--bots", nargs=2, default=["greedy", "slips@0.1"], metavar="BOT", help="who plays")
    parser.add_argument("--by", default="greedy", metavar="BOT", help="who plays on")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--players", type=int, help="how many; as few as may be unless told otherwise")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--rows", type=Path, help="keep the accounts in this file, and go on where they were")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw all that the file holds, by game")
    asked = parser.parse_args()
    rows = kept_in(asked.rows, Row)
    print(HEAD, flush=True)
    options, bots = options_of(asked.option), tuple(asked.bots)
    for game in [game for game in all_games() if asked.games and asked.game in (None, game.id)]:
        players = asked.players or game.counts[0]
        jobs = [
            Job(Deal(game.id, players, options, bots, number // 2, number % 2 == 1), asked.by, asked.samples)
            for number in range(asked.games)
        ]
        print(report(carry_out(jobs, rows, account_for, asked.workers, asked.rows)), flush=True)
    if not asked.games:
        for about in dict.fromkeys(row.about for row in rows):
            print(report([row for row in rows if row.about == about]), flush=True)
    if asked.pictures:
        for name in sorted({row.job.deal.game for row in rows}):
            picture = drawn([row for row in rows if row.job.deal.game == name])
            (asked.pictures / f"skill-{name}.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()

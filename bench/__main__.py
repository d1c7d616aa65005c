"""`python -m bench`: our games, Catanatron and OpenSpiel in one run."""

import gc
from argparse import ArgumentParser
from importlib.metadata import version
from pathlib import Path
from platform import python_version
from statistics import median
from tempfile import TemporaryDirectory

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bakufu import IS_COMPILED
from bench import catan, ours, spiel
from bench.bars import FOUR_PLAYERS, TIMES_PLAIN, at_least, at_most
from bench.elsewhere import ROOT, Elsewhere, unpack
from bench.entry import Entry, Row, run

PLAIN = "plain"
"""Our games in plain Python, beside what is compiled."""


def main() -> None:
    """Measure, print the table, and write the JSON if asked to."""
    parser = ArgumentParser(prog="bench/run", description="Speed on one core, side by side with other engines.")
    parser.add_argument("--all", action="store_true", help="our games with every number of players")
    parser.add_argument("--rounds", type=int, default=3, help="of which the median counts (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game in a round (%(default)s)")
    parser.add_argument("--old", metavar="COMMIT", help="our games as they were at this commit, in the same run")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything to this file as well")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("--rounds must be 1 or more, and --seconds more than 0.")
    if asked.json and not asked.json.absolute().parent.is_dir():
        parser.error(f"there is no folder {asked.json.parent} to write to.")

    base = catan.entry()
    with TemporaryDirectory() as folder:
        elsewhere = {PLAIN: Elsewhere(ROOT / "src")} if IS_COMPILED else {}
        if asked.old:
            elsewhere[asked.old] = Elsewhere(unpack(asked.old, Path(folder)) / "src")
        entries = [*ours.entries(asked.all, elsewhere), base, *([] if asked.old else spiel.entries())]
        gc.freeze()
        rows = _measure(entries, base, asked.rounds, asked.seconds)
        for there in elsewhere.values():
            there.close()
    facts = {
        "bakufu": "compiled" if IS_COMPILED else "plain Python",
        "python": python_version(),
        **{name: version(name) for name in ("catanatron", "open_spiel")},
    }
    _print(rows, list(elsewhere), f"median of rounds: {asked.rounds} x {asked.seconds:g} s; {_listed(facts)}")
    if asked.json:
        report = {"versions": facts, "seconds": asked.seconds, "rows": rows}
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")


def _measure(entries: list[Entry], base: Entry, rounds: int, seconds: float) -> list[Row]:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal, refresh_per_second=2) as progress:
        task = progress.add_task("measuring", total=rounds * len(entries))
        return run(entries, base, rounds, seconds, lambda entry: progress.advance(task))


def _print(rows: list[Row], elsewhere: list[str], caption: str) -> None:
    title = "Random playouts on one core"
    table = Table(title=title, caption=caption, box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("engine", min_width=len("Catanatron"))
    table.add_column("game")
    found = {(row.engine, row.game, row.players): row for row in rows}
    times = [f"times\n{where}" for where in elsewhere]
    for column in ("players", "decisions/s", "times\nCatanatron", "games/s", "clone\nµs", *times):
        table.add_column(column, justify="right", no_wrap=True)
    for engine in dict.fromkeys(row.engine for row in rows):
        group = [row for row in rows if row.engine == engine]
        for i, row in enumerate(group):
            figures = list(_figures(row))
            for where in elsewhere:
                beside = found.get((f"{ours.OURS} {where}", row.game, row.players))
                is_ours = engine in (ours.OURS, f"{ours.OURS} {PLAIN}")
                bar = TIMES_PLAIN if where == PLAIN else None
                figures.append(_times(row, beside, bar) if is_ours and beside and beside is not row else "")
            table.add_row(engine if i == 0 else "", row.game, *figures)
        table.add_section()
    console = Console()
    if not console.is_terminal:
        console.width = 160
    console.print(table)


def _figures(row: Row) -> tuple[str, ...]:
    """With its bars where it is one of our games, with as many players as they were set for."""
    least = most = None
    bars = FOUR_PLAYERS.get(row.game)
    if bars and IS_COMPILED and row.engine == ours.OURS and row.players == ours.FOUR:
        least, most = bars
    return (
        str(row.players),
        f"{row.decisions_per_second:,.0f}",
        at_least(row.times_catanatron, least),
        f"{row.games_per_second:,.1f}",
        at_most(row.clone_us, most),
    )


def _times(row: Row, before: Row, bar: float | None) -> str:
    """How much faster than elsewhere: the median over the rounds, each compared with its own, and their range."""
    pairs = zip(row.rounds, before.rounds, strict=True)
    times = sorted(now.decisions_per_second / then.decisions_per_second for now, then in pairs)
    return f"{at_least(median(times), bar)} ({times[0]:.2f}-{times[-1]:.2f})"


def _listed(facts: dict[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts.items())


if __name__ == "__main__":
    main()

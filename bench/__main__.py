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
from bench.elsewhere import Elsewhere, unpack
from bench.entry import Entry, Row, run


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
        elsewhere = {asked.old: Elsewhere(unpack(asked.old, Path(folder)) / "src")} if asked.old else {}
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
    _print(rows, asked.old, f"median of rounds: {asked.rounds} x {asked.seconds:g} s; {_listed(facts)}")
    if asked.json:
        report = {"versions": facts, "seconds": asked.seconds, "rows": rows}
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")


def _measure(entries: list[Entry], base: Entry, rounds: int, seconds: float) -> list[Row]:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal, refresh_per_second=2) as progress:
        task = progress.add_task("measuring", total=rounds * len(entries))
        return run(entries, base, rounds, seconds, lambda entry: progress.advance(task))


def _print(rows: list[Row], old: str | None, caption: str) -> None:
    title = "Random playouts on one core"
    table = Table(title=title, caption=caption, box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("engine", min_width=len("Catanatron"))
    table.add_column("game")
    before = {(row.game, row.players): row for row in rows if row.engine == f"{ours.OURS} {old}"}
    for column in (
        "players",
        "decisions/s",
        "times\nCatanatron",
        "games/s",
        "clone\nµs",
        *([f"times\n{old}"] if old else []),
    ):
        table.add_column(column, justify="right", no_wrap=True)
    for engine in dict.fromkeys(row.engine for row in rows):
        group = [row for row in rows if row.engine == engine]
        for i, row in enumerate(group):
            figures = [*_figures(row), *_times(row, before.get((row.game, row.players)))]
            table.add_row(engine if i == 0 else "", row.game, *figures)
        table.add_section()
    console = Console()
    if not console.is_terminal:
        console.width = 120
    console.print(table)


def _figures(row: Row) -> tuple[str, ...]:
    return (
        str(row.players),
        f"{row.decisions_per_second:,.0f}",
        f"{row.times_catanatron:.2f}",
        f"{row.games_per_second:,.1f}",
        f"{row.clone_us:.2f}",
    )


def _times(row: Row, before: Row | None) -> list[str]:
    """How much faster than before: the median over the rounds, each compared with its own, and their range."""
    if before is None or before is row:
        return []
    pairs = zip(row.rounds, before.rounds, strict=True)
    times = sorted(now.decisions_per_second / then.decisions_per_second for now, then in pairs)
    return [f"{median(times):.2f} ({times[0]:.2f}-{times[-1]:.2f})"]


def _listed(facts: dict[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts.items())


if __name__ == "__main__":
    main()

"""`python -m tests.referees`: many random games, each beside its referee, spread over all variants of the game."""

import sys
from argparse import ArgumentParser

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tests.referees.cases import REFEREED
from tests.referees.many import Played, plan, players

SHOWN = 5
LONGEST = 2000


def main(arguments: list[str] | None = None) -> int:
    """Play, and say what came of it; 1 if engine and referee disagree anywhere."""
    parser = ArgumentParser(
        prog="python -m tests.referees", description="Random games of engine and referee side by side."
    )
    parser.add_argument("--game", choices=REFEREED, help="only this one")
    parser.add_argument("--games", type=int, default=100, help="how many of each (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others count up (%(default)s)")
    asked = parser.parse_args(arguments)
    if asked.games < 1 or asked.jobs < 1:
        parser.error("--games and --jobs must be 1 or more.")
    agreed = True
    with players(asked.jobs) as plays:
        for game in [asked.game] if asked.game else REFEREED:
            todo = plan(game, asked.games, asked.seed)
            with bar() as progress:
                outcomes = list(progress.track(plays(todo), total=len(todo), description=game))
            agreed = report(game, outcomes) and agreed
    return 0 if agreed else 1


def bar() -> Progress:
    """A bar for one game, on a terminal."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def report(game: str, outcomes: list[Played]) -> bool:
    """Print one game's figures and its first disagreements; whether there were none."""
    found = [outcome.disagreement for outcome in outcomes if outcome.disagreement]
    decisions = sum(outcome.decisions for outcome in outcomes)
    count = f"{len(found)} disagreement{'s' * (len(found) != 1)}" if found else "no disagreements"
    print(f"{game}: {len(outcomes)} games, {decisions} decisions, {count}", flush=True)
    for text in found[:SHOWN]:
        print(f"  {text if len(text) <= LONGEST else text[:LONGEST] + ' ...'}", flush=True)
    return not found


if __name__ == "__main__":
    sys.exit(main())

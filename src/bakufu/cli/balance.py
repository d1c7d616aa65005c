"""`bakufu balance`: games of every number of seats and option, and a report of what they say."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bakufu.arena.cluster import done_on
from bakufu.arena.workers import done
from bakufu.balance.figures import Figures, figures
from bakufu.balance.kept import KeptGames, keep
from bakufu.balance.lab import Named
from bakufu.balance.observing import Job, look_at
from bakufu.balance.report import Words, percent, plain, to_html, to_json
from bakufu.cli.words import words
from bakufu.games import find
from bakufu.terminal.speak import console


def run(
    cells: Sequence[Named],
    games: int,
    luck: int,
    samples: int,
    workers: int,
    ray: str | None,
    into: Path,
    name: str,
    language: str,
    json: bool,
) -> None:
    """Play what is not there yet, write the report, and say the most important."""
    game = find(cells[0].cell.game)
    into.mkdir(parents=True, exist_ok=True)
    with keep(into / f"{name}.sqlite") as kept:
        _play(cells, games, luck, samples, workers, ray, kept)
        found = [figures(one.cell, one.change, kept.games(one.cell, games, samples)) for one in cells]
    page, plain_file = into / f"{name}.html", into / f"{name}.json"
    page.write_text(to_html(game, found, language), encoding="utf-8")
    plain_file.write_bytes(to_json(game, found))
    if json:
        print(plain_file.read_text(encoding="utf-8"))
    else:
        _print(found, Words(game, language))
        console.print(words(language)("balance-written", page=str(page), json=str(plain_file)), soft_wrap=True)


def _jobs(cells: Sequence[Named], games: int, luck: int, samples: int, kept: KeptGames) -> Iterator[Job]:
    """Luck is weighed with the usual options only: it takes longest."""
    for one in cells:
        there = kept.jobs(one.cell)
        weighed = 0 if one.change else luck
        for number in range(games):
            job = Job(one.cell, number, samples if number < weighed else 0)
            if (number, job.samples) not in there:
                yield job


def _play(
    cells: Sequence[Named], games: int, luck: int, samples: int, workers: int, ray: str | None, kept: KeptGames
) -> None:
    errors = Console(stderr=True)
    jobs = [*_jobs(cells, games, luck, samples, kept)]
    # Who has loaded a game cannot load it with other values.
    other = cells[0].cell.values != "{}"
    playing = done_on(ray, jobs, look_at) if ray else done(jobs, look_at, workers, fresh=other)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(find(cells[0].cell.game).name, total=len(jobs))
        for job, seen in playing:
            kept.add(job, seen)
            progress.advance(task)


def _print(found: Sequence[Figures], spoken: Words) -> None:
    say = spoken.say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for place, column in enumerate(("options", "games", "wins", "unfair", "decisions", "minutes", "half", "luck")):
        table.add_column(say(f"balance-{column}"), justify="right" if place else "left", overflow="fold")
    for one in found:
        table.add_row(
            f"{one.cell.players}: {spoken.change(one.change)}",
            str(one.games),
            "/".join(f"{seat.value:.0%}" for seat in one.seats),
            f"{one.unfair:.3f}",
            plain(one.decisions, 0),
            f"{one.minutes.value:.0f}",
            percent(one.half),
            percent(one.luck) if one.luck else "",
        )
    console.print(table)

"""`bakufu sim`."""

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bakufu.arena.simulate import SIMULATED, Plan, Report, Simulation, simulate
from bakufu.bots import Budget
from bakufu.bots.programs import ensure_bot_or_program
from bakufu.cli.words import words
from bakufu.games import find
from bakufu.kernel.mistake import Mistake
from bakufu.terminal.speak import console


def plan(
    name: str,
    players: int | None,
    options: dict[str, Any],
    bots: Sequence[str],
    games: int,
    seed: str,
    rotate: bool,
    budget: Budget = SIMULATED,
) -> Plan:
    """What is to be played; all that could be wrong is found here, before the first game."""
    game = find(name)
    count = players if players is not None else len(bots) if len(bots) in game.counts else game.counts[0]
    game.read_options(count, options)
    for bot in bots:
        ensure_bot_or_program(bot)
    if len(bots) > count:
        raise Mistake("too-many-bots", package="bakufu.cli", bots=len(bots), players=count)
    seated = tuple(bots[seat % len(bots)] for seat in range(count))
    return Plan(game.id, count, options, seated, games, seed, rotate, budget)


def run(plan: Plan, workers: int, language: str | None) -> None:
    """Play, and print what came out; without a language as JSON."""
    simulation = Simulation(plan)
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(find(plan.game).name, total=plan.games)
        for tally in simulate(plan, workers):
            simulation.add(tally)
            progress.advance(task, tally.games)
    report = simulation.report()
    if language is None:
        print(msgspec.json.encode(report).decode())
    else:
        show(report, language)


def show(report: Report, language: str) -> None:
    """The report as a table."""
    say = words(language)
    console.print(
        say(
            "sim-summary",
            game=find(report.game).name,
            games=report.games,
            decisions=report.decisions,
            seconds=f"{report.seconds:.2f}",
            speed=f"{report.decisions_per_second:,.0f}",
        )
    )
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("seat", "bot", "wins", "share", "score", "bot-wins"):
        table.add_column(say(f"sim-{column}"), justify="left" if column == "bot" else "right")
    for seat, bot in enumerate(report.bots):
        share = f"{report.wins[seat] / report.games:.1%}"
        by_bot = f"{report.wins_by_bot[seat] / report.games:.1%}"
        score = f"{report.mean_scores[seat]:.2f}"
        table.add_row(str(seat + 1), bot, f"{report.wins[seat]:.1f}", share, score, by_bot)
    console.print(table)
    for bot, faults in zip(report.bots, report.faults_by_bot, strict=True):
        if faults:
            console.print(say("sim-faults", bot=bot, faults=faults))

"""`bakufu arena run`, `show`, `replay` and `export`: games kept, how the bots stand, one game as a record."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bakufu.arena.arena import Arena
from bakufu.arena.bout import record_of
from bakufu.arena.entrants import PACKAGE
from bakufu.arena.standings import Interval, Standings, resamples, standings
from bakufu.arena.stores import export as copy
from bakufu.arena.stores import read, write
from bakufu.arena.tournament import games_in, rungs
from bakufu.arena.tournament import run as play
from bakufu.cli.words import words
from bakufu.games import find
from bakufu.kernel.mistake import Mistake
from bakufu.terminal.speak import console


def warn_of_clocks(arena: Arena, language: str) -> None:
    """Who thinks by the clock plays other games the next time."""
    if bots := arena.by_the_clock():
        Console(stderr=True, markup=False, highlight=False).print(
            words(language)("arena-clock", bots=bots), soft_wrap=True
        )


def run(arena: Arena, games: int, workers: int, ray: str | None, file: Path, language: str) -> None:
    """Play what is not yet in the file."""
    if len(arena.bots) < 2:
        raise Mistake("arena-one-bot", package=PACKAGE)
    say, errors = words(language), Console(stderr=True)
    with write(file, arena) as results:
        warn_of_clocks(arena, language)
        total, there = games_in(arena, games), len(results.numbers())
        with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
            task = progress.add_task(find(arena.game).name, total=total, completed=min(there, total))
            for _ in play(arena, games, workers, results, ray):
                progress.advance(task)
        now = len(results.numbers())
    ran = say("arena-ran", game=find(arena.game).name, games=now, played=now - there, file=str(file))
    console.print(ran, soft_wrap=True)


def show(file: Path, times: int | None, language: str | None) -> None:
    """Say how the bots stand; without a language as JSON."""
    errors = Console(stderr=True)
    with read(file) as results:
        arena = results.arena()
        games = [*results.games()]
        ladder = rungs(arena, results) if arena.form == "ladder" else None
    total = resamples(len(games)) if times is None else times
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("bootstrap", total=total)
        stand = standings(games, arena.seed, arena.bots, total, lambda: progress.advance(task))
    if language is None:
        print(msgspec.json.encode(stand).decode())
    else:
        _print(stand, language)
        if ladder:
            stands, number = ladder
            said = words(language)("arena-ladder", rounds=number, bots=" > ".join(reversed(stands)))
            console.print(f"\n{said}", soft_wrap=True)


def _print(stand: Standings, language: str) -> None:
    say = words(language)
    about = {"game": find(stand.game).name, "players": stand.players, "rules": stand.rules, "seed": stand.seed}
    console.print(say("arena-summary", games=stand.games, deals=stand.deals, **about), soft_wrap=True)
    table = _table(say("arena-bot"))
    for column in ("rating", "interval", "share", "interval", "place", "score", "seats"):
        table.add_column(say(f"arena-{column}"), justify="right", no_wrap=True)
    for bot in stand.bots:
        table.add_row(
            bot.bot,
            f"{bot.rating:.1f}",
            _between(bot.rating_interval, "{:.1f}"),
            f"{bot.win_share:.1%}",
            _between(bot.win_interval, "{:.0%}"),
            f"{bot.place:.2f}",
            f"{bot.score:.2f}",
            str(bot.seats),
        )
    console.print(table)
    console.print(f"\n{say('arena-matrix')}", soft_wrap=True)
    beats = _table("")
    for bot in stand.bots:
        beats.add_column(bot.bot, justify="right", overflow="fold")
    for bot in stand.bots:
        beats.add_row(
            bot.bot, *(f"{bot.beats[other.bot]:.1%}" if other.bot in bot.beats else "" for other in stand.bots)
        )
    console.print(beats)
    for bot in stand.bots:
        if bot.faults:
            console.print(say("sim-faults", bot=bot.bot, faults=bot.faults))


def _table(first: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(first, overflow="fold")
    return table


def _between(interval: Interval, form: str) -> str:
    return "–".join(form.format(end) for end in interval)


def export(source: Path, target: Path, language: str) -> None:
    """Write the games of one store into another."""
    errors = Console(stderr=True)
    with read(source) as results:
        total = len(results.numbers())
    games = 0
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(target.name, total=total)
        for games in copy(source, target):
            progress.update(task, completed=games)
    console.print(words(language)("arena-exported", games=games, file=str(target)), soft_wrap=True)


def replay(file: Path, number: int, output: Path, programs: list[str], language: str) -> None:
    """Play a game of the file again, and write its record."""
    with read(file) as results:
        bout, outcome = results.game(number)
    for who in bout.entrants():
        if who.program and who.bot not in programs:
            raise Mistake("arena-program", package=PACKAGE, name=who.bot)
    record = record_of(bout, outcome)
    try:
        record.save(output)
    except OSError as error:
        why = error.strerror or str(error)
        raise Mistake("cannot-save", package="bakufu.cli", name=str(output), why=why) from None
    said = words(language)("arena-replayed", number=number, moves=len(record.moves), file=str(output))
    console.print(said, soft_wrap=True)

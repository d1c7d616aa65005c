"""`bakufu luck`."""

from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from bakufu.cli.coach.progress import progress
from bakufu.cli.coach.records import finished
from bakufu.cli.words import words
from bakufu.coach.ledger import Account, Ledger, LedgerEntry, ledger
from bakufu.coach.words import luckier, told_of
from bakufu.kernel.json import encode
from bakufu.kernel.record import Record
from bakufu.kernel.table import Table
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Seat
from bakufu.terminal.board import player
from bakufu.terminal.speak import console

COLUMNS: tuple[str, ...] = Account.__struct_fields__


def run(file: Path, samples: int, most: int, bot: str, seed: str, workers: int, language: str | None) -> None:
    """Make the ledger of a finished game, and print it; without a language as JSON."""
    record, table = finished(file)
    found = made(record, table, samples, bot, seed, workers)
    if language is None:
        print(encode(found).decode())
    else:
        show(found, table, most, language)


def made(record: Record, table: Table[Any], samples: int, bot: str, seed: str, workers: int) -> Ledger:
    """The ledger, with a bar while it is made."""
    with progress() as shown:
        task = shown.add_task(table.game.name, total=samples)
        for done in ledger(record, samples, workers, bot, seed):
            if isinstance(done, Ledger):
                return done
            shown.update(task, completed=done)
    raise AssertionError("a ledger ends with itself")


def show(found: Ledger, table: Table[Any], most: int, language: str) -> None:
    """Everybody's account, who was luckier, and the luck that changed most."""
    say, texts = words(language), Texts(table.game, language, table.names)
    console.print(say("luck-summary", game=table.game.name, samples=found.samples), soft_wrap=True)
    grid = Grid(box=None, padding=(0, 2), header_style="bold")
    grid.add_column("")
    for column in COLUMNS:
        grid.add_column(say(f"luck-{column.replace('_', '-')}"), justify="right")
    accounts = [found.account(seat) for seat in range(table.players)]
    for seat, account in enumerate(accounts):
        figures = [getattr(account, column) for column in COLUMNS]
        cells = [f"{100 * figure:{'' if place in (0, 4) else '+'}.1f}" for place, figure in enumerate(figures)]
        grid.add_row(player(seat, texts), *cells)
    console.print(grid)
    console.print(luckier(found, texts))
    luck = found.largest_lucks(most)
    if luck:
        console.print(say("luck-most"))
    for entry in luck:
        line = Text(f"{entry.move:>5}  ", style="dim").append(changes(entry, texts), style="not dim")
        console.print(line.append(f"  {told_of(entry, texts)}", style="not dim"), soft_wrap=True)


def changes(entry: LedgerEntry, texts: Texts) -> str:
    """Who gained and who lost how much, in hundredths of a victory, the most first."""
    seats: list[Seat] = sorted(range(len(entry.change)), key=lambda seat: -abs(entry.change[seat]))
    figures = [(texts.seat(seat), 100 * entry.change[seat], 100 * entry.errors[seat]) for seat in seats[:2]]
    return ", ".join(f"{name} {change:+.0f} ± {error:.0f}" for name, change, error in figures)

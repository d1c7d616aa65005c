"""`bakufu chances`."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.table import Table as Grid

from bakufu.cli.coach.progress import progress
from bakufu.cli.records import read
from bakufu.cli.words import words
from bakufu.coach.chances import Chances, moment, with_workers
from bakufu.games import find
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.record import Record
from bakufu.kernel.table import Table
from bakufu.kernel.text import Texts
from bakufu.kernel.verify import replay
from bakufu.kernel.words import ONLOOKER, Seat
from bakufu.terminal.board import player
from bakufu.terminal.speak import console

EVERYBODY = "onlooker"
BAR = 30


class ChancesShown(Struct, frozen=True):
    """What `--json` prints."""

    game: str
    move: int
    moves: int
    eyes: int | None
    """Whose, counted from 1; nobody's are an onlooker's."""
    bot: str
    seed: str
    chances: Chances


def eyes_of(wish: str, players: int) -> Seat:
    """Whose eyes are meant: `onlooker`, or a player counted from 1. Raises `Mistake`."""
    if wish == EVERYBODY:
        return ONLOOKER
    if not wish.isdecimal() or not 1 <= int(wish) <= players:
        raise Mistake("no-such-eyes", package="bakufu.cli", name=wish, players=players)
    return int(wish) - 1


def at_move(record: Record, at: int | None) -> Table[Any]:
    """The table after so many moves, or after all there are."""
    if at is not None and at > len(record.moves):
        raise Mistake("no-such-step", package="bakufu.cli", step=at, moves=len(record.moves))
    return replay(find(record.game), record, at)


def run(
    file: Path, at: int | None, eyes: str, samples: int, bot: str, seed: str, workers: int, language: str | None
) -> None:
    """Play on, and print the chances; without a language as JSON."""
    record = read(file)
    game, seat = find(record.game), eyes_of(eyes, record.players)
    table = at_move(record, at)
    asked = moment(game, table.state, seat, bot, seed)
    with progress() as shown:
        task = shown.add_task(game.name, total=samples)
        for found in with_workers(asked, samples, workers):
            shown.update(task, completed=found.samples)
    move = len(table.answers)
    if language is None:
        whose = None if seat == ONLOOKER else seat + 1
        print(msgspec.json.encode(ChancesShown(game.id, move, len(record.moves), whose, bot, seed, found)).decode())
    else:
        show(found, table, seat, len(record.moves), bot, language)


def show(found: Chances, table: Table[Any], eyes: Seat, moves: int, bot: str, language: str) -> None:
    """The chances as a table."""
    say, texts = words(language), Texts(table.game, language, table.names)
    seen = "onlooker" if eyes == ONLOOKER else "seat"
    about = {"game": table.game.name, "move": len(table.answers), "moves": moves, "seen": seen}
    whose = "" if eyes == ONLOOKER else texts.seat(eyes)
    message = "chances-over" if table.over else "chances-summary"
    console.print(say(message, player=whose, bot=bot, samples=found.samples, **about), soft_wrap=True)
    grid = Grid(box=None, padding=(0, 2), show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for seat, (win, error) in enumerate(zip(found.wins, found.errors, strict=True)):
        sure = "" if table.over else f"± {100 * error:.1f}"
        grid.add_row(player(seat, texts), say("chances-share", share=f"{100 * win:.1f}"), sure, "█" * round(BAR * win))
    console.print(grid)

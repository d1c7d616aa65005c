"""`bakufu games`."""

from typing import Any

from rich.table import Table
from rich.text import Text

from bakufu.bots import broken as broken_bots
from bakufu.cli.words import words
from bakufu.games import all_games
from bakufu.games import broken as broken_games
from bakufu.kernel.game import Game
from bakufu.kernel.text import Texts
from bakufu.terminal.speak import console


def show(language: str) -> None:
    """Every game: its id, for how many, its options with the default first, what it is about; then what is broken."""
    own = words(language)
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("game", "players", "options", "about"):
        table.add_column(own(f"games-{column}"), overflow="fold")
    for game in all_games():
        say = Texts(game, language)
        name = Text(f"{game.name}\n", style="bold").append(game.id, style="not bold")
        table.add_row(name, f"{game.counts[0]}–{game.counts[-1]}", options_of(game), say("tagline"))
    console.print(table)
    for mistake in (*broken_games().values(), *broken_bots().values()):
        console.print(Text(mistake.text(language), style="red"), soft_wrap=True)


def options_of(game: Game[Any]) -> str:
    """Each option, and below it the values it knows."""
    lines = []
    for name, values in game.choices().items():
        several = isinstance(values[0], tuple)
        shown = values[-1] if several else [str(value).lower() for value in values]
        lines += [f"{name}=", "  " + ("," if several else " | ").join(shown)]
    return "\n".join(lines)

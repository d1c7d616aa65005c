"""`bakufu games`."""

from rich.table import Table

from bakufu.cli.speak import console, words
from bakufu.games import all_games
from bakufu.kernel.text import Texts


def show(language: str) -> None:
    """Every game: its id, for how many, its options with the default first, what it is about."""
    own = words(language)
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("game", "players", "options", "about"):
        table.add_column(own(f"games-{column}"))
    for game in all_games():
        lines = []
        for name, values in game.choices().items():
            if isinstance(values[0], tuple):
                shown = ",".join(values[-1])
            else:
                shown = "|".join(str(value).lower() for value in values)
            lines.append(f"{name}={shown}")
        counts = f"{game.counts[0]}–{game.counts[-1]}"
        table.add_row(f"[bold]{game.name}[/]\n{game.id}", counts, "\n".join(lines), Texts(game, language)("tagline"))
    console.print(table)

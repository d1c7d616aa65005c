"""`bakufu bench`."""

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bakufu.arena.measure import measure
from bakufu.cli.words import words
from bakufu.games import all_games, find
from bakufu.kernel.json import encode
from bakufu.terminal.speak import console


def run(name: str | None, seconds: float, language: str | None) -> None:
    """Random playouts of our games, silent, on one core; how long a clone takes. Without a language as JSON."""
    games = [find(name)] if name else all_games()
    cases = [(game, players) for game in games for players in game.counts]
    errors = Console(stderr=True)
    rows = []
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("", total=len(cases))
        for game, players in cases:
            progress.update(task, description=f"{game.name}, {players}")
            rows.append((game, players, measure(game, players, game.Options(), seconds)))
            progress.advance(task)
    if language is None:
        print(encode([{"game": g.id, "players": p, "measured": m} for g, p, m in rows]).decode())
        return
    say = words(language)
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("game", "players", "decisions", "games", "clone"):
        table.add_column(say(f"bench-{column}"), justify="left" if column == "game" else "right")
    for game, players, got in rows:
        speed, games_speed = got.decisions / got.seconds, got.games / got.seconds
        table.add_row(game.name, str(players), f"{speed:,.0f}", f"{games_speed:,.0f}", f"{got.clone_us:.2f} µs")
    console.print(table)

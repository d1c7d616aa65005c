"""`bakufu bench`."""

from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bakufu.arena.measure import measure, measure_thinking
from bakufu.cli.words import words
from bakufu.games import all_games, find
from bakufu.kernel.json import encode
from bakufu.terminal.speak import console

FOUR = 4
"""So many players, or as many as there may be, where what a search asks is measured."""


def run(name: str | None, seconds: float, language: str | None, everything: bool = False) -> None:
    """Random playouts of our games, silent, on one core; how long a clone takes. Without a language as JSON.

    With `everything` also what a search asks of a position.
    """
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
    thinking = []
    for game in games if everything else ():
        players = min(FOUR, max(game.counts))
        thinking.append((game, players, measure_thinking(game, players, seconds)))
    if language is None:
        plain: list[dict[str, Any]] = [{"game": g.id, "players": p, "measured": m} for g, p, m in rows]
        plain += [{"game": g.id, "players": p, "thinking": t} for g, p, t in thinking]
        print(encode(plain).decode())
        return
    say = words(language)
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("game", "players", "decisions", "games", "clone"):
        table.add_column(say(f"bench-{column}"), justify="left" if column == "game" else "right")
    for game, players, got in rows:
        speed, games_speed = got.decisions / got.seconds, got.games / got.seconds
        table.add_row(game.name, str(players), f"{speed:,.0f}", f"{games_speed:,.0f}", f"{got.clone_us:.2f} µs")
    console.print(table)
    if not thinking:
        return
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("game", "players", "determinize", "view", "worth", "hint", "greedy"):
        table.add_column(say(f"bench-{column}"), justify="left" if column == "game" else "right")
    for game, players, asked in thinking:
        each = [f"{us:.1f} µs" for us in (asked.determinize, asked.view, asked.worth, asked.hint)]
        table.add_row(game.name, str(players), *each, f"{asked.greedy_per_second:,.0f}")
    console.print()
    console.print(table)

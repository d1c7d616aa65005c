"""`bakufu bench`."""

import os
import subprocess
import sys
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bakufu import IS_COMPILED
from bakufu.arena.measure import Measured, Thinking, measure, measure_thinking
from bakufu.cli.words import words
from bakufu.games import all_games, find
from bakufu.kernel.catalogue import Catalogue
from bakufu.kernel.game import Game
from bakufu.kernel.json import encode
from bakufu.terminal.speak import console

FOUR = 4
"""So many players, or as many as there may be, where what a search asks is measured."""

WIDE = 120
"""So many letters a line where nobody looks: a program that reads it wants whole words."""

TIMES_PLAIN = 3.0
"""Compiled, every game goes at least so many times as fast with every number of players."""

MOST_US = {"determinize": 15.0, "view": 60.0}
"""Compiled, no question takes longer than so many microseconds."""


class Row(Struct, omit_defaults=True):
    """What was found about a game with so many players: by random games, or by what a search asks."""

    game: str
    players: int
    engine: str
    """`compiled` or `plain`."""
    measured: Measured | None = None
    thinking: Thinking | None = None
    times_plain: float | None = None
    """How many times as fast as in plain Python."""
    bars: dict[str, float] = {}
    """What is aimed at: `times_plain` at least, microseconds at most."""

    @property
    def missed(self) -> list[str]:
        """Which bars are."""
        missed = [name for name in MOST_US if name in self.bars and getattr(self.thinking, name) > self.bars[name]]
        if self.times_plain is not None and self.times_plain < TIMES_PLAIN:
            missed.append("times_plain")
        return missed


def run(name: str | None, seconds: float, language: str | None, everything: bool = False) -> None:
    """Random playouts of our games, silent, on one core; how long a clone takes. Without a language as JSON.

    With `everything` also what a search asks of a position; and where the engine is compiled, all of it in plain Python
    as well.
    """
    games = [find(name)] if name else all_games()
    beside = everything and IS_COMPILED
    errors = Console(stderr=True)
    rows: list[Row] = []
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("", total=sum(len(game.counts) for game in games) * (1 + beside))
        for game in games:
            for players in game.counts:
                progress.update(task, description=f"{game.name}, {players}")
                rows.append(_row(game, players, measured=measure(game, players, game.Options(), seconds)))
                progress.advance(task)
            if everything:
                players = min(FOUR, max(game.counts))
                rows.append(_row(game, players, thinking=measure_thinking(game, players, seconds)))
            if beside:
                rows += _in_plain_python(game, seconds)
                progress.advance(task, len(game.counts))
    compare(rows)
    if language is None:
        print(encode(rows).decode())
    else:
        printed(rows, words(language))


def _row(game: Game[Any], players: int, **found: Any) -> Row:
    bars = MOST_US if IS_COMPILED and "thinking" in found else {}
    return Row(game.id, players, "compiled" if IS_COMPILED else "plain", bars=bars, **found)


def _in_plain_python(game: Game[Any], seconds: float) -> list[Row]:
    """The same in another process, right after."""
    command = [sys.executable, "-m", "bakufu", "bench", game.id, "--all", "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env=os.environ | {"BAKUFU_PURE": "1"}, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=list[Row])


def compare(rows: list[Row]) -> None:
    """How many times as fast as in plain Python, where both are there."""
    plain = {(row.game, row.players): row.measured for row in rows if row.engine == "plain" and row.measured}
    for row in rows:
        beside = plain.get((row.game, row.players))
        if row.engine == "compiled" and row.measured and beside:
            row.times_plain = row.measured.decisions_per_second / beside.decisions_per_second
            row.bars = {"times_plain": TIMES_PLAIN}


def printed(rows: list[Row], say: Catalogue) -> None:
    """Two tables, what is aimed at in their heads."""
    names = {game.id: game.name for game in all_games()}
    if not console.is_terminal:
        console.width = WIDE
    table = _table(
        say, ("game", "players", "engine", "decisions", "games", "clone", "times"), {"times": f"≥ {TIMES_PLAIN:g}"}
    )
    for row in rows:
        if got := row.measured:
            times = "" if row.times_plain is None else _marked(f"{row.times_plain:.2f}", "times_plain" in row.missed)
            speeds = f"{got.decisions_per_second:,.0f}", f"{got.games_per_second:,.0f}", f"{got.clone_us:.2f} µs"
            table.add_row(names[row.game], str(row.players), say(f"bench-{row.engine}"), *speeds, times)
    console.print(table)
    if not any(row.thinking for row in rows):
        return
    bars = {name: f"≤ {most:g} µs" for name, most in MOST_US.items()}
    table = _table(say, ("game", "players", "engine", "determinize", "view", "worth", "hint", "greedy"), bars)
    for row in rows:
        if asked := row.thinking:
            each = [
                _marked(f"{getattr(asked, name):.1f} µs", name in row.missed)
                for name in ("determinize", "view", "worth", "hint")
            ]
            greedy = f"{asked.greedy_per_second:,.0f}"
            table.add_row(names[row.game], str(row.players), say(f"bench-{row.engine}"), *each, greedy)
    console.print()
    console.print(table)


def _table(say: Catalogue, columns: tuple[str, ...], bars: dict[str, str]) -> Table:
    """With a second line in its head for what is aimed at."""
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in columns:
        head = f"{say(f'bench-{column}')}\n{bars.get(column, '')}".rstrip()
        table.add_column(head, justify="left" if column in ("game", "engine") else "right")
    return table


def _marked(figure: str, missed: bool) -> str:
    return f"✗ {figure}" if missed else figure

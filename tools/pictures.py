"""Draw the pictures in README and docs: every game in the terminal, after some moves of a game between greedy bots."""

import io
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import bakufu
from bakufu.arena.match import play_on
from bakufu.bots import bot
from bakufu.kernel.game import Game
from bakufu.kernel.text import Texts
from bakufu.terminal.board import board_of

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
NAMES = ("Aki", "Botan", "Chiyo", "Daigo", "Emi")
MOVES = {"edo_yashiki": 24, "shitenno": 80, "shogun": 110, "bushido": 120}
USUALLY = 60

PAPER = TerminalTheme(
    (246, 240, 227),
    (43, 38, 34),
    [
        (43, 38, 34),
        (184, 58, 38),
        (95, 115, 70),
        (168, 125, 31),
        (39, 71, 110),
        (109, 59, 99),
        (43, 65, 98),
        (138, 127, 112),
    ],
)
# No fonts from elsewhere: a picture must not fetch anything.
SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font: {char_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace;
  line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="8" fill="#f6f0e3"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def draw(game: Game[Any]) -> None:
    """One picture of one game, as its first player sees it."""
    players = game.counts[len(game.counts) // 2]
    table = bakufu.new(game.id, players, 1603, names=NAMES[:players])
    bots = [bot("greedy", Random(seat)) for seat in range(players)]
    order = Random(1603)
    wanted = MOVES.get(game.id, USUALLY)
    play_on(table, bots, order, until=lambda table: len(table.answers) >= wanted and 0 in table.waiting_for)
    say = Texts(game, "en", table.names)
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    board = board_of(game)
    view = game.view(table.state, 0)
    console.print(board.draw(view, 0, say))
    if 0 in table.pending:
        decision = table.pending[0]
        console.print(f"\n[bold #b83a26]{say.decision(decision.name)}[/]")
        offer = board.offer(view, 0, decision, say)
        if offer is not None:
            console.print(offer)
    FOLDER.mkdir(parents=True, exist_ok=True)
    console.save_svg(str(FOLDER / f"{game.id}-terminal.svg"), theme=PAPER, code_format=SVG, unique_id=game.id)


if __name__ == "__main__":
    for found in bakufu.all_games():
        draw(found)

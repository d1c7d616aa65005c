"""How a game looks and is played in the terminal. A game's `terminal` module offers one of these as `board`."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bakufu.kernel.game import Game
from bakufu.kernel.json import to_builtins
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Action, Decision, Seat

CRESTS = ("●", "◆", "▲", "■", "★")
"""The players' signs; always beside the colour, never the colour alone."""

COLOURS = ("red", "blue", "green", "yellow", "magenta")


class Unclear(ValueError):
    """What was typed is no answer; the message (in the player's language) says what would be."""


class Board:
    """A board that knows no rules: it draws a view and reads what people type."""

    def intro(self, view: Any, say: Texts) -> RenderableType | None:
        """What people should know before the first decision, if anything."""
        return None

    def draw(self, view: Any, seat: Seat, say: Texts) -> RenderableType:
        """The table as this seat sees it (-1: an onlooker). By default all that the view holds, line by line."""
        grid = Grid(box=None, show_header=False)
        for name, value in to_builtins(view).items():
            grid.add_row(Text(name, style="bold"), Text(str(value)))
        return grid

    def offer(self, view: Any, seat: Seat, decision: Decision, say: Texts) -> RenderableType | None:
        """The answers there are. By default a numbered list; None where the drawing shows them better."""
        lines = [Text(f"{number:>4}  {say.action(action)}") for number, action in enumerate(decision.actions, 1)]
        return Group(*lines)

    def read(self, typed: str, view: Any, seat: Seat, decision: Decision, say: Texts) -> Action:
        """The answer that was typed (perhaps an illegal one: the table refuses it); raises `Unclear`."""
        if typed.isdecimal() and len(typed) < 9 and 1 <= int(typed) <= len(decision.actions):
            return decision.actions[int(typed) - 1]
        raise Unclear(say("type-a-number", most=len(decision.actions)))

    def preview(self, view: Any, seat: Seat, action: Action, say: Texts) -> RenderableType | None:
        """What a legal answer would do, shown before it is confirmed; None where it is carried out at once."""
        return None

    def help(self, view: Any, seat: Seat, decision: Decision, say: Texts) -> RenderableType | None:
        """What a newcomer should know about this decision, beyond its clause."""
        return None


def board_of(game: Game[Any]) -> Board:
    """The board of a game; a plain one where it brings none."""
    if find_spec(f"{game.package}.terminal") is None:
        return Board()
    board: Board = import_module(f"{game.package}.terminal").board
    return board


def player(seat: Seat, say: Texts) -> Text:
    """A player's sign and name."""
    return Text(f"{CRESTS[seat]} {say.seat(seat)}", style=COLOURS[seat])

"""The map in the terminal: hexes as bricks, every second row half a brick to the east."""

from rich.text import Text

from bakufu.games.bushido.components import COLUMNS, FACE_DOWN, HONOUR, KATANA, KOKU, hex_name
from bakufu.games.bushido.shown import BushidoView
from bakufu.games.bushido.state import NOBODY
from bakufu.kernel.text import Texts
from bakufu.terminal.board import COLOURS, CRESTS

WIDTH = 12
"""A brick and the wall beside it."""

INSIDE = WIDTH - 1
SHIFT = WIDTH // 2

CORNERS = {
    (False, True, False, True): "┌",
    (True, False, False, True): "┐",
    (False, True, True, False): "└",
    (True, False, True, False): "┘",
    (True, True, False, True): "┬",
    (True, True, True, False): "┴",
    (True, True, True, True): "┼",
    (False, True, True, True): "├",
    (True, False, True, True): "┤",
    (True, True, False, False): "─",
}
"""What stands where a wall goes left, right, up, down."""

RONIN = "✕"
BIG = "⬢"
ATTACKERS = "⚔"

TERRAIN_STYLES = ("bold", "#a09080", "#d0b040", "#90b060", "#c08050", "#d07070", "#b080d0")


def draw_map(view: BushidoView, say: Texts) -> Text:
    """All hexes, each with its name, its terrain, whose troops hold it, and its values."""
    rows = len(view.terrain) // COLUMNS
    lines = [wall(None, 0)]
    for row in range(rows):
        cells = [cell(view, row * COLUMNS + column, say) for column in range(COLUMNS)]
        for part in range(3):
            line = Text(" " * (SHIFT * (row % 2)) + "│")
            for lines_of_cell in cells:
                line.append_text(lines_of_cell[part]).append("│")
            lines.append(line)
        lines.append(wall(row, row + 1 if row + 1 < rows else None))
    return Text("\n").join(lines)


def wall(above: int | None, below: int | None) -> Text:
    """The line between two rows."""
    ups, downs = posts(above), posts(below)
    ends = ups | downs
    first, last = min(ends), max(ends)
    signs = []
    for x in range(last + 1):
        beside = (x > first, first <= x < last)
        if x < first:
            signs.append(" ")
        else:
            signs.append(CORNERS[(*beside, x in ups, x in downs)])
    return Text("".join(signs))


def posts(row: int | None) -> set[int]:
    """Where the walls between the bricks of a row stand."""
    if row is None:
        return set()
    return {SHIFT * (row % 2) + WIDTH * column for column in range(COLUMNS + 1)}


def cell(view: BushidoView, place: int, say: Texts) -> list[Text]:
    """Three lines of one brick."""
    terrain, owner = view.terrain[place], view.owner[place]
    head = Text(f"{hex_name(place)} ", style="bold")
    if terrain == FACE_DOWN:
        return [fitted(head.append("?", style="dim")), fitted(Text("")), fitted(Text(""))]
    head.append(say(f"terminal-terrain-{terrain}"), style=TERRAIN_STYLES[terrain])
    if place == view.target:
        head.stylize("reverse")
    return [fitted(head), fitted(garrison(view, place, owner, say)), fitted(values(view, place, terrain))]


def garrison(view: BushidoView, place: int, owner: int, say: Texts) -> Text:
    """Whose troops stand there, how many, and the ronin among them."""
    line = Text()
    if owner == NOBODY:
        line.append(say("terminal-neutral"), style="dim")
    else:
        line.append(f"{CRESTS[owner]} {view.troops[place]}", style=f"bold {COLOURS[owner]}")
        if view.elite[place]:
            line.append(f" {BIG}{view.elite[place]}", style=f"bold {COLOURS[owner]}")
    if view.ronin[place]:
        line.append(f" {RONIN}{view.ronin[place]}", style="bold red")
    return line


def values(view: BushidoView, place: int, terrain: int) -> Text:
    """Honour, koku and katana; on a hex under attack the attackers, too."""
    line = Text(f"◇{HONOUR[terrain]} ▪{KOKU[terrain]} †{KATANA[terrain]}", style="dim")
    if place == view.target and view.army + view.elite_army:
        big = f"{BIG}{view.elite_army}" if view.elite_army else ""
        line.append(f" {ATTACKERS}{view.army}{big}", style=f"not dim bold {COLOURS[view.daimyo]}")
    return line


def fitted(line: Text) -> Text:
    """A line as wide as a brick."""
    line.truncate(INSIDE, pad=True)
    return line

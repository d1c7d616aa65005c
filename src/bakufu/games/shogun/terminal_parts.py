"""The table in the terminal: the provinces by region, the players, the actions and plans, bowl and tower."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bakufu.games.shogun.components import (
    ACTIONS,
    BUILDING_SPACES,
    BUILDINGS,
    CHAMBER_SIZE,
    NAMES,
    NONE,
    PLAN_SPACES,
    POSITIONS,
    PRICES,
    PROVINCES,
    REGION_NAMES,
    REGION_OF,
    RICE,
    TAX,
    VILLAGE,
    Space,
)
from bakufu.games.shogun.shown import HIDDEN, ShogunView
from bakufu.games.shogun.state import CLOSED, IN_BAG, OPEN
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Seat
from bakufu.terminal.board import COLOURS as PLAYER_COLOURS
from bakufu.terminal.board import CRESTS, player

REGION_STYLES = {"brown": "#c9a06a", "yellow": "#d9c04a", "red": "#d9776a", "purple": "#b58ad0", "green": "#8fb36a"}
LETTERS = "abcdefghijklmn"
"""How the spaces of a plan are called."""
NARROW = 25
"""How wide a region is drawn."""


def crest(colour: int) -> Text:
    """Whose cubes: a player's crest, or a dot for the village."""
    if colour == VILLAGE:
        return Text("○", style="green")
    return Text(CRESTS[colour], style=PLAYER_COLOURS[colour])


def cubes(counts: list[int], say: Texts) -> Text:
    """So many of each colour; a dash for none."""
    line = Text()
    for colour, count in enumerate(counts):
        if count:
            line.append_text(crest(colour)).append(f"{count} ")
    return line if line.plain else Text(say("terminal-none"), style="dim")


def holder(view: ShogunView, province: int) -> Text:
    """Whose province, and how many armies."""
    owner = view.owner[province]
    if owner == CLOSED:
        return Text(" ×", style="dim")
    if owner < 0:
        return Text(" ·", style="dim")
    return crest(owner).append(f"{view.armies[province]:<2}", style="bold")


def province_line(view: ShogunView, province: int, say: Texts) -> Text:
    """Name, owner and armies, buildings and free spaces, revolt markers, tax and rice; leader and statue."""
    owner = view.owner[province]
    line = Text(f"{NAMES[province]:<11} ", style="dim" if owner < 0 else "")
    line.append_text(holder(view, province))
    line.pad_right(15 - line.cell_len)
    letters = say("terminal-buildings")
    built = [letters[building] for building in BUILDINGS if view.buildings[province] >> building & 1]
    free = "·" * (BUILDING_SPACES[province] - len(built))
    line.append(f" {''.join(built) + free:<3}")
    marks = view.markers[province]
    line.append(f"!{marks}" if marks else "  ", style="bold red")
    line.append(f" {TAX[province]}{RICE[province]}", style="dim")
    if province in view.leaders:
        line.append("♞", style=PLAYER_COLOURS[view.leaders.index(province)])
    elif view.statues[province] != NONE:
        line.append("♙", style=PLAYER_COLOURS[view.statues[province]])
    return line


def region(view: ShogunView, number: int, say: Texts) -> Text:
    """A region with its nine provinces."""
    name = REGION_NAMES[number]
    title = Text(
        f"{say('terminal-region', region=say('region-' + name)):<{NARROW}}", style=f"bold {REGION_STYLES[name]}"
    )
    rows = [title]
    for province in range(PROVINCES):
        if REGION_OF[view.options.side][province] == number:
            rows.append(province_line(view, province, say))
    return Text("\n").join(rows)


def tower(view: ShogunView, say: Texts) -> Text:
    """The bowl, the tower, the year's events and what letters mean."""
    rows = [
        Text(say("terminal-bowl"), style="bold"),
        cubes(view.bowl, say),
        Text(say("terminal-tower"), style="bold"),
        cubes(view.inside, say),
        Text(say("terminal-village-stock", villagers=view.reserve[VILLAGE]), style="dim"),
        Text(
            say("terminal-tiles", castles=view.supply[0], temples=view.supply[1], theatres=view.supply[2]), style="dim"
        ),
        Text(""),
        Text(say("terminal-key"), style="dim"),
    ]
    return Text("\n").join(rows)


def heading(view: ShogunView, say: Texts) -> Text:
    """When it is, and which events hold or are to come."""
    when = say("terminal-season", year=view.year, season=say(f"season-{view.season}"))
    line = Text(when, style="bold")
    if view.event != NONE:
        line.append(f"\n{say('terminal-event', card=say.word('year-event', view.event))}")
    if view.year_events:
        cards = "; ".join(str(say.word("year-event", card)) for card in view.year_events)
        line.append(f"\n{say('terminal-to-come', cards=cards)}", style="dim")
    return line


def players(view: ShogunView, say: Texts) -> Table:
    """Everyone's open holdings, in turn order where it is known."""
    grid = Table(box=None, padding=(0, 1), header_style="dim")
    for title in ("player", "points", "chests", "rice", "provinces", "reserve"):
        grid.add_column(say(f"terminal-col-{title}"), justify="left" if title == "player" else "right")
    grid.add_column(say("terminal-col-special"))
    modules = view.options.modules
    if "court" in modules:
        grid.add_column(say("terminal-col-hall"), justify="right")
    if "samurai" in modules:
        grid.add_column(say("terminal-col-samurai"), justify="right")
    if "leaders" in modules:
        grid.add_column(say("terminal-col-statues"), justify="right")
    order = [*view.order, *[seat for seat in range(view.players) if seat not in view.order]]
    for seat in order:
        grid.add_row(*_player(view, seat, say))
    return grid


def _player(view: ShogunView, seat: Seat, say: Texts) -> list[RenderableType]:
    special = ""
    if seat in view.order:
        special = f"{view.places[view.order.index(seat)]}. "
    if view.special[seat] != NONE:
        special += say(f"special-{view.special[seat]}")
    elif view.row and not view.order:
        special = say("terminal-has-planned") if view.confirmed[seat] else say("terminal-is-planning")
    cells: list[RenderableType] = [
        player(seat, say),
        Text(str(view.scores[seat]), style="bold"),
        str(view.chests[seat]),
        str(view.rice[seat]),
        str(view.owner.count(seat)),
        str(view.reserve[seat]),
        special,
    ]
    if "court" in view.options.modules:
        cells.append(f"{view.hall[seat]}/{view.courtiers[seat]}")
    if "samurai" in view.options.modules:
        cells.append(str(view.samurai[seat] + 1))
    if "leaders" in view.options.modules:
        cells.append(f"{view.statues.count(seat)}+{view.trophies[seat]}")
    return cells


def actions_and_plan(view: ShogunView, seat: Seat, say: Texts) -> RenderableType:
    """The spaces of a plan with the order of the actions, and the cards on them."""
    spaces = list(PLAN_SPACES["court" in view.options.modules])
    known = [space for space in view.row if space in spaces]
    order = known + [space for space in spaces if space not in known]
    return Columns([_space(view, seat, space, say) for space in order], padding=(0, 2), column_first=True)


def _space(view: ShogunView, seat: Seat, space: Space, say: Texts) -> Text:
    place = f"{view.row.index(space) + 1:>2}" if space in view.row else " ?" if space < ACTIONS else "  "
    line = Text(f"{place} ", style="bold")
    line.append(f"{LETTERS[space]} ", style="cyan")
    line.append(f"{say(f'space-{space}'):<14}", style="not bold")
    if seat >= 0:
        line.append_text(_card(view.plans[seat][space], say))
    else:
        line.append(" ".join(_card(plan[space], say).plain for plan in view.plans))
    line.pad_right(35 - line.cell_len)
    return line


def _card(card: int, say: Texts) -> Text:
    if card == NONE:
        return Text("—", style="dim")
    if card == HIDDEN:
        return Text("▒", style="dim")
    return Text(str(say.word("card", card)), style="bold" if card < PROVINCES else "dim")


def specials(view: ShogunView, say: Texts) -> Text | None:
    """The special cards that can still be taken, and who has still to choose."""
    left = [f"{place}: {say(f'special-{card}')}" for place, card in enumerate(view.specials, 1) if card != NONE]
    if not left:
        return None
    line = Text(f"{say('terminal-specials')}: " + " · ".join(left), style="dim")
    if view.choosing:
        line.append(f"\n{say('terminal-choosing', seats=say.word('seat', view.choosing))}")
    return line


def court(view: ShogunView, say: Texts) -> Text | None:
    """The favours that can be had, with their prices."""
    left = [
        say("terminal-favour", price=price, favour=str(say.word("favour", favour)))
        for favour, price in zip(view.favours, PRICES, strict=False)
        if favour != NONE
    ]
    return Text(f"{say('terminal-favours')}: " + " · ".join(left), style="dim") if left else None


def chambers(view: ShogunView, say: Texts) -> RenderableType | None:
    """The board of the Chambers, and the regions in their row."""
    if not view.tiles:
        return None
    rows = [Text("   " + " ".join(LETTERS[:CHAMBER_SIZE]), style="dim")]
    for row in range(CHAMBER_SIZE):
        line = Text(f" {row + 1} ", style="dim")
        for tile in view.tiles[row * CHAMBER_SIZE : (row + 1) * CHAMBER_SIZE]:
            if tile >= 0:
                line.append_text(crest(tile))
            else:
                line.append(
                    "□" if tile == OPEN else "·" if tile == IN_BAG else "▒", style="bold" if tile == OPEN else "dim"
                )
            line.append(" ")
        rows.append(line)
    names = ", ".join(say("region-" + REGION_NAMES[number]) for number in view.region_row)
    return Group(Text(say("terminal-chambers", regions=names), style="bold"), Text("\n").join(rows))


def sketch(view: ShogunView, width: int = 78) -> Text:
    """A rough map: each province where it lies, by the start of its name, its owner and armies."""
    height = 20
    grid: list[list[tuple[str, str]]] = [[(" ", "")] * (width + 8) for _ in range(height + 4)]
    for province in sorted(range(PROVINCES), key=lambda n: POSITIONS[n][1]):
        x, y = POSITIONS[province]
        name = REGION_NAMES[REGION_OF[view.options.side][province]]
        mark = holder(view, province)
        pieces = [(sign, REGION_STYLES[name]) for sign in NAMES[province].replace("-", "")[:6]]
        owner = view.owner[province]
        pieces += [(sign, PLAYER_COLOURS[owner] if owner >= 0 else "dim") for sign in mark.plain.strip()]
        column, row = round(x / 1000 * (width - 9)), round(y / 324 * (height - 1))
        while any(cell[0] != " " for cell in grid[row][max(0, column - 1) : column + len(pieces) + 1]):
            row += 1
            if row == len(grid):
                row, column = 0, column + 1
        grid[row][column : column + len(pieces)] = pieces
    lines = []
    for cells in grid:
        line = Text()
        for sign, style in cells:
            line.append(sign, style=style)
        line.rstrip()
        lines.append(line)
    while lines and not lines[-1].plain:
        lines.pop()
    return Text("\n").join(lines)

"""Bushido in the terminal."""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bakufu.games.bushido.actions import (
    Attack,
    March,
    MoveFrom,
    MoveTo,
    Occupy,
    Pass,
    Place,
    PlaceElite,
    PlayRonin,
    Remove,
    Retreat,
)
from bakufu.games.bushido.components import (
    BONUS_TOKENS,
    COLUMNS,
    DISCS,
    KATANA_TILES,
    MONTHS,
    RONIN,
    TILES,
    TO_ARMS,
    TROOPS,
    WINNING_HONOUR,
    hex_name,
)
from bakufu.games.bushido.hints import rungs
from bakufu.games.bushido.shown import BushidoView, Screen
from bakufu.games.bushido.terminal_map import draw_map
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Action, Decision, Seat
from bakufu.terminal.board import COLOURS, CRESTS, Board, Unclear, player

ROLES = ("daimyo", "samurai", "bushi", "sensei", "hatamoto")
SHORT_LIST = 12
"""With more hexes than this the board names them in a row instead of a list."""

Counted = Place | Remove | MoveTo | March
"""Answers that say how many troops."""


class BushidoBoard(Board):
    """The map, both ladders, the year, everyone's standing, and what is behind the own screen."""

    def draw(self, view: BushidoView, seat: Seat, say: Texts) -> RenderableType:
        """From the year at the top to the own screen at the bottom."""
        parts: list[RenderableType] = [
            self._year(view, say),
            draw_map(view, say),
            Text(say("terminal-legend"), style="dim"),
            self._ladder(view.daimyo_honour, say("terminal-daimyo-ladder")),
            self._ladder(view.samurai_honour, say("terminal-samurai-ladder")),
            self._standings(view, seat, say),
        ]
        parts += self._fight(view, seat, say)
        if view.screen and any(view.screen.tiles + view.screen.discs):
            parts.append(self._screen(view.screen, say("terminal-your-screen"), say))
        if view.spied:
            title = say("terminal-spied", seat=say.seat(view.spied.seat))
            parts.append(self._screen(view.spied, title, say, "bold reverse"))
        return Group(*parts)

    def offer(self, view: BushidoView, seat: Seat, decision: Decision, say: Texts) -> RenderableType | None:
        """A numbered list; where there are many answers, the hexes and how many, and the rest of the list."""
        at_hexes = [action for action in decision.actions if hex_of(action) is not None]
        counted = any(isinstance(action, Counted) for action in at_hexes)
        big = any(getattr(action, "elite", 0) for action in at_hexes)
        hint = "big" if big else "number" if counted else "hex" if at_hexes else None
        parts: list[RenderableType] = []
        if len(at_hexes) <= SHORT_LIST and not counted:
            at_hexes = []
        else:
            what = say(f"tile-{RONIN}") + ": " if isinstance(at_hexes[0], PlayRonin) else ""
            parts.append(Text(f"      {what}{spans(at_hexes)}"))
        for number, action in enumerate(decision.actions, 1):
            if action not in at_hexes:
                line = Text(f"{number:>4}  {say.action(action)}")
                if found := rungs(view, seat, action):
                    line.append("  " + say("terminal-rungs", **{"samurai": "none", **found}), style="dim")
                parts.append(line)
        if hint:
            parts.append(Text(say(f"terminal-{hint}-hint"), style="dim"))
        return Group(*parts)

    def read(self, typed: str, view: BushidoView, seat: Seat, decision: Decision, say: Texts) -> Action:
        """A hex like b3, with a number of troops (and of big ones) where one is asked; `p` to pass; or a number."""
        if typed.lower() in ("p", "pass"):
            return Pass()
        match = re.fullmatch(r"([a-eA-E])\s*([1-6])(?:\s+(\d{1,3}))?(?:\s+(\d{1,3}))?", typed)
        if not match:
            return super().read(typed, view, seat, decision, say)
        place = (ord(match[1].lower()) - ord("a")) * COLUMNS + int(match[2]) - 1
        number, big = int(match[3] or 1), int(match[4] or 0)
        here = [action for action in decision.actions if hex_of(action) == place]
        for action in here:
            if number_of(action) == number and getattr(action, "elite", 0) == big:
                return action
        return self._illegal(here or decision.actions, place, number, big, say)

    def help(self, view: BushidoView, seat: Seat, decision: Decision, say: Texts) -> RenderableType | None:
        """What the tactics do to each other."""
        if decision.name not in ("lay-tiles", "choose-tactic"):
            return None
        return Text(say("terminal-tactics"))

    def _illegal(self, like: Sequence[Action], place: int, number: int, big: int, say: Texts) -> Action:
        """What was meant, though it is not allowed: the table says which clause forbids it."""
        kind = next((type(action) for action in like if hex_of(action) is not None), None)
        if kind in (Place, Remove):
            return kind(place, number)
        if kind in (MoveTo, March):
            return kind(place, number, big)
        if kind:
            return kind(place)
        raise Unclear(say("terminal-no-hex"))

    def _year(self, view: BushidoView, say: Texts) -> Text:
        """The twelve months, the current one marked, and what a call to arms brings."""
        line = Text(say("terminal-months") + " ", style="bold")
        for month in range(1, MONTHS + 1):
            if month > 1:
                line.append(" │ " if TO_ARMS[month] != TO_ARMS[month - 1] else " ", style="dim")
            line.append(
                f"[{month}]" if month == view.month else str(month), style="bold" if month == view.month else ""
            )
        arms = TO_ARMS[min(view.month, MONTHS)]
        line.append("   " + say("terminal-year", tiles=arms, bag=view.bag, discs=view.disc_piles), style="dim")
        return line

    def _ladder(self, markers: list[int], title: str) -> Text:
        """The rungs from 0 up, with every player's sign; markers that share one stand below each other."""
        top = max(WINNING_HONOUR, *markers)
        name = f"{title:<9}"
        scale = [" "] * (top + 3)
        for rung in range(0, top + 1, 10):
            for i, digit in enumerate(str(rung)):
                scale[rung + i] = digit
        for rung in range(5, top + 1, 10):
            scale[rung] = "·"
        lines = [Text(name, style="bold").append("".join(scale).rstrip(), style="dim")]
        left = sorted(range(len(markers)), key=lambda seat: markers[seat])
        while left:
            line, place = Text(" " * len(name)), 0
            for seat in list(left):
                if markers[seat] >= place:
                    line.append(" " * (markers[seat] - place)).append(CRESTS[seat], style=f"bold {COLOURS[seat]}")
                    place = markers[seat] + 1
                    left.remove(seat)
            lines.append(line)
        return Text("\n").join(lines)

    def _standings(self, view: BushidoView, seat: Seat, say: Texts) -> RenderableType:
        """One line for each player: role, honour, rice, support, what is behind the screen, tokens left.

        Once there are troops out of the game (BUS-5.2), how many.
        """
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        columns = ["player", "role", "daimyo", "samurai", "troops", "income", "tiles", "discs", "tokens"]
        out = [sum(both) for both in zip(view.fallen, view.elite_fallen, strict=True)]
        if any(out):
            columns.insert(columns.index("income"), "fallen")
        for column in columns:
            justify = "left" if column in ("player", "role", "tokens") else "right"
            grid.add_column(say(f"terminal-{column}"), justify=justify, no_wrap=True)  # type: ignore[arg-type]
        for other in range(len(view.reserve)):
            name = player(other, say)
            if other == seat:
                name.append(f" ({say('terminal-you')})", style="dim")
            roles = [say(f"role-{role}") for role in ROLES if getattr(view, role) == other]
            tokens = [str(honour) for bit, honour in enumerate(BONUS_TOKENS) if view.bonus_tokens[other] >> bit & 1]
            if view.campaign_token[other]:
                tokens.append(say("terminal-token"))
            grid.add_row(
                name,
                ", ".join(roles),
                str(view.daimyo_honour[other]),
                str(view.samurai_honour[other]),
                f"{TROOPS - view.reserve[other] - view.fallen[other]}/{view.koku[other]}",
                *([str(out[other])] if any(out) else []),
                str(view.income[other]),
                str(view.tiles[other]),
                str(view.discs[other]),
                " ".join(tokens),
            )
        return grid

    def _fight(self, view: BushidoView, seat: Seat, say: Texts) -> list[RenderableType]:
        """Stacks that have been shown, and the own one while it grows."""
        lines: list[RenderableType] = []
        if view.bonus:
            lines.append(Text(say("terminal-bonus", honour=view.bonus)))
        for stack in view.stacks:
            tile = say(f"tile-{stack.top}")
            lines.append(player(stack.seat, say).append(f": {say('terminal-stack', number=stack.number, top=tile)}"))
        if any(view.laid):
            laid = [f"{say(f'tile-{tile}')} ×{view.laid[tile]}" for tile in KATANA_TILES if view.laid[tile]]
            lines.append(Text(say("terminal-laid", tiles=say.listed(laid))))
        if view.tactic >= 0:
            lines.append(Text(say("terminal-tactic", disc=say(f"disc-{view.tactic}"))))
        return lines

    def _screen(self, screen: Screen, title: str, say: Texts, style: str = "bold") -> Text:
        """Tiles and discs, counted."""
        tiles = [f"{say(f'tile-{i}')} ×{screen.tiles[i]}" for i in range(len(TILES)) if screen.tiles[i]]
        discs = [f"{say(f'disc-{i}')} ×{screen.discs[i]}" for i in range(len(DISCS)) if screen.discs[i]]
        line = Text(title, style=style)
        line.append("\n  " + (", ".join(tiles) or "–"), style="not bold not reverse")
        line.append("\n  " + (", ".join(discs) or "–"), style="not bold not reverse")
        return line


def hex_of(action: Action) -> int | None:
    """The hex that an answer names, if any; a revolt is chosen from the list, as ronin can go to the same hex."""
    match action:
        case March(place, _, _):
            return place
        case Occupy(place) | PlaceElite(place) | PlayRonin(place) | MoveFrom(place) | Attack(place) | Retreat(place):
            return place
        case Place(place, _) | Remove(place, _) | MoveTo(place, _, _):
            return place
    return None


def number_of(action: Action) -> int:
    """How many troops an answer is about; 1 where none are counted."""
    return action.troops if isinstance(action, Counted) else 1


def spans(actions: Sequence[Action]) -> str:
    """The hexes that answers name, and from how many to how many troops: A2 1–5, A3 1–5."""
    numbers: dict[int, set[int]] = {}
    for action in actions:
        place = hex_of(action)
        if place is not None:
            numbers.setdefault(place, set()).add(number_of(action))
    return ", ".join(
        hex_name(place) + (f" {min(many)}–{max(many)}" if len(many) > 1 or max(many) > 1 else "")
        for place, many in sorted(numbers.items())
    )


board = BushidoBoard()

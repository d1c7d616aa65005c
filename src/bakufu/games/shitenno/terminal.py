"""Shitennō in the terminal."""

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bakufu.games.shitenno.actions import Add, Pay, TakeOut, TakeProvince
from bakufu.games.shitenno.components import (
    BONUSES,
    EXCHANGE,
    FIRST_KOKU,
    GENERALS,
    NONE,
    PLUS_ONE,
    POSITIONS,
    PROVINCE_NAMES,
    TROOPS_ON,
    Card,
    Province,
    Troop,
)
from bakufu.games.shitenno.hints import Waste, hints
from bakufu.games.shitenno.shown import Asked, ShitennoView
from bakufu.games.shitenno.state import GOLD
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Action, Decision, Seat
from bakufu.terminal.board import COLOURS, CRESTS, Board, Unclear, player

TROOP_STYLES = ("#e8a0a0", "#9cc4f0", "#c0a0e0", "#e8c880")
"""Bushi, samurai, shinobi, sōhei; the word beside the colour says the same."""

KOKU_STYLE = "#a8d8a0"
GOLDEN = "bold #2b2200 on #e0b840"


def troop(which: Troop, say: Texts) -> Text:
    """A troop by its name."""
    return Text(str(say.word("troop", which)), style=TROOP_STYLES[which])


def card(which: Card, say: Texts) -> Text:
    """A card by what is on it."""
    if which >= FIRST_KOKU:
        return Text(str(say.word("card", which)), style=KOKU_STYLE)
    return Text("+").join(troop(part, say) for part in TROOPS_ON[which])


def cards(which: Iterable[Card], say: Texts) -> Text:
    """Several cards, equal ones counted."""
    parts = []
    for kind, number in sorted(Counter(which).items()):
        part = card(kind, say)
        parts.append(Text(f"{number} × ", style="bold").append_text(part) if number > 1 else part)
    return Text(", ").join(parts) if parts else Text(say("nothing"), style="dim")


def stone(kamon: int) -> Text:
    """A kamon on the board; a golden one stands in brackets."""
    seat = kamon % GOLD
    return Text(f"[{CRESTS[seat]}]", style=GOLDEN) if kamon >= GOLD else Text(f" {CRESTS[seat]} ", style=COLOURS[seat])


def price(cost: Asked, say: Texts) -> Text:
    """What a position costs: troops, or koku."""
    text = Text(f"{cost.owns} ").append_text(troop(cost.own, say))
    if cost.others:
        text.append(" + ").append_text(troop(cost.other, say))
    return text.append(f" {say('terminal-or')} ").append(say("terminal-koku", koku=cost.koku), style=KOKU_STYLE)


class ShitennoBoard(Board):
    """The eight provinces, the players, and what is being shared."""

    def draw(self, view: ShitennoView, seat: Seat, say: Texts) -> RenderableType:
        """Year and decks above; provinces; players; the shared cards; the own hand."""
        parts: list[RenderableType] = [self._year(view, say), "", self._provinces(view, say), ""]
        parts += [self._players(view, say), "", self._known(view, say)]
        if view.turn != NONE and view.year % 2 == 0:
            parts += ["", self._sharing(view, say)]
        if seat >= 0:
            parts += ["", Text(f"{say('terminal-hand')} ", style="bold").append_text(cards(view.hand, say))]
        return Group(*parts)

    def offer(self, view: ShitennoView, seat: Seat, decision: Decision, say: Texts) -> RenderableType | None:
        """A numbered list; with prices for provinces, and with what would be lost for payments."""
        lines = []
        known = hints(view, seat, decision) or [None] * len(decision.actions)
        for number, action in enumerate(decision.actions):
            hint = known[number]
            line = Text(f"{number + 1:>4}  ")
            if isinstance(action, Pay):
                line.append_text(self._payment(action, say))
                if hint and "lost_koku" in hint and any(hint.values()):
                    line.append(f"  ({self._lost(hint, say)})", style="dim")
            else:
                line.append(say.action(action))
            if isinstance(action, TakeProvince) and hint and "points" in hint:
                line.append(f" {say('terminal-points-for', points=hint['points'], extra=hint['extra'])} ")
                line.append_text(self._price(view, action.province, say))
            lines.append(line)
        if decision.name in ("make-lot", "split-cards"):
            lines.append(Text(say("terminal-lot-hint"), style="dim"))
        return Group(*lines)

    def read(self, typed: str, view: ShitennoView, seat: Seat, decision: Decision, say: Texts) -> Action:
        """A number of the list; or the name of a card or a province, or its beginning."""
        word = plain(typed)
        if not word or word[0].isdecimal():
            return super().read(typed, view, seat, decision, say)
        found = []
        for action in decision.actions:
            name = ""
            if isinstance(action, TakeProvince):
                name = PROVINCE_NAMES[action.province]
            elif isinstance(action, Add):
                name = str(say.word("card", action.card))
            elif isinstance(action, TakeOut):
                name = "-" + str(say.word("card", action.card))
            if name and plain(name) == word:
                return action
            if name and plain(name).startswith(word):
                found.append(action)
        if len(found) == 1:
            return found[0]
        raise Unclear(say("type-a-number", most=len(decision.actions)))

    def help(self, view: ShitennoView, seat: Seat, decision: Decision, say: Texts) -> RenderableType | None:
        """What a newcomer should know about this decision."""
        message = f"terminal-help-{decision.name}"
        return Text(say(message)) if say.has(message) else None

    def _year(self, view: ShitennoView, say: Texts) -> Text:
        if view.turn == NONE:
            line = Text(say("terminal-over"), style="bold")
        else:
            line = Text(say("terminal-odd" if view.year % 2 else "terminal-even", year=view.year), style="bold")
        decks = say("terminal-decks", troops=view.troop_deck, koku=view.koku_deck)
        return line.append(f"   {decks}", style="dim not bold")

    def _provinces(self, view: ShitennoView, say: Texts) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        table.add_column(say("terminal-province"))
        for position in range(1, 5):
            table.add_column(str(position), justify="center")
        table.add_column(say("terminal-tile"))
        table.add_column(say("terminal-next"))
        for province, kamon in enumerate(view.provinces):
            points = POSITIONS[province]
            cells = [stone(kamon[i]) if i < len(kamon) else Text(str(points[i])) for i in range(len(points))]
            if len(kamon) < len(points):
                cells[len(kamon)].stylize("bold underline")
            cost = view.prices[province]
            name = Text(PROVINCE_NAMES[province], style="bold reverse" if province == view.paying else "")
            tile = troop(view.tops[province], say) if view.tops[province] != NONE else Text("–", style="dim")
            table.add_row(name, *cells, tile, price(cost, say) if cost else Text(say("terminal-full"), style="dim"))
        return table

    def _players(self, view: ShitennoView, say: Texts) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for name in ("player", "title", "points", "kamon", "tiles"):
            table.add_column(say(f"terminal-{name}"), overflow="fold")
        for other in sorted(range(len(view.titles)), key=view.titles.__getitem__):
            who = player(other, say).append(f" ({GENERALS[other].split()[0]})", style="dim")
            if other == view.turn:
                who.append(" ←", style="bold")
            title = Text(str(say.word("title", view.titles[other])))
            if view.received[other] != NONE:
                title.append(f" → {say.word('title', view.received[other])}", style="bold")
            numbers = (str(view.scores[other]), str(view.kamon_left[other]))
            table.add_row(who, title, *numbers, self._tiles(view, other, say))
        return table

    def _known(self, view: ShitennoView, say: Texts) -> RenderableType:
        """The part of each hand that everybody knows."""
        lines = [Text(say("terminal-cards"), style="dim")]
        for other in sorted(range(len(view.titles)), key=view.titles.__getitem__):
            line = Text(" ").append_text(player(other, say)).append("  ")
            parts = [cards(view.known[other], say)] if view.known[other] else []
            if view.secret[other]:
                parts.append(Text(say("terminal-secret", cards=view.secret[other]), style="dim"))
            lines.append(line.append_text(Text(", ").join(parts) if parts else Text("–")))
        return Group(*lines)

    def _tiles(self, view: ShitennoView, seat: Seat, say: Texts) -> Text:
        held = view.bonuses[seat * len(BONUSES) : (seat + 1) * len(BONUSES)]
        words = [
            f"{number} × {say.word('bonus', bonus)}" if number > 1 else str(say.word("bonus", bonus))
            for bonus, number in enumerate(held)
            if number
        ]
        return Text(", ".join(words) or "–")

    def _sharing(self, view: ShitennoView, say: Texts) -> RenderableType:
        lines = []
        splitting = view.received.count(NONE) == 2
        names = ("terminal-first-lot", "terminal-second-lot") if splitting else ("terminal-lot", "terminal-shared")
        heaps = zip(names, (view.lot, view.shared), strict=True)
        for number, (name, heap) in enumerate(heaps):
            line = Text(f"{say(name)} ", style="bold")
            if number < len(view.lot_tiles):
                line.append(f"{say.word('tile', view.lot_tiles[number])}, ", style="not bold")
            lines.append(line.append_text(cards(heap, say)))
        return Group(*lines)

    def _price(self, view: ShitennoView, province: Province, say: Texts) -> Text:
        cost = view.prices[province]
        return price(cost, say) if cost else Text()

    def _payment(self, pay: Pay, say: Texts) -> Text:
        parts = [cards(pay.cards, say)] if pay.cards else []
        if pay.joker:
            parts.append(Text(say("terminal-joker"), style="bold"))
        for bonus, number in ((EXCHANGE, pay.exchange), (PLUS_ONE, pay.plus_one)):
            if number:
                times = f"{number} × " if number > 1 else ""
                parts.append(Text(f"{times}{say.word('bonus', bonus)}", style="bold"))
        return Text("; ").join(parts)

    def _lost(self, hint: Waste, say: Texts) -> str:
        words = [str(say.word("troop", which)) for which in hint["lost_troops"]]
        if hint["lost_koku"]:
            words.append(say("terminal-koku", koku=hint["lost_koku"]))
        return str(say("terminal-lost", what=say.listed(words)))


def plain(word: str) -> str:
    """Without capitals, spaces and the marks that keyboards lack."""
    return word.strip().lower().replace(" ", "").translate(str.maketrans("ōūï", "oui"))


board = ShitennoBoard()

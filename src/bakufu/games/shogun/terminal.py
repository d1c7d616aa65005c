"""Shogun in the terminal."""

import re

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from bakufu.games.shogun.actions import March
from bakufu.games.shogun.components import (
    CHEST_CARD,
    CHEST_CARDS,
    NAMES,
    NEIGHBOURS,
    PLAN_SPACES,
    PROVINCES,
    REGIONS,
    TOWER_CARD,
    Card,
    Province,
    Space,
)
from bakufu.games.shogun.moves import STAY
from bakufu.games.shogun.odds import attack_odds, quick_odds
from bakufu.games.shogun.planning import CONFIRM, LAYS, LIFTS, RETHINK
from bakufu.games.shogun.shown import ShogunView
from bakufu.games.shogun.terminal_parts import (
    LETTERS,
    actions_and_plan,
    chambers,
    court,
    heading,
    holder,
    players,
    region,
    sketch,
    specials,
    tower,
)
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Action, Decision, Seat
from bakufu.terminal.board import Board, Unclear


class ShogunBoard(Board):
    """Provinces by region, players, the own plan; answers in words: `kai a`, `kozuke 4`."""

    def intro(self, view: ShogunView, say: Texts) -> RenderableType | None:
        """How to answer."""
        return Text(say("terminal-intro"), style="dim")

    def draw(self, view: ShogunView, seat: Seat, say: Texts) -> RenderableType:
        """The board above, the people below it, the actions and the plan last."""
        regions: list[RenderableType] = [region(view, number, say) for number in range(REGIONS)]
        parts: list[RenderableType] = [heading(view, say)]
        parts.append(Columns([*regions, tower(view, say)], padding=(0, 2), equal=True))
        parts.append(players(view, say))
        parts += [part for part in (specials(view, say), court(view, say), chambers(view, say)) if part is not None]
        if view.row:
            parts.append(actions_and_plan(view, seat, say))
        return Group(*parts)

    def offer(self, view: ShogunView, seat: Seat, decision: Decision, say: Texts) -> RenderableType | None:
        """Cards and spaces for a plan; provinces, armies and odds for a movement; else a numbered list."""
        match decision.name:
            case "plan":
                hand = ", ".join(self._card_name(card, say) for card in view.hand)
                return Group(Text(say("terminal-hand", cards=hand)), Text(say("terminal-plan-hint"), style="dim"))
            case "lift":
                return Text(say("terminal-lift-hint"), style="dim")
            case "confirm-plan":
                return Text(say("terminal-confirm-hint"), style="dim")
            case "move" | "move-own":
                return self._marches(view, seat, decision, say)
        return super().offer(view, seat, decision, say)

    def _card_name(self, card: Card, say: Texts) -> str:
        if card < PROVINCES:
            return NAMES[card]
        word = "t" if card == TOWER_CARD else f"c{card - CHEST_CARD}"
        return f"{word} ({say.word('card', card)})"

    def _marches(self, view: ShogunView, seat: Seat, decision: Decision, say: Texts) -> RenderableType:
        """Each province that may be entered, with the odds of going there with all that may go."""
        most = {action.to: action.armies for action in decision.actions if isinstance(action, March)}
        lines = []
        for to, armies in most.items():
            line = Text(f"  {NAMES[to]:<12} 1-{armies:<3}").append_text(holder(view, to))
            line.pad_right(24 - line.cell_len)
            if view.owner[to] != seat:
                chances = quick_odds(view, view.inside, seat, to, armies)
                line.append(
                    say("terminal-odds-short", armies=armies, percent=round(100 * chances.attacker)), style="dim"
                )
            lines.append(line)
        return Group(*lines, Text(say("terminal-move-hint"), style="dim"))

    def read(self, typed: str, view: ShogunView, seat: Seat, decision: Decision, say: Texts) -> Action:
        """`kai a` lays a card, `r` thinks again, `ok` confirms, `kozuke 4` marches; a number picks from a list."""
        words = typed.lower().split()
        match decision.name:
            case "plan" | "confirm-plan" | "lift":
                return self._read_plan(words, typed, view, seat, decision, say)
            case "move" | "move-own":
                if words[:1] in (["0"], ["stay"], ["rester"]):
                    return STAY
                match = re.fullmatch(r"(.+?) +(\d{1,2})", typed.lower().strip())
                if not match:
                    raise Unclear(say("terminal-move-hint"))
                reachable = [action.to for action in decision.actions if isinstance(action, March)]
                return March(self._province(match[1], reachable, say), int(match[2]))
        return super().read(typed, view, seat, decision, say)

    def _read_plan(
        self, words: list[str], typed: str, view: ShogunView, seat: Seat, decision: Decision, say: Texts
    ) -> Action:
        if decision.name == "lift" and len(words) == 1:
            return LIFTS[self._space(words[0], view, say)]
        if words in (["r"], ["rethink"]):
            return RETHINK
        if words in (["ok"], ["o"]):
            return CONFIRM
        if len(words) < 2:
            raise Unclear(say("terminal-plan-hint"))
        space = self._space(words[-1], view, say)
        return LAYS[space][self._card(" ".join(words[:-1]), view, say)]

    def _space(self, word: str, view: ShogunView, say: Texts) -> Space:
        spaces = PLAN_SPACES["court" in view.options.modules]
        if len(word) == 1 and word in LETTERS and LETTERS.index(word) in spaces:
            return LETTERS.index(word)
        raise Unclear(say("terminal-no-such-space", typed=word))

    def _card(self, word: str, view: ShogunView, say: Texts) -> Card:
        if re.fullmatch(r"c[0-4]", word):
            return CHEST_CARDS[int(word[1])]
        if word == "t":
            return TOWER_CARD
        return self._province(word, [card for card in view.hand if card < PROVINCES], say)

    def _province(self, word: str, among: list[Province], say: Texts) -> Province:
        """The province whose name begins so; one that can be meant here before any other."""
        begin = word.replace(" ", "-")
        for choice in (among, range(PROVINCES)):
            found = [n for n in dict.fromkeys(choice) if NAMES[n].lower().startswith(begin)]
            exact = [n for n in found if NAMES[n].lower() == begin]
            if len(exact or found) == 1:
                return (exact or found)[0]
            if found:
                raise Unclear(say("terminal-which-province", names=say.listed([NAMES[n] for n in found])))
        raise Unclear(say("terminal-no-such-province", typed=word))

    def preview(self, view: ShogunView, seat: Seat, action: Action, say: Texts) -> RenderableType | None:
        """The odds of an attack, before it is ordered."""
        if not isinstance(action, March) or view.owner[action.to] == seat:
            return None
        chances = attack_odds(view, view.inside, seat, action.to, action.armies)
        figures = {name: round(100 * getattr(chances, name)) for name in chances.__struct_fields__}
        return Text(say("terminal-odds", province=NAMES[action.to], armies=action.armies, **figures), style="bold")

    def help(self, view: ShogunView, seat: Seat, decision: Decision, say: Texts) -> RenderableType | None:
        """A sketch of the map, and who borders on whom."""
        parts: list[RenderableType] = [sketch(view)]
        for province in range(PROVINCES):
            if view.owner[province] == seat:
                beside = ", ".join(NAMES[to] for to in NEIGHBOURS[province])
                parts.append(Text(f"{NAMES[province]}: {beside}", style="dim"))
        return Group(*parts)


board = ShogunBoard()

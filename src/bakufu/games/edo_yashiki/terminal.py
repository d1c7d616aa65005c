"""Edo Yashiki in the terminal."""

import re
from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from bakufu.games.edo_yashiki.actions import Lay
from bakufu.games.edo_yashiki.components import COLUMNS, FACES, ROWS, TURNS
from bakufu.games.edo_yashiki.hints_points import points_for
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.places import Places
from bakufu.games.edo_yashiki.shown import EdoView
from bakufu.games.edo_yashiki.state import ALL_FOUR, NONE
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Action, Decision, Seat
from bakufu.terminal.board import Board, Unclear, player

STYLES = ("", "#2b2622 on #d8c7a3", "#2b2622 on #a9bd7c", "#ffffff on #2b5a8c", "#ffffff on #3f6b3a")
"""Floor, tatami, pond, garden; the letter on each square says the same."""

GHOST = " bold underline"
ALPHABET = 26


def letter(column: int) -> str:
    """a, b, ... z, aa, ab, ...: how a column is called."""
    return (letter(column // ALPHABET - 1) if column >= ALPHABET else "") + chr(ord("a") + column % ALPHABET)


class Frame:
    """The part of the plane around a house that is drawn: a card fits on every side."""

    def __init__(self, house: House) -> None:
        plain = house.to_plain()
        (left, top), squares = plain["corner"], plain["squares"]
        self.left, self.top = left - COLUMNS, top - ROWS
        self.columns = len(squares[0]) + 2 * COLUMNS
        self.rows = len(squares) + 2 * ROWS

    def name(self, x: int, y: int) -> str:
        """How a place is called: d5."""
        return f"{letter(x - self.left)}{y - self.top + 1}"

    def square(self, column: str, row: str) -> tuple[int, int]:
        """The place that is called so."""
        number = 0
        for sign in column:
            number = number * ALPHABET + ord(sign) - ord("a") + 1
        return self.left + number - 1, self.top + int(row) - 1


def kind_of_square(kind: int, letters: str, extra: str = "") -> Text:
    """One square: its letter on its colour."""
    return Text(f" {letters[kind - 1]}", style=STYLES[kind] + extra)


def card(face: bytes, letters: str) -> Text:
    """A card by itself."""
    rows = [Text("").join(kind_of_square(kind, letters) for kind in face[i : i + 2]) for i in range(0, len(face), 2)]
    return Text("\n").join(rows)


class EdoBoard(Board):
    """Every house, the row, and the own house large with the places where the card may lie."""

    def intro(self, view: EdoView, say: Texts) -> RenderableType | None:
        """Nobody can race at one keyboard."""
        return Text(say("terminal-race"), style="dim") if view.options.taking == "race" else None

    def draw(self, view: EdoView, seat: Seat, say: Texts) -> RenderableType:
        """The row above, the others' houses beside each other, the own house below."""
        letters = say("letters")
        parts: list[RenderableType] = [Text(say("terminal-deck", cards=view.deck), style="dim")]
        if view.row:
            parts.append(Text(say("terminal-row"), style="bold"))
            parts.append(Columns([self._numbered(i, c, letters) for i, c in enumerate(view.row, 1)], padding=(0, 3)))
        others = [other for other in range(len(view.scores)) if other != seat]
        parts.append(Columns([self._house(view, other, say) for other in others], padding=(1, 4)))
        if seat >= 0:
            parts += [self._title(view, seat, say), self._plan(view, seat, say)]
        return Group(*parts)

    def offer(self, view: EdoView, seat: Seat, decision: Decision, say: Texts) -> RenderableType | None:
        """The dots and the numbered row say it all."""
        if decision.name == "lay":
            return Text(say("terminal-lay-hint"), style="dim")
        if decision.name == "score":
            return super().offer(view, seat, decision, say)
        return Text(say("terminal-claim-hint"), style="dim")

    def read(self, typed: str, view: EdoView, seat: Seat, decision: Decision, say: Texts) -> Action:
        """A place like d5 or d5t; for everything else a number."""
        if decision.name != "lay":
            return super().read(typed, view, seat, decision, say)
        match = re.fullmatch(r"([a-z]{1,2}) ?(\d{1,3}) ?(t?)", typed.lower())
        if not match:
            raise Unclear(say("terminal-no-such-place", place=typed))
        x, y = Frame(view.houses[seat]).square(match[1], match[2])
        return Lay(x, y, bool(match[3]) and TURNS[view.hands[seat]] == 2)

    def preview(self, view: EdoView, seat: Seat, action: Action, say: Texts) -> RenderableType | None:
        """The house with the card on it, and what it would score."""
        if not isinstance(action, Lay):
            return None
        house, face = view.houses[seat], FACES[view.hands[seat]][action.turned]
        points = points_for(view, seat, house.place(action.x, action.y), face)
        sentence = Text(say("terminal-would-score", points=say("terminal-points", points=points)), style="bold")
        covered = house.covered(action.x, action.y)
        if covered:
            sentence.append(" " + say("terminal-would-cover", covered=covered))
        return Group(self._plan(view, seat, say, action), sentence)

    def _numbered(self, number: int, which: int, letters: str) -> RenderableType:
        return Group(Text(f" {number}", style="bold"), card(FACES[which][0], letters))

    def _title(self, view: EdoView, seat: Seat, say: Texts) -> Text:
        title = player(seat, say)
        title.append(f"  {say('terminal-points', points=view.scores[seat])}", style="bold")
        if view.first == seat:
            title.append(f"  ({say('terminal-first')})", style="dim")
        if view.has_named[seat]:
            title.append(f"  {say('terminal-has-named')}", style="dim")
        if view.options.specialists:
            kinds = [say(f"kind-{kind}") for kind in range(1, 5) if view.specialists[seat] & ALL_FOUR & 1 << kind]
            title.append(f"\n{say('terminal-specialists', kinds=say.listed(kinds))}", style="dim")
        return title

    def _house(self, view: EdoView, seat: Seat, say: Texts) -> RenderableType:
        """Another player's house, small."""
        letters = say("letters")
        house = view.houses[seat]
        frame = Frame(house)
        lines = Text("\n")
        rows = []
        for y in range(frame.top + ROWS, frame.top + frame.rows - ROWS):
            line = Text()
            for x in range(frame.left + COLUMNS, frame.left + frame.columns - COLUMNS):
                kind = house.kind(x, y)
                line.append_text(kind_of_square(kind, letters) if kind else Text("  "))
            rows.append(line)
        parts: list[RenderableType] = [self._title(view, seat, say), lines.join(rows)]
        if view.hands[seat] != NONE:
            parts += [Text(say("terminal-in-hand"), style="dim"), card(FACES[view.hands[seat]][0], letters)]
        return Group(*parts)

    def _plan(self, view: EdoView, seat: Seat, say: Texts, lay: Lay | None = None) -> RenderableType:
        """The own house with columns and rows named; dots where the card may lie, or the card where it would."""
        letters, house, hand = say("letters"), view.houses[seat], view.hands[seat]
        frame = Frame(house)
        laid = dict(self._squares(lay, FACES[hand][lay.turned])) if lay else {}
        places = Places(house, 1) if hand != NONE and not lay else ()
        allowed = {(place.x, place.y) for place in places}
        lines = [Text("    " + "".join(f"{letter(i):>2}" for i in range(frame.columns)), style="dim")]
        for y in range(frame.top, frame.top + frame.rows):
            line = Text().append(f"{y - frame.top + 1:>3} ", style="dim")
            for x in range(frame.left, frame.left + frame.columns):
                kind = laid.get((x, y)) or house.kind(x, y)
                if (x, y) in laid:
                    line.append_text(kind_of_square(kind, letters, GHOST))
                elif kind:
                    square = kind_of_square(kind, letters)
                    line.append_text(Text(f"·{square.plain[1]}", square.style) if (x, y) in allowed else square)
                else:
                    line.append(" ·" if (x, y) in allowed else "  ", style="dim")
            lines.append(line)
        plan = Text("\n").join(lines)
        if hand == NONE or lay:
            return plan
        faces = [card(face, letters) for face in dict.fromkeys(FACES[hand])]
        names = (say("terminal-in-hand"), "t")
        cards = [Group(Text(name, style="dim"), face) for name, face in zip(names, faces, strict=False)]
        return Columns([plan, *cards], padding=(0, 3))

    def _squares(self, lay: Lay, face: bytes) -> Iterator[tuple[tuple[int, int], int]]:
        for i, kind in enumerate(face):
            yield (lay.x + i % COLUMNS, lay.y + i // COLUMNS), kind


board = EdoBoard()

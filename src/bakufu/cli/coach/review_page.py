"""A review as one page of HTML that needs nothing else."""

from html import escape
from typing import Any

from bakufu.cli.coach.review_words import summary
from bakufu.cli.words import words
from bakufu.coach.review import Choice, Review
from bakufu.coach.words import in_words
from bakufu.kernel.table import Table
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Seat
from bakufu.terminal.board import CRESTS

WIDE, HIGH, LEFT, TOP = 900, 280, 40, 12

COLOURS = ("#b3402a", "#2d5d8f", "#4f7a3a", "#a87b16", "#86478c")

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
svg { width: 100%; height: auto; }
svg text { font-size: 12px; fill: currentColor; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8886; }
td.number { text-align: right; white-space: nowrap; }
tr.mistake { background: #b3402a22; }
"""


def page(found: Review, table: Table[Any], language: str) -> str:
    """The graph of chances with the mistakes on it, and every choice."""
    say, texts = words(language), Texts(table.game, language, table.names)
    title = escape(say("review-title", game=table.game.name))
    names = [
        f'<span style="color:{COLOURS[seat]}">{CRESTS[seat]} {escape(texts.seat(seat))}</span>'
        for seat in range(table.players)
    ]
    head = "".join(
        f"<th>{escape(say(f'review-{column}'))}</th>" for column in ("move", "player", "chosen", "cost", "instead")
    )
    rows = "\n".join(_row(choice, texts) for choice in found.choices)
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{STYLE}</style>
<h1>{title}</h1>
<p>{escape(summary(found, table, texts))}</p>
<p>{" · ".join(names)}</p>
{graph(found, table, texts)}
<p>{escape(say("review-honest"))}</p>
<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>
{rows}
</tbody></table></div>
</html>
"""


def graph(found: Review, table: Table[Any], texts: Texts) -> str:
    """Everybody's chances over the game, with their errors as bands; a ring is a mistake."""
    last = max(len(table.answers), 1)

    def at(move: int, share: float) -> str:
        return f"{LEFT + WIDE * move / last:.1f},{TOP + HIGH * (1 - min(max(share, 0), 1)):.1f}"

    drawn = []
    for percent in (0, 25, 50, 75, 100):
        y = TOP + HIGH * (1 - percent / 100)
        drawn.append(f'<path d="M{LEFT} {y:.0f}h{WIDE}" stroke="#8884"/><text x="2" y="{y + 4:.0f}">{percent} %</text>')
    for seat in range(table.players):
        upper = [at(move, one.wins[seat] + one.errors[seat]) for move, one in found.graph]
        lower = [at(move, one.wins[seat] - one.errors[seat]) for move, one in reversed(found.graph)]
        line = " ".join(at(move, one.wins[seat]) for move, one in found.graph)
        drawn.append(f'<polygon points="{" ".join([*upper, *lower])}" fill="{COLOURS[seat]}" fill-opacity=".15"/>')
        drawn.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2"/>')
    for choice in found.choices:
        if choice.mistake:
            across, down = at(choice.move, _share(found, choice.move, choice.seat)).split(",")
            ring = (
                f'<circle cx="{across}" cy="{down}" r="6" fill="none" stroke="{COLOURS[choice.seat]}" stroke-width="3">'
            )
            drawn.append(f"{ring}<title>{choice.move + 1}: {escape(in_words(choice.plan, texts))}</title></circle>")
    size = f"{WIDE + LEFT + 12} {HIGH + 2 * TOP}"
    return f'<svg viewBox="0 0 {size}" role="img">\n' + "\n".join(drawn) + "\n</svg>"


def _share(found: Review, move: int, seat: Seat) -> float:
    """A seat's chance where the line is at this move."""
    before = [point for point in found.graph if point[0] <= move][-1]
    after = next(point for point in found.graph if point[0] >= move)
    part = (move - before[0]) / (after[0] - before[0]) if after[0] > before[0] else 0.0
    return before[1].wins[seat] + part * (after[1].wins[seat] - before[1].wins[seat])


def _row(choice: Choice, texts: Texts) -> str:
    marked = ' class="mistake"' if choice.mistake else ""
    cost = f"{100 * choice.cost:+.0f} ± {100 * choice.error:.0f}" if choice.better else ""
    instead = in_words(choice.better, texts) if choice.better and choice.mistake else ""
    cells = [texts.seat(choice.seat), in_words(choice.plan, texts)]
    words_of = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    number = f'<td class="number">{choice.move + 1}</td>'
    return f'<tr{marked}>{number}{words_of}<td class="number">{cost}</td><td>{escape(instead)}</td></tr>'

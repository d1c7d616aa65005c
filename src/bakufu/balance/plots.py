"""Small plots as SVG, drawn in the colours of the page that holds them."""

from collections.abc import Sequence
from html import escape

from bakufu.balance.figures import Figure

WIDTH, ROW = 320, 26


def shares(names: Sequence[str], figures: Sequence[Figure], even: float) -> str:
    """A bar for each share, with its interval; a line where all would be alike."""
    left, right = 86, 46
    inner = WIDTH - left - right
    most = max([even * 1.5, *(figure.interval[1] for figure in figures)])
    height = ROW * len(figures) + 8
    parts = [_svg(height, ", ".join(f"{name} {figure.value:.1%}" for name, figure in zip(names, figures, strict=True)))]
    for place, (name, figure) in enumerate(zip(names, figures, strict=True)):
        top, middle = place * ROW + 6, place * ROW + 6 + (ROW - 10) / 2
        low, high = (left + inner * end / most for end in figure.interval)
        parts += [
            f'<text x="{left - 8}" y="{middle + 4:.1f}" text-anchor="end">{escape(name)}</text>',
            f'<rect class="bar" x="{left}" y="{top}" width="{inner * figure.value / most:.1f}" height="{ROW - 10}"/>',
            f'<path class="interval" d="M{low:.1f} {middle:.1f}H{high:.1f}'
            f'M{low:.1f} {middle - 4:.1f}v8M{high:.1f} {middle - 4:.1f}v8"/>',
            f'<text x="{WIDTH - 2}" y="{middle + 4:.1f}" text-anchor="end">{figure.value:.1%}</text>',
        ]
    at = left + inner * even / most
    parts.append(f'<path class="even" d="M{at:.1f} 0V{height}"/></svg>')
    return "".join(parts)


def histogram(values: Sequence[float], label: str) -> str:
    """How often which length comes."""
    bins, tall, bottom = 16, 90, 18
    low, high = min(values), max(values)
    wide = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / wide))] += 1
    across = WIDTH / bins
    parts = [_svg(tall + bottom, f"{label}: {low:.0f}–{high:.0f}")]
    for place, count in enumerate(counts):
        up = (tall - 6) * count / max(counts)
        box = f'x="{place * across + 1:.1f}" y="{tall - up:.1f}" width="{across - 2:.1f}" height="{up:.1f}"'
        parts.append(f'<rect class="bar" {box}/>')
    ends = f'<text x="0" y="{tall + 14}">{low:.0f}</text>'
    middle = f'<text x="{WIDTH / 2}" y="{tall + 14}" text-anchor="middle">{escape(label)}</text>'
    last = f'<text x="{WIDTH}" y="{tall + 14}" text-anchor="end">{high:.0f}</text>'
    return "".join([*parts, ends, middle, last, "</svg>"])


def _svg(height: float, said: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(said)}">'

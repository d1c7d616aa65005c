"""A reliability diagram as SVG: what was said, and how often it came true."""

from collections.abc import Sequence

from msgspec import Struct

SIDE, EDGE = 300, 46


class Bin(Struct, frozen=True):
    """Those who were said to win about so often: what was said, how many of them won, how sure that is."""

    said: float
    won: float
    error: float
    count: int


def diagram(bins: Sequence[Bin], title: str) -> str:
    """A square: on its diagonal all is as it was said. Larger dots are more seats; the bars hold 95 times of 100."""
    most = max(part.count for part in bins)
    marks = []
    for part in bins:
        x = EDGE + SIDE * part.said
        low, high = (max(0.0, min(1.0, part.won + sign * 1.96 * part.error)) for sign in (-1, 1))
        radius = 3 + 6 * (part.count / most) ** 0.5
        marks += [
            f'<path d="M{x:.1f} {_y(low):.1f}V{_y(high):.1f}" stroke="#b3402a" stroke-width="1.5"/>',
            f'<circle cx="{x:.1f}" cy="{_y(part.won):.1f}" r="{radius:.1f}" fill="#b3402a" fill-opacity=".75"/>',
        ]
    ticks = []
    for tenth in (0, 2, 4, 6, 8, 10):
        x, y = EDGE + SIDE * tenth / 10, _y(tenth / 10)
        ticks += [
            f'<path d="M{x:.0f} {_y(0)}v5M{EDGE} {y:.0f}h-5" stroke="#777"/>',
            f'<text x="{x:.0f}" y="{_y(0) + 18:.0f}" text-anchor="middle">{10 * tenth}</text>',
            f'<text x="{EDGE - 9}" y="{y + 4:.0f}" text-anchor="end">{10 * tenth}</text>',
        ]
    size = SIDE + EDGE + 14
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size + 18}" font-family="sans-serif"'
            f' font-size="12" fill="#777">',
            f"<title>{title}</title>",
            f'<text x="{EDGE + SIDE / 2}" y="14" text-anchor="middle" font-size="14">{title}</text>',
            f'<rect x="{EDGE}" y="{_y(1)}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#777"/>',
            f'<path d="M{EDGE} {_y(0)}L{EDGE + SIDE} {_y(1)}" stroke="#777" stroke-dasharray="4 4"/>',
            *ticks,
            *marks,
            f'<text x="{EDGE + SIDE / 2}" y="{_y(0) + 34}" text-anchor="middle">said to win, %</text>',
            f'<text transform="translate(12 {_y(0.5)}) rotate(-90)" text-anchor="middle">won, %</text>',
            "</svg>\n",
        ]
    )


def _y(share: float) -> float:
    return 24 + SIDE * (1 - share)

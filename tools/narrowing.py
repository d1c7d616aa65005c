"""How far off an estimate of who is stronger is after so many games, with luck and without, as SVG."""

from collections.abc import Mapping, Sequence
from math import log10, sqrt

import numpy as np
from tools.variance import Figure

WIDTH, HEIGHT, EDGE, TOP = 300, 220, 46, 26
GAMES = (4, 1000)
ERRORS = (1.0, 100.0)
"""What the axes show: games, and victories in a hundred."""
COLOURS = ("#777", "#b3402a", "#2a6fb3", "#3f8f4f", "#8a5fb0")
FEWEST = 6
"""A spread of fewer groups of games says nothing."""


def narrowing(series: Mapping[str, Figure], title: str) -> str:
    """Lines for each: how far off it may be, 95 times of 100, as the variance of all its games says.

    Dots: how far off groups of so many games really were from the mean of all.
    """
    marks = []
    for colour, (name, figure) in zip(COLOURS, series.items(), strict=False):
        ends = [(games, 196 * sqrt(_of_means(figure, 1) / (games / 2))) for games in GAMES]
        (x1, y1), (x2, y2) = (_at(*end) for end in ends)
        marks.append(f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="1.5"/>')
        for deals in _sizes(len(figure)):
            x, y = _at(2 * deals, 196 * sqrt(_of_means(figure, deals)))
            marks.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}" fill-opacity=".75"/>')
        row = TOP + HEIGHT - 8 - 15 * (len(series) - 1 - list(series).index(name))
        marks.append(f'<text x="{EDGE + 8}" y="{row}" fill="{colour}">{name}</text>')
    ticks = []
    for games in (4, 10, 30, 100, 300, 1000):
        x, _ = _at(games, 1)
        ticks.append(f'<path d="M{x:.0f} {TOP + HEIGHT}v5" stroke="#777"/>')
        ticks.append(f'<text x="{x:.0f}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{games}</text>')
    for error in (1, 3, 10, 30, 100):
        _, y = _at(1, error)
        ticks.append(f'<path d="M{EDGE} {y:.0f}h-5" stroke="#777"/>')
        ticks.append(f'<text x="{EDGE - 9}" y="{y + 4:.0f}" text-anchor="end">{error}</text>')
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + EDGE + 14} {HEIGHT + TOP + 42}"'
            f' font-family="sans-serif" font-size="12" fill="#777">',
            f"<title>{title}</title>",
            f'<clipPath id="c"><rect x="{EDGE}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}"/></clipPath>',
            f'<text x="{EDGE + WIDTH / 2}" y="14" text-anchor="middle" font-size="14">{title}</text>',
            f'<rect x="{EDGE}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#777"/>',
            *ticks,
            f'<g clip-path="url(#c)">{"".join(marks)}</g>',
            f'<text x="{EDGE + WIDTH / 2}" y="{TOP + HEIGHT + 36}" text-anchor="middle">games</text>',
            f'<text transform="translate(12 {TOP + HEIGHT / 2}) rotate(-90)" text-anchor="middle">'
            "victories in 100, off by up to</text>",
            "</svg>\n",
        ]
    )


def _sizes(deals: int) -> Sequence[int]:
    """Groups of so many deals that there are some of them."""
    return [size for size in (2, 5, 10, 20, 50, 100) if deals // size >= FEWEST]


def _of_means(figure: Figure, deals: int) -> float:
    """The variance among the means of groups of so many deals."""
    groups = len(figure) // deals
    means = figure[: groups * deals].reshape(groups, -1).mean(axis=1)
    return float(np.var(means, ddof=1))


def _at(games: float, error: float) -> tuple[float, float]:
    (few, many), (least, most) = GAMES, ERRORS
    right = (log10(games) - log10(few)) / (log10(many) - log10(few))
    up = (log10(max(error, least / 10)) - log10(least)) / (log10(most) - log10(least))
    return EDGE + WIDTH * right, TOP + HEIGHT * (1 - up)

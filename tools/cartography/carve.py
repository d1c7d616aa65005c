"""The knife: smooth lines become brushed coasts and borders that wander like rivers. Always the same way."""

from hashlib import blake2s
from itertools import pairwise

from tools.cartography.foam import evenly
from tools.cartography.shape import crossings
from tools.cartography.weave import Line, Point, Weave, distance

Octave = tuple[float, float]
"""How long a wave is, and how high."""

COAST: tuple[Octave, ...] = ((64, 7.0), (25, 4.4), (11, 2.4), (5, 1.0))
BORDER: tuple[Octave, ...] = ((38, 4.0), (15, 1.5), (7, 0.5))
COAST_SPACING, BORDER_SPACING = 2.6, 3.4
COAST_STILL, BORDER_STILL = 9.0, 18.0
"""So near its ends a line is cut less and less, that it meets the others there and crosses none."""

TRIES = 6
"""How often lines that cross are cut anew, half as deep."""


def carved(weave: Weave) -> Weave:
    """The same weave, no longer smooth, and still without crossings; coordinates with one decimal."""
    depths = [1.0] * len(weave.lines)
    for _ in range(TRIES):
        lines = [_cut(line, depth) for line, depth in zip(weave.lines, depths, strict=True)]
        sides = [(side, number) for number, line in enumerate(lines) for side in pairwise(line.points)]
        crossed = crossings([side for side, _ in sides])
        if not crossed:
            return Weave(lines, weave.outlines)
        number_of = dict(sides)
        for number in {number_of[side] for pair in crossed for side in pair}:
            depths[number] /= 2
    raise ValueError(f"lines cross: {crossed}")


def _cut(line: Line, most: float) -> Line:
    coast = len(line.beside) == 1
    spacing, still, octaves = (COAST_SPACING, COAST_STILL, COAST) if coast else (BORDER_SPACING, BORDER_STILL, BORDER)
    points = evenly(line.points, spacing)
    spacing = distance(points[0], points[1])
    # Several stretches of coast may belong to one province: where one begins is part of its name.
    name = " ".join((*line.beside, str(round(points[0][0])), str(round(points[0][1]))))
    cut: list[Point] = []
    for place, (x, y) in enumerate(points):
        here, rest = place * spacing, (len(points) - 1 - place) * spacing
        depth = 0.0
        for number, (length, height) in enumerate(octaves):
            depth += height * _wave(f"{name} {number}", here / length)
        depth *= most * min(1.0, here / still, rest / still)
        before, after = points[max(0, place - 1)], points[min(len(points) - 1, place + 1)]
        across = distance(before, after)
        x += depth * (after[1] - before[1]) / across
        y -= depth * (after[0] - before[0]) / across
        cut.append((round(x, 1), round(y, 1)))
    return Line(line.beside, cut)


def _wave(name: str, place: float) -> float:
    """A smooth curve between -1 and 1 that looks like chance, and depends on nothing but the name."""
    step = int(place)
    share = place - step
    a, b = _level(name, step), _level(name, step + 1)
    return a + (b - a) * share * share * (3 - 2 * share)


def _level(name: str, step: int) -> float:
    digest = blake2s(f"{name} {step}".encode(), digest_size=4).digest()
    return int.from_bytes(digest) / 0x7FFFFFFF - 1

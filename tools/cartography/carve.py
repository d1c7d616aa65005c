"""The knife: smooth lines become brushed coasts and borders that wander like rivers. Always the same way."""

from zlib import crc32

from tools.cartography.foam import evenly
from tools.cartography.weave import Line, Point, Weave, distance

Octave = tuple[float, float]
"""How long a wave is, and how high."""

COAST: tuple[Octave, ...] = ((52, 5.5), (21, 3.4), (9, 1.9), (5, 0.9))
BORDER: tuple[Octave, ...] = ((34, 3.0), (13, 1.1), (6, 0.4))
COAST_SPACING, BORDER_SPACING = 2.6, 3.4
STILL = 9.0
"""So near its ends a line is cut less and less, that it still meets the others there."""


def carved(weave: Weave) -> Weave:
    """The same weave, no longer smooth; coordinates with one decimal."""
    return Weave([_cut(line) for line in weave.lines], weave.outlines)


def _cut(line: Line) -> Line:
    coast = len(line.beside) == 1
    points = evenly(line.points, COAST_SPACING if coast else BORDER_SPACING)
    spacing = distance(points[0], points[1])
    # Several stretches of coast may belong to one province: where one begins is part of its name.
    name = " ".join((*line.beside, str(round(points[0][0])), str(round(points[0][1]))))
    cut: list[Point] = []
    for place, (x, y) in enumerate(points):
        here = place * spacing
        rest = (len(points) - 1 - place) * spacing
        depth = min(1.0, here / STILL, rest / STILL)
        for number, (length, height) in enumerate(COAST if coast else BORDER):
            depth_here = depth * height * _wave(f"{name} {number}", here / length)
            before, after = points[max(0, place - 1)], points[min(len(points) - 1, place + 1)]
            across = distance(before, after)
            x += depth_here * (after[1] - before[1]) / across
            y -= depth_here * (after[0] - before[0]) / across
        cut.append((round(x, 1), round(y, 1)))
    return Line(line.beside, cut)


def _wave(name: str, place: float) -> float:
    """A smooth curve between -1 and 1 that looks like chance, and depends on nothing but the name."""
    step = int(place)
    share = place - step
    a, b = _level(name, step), _level(name, step + 1)
    return a + (b - a) * share * share * (3 - 2 * share)


def _level(name: str, step: int) -> float:
    return crc32(f"{name} {step}".encode()) / 0x7FFFFFFF - 1

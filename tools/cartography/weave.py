"""Which lines a map is woven from: the borders between two provinces and the stretches of coast, and how they join."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, sqrt

Point = tuple[float, float]
Half = tuple[str, str]
"""One side of a border: the one that lies to the right, as y points down, of who goes from the first to the second."""


BESIDE = 0.1
NEAR = 0.8
HALVINGS = 3


@dataclass
class Line:
    """A line between two junctions: the provinces beside it (one: a coast), and its points from end to end."""

    beside: tuple[str, ...]
    points: list[Point]


@dataclass
class Weave:
    """Every line once, and for each province its outline: lines in order, each forwards or backwards."""

    lines: list[Line] = field(default_factory=list)
    outlines: dict[str, list[tuple[int, bool]]] = field(default_factory=dict)

    def outline(self, province: str) -> list[Point]:
        """The closed outline, its first point not repeated."""
        points: list[Point] = []
        for number, forwards in self.outlines[province]:
            line = self.lines[number].points
            points += line[:-1] if forwards else line[:0:-1]
        return points


def woven(at: Mapping[str, Point], land: Sequence[Half]) -> Weave:
    """Lines around the given places, thin at first, such that exactly those that border share one.

    The straight lines between bordering places must cross nowhere, and within the land leave nothing but triangles.
    """
    around = _around(at, land)
    faces = _faces(around)
    ends = _ends(at, faces)
    weave = Weave()
    numbers: dict[Half, int] = {}
    for a, b in land:
        numbers[a, b] = len(weave.lines)
        weave.lines.append(Line((a, b), [ends[b, a], _between(at[a], at[b]), ends[a, b]]))
    for here, neighbours in around.items():
        outline: list[tuple[int, bool]] = []
        for before, after in zip(neighbours, neighbours[1:] + neighbours[:1], strict=True):
            border = (here, before)
            outline.append((numbers[border], True) if border in numbers else (numbers[before, here], False))
            if len(faces[here, before]) != 3:
                outline.append((len(weave.lines), True))
                start, end = ends[here, before], ends[after, here]
                weave.lines.append(Line((here,), _coast(at[here], start, end)))
        weave.outlines[here] = outline
    return weave


def _around(at: Mapping[str, Point], land: Sequence[Half]) -> dict[str, list[str]]:
    """Each province's neighbours, in the order in which they lie around it."""
    around: dict[str, list[str]] = {province: [] for province in at}
    for a, b in land:
        around[a].append(b)
        around[b].append(a)
    for here, neighbours in around.items():
        x, y = at[here]
        neighbours.sort(key=lambda there: atan2(at[there][1] - y, at[there][0] - x))
    return around


def _faces(around: Mapping[str, Sequence[str]]) -> dict[Half, list[str]]:
    """For each side of each border the face on that side, as its corners in order."""
    faces: dict[Half, list[str]] = {}
    for here, neighbours in around.items():
        for there in neighbours:
            a, b = here, there
            corners: list[str] = []
            while (a, b) not in faces:
                faces[a, b] = corners
                corners.append(a)
                others = around[b]
                a, b = b, others[others.index(a) - 1]
    return faces


def _ends(at: Mapping[str, Point], faces: Mapping[Half, list[str]]) -> dict[Half, Point]:
    """Where the border of each side ends: in the middle of a triangle, or a little beside it at the sea."""
    ends: dict[Half, Point] = {}
    for (a, b), corners in faces.items():
        if len(corners) == 3:
            (ax, ay), (bx, by), (cx, cy) = (at[corner] for corner in corners)
            ends[a, b] = (ax + bx + cx) / 3, (ay + by + cy) / 3
        else:
            (ax, ay), (bx, by) = at[a], at[b]
            ends[a, b] = (ax + bx) / 2 - (by - ay) * BESIDE, (ay + by) / 2 + (bx - ax) * BESIDE
    return ends


def _between(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _coast(middle: Point, start: Point, end: Point) -> list[Point]:
    """A way around a place from one junction to the next, in the direction in which angles grow, close to it."""
    first, last = distance(middle, start), distance(middle, end)
    ways = [_towards(middle, start), _towards(middle, end)]
    for _ in range(HALVINGS):
        ways = [way for u, v in pairwise(ways) for way in (u, _halfway(u, v))] + ways[-1:]
    steps = len(ways) - 1
    reach = [NEAR * (first + (last - first) * step / steps) for step in range(steps + 1)]
    inner = [(middle[0] + x * r, middle[1] + y * r) for (x, y), r in zip(ways, reach, strict=True)]
    return [start, *inner[1:-1], end]


def _towards(a: Point, b: Point) -> Point:
    length = distance(a, b)
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def _halfway(u: Point, v: Point) -> Point:
    """The direction halfway from one to the other, in the direction in which angles grow."""
    x, y = u[0] + v[0], u[1] + v[1]
    length = sqrt(x * x + y * y)
    if length < 1e-6:
        return -u[1], u[0]
    sign = 1 if u[0] * v[1] > u[1] * v[0] else -1
    return sign * x / length, sign * y / length


def distance(a: Point, b: Point) -> float:
    """How far two points are from each other."""
    return sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]))

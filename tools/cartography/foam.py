"""A weave is blown up like foam: provinces want their area and their place, borders are skins, coasts keep apart."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt

from tools.cartography.weave import Line, Point, Weave, distance

SPACING = 9.0
"""How far the points of a line are apart while the foam settles."""
STEP = 1.2
"""How far a point moves at most at a time."""
POURED, LOOKED = 20, 5
"""After so many movements points are spread evenly anew, and it is seen anew which coasts face each other."""
SHORE = 6
"""Points that are so few apart along a coast do not face each other."""


@dataclass(frozen=True)
class Wishes:
    """What the foam strives for."""

    places: Mapping[str, Point]
    areas: Mapping[str, float]
    frame: tuple[float, float, float, float]
    """Left, top, right and bottom of the sheet, which no coast reaches."""
    apart: float = 26.0
    """So wide is the sea between two coasts at least."""
    border: float = 34.0
    """So long is a border at least."""
    neck: float = 52.0
    """And so long is one with the sea at both ends."""


@dataclass
class Foam:
    """Points that lines share at their ends."""

    x: list[float] = field(default_factory=list)
    y: list[float] = field(default_factory=list)
    beside: list[tuple[str, ...]] = field(default_factory=list)
    lines: list[list[int]] = field(default_factory=list)
    outlines: dict[str, list[tuple[int, bool]]] = field(default_factory=dict)

    def add(self, point: Point) -> int:
        """The number of a new point."""
        self.x.append(point[0])
        self.y.append(point[1])
        return len(self.x) - 1

    def outline(self, province: str) -> list[int]:
        """The points around a province."""
        points: list[int] = []
        for number, forwards in self.outlines[province]:
            line = self.lines[number]
            points += line[:-1] if forwards else line[:0:-1]
        return points

    def points(self, line: int) -> list[Point]:
        """Where a line runs."""
        return [(self.x[point], self.y[point]) for point in self.lines[line]]


def settled(weave: Weave, wishes: Wishes, rounds: int) -> Weave:
    """The weave, blown up."""
    foam = _poured(weave)
    for turn in range(rounds):
        if turn % POURED == 0:
            foam = _poured(_read(foam))
        if turn % LOOKED == 0:
            opposite = _opposite(foam, wishes.apart + 2 * LOOKED * STEP)
        _breathe(foam, wishes, opposite, STEP if turn < rounds * 0.7 else STEP / 3)
    return _read(foam)


def _read(foam: Foam) -> Weave:
    lines = [Line(beside, foam.points(number)) for number, beside in enumerate(foam.beside)]
    return Weave(lines, foam.outlines)


def _poured(weave: Weave) -> Foam:
    """The same lines with points at even distances; those that end in the same place share that point."""
    foam = Foam(outlines=weave.outlines)
    junctions: dict[Point, int] = {}
    for line in weave.lines:
        points = evenly(line.points, SPACING)
        numbers = []
        for place, point in enumerate(points):
            if place in (0, len(points) - 1):
                if point not in junctions:
                    junctions[point] = foam.add(point)
                numbers.append(junctions[point])
            else:
                numbers.append(foam.add(point))
        foam.lines.append(numbers)
        foam.beside.append(line.beside)
    return foam


def evenly(points: list[Point], spacing: float) -> list[Point]:
    """The same way with points at even distances, both ends kept to the last digit."""
    lengths = [0.0]
    for a, b in pairwise(points):
        lengths.append(lengths[-1] + distance(a, b))
    whole = lengths[-1]
    count = max(3, int(whole / spacing + 0.5))
    result, place = [points[0]], 0
    for step in range(1, count):
        reach = whole * step / count
        while lengths[place + 1] < reach:
            place += 1
        share = (reach - lengths[place]) / (lengths[place + 1] - lengths[place])
        (ax, ay), (bx, by) = points[place], points[place + 1]
        result.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return [*result, points[-1]]


def _breathe(foam: Foam, wishes: Wishes, opposite: list[tuple[int, int]], step: float) -> None:
    """One small movement of every point."""
    fx, fy = [0.0] * len(foam.x), [0.0] * len(foam.x)
    for province in foam.outlines:
        _blow(foam, province, wishes, fx, fy)
    _tighten(foam, wishes, fx, fy)
    _keep_apart(foam, wishes, opposite, fx, fy)
    left, top, right, bottom = wishes.frame
    for point in range(len(foam.x)):
        dx, dy = fx[point], fy[point]
        length = sqrt(dx * dx + dy * dy)
        scale = step / length if length > step else 1.0
        foam.x[point] = min(max(foam.x[point] + dx * scale, left), right)
        foam.y[point] = min(max(foam.y[point] + dy * scale, top), bottom)


def _blow(foam: Foam, province: str, wishes: Wishes, fx: list[float], fy: list[float]) -> None:
    """Outwards where the province is too small; towards its place as a whole."""
    outline = foam.outline(province)
    xs, ys = foam.x, foam.y
    area = cx = cy = 0.0
    before = outline[-1]
    for point in outline:
        cross = xs[before] * ys[point] - xs[point] * ys[before]
        area += cross
        cx += (xs[before] + xs[point]) * cross
        cy += (ys[before] + ys[point]) * cross
        before = point
    cx, cy, area = cx / (3 * area), cy / (3 * area), area / 2
    wish = wishes.areas[province]
    pressure = 0.10 * min(max((wish - area) / wish, -1.2), 0.6)
    px, py = wishes.places[province]
    ax, ay = (px - cx) * 0.006, (py - cy) * 0.006
    for place, point in enumerate(outline):
        before, after = outline[place - 1], outline[(place + 1) % len(outline)]
        fx[point] += pressure * (ys[after] - ys[before]) / 2 + ax
        fy[point] += pressure * (xs[before] - xs[after]) / 2 + ay


def _tighten(foam: Foam, wishes: Wishes, fx: list[float], fy: list[float]) -> None:
    """Lines are skins; only a border that has become too short stretches."""
    xs, ys = foam.x, foam.y
    shores = {
        end
        for line, beside in zip(foam.lines, foam.beside, strict=True)
        if len(beside) == 1
        for end in (line[0], line[-1])
    }
    for number, line in enumerate(foam.lines):
        inner = len(foam.beside[number]) == 2
        pull = 0.2 if inner else 0.19
        a, b = line[0], line[-1]
        dx, dy = xs[b] - xs[a], ys[b] - ys[a]
        length = sqrt(dx * dx + dy * dy)
        least = wishes.neck if a in shores and b in shores else wishes.border
        if inner and length < least:
            push = 0.3 * (least - length) / (length + 1.0)
            fx[a] -= dx * push
            fy[a] -= dy * push
            fx[b] += dx * push
            fy[b] += dy * push
        for before, after in pairwise(line):
            dx, dy = (xs[after] - xs[before]) * pull, (ys[after] - ys[before]) * pull
            fx[before] += dx
            fy[before] += dy
            fx[after] -= dx
            fy[after] -= dy


def _keep_apart(foam: Foam, wishes: Wishes, pairs: list[tuple[int, int]], fx: list[float], fy: list[float]) -> None:
    """Sea between coasts."""
    xs, ys = foam.x, foam.y
    for point, other in pairs:
        dx, dy = xs[point] - xs[other], ys[point] - ys[other]
        square = dx * dx + dy * dy
        if 0 < square < wishes.apart * wishes.apart:
            length = sqrt(square)
            push = 0.5 * (wishes.apart - length) / length
            fx[point] += dx * push
            fy[point] += dy * push
            fx[other] -= dx * push
            fy[other] -= dy * push


def _opposite(foam: Foam, reach: float) -> list[tuple[int, int]]:
    """Points of coasts that face each other: near, but not along the same shore."""
    cells: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
    pairs = []
    for ring, points in enumerate(_rings(foam)):
        for place, point in enumerate(points):
            column, row = int(foam.x[point] // reach), int(foam.y[point] // reach)
            for i in (column - 1, column, column + 1):
                for j in (row - 1, row, row + 1):
                    for other_ring, other_place, other in cells.get((i, j), ()):
                        along = abs(place - other_place)
                        if other_ring != ring or min(along, len(points) - along) > SHORE:
                            pairs.append((point, other))
            cells.setdefault((column, row), []).append((ring, place, point))
    return pairs


def _rings(foam: Foam) -> list[list[int]]:
    """The coast of each island, once around."""
    after = {line[0]: line for line, beside in zip(foam.lines, foam.beside, strict=True) if len(beside) == 1}
    rings = []
    while after:
        start = next(iter(after))
        ring: list[int] = []
        while not ring or start in after:
            line = after.pop(start)
            ring += line[:-1]
            start = line[-1]
        rings.append(ring)
    return rings

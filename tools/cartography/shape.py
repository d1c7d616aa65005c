"""Inside or outside, how far, crossing or not: questions to an outline."""

from collections.abc import Sequence
from math import sqrt

from tools.cartography.weave import Point

Segment = tuple[Point, Point]


def segments(outline: Sequence[Point]) -> list[Segment]:
    """The sides of a closed outline."""
    return [(outline[place - 1], point) for place, point in enumerate(outline)]


def area(outline: Sequence[Point]) -> float:
    """The area within; negative if the outline runs the other way round."""
    whole = 0.0
    for (ax, ay), (bx, by) in segments(outline):
        whole += ax * by - bx * ay
    return whole / 2


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies within."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in segments(outline):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            within = not within
    return within


def away(point: Point, outline: Sequence[Point]) -> float:
    """How far a point is from an outline; negative if it lies within."""
    x, y = point
    least = 1e12
    within = False
    ax, ay = outline[-1]
    for bx, by in outline:
        dx, dy = bx - ax, by - ay
        along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
        along = 0.0 if along < 0 else 1.0 if along > 1 else along
        ex, ey = x - ax - along * dx, y - ay - along * dy
        square = ex * ex + ey * ey
        if square < least:
            least = square
        if (ay > y) != (by > y) and x < ax + (y - ay) * dx / dy:
            within = not within
        ax, ay = bx, by
    return -sqrt(least) if within else sqrt(least)


def crossing(one: Segment, other: Segment) -> bool:
    """Whether two sides have a point in common, other than an end of both."""
    (a, b), (c, d) = one, other
    if {a, b} & {c, d}:
        # Lying on each other, or folded back.
        shared = len({a, b} & {c, d})
        if shared == 2:
            return True
        p = a if a in (c, d) else b
        q, r = (b if p == a else a), (d if p == c else c)
        same_way = (q[0] - p[0]) * (r[0] - p[0]) + (q[1] - p[1]) * (r[1] - p[1]) > 0
        return _turn(p, q, r) == 0 and same_way
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0 and _boxes_meet(one, other)


def crossings(sides: Sequence[Segment], mesh: float = 12.0) -> list[tuple[Segment, Segment]]:
    """All pairs of these sides that cross."""
    cells: dict[tuple[int, int], list[int]] = {}
    found: set[tuple[int, int]] = set()
    for number, side in enumerate(sides):
        (ax, ay), (bx, by) = side
        for i in range(int(min(ax, bx) // mesh), int(max(ax, bx) // mesh) + 1):
            for j in range(int(min(ay, by) // mesh), int(max(ay, by) // mesh) + 1):
                cell = cells.setdefault((i, j), [])
                found |= {(other, number) for other in cell if crossing(sides[other], side)}
                cell.append(number)
    return [(sides[one], sides[other]) for one, other in sorted(found)]


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _boxes_meet(one: Segment, other: Segment) -> bool:
    (a, b), (c, d) = one, other
    return all(min(a[i], b[i]) <= max(c[i], d[i]) and min(c[i], d[i]) <= max(a[i], b[i]) for i in (0, 1))

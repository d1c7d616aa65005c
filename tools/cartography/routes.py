"""Sea routes: the shortest way through open water from one coast to another, and a boat's curve along it."""

from collections.abc import Sequence
from heapq import heappop, heappush

from tools.cartography.foam import evenly
from tools.cartography.shape import inside
from tools.cartography.weave import Line, Point, Weave, distance

MESH = 6.0
ROOM = 5
"""So many meshes from the coast the water is open; nearer, the way is dear."""
DEAR = 3.0
SMOOTHINGS = 80
SPACING = 5.0

Frame = tuple[float, float, float, float]
Cell = tuple[int, int]
ROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))


class Sea:
    """The water in a frame, in meshes, and how far from the coast each is."""

    def __init__(self, weave: Weave, frame: Frame) -> None:
        self.outlines = [weave.outline(province) for province in weave.outlines]
        self.boxes = [
            (
                min(x for x, _ in outline),
                min(y for _, y in outline),
                max(x for x, _ in outline),
                max(y for _, y in outline),
            )
            for outline in self.outlines
        ]
        left, top, right, bottom = (int(edge // MESH) for edge in frame)
        cells = [(i, j) for i in range(left, right + 1) for j in range(top, bottom + 1)]
        self.depth = {cell: ROOM for cell in cells if self.holds((cell[0] * MESH, cell[1] * MESH))}
        land = set(cells) - self.depth.keys()
        shore = [(i, j) for i, j in self.depth if any((i + di, j + dj) in land for di, dj in ROUND)]
        for level in range(1, ROOM):
            for cell in shore:
                self.depth[cell] = level
            around = {(i + di, j + dj) for i, j in shore for di, dj in ROUND}
            shore = sorted([cell for cell in around if self.depth.get(cell, 0) == ROOM])

    def holds(self, point: Point) -> bool:
        """Whether a point lies in the water."""
        x, y = point
        return not any(
            left <= x <= right and top <= y <= bottom and inside(point, outline)
            for outline, (left, top, right, bottom) in zip(self.outlines, self.boxes, strict=True)
        )

    def way(self, starts: set[Cell], ends: set[Cell]) -> list[Cell]:
        """The cheapest way from one of these meshes to one of those."""
        before: dict[Cell, Cell] = {}
        cost = dict.fromkeys(starts, 0.0)
        queue = [(0.0, cell) for cell in sorted(starts)]
        while queue:
            spent, (i, j) = heappop(queue)
            if (i, j) in ends:
                way = [(i, j)]
                while way[-1] in before:
                    way.append(before[way[-1]])
                return way[::-1]
            if spent > cost[i, j]:
                continue
            for di, dj in ROUND:
                cell = (i + di, j + dj)
                if cell not in self.depth:
                    continue
                price = spent + (1.41 if di and dj else 1.0) * (1 + DEAR * (ROOM - self.depth[cell]) / ROOM)
                if price < cost.get(cell, 1e9):
                    cost[cell] = price
                    before[cell] = (i, j)
                    heappush(queue, (price, cell))
        raise ValueError("no way through the water")


def routes(sea: Sea, weave: Weave, pairs: Sequence[tuple[str, str]]) -> list[Line]:
    """A line from coast to coast for each pair, all of it between its ends in the water."""
    return [Line(pair, _curve(sea, weave, pair)) for pair in pairs]


def _curve(sea: Sea, weave: Weave, pair: tuple[str, str]) -> list[Point]:
    coasts = [[p for line in weave.lines if line.beside == (end,) for p in line.points] for end in pair]
    near = [{(round(x / MESH), round(y / MESH)) for x, y in coast} & sea.depth.keys() for coast in coasts]
    way = [(i * MESH, j * MESH) for i, j in sea.way(*near)]
    first, last = (
        min(coast, key=lambda p: distance(p, end)) for coast, end in zip(coasts, (way[0], way[-1]), strict=True)
    )
    points = evenly([first, *way, last], SPACING)
    for _ in range(SMOOTHINGS):
        for place in range(1, len(points) - 1):
            (ax, ay), (bx, by), (cx, cy) = points[place - 1 : place + 2]
            smoother = (ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4
            if sea.holds(smoother):
                points[place] = smoother
    return [(round(x, 1), round(y, 1)) for x, y in points]

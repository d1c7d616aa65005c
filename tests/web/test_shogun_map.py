"""The map of Shogun shows exactly the borders and sea routes of the rules, judged by the points that are drawn."""

import json
from collections import Counter
from itertools import combinations, pairwise
from math import dist
from typing import Any

import pytest
from tools import shogun_map

from bakufu.games.shogun.components import BUILDING_SPACES, KEYS, LAND, SEA

Point = tuple[float, float]
Edge = frozenset[Point]

GAP = 8
"""Provinces that do not border are farther from each other, so that nobody can think they do."""

DRAWN: dict[str, Any] = json.loads(shogun_map.FILE.read_text(encoding="utf-8"))


def points(flat: list[float]) -> list[Point]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def outline(key: str) -> list[Point]:
    """As the page puts it together: line by line, a complement is a line gone backwards."""
    found: list[Point] = []
    for number in DRAWN["provinces"][key]["outline"]:
        line = points(DRAWN["lines"][number if number >= 0 else ~number]["points"])
        line = line if number >= 0 else line[::-1]
        assert not found or found[-1] == line[0], f"{key}: the lines do not meet"
        found += line if not found else line[1:]
    assert found[0] == found[-1], f"{key}: the outline is open"
    return found[:-1]


OUTLINES = {key: outline(key) for key in KEYS}


def edges(key: str) -> list[Edge]:
    around = OUTLINES[key]
    return [frozenset(pair) for pair in pairwise([*around, around[0]])]


EDGES = {key: set(edges(key)) for key in KEYS}


def length(edge: Edge) -> float:
    one, other = edge
    return dist(one, other)


def inside(point: Point, around: list[Point]) -> bool:
    x, y = point
    within = False
    for (ax, ay), (bx, by) in pairwise([*around, around[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            within = not within
    return within


def to_edge(point: Point, edge: Edge) -> float:
    a, b = edge
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / dist(a, b) ** 2
    along = min(max(along, 0), 1)
    return dist(point, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))


def apart(one: list[Point], other: list[Point]) -> bool:
    """Whether even boxes around the two would be farther from each other than `GAP`."""
    boxes = [[(min(values), max(values)) for values in zip(*around, strict=True)] for around in (one, other)]
    return any(low > high + GAP for a, b in zip(*boxes, strict=True) for low, high in ((a[0], b[1]), (b[0], a[1])))


def meet(one: Edge, other: Edge) -> bool:
    """Whether two edges have anything in common but an end of both."""

    def turn(p: Point, q: Point, r: Point) -> float:
        return round((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]), 6)

    (a, b), (c, d) = one, other
    if common := one & other:
        (p,) = common
        (q,), (r,) = one - common, other - common
        return turn(p, q, r) == 0 and (q[0] - p[0]) * (r[0] - p[0]) + (q[1] - p[1]) * (r[1] - p[1]) > 0
    if turn(a, b, c) * turn(a, b, d) > 0 or turn(c, d, a) * turn(c, d, b) > 0:
        return False
    return all(min(a[i], b[i]) <= max(c[i], d[i]) and min(c[i], d[i]) <= max(a[i], b[i]) for i in (0, 1))


def near(found: set[Edge], mesh: float = 10) -> dict[tuple[int, int], list[Edge]]:
    """Edges by the squares of a mesh that they may touch."""
    cells: dict[tuple[int, int], list[Edge]] = {}
    for edge in found:
        (ax, ay), (bx, by) = edge
        for i in range(int(min(ax, bx) // mesh), int(max(ax, bx) // mesh) + 1):
            for j in range(int(min(ay, by) // mesh), int(max(ay, by) // mesh) + 1):
                cells.setdefault((i, j), []).append(edge)
    return cells


def named(pairs: tuple[tuple[int, int], ...]) -> set[frozenset[str]]:
    return {frozenset((KEYS[one], KEYS[other])) for one, other in pairs}


def test_provinces_share_a_stretch_of_border_if_and_only_if_they_border_by_land() -> None:
    shared = {
        frozenset((one, other)): sum(map(length, EDGES[one] & EDGES[other]))
        for one, other in combinations(KEYS, 2)
        if EDGES[one] & EDGES[other]
    }
    assert set(shared) == named(LAND)
    assert min(shared.values()) > 20, "a border must be long enough to be seen"


def test_who_does_not_border_does_not_touch_not_even_at_a_corner() -> None:
    land = named(LAND)
    for one, other in combinations(KEYS, 2):
        if frozenset((one, other)) not in land and not apart(OUTLINES[one], OUTLINES[other]):
            gap = min(to_edge(point, edge) for point in OUTLINES[one] for edge in EDGES[other])
            assert gap > GAP, (one, other)


def test_no_line_crosses_another_or_itself() -> None:
    everything = set().union(*EDGES.values())
    crossed = [pair for cell in near(everything).values() for pair in combinations(cell, 2) if meet(*pair)]
    assert crossed == []
    for key in KEYS:
        assert len(set(OUTLINES[key])) == len(OUTLINES[key]), f"{key} comes back to a point"


def test_no_province_lies_in_another() -> None:
    for one, other in combinations(KEYS, 2):
        for here, there in ((one, other), (other, one)):
            own = next(point for point in OUTLINES[here] if point not in set(OUTLINES[there]))
            assert not inside(own, OUTLINES[there]), (here, there)


def test_every_line_says_truly_what_lies_beside_it() -> None:
    for line in DRAWN["lines"]:
        for edge in map(frozenset, pairwise(points(line["points"]))):
            assert sorted(key for key in KEYS if edge in EDGES[key]) == sorted(line["beside"])


def test_sea_routes_lead_through_the_water_between_the_coasts_of_the_two() -> None:
    assert {frozenset(route["beside"]) for route in DRAWN["routes"]} == named(SEA)
    sides = Counter(edge for found in EDGES.values() for edge in found)
    coast = {point for edge, provinces in sides.items() if provinces == 1 for point in edge}
    land = near(set(sides))
    for route in DRAWN["routes"]:
        way = points(route["points"])
        for end, key in zip((way[0], way[-1]), route["beside"], strict=True):
            assert end in coast
            assert end in OUTLINES[key]
        for point in way[1:-1]:
            assert not any(inside(point, around) for around in OUTLINES.values()), (route["beside"], point)
        for cell, legs in near({frozenset(leg) for leg in pairwise(way)}).items():
            assert not [leg for leg in legs for edge in land.get(cell, []) if not leg & edge and meet(leg, edge)]


def test_islets_lie_in_the_water_off_every_route() -> None:
    land = [point for around in OUTLINES.values() for point in around]
    sailed = [point for route in DRAWN["routes"] for point in points(route["points"])]
    for islet in map(points, DRAWN["islets"]):
        assert not any(inside(islet[0], around) for around in OUTLINES.values())
        assert min(dist(rim, point) for rim in islet for point in (*land, *sailed)) > 2


@pytest.mark.parametrize("key", KEYS)
def test_everything_stands_in_its_own_province_and_on_the_paper(key: str) -> None:
    stand = DRAWN["provinces"][key]
    assert len(stand["sites"]) == BUILDING_SPACES[KEYS.index(key)]
    for place in (stand["name"], stand["army"], stand["figures"], *stand["sites"]):
        assert inside((place[0], place[1]), OUTLINES[key])
    x, y, width, height = DRAWN["box"]
    assert all(x < px < x + width and y < py < y + height for px, py in OUTLINES[key])


@pytest.mark.long
def test_the_drawing_is_what_the_tool_makes_of_the_table() -> None:
    assert shogun_map.FILE.read_text(encoding="utf-8") == shogun_map.written(), ".venv/bin/python -m tools.shogun_map"

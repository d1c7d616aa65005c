"""Islets off the coasts, for the eye alone: nobody lands there."""

from collections.abc import Sequence
from hashlib import blake2s
from math import sqrt

from tools.cartography.routes import MESH, Sea
from tools.cartography.weave import Line, Point, distance

SHARE = 0.03
"""How many of the meshes at the right distance from the coast hold one."""
DEPTHS = (3, 4)
ALONE, CLEAR = 15.0, 13.0
"""How far one is from the next, and from a sea route."""
SMALL, LARGE = 1.8, 4.2
WAYS = [(1.0, 0.0), (sqrt(3) / 2, 0.5), (0.5, sqrt(3) / 2), (0.0, 1.0), (-0.5, sqrt(3) / 2), (-sqrt(3) / 2, 0.5)]
ROUND = [*WAYS, *((-x, -y) for x, y in WAYS)]


def islets(sea: Sea, routes: Sequence[Line]) -> list[list[Point]]:
    """Closed outlines in the water, clear of the routes and of each other."""
    found: list[list[Point]] = []
    middles: list[Point] = []
    for i, j in sorted(sea.depth):
        middle = (i * MESH, j * MESH)
        if sea.depth[i, j] not in DEPTHS or _chance(i, j) > SHARE:
            continue
        if any(distance(middle, other) < ALONE for other in middles):
            continue
        if any(distance(middle, point) < CLEAR for route in routes for point in route.points):
            continue
        reach = SMALL + (LARGE - SMALL) * _chance(i, j, "reach")
        middles.append(middle)
        found.append([_rim(middle, way, reach * (0.65 + 0.5 * _chance(i, j, *way))) for way in ROUND])
    return found


def _rim(middle: Point, way: Point, reach: float) -> Point:
    # Longer than high, as the waves leave them.
    return round(middle[0] + way[0] * reach * 1.3, 1), round(middle[1] + way[1] * reach * 0.85, 1)


def _chance(*name: object) -> float:
    """Between 0 and 1, depending on nothing but the name."""
    digest = blake2s(" ".join(map(str, name)).encode(), digest_size=4).digest()
    return int.from_bytes(digest) / 0xFFFFFFFF

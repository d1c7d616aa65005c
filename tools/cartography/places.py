"""Where in a province its name, its army, its printed figures and its building sites stand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import copysign

from tools.cartography.shape import away
from tools.cartography.weave import Point

LETTER = 9.0
"""How wide a letter of a name is on average, of how high a line."""
LINE = 15.0
SITE = 20.0
"""How wide a building site is."""
ARMY = (56.0, 33.0)
COLUMN, ROW = (22.0, 37.0), (44.0, 18.0)
"""The two printed figures one above the other, and beside each other."""

NAME_BEYOND = 7.0

WRITTEN = (15.0, 20.0)
"""What a letter takes up beside other names, with some air: on a small map names are written larger."""

Part = tuple[str, float, float, float, float]
"""What, the middle of it seen from the middle of all, its width and height."""


@dataclass(frozen=True)
class Places:
    """Middles of the parts."""

    name: Point
    army: Point
    figures: Point
    stacked: bool
    """Whether the figures stand one above the other."""
    sites: list[Point]


def places(outline: Sequence[Point], name: str, sites: int) -> Places:
    """The arrangement with the most air around it."""
    _, (x, y), parts = _best(outline, name, sites)
    at = {part: (round(x + dx, 1), round(y + dy, 1)) for part, dx, dy, _, _ in parts}
    wide = {part: (width, height) for part, _, _, width, height in parts}
    left = at["ground"][0] - wide["ground"][0] / 2
    row = [(round(left + SITE * (place + 0.5), 1), at["ground"][1]) for place in range(sites)]
    return Places(at["name"], at["army"], at["figures"], wide["figures"] == COLUMN, row)


def apart(names: Mapping[str, Point]) -> dict[str, Point]:
    """Names that would be written over each other, moved until they are not."""
    at = dict(names)
    for one, other in combinations(names, 2):
        (ax, ay), (bx, by) = at[one], at[other]
        across = WRITTEN[0] * (len(one) + len(other)) / 2 - abs(ax - bx)
        down = WRITTEN[1] - abs(ay - by)
        if min(across, down) > 0:
            dx, dy = (copysign(across / 2, ax - bx), 0.0) if across < down else (0.0, copysign(down / 2, ay - by))
            at[one] = (round(ax + dx, 1), round(ay + dy, 1))
            at[other] = (round(bx - dx, 1), round(by - dy, 1))
    return at if at == names else apart(at)


def air(outline: Sequence[Point], name: str, sites: int) -> float:
    """About how far from the border all stays; negative if it does not fit."""
    return _best(outline[::2], name, sites)[0]


def _best(outline: Sequence[Point], name: str, sites: int) -> tuple[float, Point, list[Part]]:
    arrangements = [_compact(name, sites), _tall(name, sites), _wide(name, sites)]
    return max(((*_roomiest(outline, parts), parts) for parts in arrangements), key=lambda found: found[0])


def _name(name: str) -> tuple[float, float]:
    return LETTER * len(name), LINE


def _compact(name: str, sites: int) -> list[Part]:
    return [
        ("name", 0, -27, *_name(name)),
        ("army", -11, -2, *ARMY),
        ("figures", 28, 0, *COLUMN),
        ("ground", -11 if sites < 3 else 0, 26, SITE * sites, SITE),
    ]


def _tall(name: str, sites: int) -> list[Part]:
    return [
        ("name", 0, -37, *_name(name)),
        ("army", 0, -12, *ARMY),
        ("figures", 0, 15, *ROW),
        ("ground", 0, 35, SITE * sites, SITE),
    ]


def _wide(name: str, sites: int) -> list[Part]:
    width = max(SITE * sites, ROW[0])
    whole = ARMY[0] + width + 2
    return [
        ("name", 0, -20, *_name(name)),
        ("army", (ARMY[0] - whole) / 2, 6, *ARMY),
        ("figures", (whole - width) / 2, -2, *ROW),
        ("ground", (whole - width) / 2, 17, SITE * sites, SITE),
    ]


def _rim(parts: Sequence[Part]) -> list[tuple[float, float, float]]:
    """Points on the rim of every part, and how far beyond the border each may lie."""
    # A name may touch a border; pieces may not.
    rim = [
        (x + across * width, y + down * height, NAME_BEYOND if part == "name" else 0.0)
        for part, x, y, width, height in parts
        for across in (-0.5, 0.0, 0.5)
        for down in (-0.5, 0.5)
    ]
    # Those farthest out first: they tell soonest that there is no room.
    return sorted(rim, key=lambda at: -(at[0] * at[0] + at[1] * at[1]))


def _roomiest(outline: Sequence[Point], parts: Sequence[Part]) -> tuple[float, Point]:
    """How much air is left at least, and with the middle where."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    rim = _rim(parts)

    def left(middle: Point, enough: float) -> float:
        least = 1e9
        for x, y, beyond in rim:
            least = min(least, beyond - away((middle[0] + x, middle[1] + y), outline))
            if least < enough:
                break
        return least

    best, at, step = -1e9, (0.0, 0.0), 14.0
    for i in range(1, int((max(xs) - min(xs)) / step) + 1):
        for j in range(1, int((max(ys) - min(ys)) / step) + 1):
            middle = (min(xs) + i * step, min(ys) + j * step)
            if (found := left(middle, best)) > best:
                best, at = found, middle
    while step > 0.5:
        step /= 2
        for dx, dy in ((-step, 0.0), (step, 0.0), (0.0, -step), (0.0, step)):
            middle = (at[0] + dx, at[1] + dy)
            if (found := left(middle, best)) > best:
                best, at = found, middle
    return best, at

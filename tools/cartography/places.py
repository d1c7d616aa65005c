"""Where in a province its name, its army, its printed figures, its building sites and its banners stand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tools.cartography.shape import away
from tools.cartography.weave import Point

LETTER = 7.2
"""How wide a letter of a name is on average, of how high a line."""
LINE = 13.0
SITE = 15.0
"""How wide a building site is."""
ARMY = (42.0, 26.0)
COLUMN, ROW = (21.0, 26.0), (44.0, 13.0)
"""The two printed figures one above the other, and beside each other."""

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
    banner: Point


def places(outline: Sequence[Point], name: str, sites: int) -> Places:
    """The arrangement with the most air around it."""
    best: tuple[float, Point, list[Part]] | None = None
    for parts in (_compact(name, sites), _tall(name, sites), _wide(name, sites)):
        samples = list(_samples(parts))
        found = _roomiest(outline, samples)
        if best is None or found[0] > best[0] + 1.0:
            best = (*found, parts)
    assert best is not None
    _, (x, y), parts = best
    at = {part: (round(x + dx, 1), round(y + dy, 1)) for part, dx, dy, _, _ in parts}
    ground = next(part for part in parts if part[0] == "ground")
    left = at["ground"][0] - ground[3] / 2
    row = [(round(left + SITE * (place + 0.5), 1), at["ground"][1]) for place in range(sites + 1)]
    stacked = next(part for part in parts if part[0] == "figures")[3:] == COLUMN
    return Places(at["name"], at["army"], at["figures"], stacked, row[:-1], row[-1])


def _name(name: str) -> tuple[float, float]:
    return LETTER * len(name), LINE


def _compact(name: str, sites: int) -> list[Part]:
    return [
        ("name", 0, -22, *_name(name)),
        ("army", -11, -1, *ARMY),
        ("figures", 22, -1, *COLUMN),
        ("ground", 0, 22, SITE * (sites + 1), SITE),
    ]


def _tall(name: str, sites: int) -> list[Part]:
    return [
        ("name", 0, -30, *_name(name)),
        ("army", 0, -9, *ARMY),
        ("figures", 0, 13, *ROW),
        ("ground", 0, 29, SITE * (sites + 1), SITE),
    ]


def _wide(name: str, sites: int) -> list[Part]:
    width = SITE * (sites + 1)
    whole = ARMY[0] + width + 2
    return [
        ("name", 0, -16, *_name(name)),
        ("army", (ARMY[0] - whole) / 2, 5, *ARMY),
        ("figures", (whole - width) / 2, -1, *ROW),
        ("ground", (whole - width) / 2, 14, width, SITE),
    ]


def _samples(parts: Sequence[Part]) -> Iterator[tuple[float, float, float]]:
    """Points on the rim of every part, and how far beyond the border each may lie."""
    for part, x, y, width, height in parts:
        # A name may touch a border; pieces may not.
        slack = 5.0 if part == "name" else 0.0
        for across in (-0.5, -0.17, 0.17, 0.5):
            for down in (-0.5, 0.0, 0.5):
                if down or across in (-0.5, 0.5):
                    yield x + across * width, y + down * height, slack


def _roomiest(outline: Sequence[Point], samples: Sequence[tuple[float, float, float]]) -> tuple[float, Point]:
    """How much air is left at least, and with the middle where."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]

    def air(middle: Point, enough: float) -> float:
        least = 1e9
        for x, y, slack in samples:
            least = min(least, slack - away((middle[0] + x, middle[1] + y), outline))
            if least < enough:
                break
        return least

    best, at, step = -1e9, (0.0, 0.0), 12.0
    for i in range(int((max(xs) - min(xs)) / step) + 1):
        for j in range(int((max(ys) - min(ys)) / step) + 1):
            middle = (min(xs) + i * step, min(ys) + j * step)
            if (found := air(middle, best)) > best:
                best, at = found, middle
    while step > 0.5:
        step /= 2
        for dx, dy in ((-step, 0.0), (step, 0.0), (0.0, -step), (0.0, step)):
            middle = (at[0] + dx, at[1] + dy)
            if (found := air(middle, best)) > best:
                best, at = found, middle
    return best, at

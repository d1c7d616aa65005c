"""Draw the map of Shogun: web/src/boards/shogun/map/provinces.json, from the provinces and borders in components.toml.

Every border of the table is a line that two outlines share, and no two others share one; between provinces that do not
border there is sea or other land. Both sides of the board have the same borders, so one drawing does for both.
"""

import json
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

from tools.cartography.carve import carved
from tools.cartography.foam import Wishes, settled
from tools.cartography.islets import islets
from tools.cartography.places import Places, air, apart, places
from tools.cartography.routes import Sea, routes
from tools.cartography.weave import Line, Point, Weave, woven

ROOT = Path(__file__).parent.parent
COMPONENTS = ROOT / "src" / "bakufu" / "games" / "shogun" / "components.toml"
FILE = ROOT / "web" / "src" / "boards" / "shogun" / "map" / "provinces.json"

STRETCH = 1.75
"""The table's positions lie in a strip three times as wide as high; a screen is not so wide."""
AREA = 10000.0
SMALLEST, LARGEST = 8000.0, 16000.0
AROUND = 60.0
"""How far the land reaches beyond the outermost positions at most, and how much sea is left around that."""
MARGIN = 18.0
FIRST_ROUNDS, MORE_ROUNDS, TURNS = 250, 100, 3
AIR, GAIN = 6.0, 0.03
"""How much air every province should have around what stands in it, and how much its area grows for what is missing."""

Table = dict[str, Any]


def written() -> str:
    """The whole file."""
    table = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
    smooth = shaped(table)
    weave = carved(smooth)
    points = [point for line in weave.lines for point in line.points]
    left, right = min(x for x, _ in points) - MARGIN, max(x for x, _ in points) + MARGIN
    top, bottom = min(y for _, y in points) - MARGIN, max(y for _, y in points) + MARGIN
    sea = Sea(weave, (left, top, right, bottom))
    sailed = routes(sea, weave, [(a, b) for a, b in table["borders"]["sea"]])
    faces = table["provinces"]
    # Small inlets do not matter for where a name stands.
    stands = {face["name"]: places(smooth.outline(key), face["name"], face["spaces"]) for key, face in faces.items()}
    named = apart({name: stand.name for name, stand in stands.items()})
    return _spelled(
        {
            "box": [round(value, 1) for value in (left, top, right - left, bottom - top)],
            "lines": [_line(line) for line in weave.lines],
            "routes": [_line(line) for line in sailed],
            "islets": [_flat(outline) for outline in islets(sea, sailed)],
            "provinces": {
                key: _province(weave, key, stands[face["name"]], named[face["name"]]) for key, face in faces.items()
            },
        }
    )


def shaped(table: Table) -> Weave:
    """Smooth outlines, in which everything that stands in a province finds room."""
    faces = table["provinces"]
    at = {key: (float(face["at"][0]), face["at"][1] * STRETCH) for key, face in faces.items()}
    xs, ys = [x for x, _ in at.values()], [y for _, y in at.values()]
    frame = (min(xs) - AROUND, min(ys) - AROUND, max(xs) + AROUND, max(ys) + AROUND)
    wishes = Wishes(at, dict.fromkeys(at, AREA), frame)
    weave = settled(woven(at, [(a, b) for a, b in table["borders"]["land"]]), wishes, FIRST_ROUNDS)
    for _ in range(TURNS):
        areas = {}
        for key, face in faces.items():
            missing = AIR - air(weave.outline(key), face["name"], face["spaces"])
            areas[key] = min(max(wishes.areas[key] * (1 + GAIN * missing), SMALLEST), LARGEST)
        wishes = replace(wishes, areas=areas)
        weave = settled(weave, wishes, MORE_ROUNDS)
    return weave


def _line(line: Line) -> dict[str, Any]:
    return {"beside": line.beside, "points": _flat(line.points)}


def _flat(points: list[Point]) -> list[float]:
    return [value for point in points for value in point]


def _province(weave: Weave, key: str, stand: Places, name: Point) -> dict[str, Any]:
    return {
        # A line that is gone backwards is told by its complement, as TopoJSON does.
        "outline": [number if forwards else ~number for number, forwards in weave.outlines[key]],
        "name": name,
        "army": stand.army,
        "figures": stand.figures,
        "stacked": stand.stacked,
        "sites": stand.sites,
    }


def _spelled(drawn: dict[str, Any]) -> str:
    """One line of text for each line and each province, so that changes can be read."""

    def short(value: object) -> str:
        return json.dumps(value, separators=(",", ":"))

    def block(values: list[str], brackets: str) -> str:
        return f"{brackets[0]}\n" + ",\n".join(f"    {value}" for value in values) + f"\n  {brackets[1]}"

    parts = [
        f'"box": {short(drawn["box"])}',
        f'"lines": {block([short(line) for line in drawn["lines"]], "[]")}',
        f'"routes": {block([short(line) for line in drawn["routes"]], "[]")}',
        f'"islets": {block([short(islet) for islet in drawn["islets"]], "[]")}',
        f'"provinces": {block([f"{short(key)}: {short(value)}" for key, value in drawn["provinces"].items()], "{}")}',
    ]
    return "{\n" + ",\n".join(f"  {part}" for part in parts) + "\n}\n"


def main() -> None:
    """Write the file."""
    FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()

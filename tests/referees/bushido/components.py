"""What is printed on the components, read from the list of components and from nowhere else."""

import tomllib
from pathlib import Path
from typing import Any

_PRINTED: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "src/bakufu/games/bushido/components.toml").read_text(encoding="utf-8")
)

PLAYERS: dict[str, Any] = _PRINTED["players"]
TROOPS: int = PLAYERS["troops"]
INCOME_LIMIT: int = PLAYERS["income_limit"]
TERRAINS: list[str] = list(_PRINTED["terrain"])
HONOUR: dict[str, int] = {name: values["honour"] for name, values in _PRINTED["terrain"].items()}
KOKU: dict[str, int] = {name: values["koku"] for name, values in _PRINTED["terrain"].items()}
KATANA: dict[str, int] = {name: values["katana"] for name, values in _PRINTED["terrain"].items()}
ALL_PROVINCES: dict[str, int] = {name: values.get("tiles", 0) for name, values in _PRINTED["terrain"].items()}
MIX: dict[int, dict[str, int]] = {int(players): mix for players, mix in _PRINTED["mix"].items()}
FORTRESS = "fortress"

KATANA_TILES = ["katana-1", "katana-2", "katana-3"]
TILES = [*KATANA_TILES, *_PRINTED["effect_tiles"]]
"""In the order of the numbers that answers and events have for them."""
BAG: dict[str, int] = {f"katana-{number}": tiles for number, tiles in _PRINTED["katana_tiles"].items()}
BAG |= _PRINTED["effect_tiles"]

DISCS = ["battle", "duel", "ambush", "traitor", "kotau"]
PILES: dict[str, int] = {disc: _PRINTED["discs"][disc] for disc in DISCS}
FIRST_DISCS: list[str] = _PRINTED["discs"]["first"]

COLUMNS: int = _PRINTED["map"]["columns"]
ROWS: dict[int, int] = {int(players): rows for players, rows in _PRINTED["map"]["rows"].items()}

TO_ARMS: dict[int, int] = {int(last): tiles for last, tiles in _PRINTED["to_arms"].items()}
KOTAU: dict[str, int] = _PRINTED["kotau"]
HATAMOTO: dict[str, int] = _PRINTED["hatamoto"]
TEA = _PRINTED["tea"]
TREASURY: dict[str, int] = _PRINTED["treasury"]
COUNCIL: dict[str, int] = _PRINTED["council"]


def neighbours(players: int) -> list[list[int]]:
    """Which hexes touch: rows from north to south, every second one shifted half a hex to the east."""
    places = {
        (row, 2 * column + row % 2): row * COLUMNS + column for row in range(ROWS[players]) for column in range(COLUMNS)
    }
    around = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
    return [
        sorted(places[row + down, east + right] for down, right in around if (row + down, east + right) in places)
        for row, east in places
    ]

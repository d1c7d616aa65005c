"""What is printed on the components, as the rules want it."""

from typing import Annotated, TypeAlias

from bakufu.games.bushido.printed import PRINTED

Hex: TypeAlias = Annotated[int, "hex"]
"""A place on the map, numbered row by row."""

Terrain: TypeAlias = Annotated[int, "terrain"]
"""What a province is, by its place in the list of terrains; 0 is the clan fortress."""

Tile: TypeAlias = Annotated[int, "tile"]
"""A kind of support tile: first the katana tiles (one, two, three katana), then the effects."""

Disc: TypeAlias = Annotated[int, "disc"]
"""A kind of tactic disc."""


PLAYERS = PRINTED.players
COUNTS = PLAYERS.counts
TROOPS = PLAYERS.troops
ELITE_TROOPS = PLAYERS.elite_troops
ELITE_STRENGTH = 3
BONUS_TOKENS = PLAYERS.bonus_tokens
WINNING_HONOUR = PLAYERS.winning_honour
MONTHS = PLAYERS.months
INCOME_LIMIT = PLAYERS.income_limit
DISCS_EACH = PLAYERS.discs

TERRAINS = tuple(PRINTED.terrain)
FORTRESS = TERRAINS.index("fortress")
FACE_DOWN = -1
HONOUR = tuple(terrain.honour for terrain in PRINTED.terrain.values())
KOKU = tuple(terrain.koku for terrain in PRINTED.terrain.values())
KATANA = tuple(terrain.katana for terrain in PRINTED.terrain.values())
MIX = {count: tuple(mix.get(terrain, 0) for terrain in TERRAINS) for count, mix in PRINTED.mix.items()}
"""For each number of players, how many hexes of each terrain are shuffled."""

ALL_HEXES = tuple(terrain.tiles for terrain in PRINTED.terrain.values())
"""How many hexes of each terrain there are at all."""

COLUMNS = PRINTED.map.columns
ROWS = PRINTED.map.rows

KATANA_TILES = tuple(range(len(PRINTED.katana_tiles)))
SWORDS = len(KATANA_TILES)
"""A fight counts so many kinds of tiles for each side."""
ONE, TWO, THREE = KATANA_TILES
STRENGTH = tuple(PRINTED.katana_tiles)
"""The katana on each katana tile."""

TILES = (*(f"katana-{strength}" for strength in STRENGTH), *PRINTED.effect_tiles)
CHANOYU, GEISHA, SHINOBI, RONIN, SEPPUKU = (
    TILES.index(effect) for effect in ("chanoyu", "geisha", "shinobi", "ronin", "seppuku")
)
BAG = (*PRINTED.katana_tiles.values(), *PRINTED.effect_tiles.values())
"""How many tiles of each kind there are."""

KINDS = len(TILES)

DISCS = ("battle", "duel", "ambush", "traitor", "kotau")
BATTLE, DUEL, AMBUSH, TRAITOR, KOTAU = range(len(DISCS))
PILES = tuple(int(getattr(PRINTED.discs, disc)) for disc in DISCS)
"""How many discs of each kind there are."""

TACTICS = len(DISCS)
FIRST_DISCS = tuple(DISCS.index(disc) for disc in PRINTED.discs.first)
FEW_DISCS = 4
"""With so many in the piles or fewer, the discards are shuffled in (BUS-1.8)."""

TO_ARMS = tuple(next(tiles for last, tiles in PRINTED.to_arms.items() if month <= last) for month in range(MONTHS + 1))
"""For each month, how many tiles a call to arms brings everyone."""

KOTAU_SUPPORT = PRINTED.kotau.support
HATAMOTO_SUPPORT = PRINTED.hatamoto.support
TEA = PRINTED.tea
TREASURY_TILES = PRINTED.treasury.tiles
COUNCIL = PRINTED.council


def _neighbours(rows: int) -> tuple[tuple[Hex, ...], ...]:
    """Every second row is shifted half a hex to the east."""
    found = []
    for row in range(rows):
        for column in range(COLUMNS):
            west = column - 1 + row % 2
            beside = [(row, column - 1), (row, column + 1)]
            beside += [(other, side) for other in (row - 1, row + 1) for side in (west, west + 1)]
            found.append(tuple(sorted(r * COLUMNS + c for r, c in beside if 0 <= r < rows and 0 <= c < COLUMNS)))
    return tuple(found)


NEIGHBOURS = {count: _neighbours(rows) for count, rows in ROWS.items()}
"""For each number of players, the hexes next to each hex."""

MOST_HEXES = max(ROWS.values()) * COLUMNS


def hex_name(place: Hex) -> str:
    """A letter for the row and a number for the column, as the map's edge shows them."""
    row, column = divmod(place, COLUMNS)
    return f"{chr(ord('A') + row)}{column + 1}"

"""What can be pointed at on the board."""

from bakufu.games.bushido.components import (
    BONUS_TOKENS,
    DISCS,
    HONOUR,
    KATANA,
    KATANA_TILES,
    KOKU,
    STRENGTH,
    TEA,
    TERRAINS,
    TILES,
    TREASURY_TILES,
    WINNING_HONOUR,
    Terrain,
    Tile,
)
from bakufu.kernel.thing import Thing

DISC_CLAUSES = ("BUS-5.4", "BUS-5.4", "BUS-5.4", "BUS-5.4", "BUS-6.6")
EFFECT_CLAUSES = {
    "chanoyu": "BUS-3.6",
    "geisha": "BUS-3.5",
    "shinobi": "BUS-3.4",
    "ronin": "BUS-3.7",
    "seppuku": "BUS-6.4",
}
ROLES = {
    "daimyo": "BUS-2.1",
    "samurai": "BUS-6.1",
    "bushi": "BUS-6.2",
    "sensei": "BUS-3.1",
    "hatamoto": "BUS-3.8",
}


def _tile(tile: Tile) -> Thing:
    if tile in KATANA_TILES:
        about = {"katana": STRENGTH[tile], "tiles": TREASURY_TILES}
        three = tile == KATANA_TILES[-1]
        return Thing(
            f"tile-{tile}",
            "BUS-2.3" if three else "BUS-5.1",
            does="does-three" if three else "does-katana",
            about=about,
        )
    return Thing(f"tile-{tile}", EFFECT_CLAUSES[TILES[tile]], costs="costs-effect")


def _terrain(terrain: Terrain) -> Thing:
    about = {"honour": HONOUR[terrain], "koku": KOKU[terrain], "katana": KATANA[terrain]}
    fortress = TERRAINS[terrain] == "fortress"
    return Thing(
        f"terrain-{terrain}",
        "BUS-1.2" if fortress else "BUS-6.3",
        does="does-fortress" if fortress else "does-terrain",
        about=about,
    )


THINGS = (
    *(_tile(tile) for tile in range(len(TILES))),
    *(Thing(f"disc-{disc}", clause) for disc, clause in zip(range(len(DISCS)), DISC_CLAUSES, strict=True)),
    *(Thing(f"role-{role}", clause) for role, clause in ROLES.items()),
    *(_terrain(terrain) for terrain in range(len(TERRAINS))),
    Thing("terrain--1", "BUS-1.2", does="does-face-down"),
    Thing("daimyo-honour", "BUS-6.7", "board-daimyo-honour", about={"goal": WINNING_HONOUR}),
    Thing("samurai-honour", "BUS-7.2", "board-samurai-honour", about={"rate": TEA.rate}),
    Thing("month", "BUS-6.6"),
    Thing("bag", "BUS-1.7"),
    Thing("discs", "BUS-1.8"),
    Thing("tiles", "BUS-1.6"),
    Thing("screen", "BUS-1.6"),
    Thing("fight", "BUS-5.1"),
    Thing("troops", "BUS-2.1", "board-troops"),
    Thing("fallen", "BUS-5.2"),
    Thing("income", "BUS-2.1"),
    *(
        Thing(f"token-{honour}", "BUS-4.2", "board-token", "does-token", about={"honour": honour})
        for honour in BONUS_TOKENS
    ),
    Thing("campaign-token", "BUS-8.1", "board-campaign-token"),
    Thing("elite", "BUS-8.2", "board-elite"),
)

"""What can be pointed at on the board."""

from bakufu.games.shitenno.components import (
    BONUSES,
    FIRST_DOUBLE,
    FIRST_KOKU,
    KINDS,
    KOKU_ON,
    MAJORITY_POINTS,
    POINTS_PER_KAMON,
    POSITIONS,
    PROVINCES,
    SEALS,
    TITLES,
    TROOP_OF,
    TROOPS_NEEDED,
    Card,
    Province,
)
from bakufu.kernel.thing import Thing

BONUS_CLAUSES = ("SHI-4.1", "SHI-4.2", "SHI-4.3")
TITLE_CLAUSES = ("SHI-3.7", "SHI-3.7", "SHI-3.9", "SHI-3.8")


def _card(card: Card) -> Thing:
    if card >= FIRST_KOKU:
        return Thing(f"card-{card}", "SHI-3.4", does="does-koku", about={"koku": KOKU_ON[card]})
    single = card < FIRST_DOUBLE
    return Thing(f"card-{card}", "SHI-3.3" if single else "SHI-3.5", does="does-troop" if single else "does-double")


def _province(province: Province) -> Thing:
    positions = " · ".join(map(str, POSITIONS[province]))
    price = {"troops": TROOPS_NEEDED[province], "troop": ("own", TROOP_OF[province]), "positions": positions}
    about = {"province": ("province", province), "points": MAJORITY_POINTS, **price}
    return Thing(f"province-{province}", "SHI-5.3", "thing-province", "does-province", "costs-province", about)


THINGS = (
    *(
        Thing(f"title-{title}", clause, about={"seals": SEALS[title], "points": POINTS_PER_KAMON[title]})
        for title, clause in zip(range(len(TITLES)), TITLE_CLAUSES, strict=True)
    ),
    *(Thing(f"bonus-{bonus}", clause) for bonus, clause in zip(range(len(BONUSES)), BONUS_CLAUSES, strict=True)),
    *(_card(card) for card in KINDS),
    *(_province(province) for province in range(len(PROVINCES))),
    Thing("kamon", "SHI-3.1"),
    Thing("koku", "SHI-3.4", does="does-koku-word"),
    Thing("lot", "SHI-2.4", "board-lot"),
    Thing("secret", "SHI-1.5"),
    Thing("troop-deck", "SHI-2.3"),
    Thing("koku-deck", "SHI-5.1"),
)

"""What can be pointed at on the board."""

from collections.abc import Iterator

from bakufu.games.shogun.components import (
    ACTIONS,
    BID,
    BUILDING_COST,
    BUILDING_SPACES,
    BUILDINGS,
    CHEST_CARDS,
    CONVERT_1,
    CONVERT_2,
    CONVERT_3,
    DEPLOY_1,
    DEPLOY_COST,
    DEPLOYED,
    EVENTS,
    FAVOURS,
    GATHER_RICE,
    GATHER_TAX,
    MAJORITY_POINTS,
    MOVE_A,
    MOVE_B,
    NAMES,
    NEIGHBOURS,
    PROVINCES,
    RICE,
    SPECIALS,
    TAX,
    Space,
)
from bakufu.kernel.thing import Thing

SEASONS = 4


def _space(space: Space) -> Thing:
    """An action's space on a plan, or one of the others."""
    if space in BUILDINGS:
        about = {"chests": BUILDING_COST[space], "points": MAJORITY_POINTS[space]}
        return Thing(f"space-{space}", "SHO-4.1", "", "does-building", "costs-chests", about)
    if space in DEPLOYED:
        about = {"armies": DEPLOYED[space], "chests": DEPLOY_COST[space]}
        clause = "SHO-4.5" if space == DEPLOY_1 else "SHO-4.4"
        return Thing(
            f"space-{space}", clause, "", "does-deploy-1" if space == DEPLOY_1 else "does-deploy", "costs-chests", about
        )
    if space in (CONVERT_3, CONVERT_2, CONVERT_1):
        return Thing(f"space-{space}", "SHO-7.3", does="does-convert", about={"armies": CONVERT_1 + 1 - space})
    clauses = {GATHER_RICE: "SHO-4.3", GATHER_TAX: "SHO-4.3", MOVE_A: "SHO-4.6", MOVE_B: "SHO-4.6", BID: "SHO-3.6"}
    return Thing(f"space-{space}", clauses[space], does="does-movement" if space in (MOVE_A, MOVE_B) else "")


def _province(province: int) -> Thing:
    about = {
        "province": NAMES[province],
        "tax": TAX[province],
        "rice": RICE[province],
        "spaces": BUILDING_SPACES[province],
        "neighbours": ", ".join(sorted(NAMES[other] for other in NEIGHBOURS[province])),
    }
    return Thing(f"province-{province}", "SHO-1.6", "thing-province", "does-province", about=about)


def _events() -> Iterator[Thing]:
    for number, event in enumerate(EVENTS):
        effect = event.effect.replace("_", "-")
        about = {"amount": event.amount, "winter": event.winter}
        yield Thing(f"event-{number}", "SHO-4.9", f"board-effect-{effect}", f"effect-{effect}", "costs-winter", about)


THINGS = (
    *(_space(space) for space in (*range(ACTIONS), CONVERT_3, CONVERT_2, CONVERT_1, BID)),
    *(Thing(f"special-{special}", "SHO-4.8") for special in range(SPECIALS)),
    *_events(),
    *(Thing(f"season-{season}", "SHO-6.1" if season == SEASONS - 1 else "SHO-3.8") for season in range(SEASONS)),
    *(
        Thing(f"favour-{number}", "SHO-7.6", "thing-favour", "does-favour", about={"favour": ("favour", number)})
        for number in FAVOURS
    ),
    *(
        Thing(f"chest-card-{chests}", "SHO-3.3", "card-chest", "does-chest-card", about={"chests": chests})
        for chests in range(len(CHEST_CARDS))
    ),
    Thing("tower-card", "SHO-7.3", "card-tower"),
    Thing("face-down", "SHO-3.3"),
    *(_province(province) for province in range(PROVINCES)),
    *(
        Thing(f"building-{building}", "SHO-6.3", does="does-built", about={"points": MAJORITY_POINTS[building]})
        for building in BUILDINGS
    ),
    Thing("armies", "SHO-1.2"),
    Thing("points", "SHO-6.5", "board-tab-points"),
    Thing("protection", "SHO-7.6"),
    Thing("chests", "SHO-1.2", "board-chests"),
    Thing("rice", "SHO-6.1", "board-rice"),
    Thing("land", "SHO-6.3", "board-land"),
    Thing("buildings", "SHO-6.3", "board-buildings"),
    Thing("reserve", "SHO-1.2", "board-reserve"),
    Thing("hall", "SHO-7.5", "board-hall"),
    Thing("samurai-card", "SHO-8.1", "board-samurai-card"),
    Thing("leader", "SHO-9.2"),
    Thing("statues", "SHO-9.4", "board-statues"),
    Thing("chamber", "SHO-10.3"),
    Thing("region-row", "SHO-10.3", "board-region-row"),
    Thing("tower", "SHO-2.1", "board-in-tower"),
    Thing("bowl", "SHO-2.2", "board-in-bowl"),
    Thing("marker", "SHO-4.3"),
)

"""Sums that no move may change."""

from bakufu.games.shogun.components import BUILDING_NAMES, BUILDINGS, NONE, PROVINCES, SPACES, VILLAGE
from bakufu.games.shogun.state import ShogunState


def pieces(state: ShogunState) -> dict[str, int]:
    """Cubes of each colour (SHO-2.1), building tiles, courtiers, statues; no province card in two places."""
    cubes = [have + more for have, more in zip(state.reserve, state.bowl, strict=True)]
    for shelf in state.shelves:
        for colour in shelf:
            cubes[colour] += 1
    for seat, groups in enumerate(state.groups):
        cubes[seat] += sum(groups)
    tiles = state.supply[:]
    empty = 0
    for owner, armies, there in zip(state.owner, state.armies, state.buildings, strict=True):
        if owner >= 0:
            cubes[owner] += armies
            empty += armies == 0
            if there:
                for building in BUILDINGS:
                    tiles[building] += there >> building & 1
    planned = [(card, place // SPACES) for place, card in enumerate(state.plans) if 0 <= card < PROVINCES]
    misplaced = sum([state.owner[card] != seat for card, seat in planned])
    return {
        **{f"cubes-{colour}": cubes[colour] for colour in (*range(state.players), VILLAGE)},
        **{f"tiles-{BUILDING_NAMES[building]}": tiles[building] for building in BUILDINGS},
        "courtiers": sum(state.courtiers) + sum(state.hall),
        "statues": sum(state.statues_left) + PROVINCES - state.statues.count(NONE) + sum(state.trophies),
        "misplaced": misplaced + len(planned) - len(set(planned)),
        "empty": empty,
    }

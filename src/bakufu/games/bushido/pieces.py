"""Sums that no move may change."""

from bakufu.games.bushido.components import (
    BAG,
    DISCS,
    ELITE_TROOPS,
    KATANA_TILES,
    KINDS,
    PILES,
    PLAYERS,
    RONIN,
    TACTICS,
    TILES,
    TROOPS,
)
from bakufu.games.bushido.state import BushidoState

SHARED_RUNGS = "markers on a rung that is taken"


def pieces(state: BushidoState) -> dict[str, int]:
    """Tiles and discs by kind, troops by owner; markers that share a rung though they may not (BUS-1.4)."""
    found: dict[str, int] = {}
    for kind, name in enumerate(TILES):
        found[name] = state.bag[kind] + sum(state.tiles[kind::KINDS])
    for kind in KATANA_TILES:
        found[TILES[kind]] += sum(state.swords[kind :: len(KATANA_TILES)])
    found[TILES[RONIN]] += sum(state.ronin)
    for kind, name in enumerate(DISCS):
        away = state.open_discards[kind] + sum(state.discards[kind::TACTICS])
        found[name] = state.disc_piles[kind] + sum(state.discs[kind::TACTICS]) + away
    for name, reserve, fallen, placed, army in (
        ("troops", state.reserve, state.fallen, state.troops, state.army),
        ("big troops", state.elite_reserve, state.elite_fallen, state.elite, state.elite_army),
    ):
        for seat, number in enumerate(reserve):
            gone = fallen[seat] if fallen else 0
            there = sum([troops for troops, owner in zip(placed, state.owner, strict=True) if owner == seat])
            found[f"{name} of seat {seat}"] = number + gone + there + (army if seat == state.daimyo else 0)
    found[SHARED_RUNGS] = shared(state.daimyo_honour, 0)
    found[SHARED_RUNGS] += shared(state.samurai_honour, PLAYERS.first_samurai_honour)
    return found


def shared(markers: list[int], start: int) -> int:
    """How many markers share a rung, other than 0 and the one where all began."""
    on = [rung for rung in markers if rung not in (0, start)]
    return len(on) - len(set(on))


def all_pieces(players: int) -> dict[str, int]:
    """What `pieces` counts at every table of so many players."""
    troops = {f"troops of seat {seat}": TROOPS for seat in range(players)}
    elite = {f"big troops of seat {seat}": ELITE_TROOPS for seat in range(players)}
    return (
        dict(zip(TILES, BAG, strict=True)) | dict(zip(DISCS, PILES, strict=True)) | troops | elite | {SHARED_RUNGS: 0}
    )

"""A position in figures, player by player: what chances to win are learned from."""

from bakufu.games.bushido.components import (
    BATTLE,
    CHANOYU,
    DISCS_EACH,
    FORTRESS,
    HONOUR,
    KATANA,
    KINDS,
    KOKU,
    KOTAU,
    MONTHS,
    NEIGHBOURS,
    STRENGTH,
    SWORDS,
    TACTICS,
    THREE,
    TRAITOR,
)
from bakufu.games.bushido.state import NOBODY, BushidoState, strength_of
from bakufu.games.bushido.worth import tea_gain
from bakufu.kernel.words import Seat

ENOUGH = 4
"""More guards make a hex no safer."""


def turns_to_come(state: BushidoState, seat: Seat) -> int:
    """How often a player will still be daimyō after this turn, if every turn takes a month."""
    players = len(state.reserve)
    wait = (seat - state.daimyo - 1) % players + 1
    left = MONTHS - state.month
    return (left - wait) // players + 1 if left >= wait else 0


def features(state: BushidoState) -> list[list[float]]:
    """Honour, tiles, discs, land and troops, weighed once as they are and once by how much of the year is over."""
    players = len(state.reserve)
    late = state.month / MONTHS
    land = [[0.0] * 9 for _ in range(players)]
    neighbours = NEIGHBOURS[players]
    owner, terrain = state.owner, state.terrain
    for place, holder in enumerate(owner):
        if holder == NOBODY:
            continue
        mine, kind = land[holder], terrain[place]
        there = strength_of(state, place) - state.ronin[place]
        mine[0] += 0.2
        mine[1] += there / 20
        if kind < 0:
            continue
        mine[2] += KOKU[kind] / 20
        mine[3] += KATANA[kind] / 6
        if kind != FORTRESS:
            mine[4] += HONOUR[kind] / 20
            mine[5] += min(there, ENOUGH) / 12
            mine[6] += (there <= 1) / 4
            near = [
                strength_of(state, other) - 1 for other in neighbours[place] if owner[other] not in (holder, NOBODY)
            ]
            mine[7] += (max(near, default=0) > there) * HONOUR[kind] / 10
        mine[8] = max(mine[8], there / 10)
    found = []
    for seat in range(players):
        tiles = state.tiles[seat * KINDS : seat * KINDS + KINDS]
        discs = state.discs[seat * TACTICS : seat * TACTICS + TACTICS]
        katana = 0
        for tile in range(SWORDS):
            katana += tiles[tile] * STRENGTH[tile]
        honour, samurai = state.daimyo_honour[seat] / 10, state.samurai_honour[seat] / 10
        turns = turns_to_come(state, seat)
        tea = tea_gain(state, seat) / 5
        now = [
            honour,
            samurai,
            tea,
            tea * (turns > 0),
            turns / 3,
            float(seat == state.daimyo),
            sum(tiles) / 8,
            katana / 12,
            tiles[THREE] / 3,
            tiles[CHANOYU] / 2 * min(tea, 2.0),
            sum(discs) / DISCS_EACH,
            discs[TRAITOR] + 0.0,
            discs[BATTLE] / 2,
            discs[KOTAU] + 0.0,
            state.bonus_tokens[seat].bit_count() / 2,
            float(state.campaign_token[seat]),
            *land[seat],
            land[seat][3] * turns,
        ]
        found.append([*now, *[figure * late for figure in now], honour * honour / 5, honour * honour / 5 * late])
    return found

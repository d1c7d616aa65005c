"""What a position is worth, for bots."""

from bakufu.games.bushido.components import HONOUR, KATANA, KATANA_TILES, KINDS, KOKU, STRENGTH, TEA, Hex
from bakufu.games.bushido.state import BushidoState, players_of, tiles_behind
from bakufu.kernel.words import Seat

SAMURAI = 0.4
"""What samurai honour is worth in daimyō honour: a tea ceremony turns two into one, if it takes place."""

KOKU_WORTH, KATANA_WORTH = 0.25, 0.8
"""What a province's rice and support are worth in daimyō honour, for the rest of the game."""

TILE = 0.3
"""What a tile behind a screen is worth; for the own ones their katana count, too."""

KATANA_BEHIND = 0.1
"""What a katana on the own tiles is worth."""

GUARD, MOST_GUARDS = 0.1, 3
"""What a troop that ronin do not hold down is worth to a hex, and how many are."""

FALLEN = 0.1
"""What a troop was worth that never comes back (BUS-5.2)."""

RIVAL = 0.5
"""How much a gain of the strongest other player hurts."""


def standing(state: BushidoState, seat: Seat) -> float:
    """Honour of both kinds, and what everybody sees that promises more of it."""
    return state.daimyo_honour[seat] + SAMURAI * state.samurai_honour[seat] + TILE * tiles_behind(state, seat)


def worth(state: BushidoState, seat: Seat) -> float:
    """The own standing, provinces and katana, less what the strongest other player stands for."""
    mine = standing(state, seat) + KATANA_BEHIND * katana_behind(state, seat)
    land = 0.0
    for place, owner in enumerate(state.owner):
        if owner == seat:
            land += province(state, place)
    mine += land
    if state.rules >= 2:  # since 2
        mine -= FALLEN * (state.fallen[seat] + state.elite_fallen[seat])
    return mine - RIVAL * max(standing(state, other) for other in range(players_of(state)) if other != seat)


def province(state: BushidoState, place: Hex) -> float:
    """What rice and katana of a hex are worth, and how safe it is."""
    terrain = state.terrain[place]
    guard = min(state.troops[place] - state.ronin[place], MOST_GUARDS)
    return KOKU_WORTH * KOKU[terrain] + KATANA_WORTH * KATANA[terrain] + GUARD * guard


def prize(state: BushidoState, place: Hex) -> float:
    """What a hex would be worth to whoever gets it."""
    terrain = state.terrain[place]
    return HONOUR[terrain] + KOKU_WORTH * KOKU[terrain] + KATANA_WORTH * KATANA[terrain]


def katana_behind(state: BushidoState, seat: Seat) -> int:
    """The katana on a player's own tiles."""
    return sum(state.tiles[seat * KINDS + tile] * STRENGTH[tile] for tile in KATANA_TILES)


MIDDLE_HONOUR, LEAD = 10, 20
"""Samurai honour that says nothing about a player, and a lead that doubles the danger."""

LEAST_THREAT, MOST_THREAT = 0.4, 2.0


def threat(state: BushidoState, seat: Seat) -> float:
    """How dangerous a player is, from about 0.5 for the last to 1.5 for one who leads."""
    mean = sum(state.daimyo_honour) / players_of(state)
    lead = state.daimyo_honour[seat] + SAMURAI * (state.samurai_honour[seat] - MIDDLE_HONOUR) - mean
    return min(max(1 + lead / LEAD, LEAST_THREAT), MOST_THREAT)


def tea_gain(state: BushidoState, host: Seat) -> int:
    """What daimyō honour a tea ceremony would bring its host, if the guest comes."""
    return max(state.samurai_honour[host] - TEA.gift, 0) // TEA.rate

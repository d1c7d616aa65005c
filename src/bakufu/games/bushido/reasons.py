"""What a position is worth, part by part: the words of a hint."""

from bakufu.games.bushido.state import BushidoState, players_of, tiles_behind
from bakufu.games.bushido.worth import FALLEN, KATANA_BEHIND, RIVAL, SAMURAI, TILE, katana_behind, province, standing
from bakufu.kernel.reasons import Reason, Terms
from bakufu.kernel.words import Seat

DAIMYO, SAMURAI_HONOUR, TILES, LOSSES, HURT = map(Reason, ("daimyo", "samurai", "tiles", "losses", "rival"))


def terms(state: BushidoState, seat: Seat) -> Terms:
    """Honour of both kinds, tiles, provinces, troops that are gone; and the strongest other player."""
    found = {
        DAIMYO: float(state.daimyo_honour[seat]),
        SAMURAI_HONOUR: SAMURAI * state.samurai_honour[seat],
        TILES: TILE * tiles_behind(state, seat) + KATANA_BEHIND * katana_behind(state, seat),
        HURT: -RIVAL * max(standing(state, other) for other in range(players_of(state)) if other != seat),
    }
    if state.rules >= 2:  # since 2
        found[LOSSES] = -FALLEN * (state.fallen[seat] + state.elite_fallen[seat])
    for place, owner in enumerate(state.owner):
        if owner == seat:
            found[Reason("hex", (("hex", place),))] = province(state, place)
    return found

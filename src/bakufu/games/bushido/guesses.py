"""What others have most likely done in secret, and what a fighter makes of a stack whose top alone he sees."""

from random import Random

from bakufu.games.bushido.actions import Choose, Lay
from bakufu.games.bushido.advice_on_fights import advise_tactic, advise_tiles
from bakufu.games.bushido.components import BAG, KATANA_TILES, KINDS, SWORDS
from bakufu.games.bushido.fight import ChooseTactics, LayTiles
from bakufu.games.bushido.state import NOWHERE, BushidoState
from bakufu.games.bushido.tactics import ATTACKER, DEFENDER
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat

ODD = 0.2
"""How often somebody has done something else than what is sensible."""

ALL_KATANA = sum(BAG[:SWORDS])


def guess(state: BushidoState, seat: Seat, rng: Random) -> None:
    """Change in a sample what the other side of a fight has laid and chosen into what it would, most of the time."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, LayTiles | ChooseTactics) or rng.random() < ODD:
        return
    for side, other in ((ATTACKER, step.attacker), (DEFENDER, step.defender)):
        if other == seat:
            continue
        if isinstance(step, LayTiles):
            _lay_anew(state, step, other, side)
        else:
            _sort(state, other, side)
            if state.tactic[side] != NOWHERE:
                action = tactic(state, other, step.ask(state, other), state.chance)
                assert isinstance(action, Choose)
                state.tactic[side] = action.disc


def _lay_anew(state: BushidoState, step: LayTiles, seat: Seat, side: int) -> None:
    """Who is ready has laid a sensible stack; who is not has yet to lay it."""
    mine, first = seat * KINDS, side * SWORDS
    for tile in KATANA_TILES:
        state.tiles[mine + tile] += state.swords[first + tile]
        state.swords[first + tile] = 0
    state.top[side] = NOWHERE
    while state.ready[side]:
        action = advise_tiles(state, seat, step.ask(state, seat))
        if not isinstance(action, Lay):
            return
        state.tiles[mine + action.tile] -= 1
        state.swords[first + action.tile] += 1
        state.top[side] = action.tile


def _sort(state: BushidoState, seat: Seat, side: int) -> None:
    """The strongest tiles are in the stack, if the one on top allows it: strong ones are laid first."""
    mine, first = seat * KINDS, side * SWORDS
    left = sum(state.swords[first : first + SWORDS])
    both = [state.tiles[mine + tile] + state.swords[first + tile] for tile in KATANA_TILES]
    laid = [0] * SWORDS
    for tile in reversed(KATANA_TILES):
        laid[tile] = min(both[tile], left)
        left -= laid[tile]
    weakest = min((tile for tile in KATANA_TILES if laid[tile]), default=NOWHERE)
    if weakest == state.top[side]:
        for tile in KATANA_TILES:
            state.swords[first + tile] = laid[tile]
            state.tiles[mine + tile] = both[tile] - laid[tile]


def tactic(state: BushidoState, seat: Seat, decision: Decision, chance: Chance) -> Action:
    """The best disc by what this seat can see: below the top of the other stack there may be any katana tiles."""
    step = state.stack[-1]
    assert isinstance(step, ChooseTactics)
    other = DEFENDER if seat == step.attacker else ATTACKER
    first = other * SWORDS
    true = state.swords[first : first + SWORDS]
    seen = [0] * SWORDS
    seen[state.top[other]] = 1
    for _ in range(sum(true) - 1):
        nth = chance.below(ALL_KATANA)
        tile = 0
        while nth >= BAG[tile]:
            nth -= BAG[tile]
            tile += 1
        seen[tile] += 1
    state.swords[first : first + SWORDS] = seen
    action = advise_tactic(state, seat, decision)
    state.swords[first : first + SWORDS] = true
    assert action is not None
    return action

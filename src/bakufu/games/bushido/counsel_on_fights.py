"""How a fighter fights who has learned since the first advice."""

from bakufu.games.bushido.actions import CHOOSE, LAY, READY
from bakufu.games.bushido.advice_on_fights import gain
from bakufu.games.bushido.components import KATANA_TILES, KINDS, KOTAU, PILES, STRENGTH, SWORDS, TACTICS, Disc
from bakufu.games.bushido.fight import ChooseTactics, LayTiles, attacking_strength
from bakufu.games.bushido.state import BushidoState, discs_behind, strength_of, tiles_behind
from bakufu.games.bushido.tactics import ATTACKER, DEFENDER, fight
from bakufu.kernel.words import Action, Decision, Seat

LAID = 1.05
"""Katana that an attacker lays for each tile behind his screen: one in four is none, and some are kept."""

HOPELESS, ENOUGH = 0.6, 1.7
"""With so little beside what the attacker has one tile will do, with so much no more is needed."""

ODD = 0.2
"""How often somebody chooses something else than what is sensible."""

DISCS = sum(PILES)


def defend(state: BushidoState, seat: Seat, step: LayTiles) -> Action:
    """All that one has, since land that is lost costs honour twice; but no more than is enough, and a single tile where
    all is lost, so that not all troops are (BUS-5.2). The strong ones come first, so a weak one ends on top.
    """
    tiles = state.tiles[seat * KINDS : seat * KINDS + SWORDS]
    stack = state.swords[SWORDS * DEFENDER : SWORDS * DEFENDER + SWORDS]
    left = [tile for tile in KATANA_TILES if tiles[tile]]
    guards = strength_of(state, state.target)
    laid = guards + sum([stack[tile] * STRENGTH[tile] for tile in KATANA_TILES])
    all_in = laid + sum([tiles[tile] * STRENGTH[tile] for tile in KATANA_TILES])
    his = tiles_behind(state, step.attacker) + sum(state.swords[SWORDS * ATTACKER : SWORDS * ATTACKER + SWORDS])
    against = LAID * his + attacking_strength(state)
    if not left or (any(stack) and (all_in < HOPELESS * against or laid >= ENOUGH * against)):
        return READY
    return LAY[min(left) if all_in < HOPELESS * against else max(left)]


def reply(state: BushidoState, seat: Seat, decision: Decision) -> Action:
    """The disc that does best against what the other side would choose, by what it is likely to have."""
    step = state.stack[-1]
    assert isinstance(step, ChooseTactics)
    side = ATTACKER if seat == step.attacker else DEFENDER
    other = (step.attacker, step.defender)[1 - side]
    swords = (state.swords[:SWORDS], state.swords[SWORDS:])
    troops = (attacking_strength(state), strength_of(state, state.target))

    def brings(whom: int, mine: Disc, his: Disc) -> float:
        outcome = fight((mine, his) if whom == ATTACKER else (his, mine), swords, troops)
        return gain(state, whom, outcome, troops, sum(swords[whom]))

    feared = [PILES[disc] / DISCS + state.open_discs[seat * TACTICS + disc] for disc in range(KOTAU)]
    wants = [sum([feared[mine] * brings(1 - side, his, mine) for mine in range(KOTAU)]) for his in range(KOTAU)]
    likely = _choice(wants, _holds(state, other))
    return max(
        decision.actions,
        key=lambda action: sum([likely[his] * brings(side, CHOOSE.index(action), his) for his in range(KOTAU)]),
    )


def _holds(state: BushidoState, seat: Seat) -> list[float]:
    """How likely a player has each tactic."""
    known = state.open_discs[seat * TACTICS : seat * TACTICS + TACTICS]
    unknown = max(discs_behind(state, seat) - sum(known), 0)
    return [1.0 if known[disc] else 1 - (1 - PILES[disc] / DISCS) ** unknown for disc in range(KOTAU)]


def _choice(wants: list[float], holds: list[float]) -> list[float]:
    """How likely each tactic is chosen: most often the most wanted of those that there are."""
    found, left, total = [0.0] * KOTAU, 1.0, max(sum(holds), 1e-9)
    for disc in sorted(range(KOTAU), key=lambda disc: -wants[disc]):
        found[disc] = (1 - ODD) * left * holds[disc] + ODD * holds[disc] / total
        left *= 1 - holds[disc]
    return found

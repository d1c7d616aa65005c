"""How a sensible daimyō attacks, and how a sensible fighter fights; for bots."""

from math import exp
from typing import NamedTuple

from bakufu.games.bushido.actions import CHOOSE, LAY, READY, Attack, Declare, March, MoveFrom, MoveTo, Pass
from bakufu.games.bushido.components import (
    ELITE_STRENGTH,
    FORTRESS,
    HONOUR,
    KATANA_TILES,
    KINDS,
    KOTAU,
    NEIGHBOURS,
    PILES,
    SWORDS,
    TACTICS,
    Hex,
)
from bakufu.games.bushido.fight import ChooseTactics, LayTiles, attacking_strength
from bakufu.games.bushido.ordering import SendTroops
from bakufu.games.bushido.relocation import RegroupTo, Relocation, connected, destinations
from bakufu.games.bushido.state import NOBODY, NOWHERE, BushidoState, players_of, strength_of, tiles_behind
from bakufu.games.bushido.tactics import ATTACKER, DEFENDER, Outcome, fight
from bakufu.games.bushido.worth import prize
from bakufu.kernel.words import Action, Decision, Seat

GUARD = 2
"""How many troops more than ronin a hex keeps, if it can."""


class Plan(NamedTuple):
    """An attack worth ordering: how promising it is, where it goes, where it starts."""

    promise: float
    target: Hex
    origin: Hex


def spare(state: BushidoState, place: Hex) -> int:
    """How many troops of a hex are not needed there."""
    keep = 1 if state.terrain[place] == FORTRESS else state.ronin[place] + GUARD
    return max(min(strength_of(state, place) - keep, state.troops[place] - 1), 0)


def chances(state: BushidoState, samurai: Seat, bushi: Seat, army: int, target: Hex) -> float:
    """How likely the samurai is to win: more tiles and more troops help."""
    tiles = tiles_behind(state, samurai) - tiles_behind(state, bushi)
    troops = army - strength_of(state, target)
    return 1 / (1 + exp(-0.15 * tiles - 0.25 * troops))


def best_plan(state: BushidoState, daimyo: Seat, samurai: Seat, bushi: Seat, gathered: bool = False) -> Plan | None:
    """The most promising attack on the bushi or on a neutral hex, with all that can be gathered for it."""
    owner, terrain = state.owner, state.terrain
    neighbours = NEIGHBOURS[players_of(state)]
    best: Plan | None = None
    armies: dict[Hex, int] = {}
    for place, holder in enumerate(owner):
        if (holder != bushi and holder != NOBODY) or terrain[place] == FORTRESS:
            continue
        for origin in neighbours[place]:
            if owner[origin] != daimyo:
                continue
            if origin not in armies:
                together = [origin] if gathered else connected(state, origin)
                gatherable = sum(spare(state, other) for other in together)
                for other in together:
                    armies[other] = gatherable
            army = max(armies[origin], state.troops[origin] - 1)
            army += ELITE_STRENGTH * min(state.elite[origin], state.troops[origin])
            if army < 1 or (holder == NOBODY and army <= state.ronin[place]):
                continue
            odds = 1.0 if holder == NOBODY else chances(state, samurai, bushi, army, place)
            promise = odds * prize(state, place) + 0.01 * army
            if best is None or promise > best.promise:
                best = Plan(promise, place, origin)
    return best


def advise_campaign(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Two attacks are better than one, if there is something to attack."""
    return Declare() if best_plan(state, seat, state.samurai, state.bushi) else Pass()


def advise_relocation(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Gather spare troops where the attack starts."""
    step = state.stack[-1]
    plan = best_plan(state, seat, state.samurai, state.bushi)
    sources = [action for action in decision.actions if isinstance(action, MoveFrom)]
    if plan and isinstance(step, Relocation) and not step.given >> plan.origin & 1:
        near = set(connected(state, plan.origin))
        for action in sources:
            place = action.hex
            if place != plan.origin and place in near and spare(state, place) and not step.received >> place & 1:
                return action
    return Pass()


def advise_regroup_to(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """All spare troops go to where the attack starts."""
    step = state.stack[-1]
    plan = best_plan(state, seat, state.samurai, state.bushi)
    if isinstance(step, RegroupTo) and plan:
        number = spare(state, step.origin)
        stuck = step.received >> step.origin & 1
        if number and not stuck and plan.origin in destinations(state, step.origin, step.given):
            return MoveTo(plan.origin, number)
    return decision.actions[0]


def advise_attack(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """A month that passes is good for who leads, and lost troops grow again: attack whenever it can be done."""
    plan = best_plan(state, seat, state.samurai, state.bushi, gathered=True)
    if plan and Attack(plan.target) in decision.actions:
        return Attack(plan.target)
    return decision.actions[0]


def advise_march(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """As many as can be spared against the bushi, a small garrison for a neutral hex."""
    step = state.stack[-1]
    assert isinstance(step, SendTroops)
    neutral = state.owner[step.hex] == NOBODY
    wanted = state.ronin[step.hex] + 1 + GUARD if neutral else 1000

    def value(action: Action) -> float:
        assert isinstance(action, March)
        sent = action.troops + ELITE_STRENGTH * action.elite
        left = strength_of(state, action.origin) - sent
        keep = 1 if state.terrain[action.origin] == FORTRESS else state.ronin[action.origin] + 1
        return min(sent, wanted) - 0.1 * sent * neutral - 3 * max(keep - left, 0)

    return max(decision.actions, key=value)


def advise_tiles(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Lay the strongest tiles first, so that a weak one is on top, and keep some for another day."""
    step = state.stack[-1]
    assert isinstance(step, LayTiles)
    side = ATTACKER if seat == step.attacker else DEFENDER
    laid = sum(state.swords[SWORDS * side : SWORDS * (side + 1)])
    left = [state.tiles[seat * KINDS + tile] for tile in KATANA_TILES]
    total = laid + sum(left)
    if side == ATTACKER:
        wanted = total - 2 if total > 3 else total
    else:
        wanted = min(total, max(3, (2 * total + 2) // 3))
    if laid >= wanted:
        return READY
    return LAY[max(tile for tile in KATANA_TILES if left[tile])]


def advise_tactic(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """The disc that does best against all that the other side may hold."""
    step = state.stack[-1]
    assert isinstance(step, ChooseTactics)
    side = ATTACKER if seat == step.attacker else DEFENDER
    other = (step.attacker, step.defender)[1 - side]
    known = state.open_discs[other * TACTICS : other * TACTICS + TACTICS]
    weights = [PILES[disc] / 33 + known[disc] for disc in range(KOTAU)]
    swords = (state.swords[:SWORDS], state.swords[SWORDS:])
    troops = (attacking_strength(state), strength_of(state, state.target))

    def value(action: Action) -> float:
        mine = CHOOSE.index(action)
        total = 0.0
        for disc, weight in enumerate(weights):
            discs = (mine, disc) if side == ATTACKER else (disc, mine)
            total += weight * gain(state, side, fight(discs, swords, troops), troops, sum(swords[side]))
        return total

    return max(decision.actions, key=value)


def gain(state: BushidoState, side: int, outcome: Outcome, troops: tuple[int, int], tiles: int) -> float:
    """What an outcome brings a side, roughly in samurai honour."""
    lost = [min(losses, army) for losses, army in zip(outcome.losses, troops, strict=True)]
    won = outcome.winner == side
    honour = HONOUR[state.terrain[state.target]]
    held = troops[DEFENDER] > lost[DEFENDER]
    if state.rules >= 2 and state.origin == NOWHERE:  # since 2: who is beaten by ronin loses the hex (BUS-3.8)
        held = held and outcome.winner == DEFENDER
    if side == ATTACKER:
        taken = not held and troops[ATTACKER] > lost[ATTACKER]
        if state.origin == NOWHERE:
            return 2.0 * honour * (not held) + won
        return lost[DEFENDER] + (tiles + state.bonus + honour * taken) * won - 4 * (not won)
    return lost[ATTACKER] + honour * won * held - 2.5 * honour * (not held) - 0.3 * lost[DEFENDER]

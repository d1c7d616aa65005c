"""Whole plans that are worth a look: attacks from regrouping to the march, troops, stacks of tiles."""

from collections.abc import Callable

from bakufu.games.bushido.actions import LAY, PASS, PLACE, READY, Attack, March, MoveFrom, MoveTo, Place
from bakufu.games.bushido.advice import need
from bakufu.games.bushido.advice_on_fights import advise_march, chances, spare
from bakufu.games.bushido.components import ELITE_STRENGTH, FORTRESS, KATANA_TILES, KINDS, NEIGHBOURS, Hex
from bakufu.games.bushido.relocation import RegroupTo, Relocation, connected, destinations
from bakufu.games.bushido.state import NOBODY, BushidoState, players_of
from bakufu.games.bushido.worth import prize
from bakufu.kernel.judgement import Plan
from bakufu.kernel.step import answer
from bakufu.kernel.words import Action, Decision, Seat

ORDERING: tuple[str, ...] = ("regroup", "regroup-to", "order-attack", "march")
"""The decisions by which an attack is ordered, piece by piece."""

PLACING: tuple[str, ...] = ("place-troops",)

FAVOUR = 4.0
"""How much more a favourite hex seems to need."""

Choose = Callable[[BushidoState, Seat, Decision], Action | None]


def carried_on(state: BushidoState, seat: Seat, choose: Choose, names: tuple[str, ...]) -> Plan:
    """What a seat answers as long as it is asked decisions of these names, or it does not know."""
    after = state.clone()
    plan: list[Action] = []
    while True:
        decision = after.stack[-1].ask(after, seat)
        action = choose(after, seat, decision) if decision.name in names else None
        if action is None:
            return tuple(plan)
        plan.append(action)
        if seat not in answer(after, seat, action):
            return tuple(plan)


def attacks(state: BushidoState, seat: Seat) -> list[tuple[float, Hex, Hex]]:
    """Every hex that could be attacked, the most promising first: what it promises, and from where."""
    owner, neighbours = state.owner, NEIGHBOURS[players_of(state)]
    best: dict[Hex, tuple[float, Hex, Hex]] = {}
    for target, holder in enumerate(owner):
        if (holder not in (state.bushi, NOBODY)) or state.terrain[target] == FORTRESS:
            continue
        for origin in neighbours[target]:
            if owner[origin] != seat:
                continue
            army = sum([spare(state, other) for other in connected(state, origin)])
            army = max(army, state.troops[origin] - 1)
            army += ELITE_STRENGTH * min(state.elite[origin], state.troops[origin])
            if army < 1 or (holder == NOBODY and army <= state.ronin[target]):
                continue
            odds = 1.0 if holder == NOBODY else chances(state, state.samurai, state.bushi, army, target)
            promise = odds * prize(state, target) + 0.01 * army
            if target not in best or promise > best[target][0]:
                best[target] = (promise, target, origin)
    return sorted(best.values(), reverse=True)


def attack(state: BushidoState, seat: Seat, target: Hex, origin: Hex, everybody: bool) -> Plan:
    """Gather what can be spared where the attack starts, name the target, march with that or with all but one."""

    def choose(now: BushidoState, seat: Seat, decision: Decision) -> Action | None:
        step = now.stack[-1]
        if isinstance(step, Relocation):
            return _next_source(now, step, origin, decision)
        if isinstance(step, RegroupTo):
            number = spare(now, step.origin)
            if number and origin in destinations(now, step.origin, step.given):
                return MoveTo(origin, number)
            return None
        if decision.name == "order-attack":
            return Attack(target) if Attack(target) in decision.actions else None
        marches = [action for action in decision.actions if isinstance(action, March) and action.origin == origin]
        if everybody:
            return max(marches, key=lambda march: march.troops + ELITE_STRENGTH * march.elite, default=None)
        return advise_march(now, seat, Decision(decision.name, marches)) if marches else None

    return carried_on(state, seat, choose, ORDERING)


def _next_source(state: BushidoState, step: Relocation, origin: Hex, decision: Decision) -> Action:
    """The next hex from which troops go to where the attack starts; none if there are no more."""
    if not step.given >> origin & 1:
        near = connected(state, origin)
        for action in decision.actions:
            if not isinstance(action, MoveFrom) or action.hex == origin or step.received >> action.hex & 1:
                continue
            if action.hex in near and spare(state, action.hex):
                return action
    return PASS


def orders(state: BushidoState, seat: Seat, decision: Decision) -> list[Plan]:
    """Attacks on each hex, with what can be spared or with everybody; or none."""
    found: list[Plan] = []
    if decision.name == "march":
        marches = [action for action in decision.actions if isinstance(action, March)]
        marches.sort(key=lambda march: -march.troops - ELITE_STRENGTH * march.elite)
        return [(march,) for march in marches]
    for _, target, origin in attacks(state, seat):
        found += [attack(state, seat, target, origin, everybody) for everybody in (False, True)]
    whole = [plan for plan in found if plan and isinstance(plan[-1], March)]
    return [*whole, (PASS,)] if PASS in decision.actions else whole


def placements(state: BushidoState, seat: Seat, decision: Decision) -> list[Plan]:
    """New troops where they are needed, each time with more on another hex than it needs."""
    hexes = dict.fromkeys([action.hex for action in decision.actions if isinstance(action, Place)])
    return [carried_on(state, seat, _favouring(place), PLACING) for place in hexes]


def _favouring(favourite: Hex) -> Choose:
    """One troop after the other where it is needed most; one hex is in dire need."""

    def choose(now: BushidoState, seat: Seat, decision: Decision) -> Action | None:
        puts = [action for action in decision.actions if isinstance(action, Place)]
        urgent = {put.hex: FAVOUR if put.hex == favourite else 1.0 for put in puts}
        more = dict.fromkeys(urgent, 0)
        needs = {place: urgent[place] * need(now, place) for place in urgent}
        first = max(needs, key=lambda place: needs[place])
        for _ in range(max([put.troops for put in puts], default=0)):
            neediest = max(needs, key=lambda place: needs[place])
            more[neediest] += 1
            needs[neediest] = urgent[neediest] * need(now, neediest, more[neediest])
        return PLACE[first][more[first] - 1] if more and more[first] else None

    return choose


def stacks(state: BushidoState, seat: Seat) -> list[Plan]:
    """All tiles, most, half, few, one, none: the strong ones or the weak ones, the weakest on top."""
    tiles = [tile for tile in KATANA_TILES for _ in range(state.tiles[seat * KINDS + tile])]
    count = len(tiles)
    found: list[Plan] = []
    for number in dict.fromkeys((count, count - 1, (3 * count + 2) // 4, (count + 1) // 2, (count + 2) // 4, 1, 0)):
        if 0 <= number <= count:
            for some in (tiles[count - number :], tiles[:number]):
                found.append((*[LAY[tile] for tile in reversed(some)], READY))
    return found

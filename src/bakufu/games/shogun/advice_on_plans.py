"""A sensible plan: what each action would bring in each province, and the best of it on the ten spaces."""

from typing import Any

from bakufu.games.shogun.components import (
    ACTIONS,
    BID,
    BUILDING_COST,
    BUILDING_SPACES,
    BUILDINGS,
    CHEST_CARD,
    CHEST_CARDS,
    CONVERT_1,
    CONVERT_2,
    CONVERT_3,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    DEPLOY_COST,
    DEPLOYED,
    EVENTS,
    GATHER_RICE,
    GATHER_TAX,
    MAJORITY_POINTS,
    MOVE_A,
    MOVE_B,
    NEIGHBOURS,
    PLAN_SPACES,
    REGION_OF,
    REGIONS,
    RICE,
    TAX,
    TOWER_CARD,
    TOWER_CARDS,
    Building,
    Card,
    Province,
    Space,
)
from bakufu.games.shogun.falling import quick_ends
from bakufu.games.shogun.moves import targets
from bakufu.games.shogun.state import CLOSED, NEUTRAL, ShogunState
from bakufu.games.shogun.ten_actions import why_no_building
from bakufu.games.shogun.worth import CHEST, winters_left
from bakufu.kernel.words import Seat

KEEPS = 0.85
"""How likely a province is kept until the next winter."""
LOST_ARMY = 0.2

Gain = tuple[float, Space, Province, float]
"""What an action would bring in a province, and what it costs."""


def rice_wanted(state: ShogunState, seat: Seat) -> float:
    """How much rice is missing for this winter, by what the open events would take on average."""
    losses = [EVENTS[event].winter for event in state.year_events]
    lost = sum(losses) / len(losses) if losses else 0
    return state.owner.count(seat) + lost + 1 - state.rice[seat]


def threat(state: ShogunState, seat: Seat, province: Province) -> int:
    """Enemy armies that could come at once."""
    owner, armies, most, found = state.owner, state.armies, 0, False
    for to in NEIGHBOURS[province]:
        if owner[to] != seat and owner[to] != NEUTRAL:
            most = max(most, armies[to] - 1) if found else armies[to] - 1
            found = True
    return most


class Prospects:
    """What buildings each player has in each region, counted once."""

    def __init__(self, state: ShogunState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.regions = REGION_OF[state.options.side]
        self.inside = state.inside()
        self.counts = [[[0] * state.players for _ in BUILDINGS] for _ in range(REGIONS)]
        for province, owner in enumerate(state.owner):
            there = state.buildings[province]
            if owner >= 0 and there:
                for building in BUILDINGS:
                    self.counts[self.regions[province]][building][owner] += there >> building & 1

    def majority(self, region: int, building: Building, more: int) -> int:
        """What the player would get for a majority with so many more buildings."""
        held = self.counts[region][building]
        own = held[self.seat] + more
        best = max([count for seat, count in enumerate(held) if seat != self.seat])
        if own == 0 or own < best:
            return 0
        return MAJORITY_POINTS[building] - (own == best)


def building_gain(prospects: Prospects, province: Province, building: Building) -> float:
    """Points that a building would bring in the winters left; nothing where it cannot be."""
    state = prospects.state
    if why_no_building(state, province, building):
        return 0.0
    region = prospects.regions[province]
    more = prospects.majority(region, building, 1) - prospects.majority(region, building, 0)
    safe = KEEPS if threat(state, prospects.seat, province) <= state.armies[province] else 0.6
    crowded = 0.1 * (BUILDING_SPACES[province] - state.buildings[province].bit_count() == 1)
    return (1 + more) * winters_left(state) * safe - crowded


def prize(state: ShogunState, target: Province) -> float:
    """What a province is worth to its conqueror."""
    there = state.buildings[target].bit_count()
    gain = winters_left(state) * (1 + 1.5 * there) * KEEPS - 0.25
    return gain + 0.4 if state.owner[target] != NEUTRAL else gain


def best_march(
    state: ShogunState, seat: Seat, province: Province, space: Space, inside: list[int] | None = None
) -> tuple[float, Province, int]:
    """The best attack from a province: what it brings, where to, with how many; no gain if there is none."""
    best = (0.0, province, 0)
    inside = state.inside() if inside is None else inside
    spare = state.armies[province] - 1
    if spare < 1:
        return best
    own = (1 + 1.5 * state.buildings[province].bit_count()) * winters_left(state)
    danger = threat(state, seat, province)
    for target in targets(state, seat, province, space):
        if state.owner[target] == seat:
            continue
        for armies in {spare, max(1, spare - 1)}:
            taken, nobody, _ = quick_ends(state, inside, seat, target, armies)
            foe = state.owner[target] != NEUTRAL
            gain = taken * prize(state, target) + (0.4 * nobody if foe else 0.0)
            left = spare + 1 - armies
            risk = 0.15 * own if danger > left + 1 else 0.0
            gain -= (1 - taken) * armies * LOST_ARMY + risk
            if gain > best[0]:
                best = (gain, target, armies)
    return best


def gains(prospects: Prospects) -> list[Gain]:
    """What each action would bring in each own province, and what it costs."""
    state, seat = prospects.state, prospects.seat
    wanted = rice_wanted(state, seat)
    rounds = 3 - state.season
    found: list[Gain] = []
    for province in state.provinces(seat):
        armies, danger = state.armies[province], threat(state, seat, province)
        led = int(state.leaders[seat] == province)
        for building in BUILDINGS:
            cost = BUILDING_COST[building] - led
            gain = building_gain(prospects, province, building) - cost * CHEST
            if gain > 0:
                found.append((gain, building, province, cost))
        riot = state.markers[province] * 0.9 if armies > 2 else state.markers[province] * 1.6
        riot += 0.15 * danger - 0.1 * min(armies, 5) * (state.markers[province] > 0)
        rice = min(RICE[province] + led, max(0.0, wanted)) * (0.75 if wanted > 4 * (rounds - 1) else 0.6)
        found.append((rice - riot, GATHER_RICE, province, 0))
        tax = (TAX[province] + led) * CHEST * (1.3 if state.chests[seat] < 12 else 0.8)
        found.append((tax - riot, GATHER_TAX, province, 0))
        border = any(state.owner[to] not in (seat, CLOSED) for to in NEIGHBOURS[province])
        need = 0.34 if danger >= armies else 0.24 if border and armies < 7 else 0.1
        need += 0.06 * state.buildings[province].bit_count()
        for space in (DEPLOY_5, DEPLOY_3, DEPLOY_1):
            number = min(DEPLOYED[space] + led, state.reserve[seat])
            if number >= DEPLOYED[space]:
                found.append((number * need - DEPLOY_COST[space] * CHEST * 0.6, space, province, DEPLOY_COST[space]))
        if armies > 2:
            gain, _, _ = best_march(state, seat, province, MOVE_A, prospects.inside)
            for space in (MOVE_A, MOVE_B):
                found.append((gain * 0.9, space, province, 0))
    return found


MOST_KNOWN = 256
"""So many plans are remembered."""

_KNOWN: dict[tuple[Any, ...], dict[Space, Card]] = {}


def sensible_plan(state: ShogunState, seat: Seat) -> dict[Space, Card]:
    """A card for every space: the most gainful action first, as long as cards and chests last.

    It is asked for again with every card that is laid, so it is remembered.
    """
    table = what_counts(state, seat)
    plan = _KNOWN.get(table)
    if plan is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        plan = _KNOWN[table] = plan_by(state, seat, gains(Prospects(state, seat)))
    return plan.copy()


def what_counts(state: ShogunState, seat: Seat) -> tuple[Any, ...]:
    """All that a sensible plan depends on; what others plan and what was laid is not among it."""
    return (
        seat,
        state.rules,
        state.options,
        state.year,
        state.season,
        state.year_events,
        state.event,
        state.peace,
        state.chests[seat],
        state.rice[seat],
        state.leaders[seat],
        tuple(state.owner),
        tuple(state.armies),
        tuple(state.buildings),
        tuple(state.markers),
        tuple(state.supply),
        tuple(state.reserve),
        tuple(state.bowl),
        tuple(state.special),
        tuple(state.inside()),
    )


def plan_by(state: ShogunState, seat: Seat, found: list[Gain]) -> dict[Space, Card]:
    """The plan that follows from what each action is thought to bring."""
    found = sorted(found, key=lambda option: (-option[0], option[1], option[2]))
    plan: dict[Space, Card] = {}
    used: set[Card] = set()
    chests = float(state.chests[seat])
    for gain, space, province, cost in found:
        if gain <= 0 or space in plan or province in used or cost > chests:
            continue
        plan[space] = province
        used.add(province)
        chests -= cost
        if space == GATHER_TAX:
            chests += 0.5 * TAX[province]
    court = "court" in state.options.modules
    _bid(state, seat, plan, used, chests)
    _fill(state, seat, plan, used, court)
    return plan


def _bid(state: ShogunState, seat: Seat, plan: dict[Space, Card], used: set[Card], chests: float) -> None:
    """One chest where it can be spared, else nothing; a province left over where there are few cards."""
    affordable = min(state.chests[seat], 1 if chests >= 2 else 0)
    plan[BID] = CHEST_CARD + affordable
    used.add(plan[BID])


def _fill(state: ShogunState, seat: Seat, plan: dict[Space, Card], used: set[Card], court: bool) -> None:
    """Idle cards on the spaces left; with too few of them, provinces where little is lost."""
    idle = [card for card in CHEST_CARDS if card not in used]
    if court:
        idle += [TOWER_CARD] * TOWER_CARDS
    spare = sorted([p for p in state.provinces(seat) if p not in used], key=lambda p: state.armies[p])
    harmless = (BID, MOVE_A, MOVE_B, CONVERT_1, CONVERT_2, CONVERT_3, *range(ACTIONS))
    left = [space for space in PLAN_SPACES[court] if space not in plan]
    if court:
        for space in (CONVERT_3, CONVERT_2, CONVERT_1):
            cubes = 3 - (space - CONVERT_3)
            rich = [p for p in spare if state.armies[p] > cubes + 2]
            if rich and space in left:
                plan[space] = rich[-1]
                spare.remove(rich[-1])
                left.remove(space)
    left.sort(key=harmless.index)
    # Provinces that must lie somewhere go where not moving is allowed.
    too_many = max(0, len(left) - len(idle))
    for space in left:
        if too_many and spare and space in harmless[:6]:
            plan[space] = spare.pop(0)
            too_many -= 1
        elif idle:
            plan[space] = idle.pop()
        elif spare:
            plan[space] = spare.pop(0)

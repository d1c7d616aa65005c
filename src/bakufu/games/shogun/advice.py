"""What a sensible player would answer; for bots."""

from bakufu.games.shogun.actions import (
    CancelEvent,
    Deploy,
    March,
    MoveLeader,
    PlaceGroup,
    PlaceLeader,
    TakeBonus,
    TakeChamber,
    TakeFavour,
    TakeProvince,
    TakeSpecial,
    UseFavourAt,
)
from bakufu.games.shogun.advice_on_plans import Prospects, best_march, building_gain, rice_wanted, sensible_plan, threat
from bakufu.games.shogun.chambers import lines
from bakufu.games.shogun.components import (
    BUILDING_NAMES,
    BUILDING_SPACES,
    DEPLOY_5,
    FAVOURS,
    GATHER_RICE,
    GATHER_TAX,
    MOVE_A,
    NEIGHBOURS,
    NONE,
    PLUS_ATTACK,
    PLUS_CHEST,
    PLUS_DEFENCE,
    PLUS_RICE,
    REGION_OF,
    RICE,
    SIX_ARMIES,
    TAX,
    Province,
)
from bakufu.games.shogun.court import UseFavour
from bakufu.games.shogun.planning import CONFIRM, LAYS
from bakufu.games.shogun.setup import Settle
from bakufu.games.shogun.state import NEUTRAL, ShogunState
from bakufu.games.shogun.worth import CHEST
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat

POINT = 1.0

ADVISED_OPENLY = frozenset(
    (
        *("plan", "confirm-plan", "special", "deploy", "move", "move-own", "take-province", "place-group", "favour"),
        *("cancel-event", "use-favour", "bonus", "place-leader", "move-leader", "return-leader", "chamber"),
    )
)
"""Where advice rests on nothing hidden; elsewhere there is none."""


def advise(state: ShogunState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
    """Feed the provinces, build for majorities, attack where the odds are good."""
    match decision.name:
        case "plan":
            return next_card(state, seat)
        case "confirm-plan":
            return CONFIRM
        case "special":
            return best_special(state, seat, decision)
        case "deploy":
            return max(decision.actions, key=lambda action: action.armies if isinstance(action, Deploy) else 0)
        case "move":
            step = state.stack[-1]
            march = best_march(state, seat, step.province, step.space)
            return March(march[1], march[2]) if march[0] > 0 else decision.actions[0]
        case "move-own":
            return reinforce(state, seat, state.stack[-1].province, decision)
        case "take-province" | "place-group":
            return settle_well(state, seat, decision)
        case "favour":
            return max(decision.actions, key=lambda action: favour_gain(state, seat, action))
        case "cancel-event":
            return CancelEvent()
        case "use-favour":
            return best_place_for_favour(state, seat, decision)
        case "bonus":
            return max(decision.actions, key=bonus_gain)
        case "place-leader" | "move-leader" | "return-leader":
            return max(decision.actions, key=lambda action: leader_gain(state, seat, action))
        case "chamber":
            return max(decision.actions, key=lambda action: chamber_gain(state, seat, action))
    return None


def next_card(state: ShogunState, seat: Seat) -> Action | None:
    """The next card of a sensible plan, or any card where that plan cannot be followed."""
    plan, laid, hand = sensible_plan(state, seat), state.plan(seat), state.hands[seat]
    for space, card in sorted(plan.items(), reverse=True):
        if laid[space] == NONE and card in hand:
            return LAYS[space][card]
    return None


def best_special(state: ShogunState, seat: Seat, decision: Decision) -> Action:
    """A privilege that the own plan can use; else an early place."""
    plan = state.plan(seat)
    gains = {
        PLUS_CHEST: 1.0 if 0 <= plan[GATHER_TAX] < len(TAX) else 0.0,
        PLUS_RICE: 1.0 if 0 <= plan[GATHER_RICE] < len(RICE) and rice_wanted(state, seat) > 0 else 0.0,
        SIX_ARMIES: 0.8 if 0 <= plan[DEPLOY_5] < len(TAX) else 0.0,
        PLUS_ATTACK: 0.7 if 0 <= plan[MOVE_A] < len(TAX) else 0.2,
        PLUS_DEFENCE: 0.7,
    }

    def gain(action: Action) -> float:
        assert isinstance(action, TakeSpecial)
        return gains[state.specials[action.place - 1]] - 0.05 * action.place

    return max(decision.actions, key=gain)


def reinforce(state: ShogunState, seat: Seat, province: Province, decision: Decision) -> Action:
    """Armies go where the enemy is, if none is near."""
    stay = decision.actions[0]
    if threat(state, seat, province):
        return stay
    beside = [to for to in NEIGHBOURS[province] if state.owner[to] == seat]
    exposed = max(beside, key=lambda to: threat(state, seat, to))
    return March(exposed, state.armies[province] - 1) if threat(state, seat, exposed) else stay


def land_gain(state: ShogunState, seat: Seat, province: Province) -> float:
    """How welcome a province is."""
    regions = REGION_OF[state.options.side]
    friends = sum([state.owner[to] == seat for to in NEIGHBOURS[province]])
    alike = sum([regions[own] == regions[province] for own in state.provinces(seat)])
    return TAX[province] * 0.4 + RICE[province] * 0.4 + BUILDING_SPACES[province] + friends * 0.6 + alike * 0.1


def settle_well(state: ShogunState, seat: Seat, decision: Decision) -> Action:
    """Good land first; big groups where the neighbours are many."""
    step = state.stack[-1]
    if isinstance(step, Settle):
        borders = sum([state.owner[to] not in (seat, NEUTRAL) for to in NEIGHBOURS[step.province]])
        groups = sorted(decision.actions, key=lambda action: (_leader_last(action), -_size(action)))
        return groups[0] if borders > 1 else groups[len(groups) // 2]
    open_cards = [action for action in decision.actions if isinstance(action, TakeProvince)]
    return max(open_cards, key=lambda action: land_gain(state, seat, action.province))


def _size(action: Action) -> int:
    return action.armies if isinstance(action, PlaceGroup) else 0


def _leader_last(action: Action) -> bool:
    return isinstance(action, PlaceGroup) and action.leader


def favour_gain(state: ShogunState, seat: Seat, action: Action) -> float:
    """What a favour would bring, in points; nothing for taking none."""
    if not isinstance(action, TakeFavour):
        return 0.4
    favour = FAVOURS[action.favour]
    match favour.kind:
        case "points":
            return favour.amount * POINT
        case "chests":
            return favour.amount * CHEST
        case "rice":
            return 0.4 * min(favour.amount, max(0, rice_wanted(state, seat)))
        case "build":
            building = BUILDING_NAMES.index(favour.building)
            prospects = Prospects(state, seat)
            return max([building_gain(prospects, p, building) for p in state.provinces(seat)], default=0.0)
        case "levy":
            return 2.0
        case "armies_in_bowl":
            return favour.amount * 0.25
        case "peace":
            return 0.6 * len(favour.against)
        case _:
            return 0.45


def best_place_for_favour(state: ShogunState, seat: Seat, decision: Decision) -> Action:
    """A building for a majority, armies for a new province, calm where most armies are."""
    step = state.stack[-1]
    assert isinstance(step, UseFavour)
    favour = FAVOURS[step.favour]
    prospects = Prospects(state, seat)

    def gain(action: Action) -> float:
        assert isinstance(action, UseFavourAt)
        province = action.province
        if favour.kind == "build":
            return building_gain(prospects, province, BUILDING_NAMES.index(favour.building))
        if favour.kind == "levy":
            return (state.owner[province] == NEUTRAL) * 10 + land_gain(state, seat, province)
        return state.markers[province] + 0.1 * state.armies[province]

    return max(decision.actions, key=gain)


def bonus_gain(action: Action) -> float:
    """What a samurai bonus is worth."""
    if not isinstance(action, TakeBonus):
        return 0.0
    return action.amount * {"chests": CHEST, "armies_in_bowl": 0.25, "rice": 0.4, "points": POINT}[action.kind] + 0.01


def leader_gain(state: ShogunState, seat: Seat, action: Action) -> float:
    """A statue, a trophy, and a province with room to build and armies to stay."""
    if isinstance(action, MoveLeader):
        province, statue = action.to, 1.0 if action.statue else 0.0
    elif isinstance(action, PlaceLeader):
        province, statue = action.province, 0.0
    else:
        return -1.0
    trophy = 2.0 if state.statues[province] not in (NONE, seat) else 0.0
    friends = sum([state.owner[to] == seat for to in NEIGHBOURS[province]])
    room = BUILDING_SPACES[province] - state.buildings[province].bit_count()
    return statue + trophy + 0.2 * min(friends, 3) + 0.1 * room + 0.05 * state.armies[province]


def chamber_gain(state: ShogunState, seat: Seat, action: Action) -> float:
    """A tile in dear lines, where own markers are many and others few."""
    if not isinstance(action, TakeChamber):
        return 0.0
    gain = 0.0
    for spaces, points, _, _ in lines():
        if action.tile in spaces:
            held = [state.tiles[space] for space in spaces]
            gain += points * (1 + held.count(seat)) / (1 + len(held) - held.count(seat))
    return gain

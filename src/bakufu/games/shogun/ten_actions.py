"""SHO-4: the ten actions, each carried out in the province whose card was planned for it."""

from collections.abc import Callable

from bakufu.games.shogun.actions import Deploy
from bakufu.games.shogun.components import (
    BUILDING_COST,
    BUILDING_SPACES,
    DEPLOY_1,
    DEPLOY_5,
    DEPLOY_COST,
    DEPLOYED,
    EVENTS,
    GATHER_RICE,
    PLUS_CHEST,
    PLUS_RICE,
    RICE,
    SIX,
    SIX_ARMIES,
    TAX,
    THEATRE,
    Building,
    Province,
    Space,
)
from bakufu.games.shogun.events_of_actions import Built, Deployed, MarkerOff, RiceGathered, TaxGathered
from bakufu.games.shogun.fights import add_marker, effect, revolt
from bakufu.games.shogun.moves import MoveOwn, move, not_done, own_targets
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Decision, Seat, Seats

DEPLOYS = tuple(Deploy(armies) for armies in range(SIX + 2))


def leads(state: ShogunState, seat: Seat, province: Province) -> int:
    """1 where the player's leader is, else 0 (SHO-9.2)."""
    return int(state.leaders[seat] == province)


# Building


def why_no_building(state: ShogunState, province: Province, building: Building) -> str | None:
    """What is against a building in a province, but for its cost (SHO-4.1)."""
    there = state.buildings[province]
    if there >> building & 1:
        return "there-already"
    if there.bit_count() >= BUILDING_SPACES[province]:
        return "no-space"
    if not state.supply[building]:
        return "no-tiles"
    return None


def put_building(state: ShogunState, seat: Seat, province: Province, building: Building, cost: int) -> None:
    """A building stands, paid for; a theatre may calm the province (SHO-4.9)."""
    state.chests[seat] -= cost
    state.supply[building] -= 1
    state.buildings[province] |= 1 << building
    if tell := state.tell:
        tell(Built(seat, province, building, cost))
    if building == THEATRE and state.markers[province] and effect(state) == "theatre_calms":
        state.markers[province] -= 1
        if tell:
            tell(MarkerOff(province))


def build(state: ShogunState, seat: Seat, building: Space, province: Province) -> Step[ShogunState] | None:
    """Castle, temple or theatre (SHO-4.1)."""
    cost = BUILDING_COST[building] - leads(state, seat, province)
    why = "no-chests" if state.chests[seat] < cost else why_no_building(state, province, building)
    if why:
        not_done(state, seat, building, province, why)
    else:
        put_building(state, seat, province, building, cost)
    return None


# Rice and tax


def harvest(state: ShogunState, seat: Seat, space: Space, province: Province) -> int:
    """What rice or tax would give: the event first, then the special card, then the leader (SHO-4.10, SHO-9.2)."""
    if space == GATHER_RICE:
        kind, amount, special = "rice", RICE[province], PLUS_RICE
    else:
        kind, amount, special = "tax", TAX[province], PLUS_CHEST
    card = effect(state)
    if card == kind + "_at_most":
        amount = min(amount, EVENTS[state.event].amount)
    elif card == kind + "_at_least":
        amount = max(amount, EVENTS[state.event].amount)
    return amount + (state.special[seat] == special) + leads(state, seat, province)


def gather(state: ShogunState, seat: Seat, space: Space, province: Province) -> Step[ShogunState] | None:
    """Gain first; then the province gets a marker, or rises if it has one (SHO-4.2, SHO-4.3)."""
    amount = harvest(state, seat, space, province)
    tell = state.tell
    if space == GATHER_RICE:
        state.rice[seat] += amount
        if tell:
            tell(RiceGathered(seat, province, amount))
    else:
        state.chests[seat] += amount
        if tell:
            tell(TaxGathered(seat, province, amount))
    if not state.markers[province] or revolt(state, province):
        add_marker(state, province)
    return None


# Deploying


def deployments(state: ShogunState, seat: Seat, space: Space, province: Province) -> list[int]:
    """How many armies could be deployed, as long as the reserve has them: event, special card, leader (SHO-4.10)."""
    amount, reserve = DEPLOYED[space], state.reserve[seat]
    if effect(state) == "short_levy":
        amount = {5: 3, 3: 2}.get(amount, amount)
    more = leads(state, seat, province)
    amounts = [amount + more]
    if space == DEPLOY_5 and state.special[seat] == SIX_ARMIES:
        amounts.append(SIX + more)
    if more and reserve <= SIX and state.rules >= 2:  # since 2
        # Where the reserve lacks the leader's one more, it is done without (SHO-9.2).
        amounts = list(dict.fromkeys([armies - (armies == reserve + 1) for armies in amounts]))
    return [armies for armies in amounts if armies <= reserve]


def put_armies(state: ShogunState, seat: Seat, space: Space, province: Province, armies: int) -> None:
    """Armies come from the reserve, paid for."""
    cost = DEPLOY_COST[space]
    state.chests[seat] -= cost
    state.reserve[seat] -= armies
    state.armies[province] += armies
    if tell := state.tell:
        tell(Deployed(seat, province, armies, cost))


def deploy(state: ShogunState, seat: Seat, space: Space, province: Province) -> Step[ShogunState] | None:
    """Deploy 5, 3 or 1: all of them or none (SHO-4.4)."""
    amounts = deployments(state, seat, space, province)
    if not amounts:
        not_done(state, seat, space, province, "no-armies")
    elif state.chests[seat] < DEPLOY_COST[space]:
        not_done(state, seat, space, province, "no-chests")
    elif len(amounts) > 1:
        return ChooseDeployment(seat, province, space)
    else:
        put_armies(state, seat, space, province, amounts[0])
        if space == DEPLOY_1 and own_targets(state, seat, province):
            return MoveOwn(seat, province)
    return None


class ChooseDeployment(Step[ShogunState], frozen=True):
    """With the card for six armies, five may be deployed all the same (SHO-4.8)."""

    clause = "SHO-4.8"
    seat: Seat
    province: Province
    space: Space

    def seats(self, state: ShogunState) -> Seats:
        """Who holds the card."""
        return (self.seat,)

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """As many as the action says, or as many as the card says."""
        amounts = deployments(state, seat, self.space, self.province)
        return Decision("deploy", tuple([DEPLOYS[armies] for armies in amounts]))

    def do(self, state: ShogunState, seat: Seat, action: Deploy) -> Next:
        """Deploy them."""
        put_armies(state, seat, self.space, self.province, action.armies)
        return None


PERFORM: tuple[Callable[[ShogunState, Seat, Space, Province], Step[ShogunState] | None], ...] = (
    build,
    build,
    build,
    gather,
    gather,
    deploy,
    deploy,
    deploy,
    move,
    move,
)
"""By action."""

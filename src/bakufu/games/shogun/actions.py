"""SHO-4: the ten actions, each carried out in the province whose card was planned for it."""

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from bakufu.games.shogun.components import (
    ARMIES,
    BUILDING_COST,
    BUILDING_SPACES,
    DEPLOY_1,
    DEPLOY_5,
    DEPLOY_COST,
    DEPLOYED,
    EVENTS,
    GATHER_RICE,
    NEIGHBOURS,
    PLUS_CHEST,
    PLUS_RICE,
    PROVINCES,
    RICE,
    SIX,
    SIX_ARMIES,
    TAX,
    THEATRE,
    Building,
    Province,
    Space,
)
from bakufu.games.shogun.events import (
    Built,
    Deployed,
    MarkerOff,
    Moved,
    NotDone,
    RiceGathered,
    Stayed,
    TaxGathered,
)
from bakufu.games.shogun.fights import add_marker, attack, effect, forbidden, revolt
from bakufu.games.shogun.state import CLOSED, ShogunState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats


class Deploy(Action, frozen=True):
    """Deploy so many armies."""

    armies: int


class March(Action, frozen=True):
    """Move so many armies to an adjacent province."""

    to: Province
    armies: int


class Stay(Action, frozen=True):
    """Move nobody."""


DEPLOYS = tuple(Deploy(armies) for armies in range(SIX + 2))
MARCHES = tuple(tuple(March(to, armies) for armies in range(ARMIES + 1)) for to in range(PROVINCES))
STAY = Stay()


def leads(state: ShogunState, seat: Seat, province: Province) -> int:
    """1 where the player's leader is, else 0 (SHO-9.2)."""
    return int(state.leaders[seat] == province)


def not_done(state: ShogunState, seat: Seat, space: Space, province: Province, why: str) -> None:
    """Who cannot do all of it does nothing of it (SHO-3.9)."""
    if tell := state.tell:
        tell(NotDone(seat, space, province, why))


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
    amount = DEPLOYED[space]
    if effect(state) == "short_levy":
        amount = {5: 3, 3: 2}.get(amount, amount)
    more = leads(state, seat, province)
    amounts = [amount + more]
    if space == DEPLOY_5 and state.special[seat] == SIX_ARMIES:
        amounts.append(SIX + more)
    return [armies for armies in amounts if armies <= state.reserve[seat]]


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


# Moving


class Marches(Sequence[Action]):
    """Staying, or any number of armies to any of these provinces, found only when it is looked at."""

    __slots__ = ("most", "targets")

    def __init__(self, targets: Sequence[Province], most: int) -> None:
        self.targets = targets
        self.most = most

    def __len__(self) -> int:
        return 1 + len(self.targets) * self.most

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(iter(self))[index]
        if index < 0:
            index += len(self)
        if index == 0:
            return STAY
        if index < 0:
            raise IndexError(index)
        target, armies = divmod(index - 1, self.most)
        return MARCHES[self.targets[target]][armies + 1]

    def __iter__(self) -> Iterator[Action]:
        yield STAY
        for target in self.targets:
            yield from MARCHES[target][1 : self.most + 1]

    def __contains__(self, action: object) -> bool:
        if isinstance(action, March):
            return action.to in self.targets and 1 <= action.armies <= self.most
        return isinstance(action, Stay)


def own_targets(state: ShogunState, seat: Seat, province: Province) -> list[Province]:
    """The adjacent provinces of the player, if an army can be spared (SHO-4.5, SHO-4.7)."""
    if state.armies[province] < 2:
        return []
    owner = state.owner
    return [to for to in NEIGHBOURS[province] if owner[to] == seat]


def targets(state: ShogunState, seat: Seat, province: Province, space: Space) -> list[Province]:
    """The adjacent provinces that may be entered, if an army can be spared (SHO-4.6, SHO-4.7)."""
    if state.armies[province] < 2:
        return []
    owner = state.owner
    return [to for to in NEIGHBOURS[province] if owner[to] == seat or forbidden(state, to, space) is None]


def move(state: ShogunState, seat: Seat, space: Space, province: Province) -> Step[ShogunState] | None:
    """Movement A or B (SHO-4.6)."""
    if targets(state, seat, province, space):
        return Move(seat, province, space)
    not_done(state, seat, space, province, "one-army" if state.armies[province] < 2 else "nowhere")
    return None


def join(state: ShogunState, seat: Seat, province: Province, to: Province, armies: int) -> None:
    """Armies go to an own province."""
    state.armies[province] -= armies
    state.armies[to] += armies
    if tell := state.tell:
        tell(Moved(seat, province, to, armies))


class Move(Step[ShogunState], frozen=True):
    """Any number of armies to one adjacent province: to join, or to fight (SHO-4.6)."""

    clause = "SHO-4.6"
    seat: Seat
    province: Province
    space: Space

    def seats(self, state: ShogunState) -> Seats:
        """Whose action it is."""
        return (self.seat,)

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """Where to, and how many; one army stays behind (SHO-4.7)."""
        to = targets(state, seat, self.province, self.space)
        return Decision("move", Marches(to, state.armies[self.province] - 1))

    def do(self, state: ShogunState, seat: Seat, action: March | Stay) -> Next:
        """Join, fight, or stay."""
        if type(action) is March:
            if state.owner[action.to] == seat:
                join(state, seat, self.province, action.to, action.armies)
            else:
                attack(state, seat, self.province, action.to, action.armies)
        elif tell := state.tell:
            tell(Stayed(seat, self.province))
        return None

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """Too far, too many, or forbidden to enter."""
        if not isinstance(action, March):
            return None
        if action.to not in NEIGHBOURS[self.province]:
            return Refusal("SHO-4.7", "refused-not-adjacent", {"province": self.province})
        owner = state.owner[action.to]
        clause = None if owner == seat else forbidden(state, action.to, self.space)
        if clause:
            return Refusal(clause, WHY_FORBIDDEN[clause], {"province": action.to})
        return Refusal("SHO-4.7", "refused-armies", {"most": state.armies[self.province] - 1})


WHY_FORBIDDEN = {"SHO-1.1": "refused-closed", "SHO-4.9": "refused-temple", "SHO-7.6": "refused-peace"}


class MoveOwn(Step[ShogunState], frozen=True):
    """After deploying 1: any number of armies to one adjacent own province (SHO-4.5)."""

    clause = "SHO-4.5"
    seat: Seat
    province: Province

    def seats(self, state: ShogunState) -> Seats:
        """Whose action it is."""
        return (self.seat,)

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """Where to, and how many; one army stays behind (SHO-4.7)."""
        to = own_targets(state, seat, self.province)
        return Decision("move-own", Marches(to, state.armies[self.province] - 1))

    def do(self, state: ShogunState, seat: Seat, action: March | Stay) -> Next:
        """Join, or stay."""
        if type(action) is March:
            join(state, seat, self.province, action.to, action.armies)
        elif tell := state.tell:
            tell(Stayed(seat, self.province))
        return None

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """Too far, too many, or somebody else's."""
        if not isinstance(action, March):
            return None
        if action.to not in NEIGHBOURS[self.province]:
            return Refusal("SHO-4.7", "refused-not-adjacent", {"province": self.province})
        if state.owner[action.to] == CLOSED:
            return Refusal("SHO-1.1", "refused-closed", {"province": action.to})
        if state.owner[action.to] != seat:
            return Refusal("SHO-4.5", "refused-not-yours", {"province": action.to})
        return Refusal("SHO-4.7", "refused-armies", {"most": state.armies[self.province] - 1})


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

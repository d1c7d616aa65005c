"""SHO-5: fights and revolts. A fight needs no decision, so it is over as soon as it has begun."""

from bakufu.games.shogun.components import (
    BID,
    EVENTS,
    MOVE_A,
    NONE,
    PLUS_ATTACK,
    PLUS_DEFENCE,
    SPACES,
    VILLAGE,
    Province,
    Space,
)
from bakufu.games.shogun.events import CardLost
from bakufu.games.shogun.events_of_actions import (
    ArmyAdded,
    Attacked,
    Cleared,
    Conquered,
    Defended,
    MarkerAdded,
    MarkerOff,
    PutDown,
    Revolted,
)
from bakufu.games.shogun.events_of_modules import LeaderLost
from bakufu.games.shogun.state import CLOSED, NEUTRAL, ShogunState
from bakufu.games.shogun.tower import throw
from bakufu.kernel.words import Seat

CASTLE_BIT, TEMPLE_BIT, THEATRE_BIT = 1, 2, 4


def effect(state: ShogunState) -> str:
    """What the round's event does; nothing once it is cancelled."""
    return EVENTS[state.event].effect if state.event != NONE else ""


def forbidden(state: ShogunState, province: Province, space: Space) -> str | None:
    """The clause that forbids to enter another's province with this movement (SHO-5.7), if there is one."""
    owner = state.owner[province]
    if owner == CLOSED:
        return "SHO-1.1"
    if owner == NEUTRAL:
        return None
    if state.buildings[province] & TEMPLE_BIT and effect(state) == "temple_shields":
        return "SHO-4.9"
    if state.peace and state.peace[owner] >> (space - MOVE_A) & 1:
        return "SHO-7.6"
    return None


def lose_card(state: ShogunState, province: Province) -> None:
    """The province leaves its owner: its card leaves hand or plan, its leader the board (SHO-5.3, SHO-9.5)."""
    seat = state.owner[province]
    start = seat * SPACES
    plan = state.plans[start : start + SPACES]
    if province in plan:
        space = plan.index(province)
        state.plans[start + space] = NONE
        if (tell := state.tell) and space != BID and not state.shown[seat] >> space & 1:
            tell(CardLost(seat, province, space))
    if state.leaders[seat] == province:
        state.leaders[seat] = NONE
        if tell := state.tell:
            tell(LeaderLost(seat, province))


def clear(state: ShogunState, province: Province) -> None:
    """Buildings, armies and markers leave; the province is neutral (SHO-5.5). A statue stays (SHO-9.4)."""
    if state.owner[province] >= 0:
        lose_card(state, province)
    state.owner[province] = NEUTRAL
    state.armies[province] = state.markers[province] = 0
    buildings = state.buildings[province]
    if buildings:
        state.buildings[province] = 0
        for building in range(3):
            state.supply[building] += buildings >> building & 1


def occupy(state: ShogunState, seat: Seat, province: Province, armies: int) -> None:
    """The province is the player's, with so many armies; buildings and markers stay (SHO-5.3)."""
    if state.owner[province] >= 0:
        lose_card(state, province)
    state.owner[province] = seat
    state.armies[province] = armies
    state.gained |= 1 << province


def add_marker(state: ShogunState, province: Province) -> None:
    """A revolt marker comes, unless its owner has kept the favour against it (SHO-7.6)."""
    if state.calm == state.owner[province]:
        state.calm = NONE
        if tell := state.tell:
            tell(MarkerOff(province))
        return
    state.markers[province] += 1
    if tell := state.tell:
        tell(MarkerAdded(province, state.markers[province]))


def attack(state: ShogunState, seat: Seat, province: Province, target: Province, armies: int) -> None:
    """Armies enter a province that is not theirs (SHO-5.1)."""
    owner, reserve = state.owner[target], state.reserve
    tell = state.tell
    state.armies[province] -= armies
    cubes = state.bowl
    state.bowl = [0] * len(cubes)
    cubes[seat] += armies
    if owner == NEUTRAL:
        villagers = min(reserve[VILLAGE], 2 if effect(state) == "neutral_defends" else 1)
        reserve[VILLAGE] -= villagers
        cubes[VILLAGE] += villagers
        if tell:
            tell(Attacked(seat, province, target, armies, VILLAGE, villagers))
    else:
        cubes[owner] += state.armies[target]
        if tell:
            tell(Attacked(seat, province, target, armies, owner, state.armies[target]))
        state.armies[target] = 0
        # The event before the special cards (SHO-4.10): the last army of a reserve comes for the castle.
        if state.buildings[target] & CASTLE_BIT and effect(state) == "castle_defends":
            _add(state, cubes, owner, "castle")
        if state.special[seat] == PLUS_ATTACK:
            _add(state, cubes, seat, "attack")
        if state.special[owner] == PLUS_DEFENCE:
            _add(state, cubes, owner, "defence")
    throw(state, cubes)
    _settle_attack(state, seat, target)


def _add(state: ShogunState, cubes: list[int], seat: Seat, why: str) -> None:
    """One more army is thrown whenever the reserve has one (SHO-4.8, SHO-4.9)."""
    if state.reserve[seat]:
        state.reserve[seat] -= 1
        cubes[seat] += 1
        if tell := state.tell:
            tell(ArmyAdded(seat, why))


def _settle_attack(state: ShogunState, seat: Seat, province: Province) -> None:
    """Count what lies in the bowl (SHO-5.2), and see who has won."""
    owner, bowl, reserve = state.owner[province], state.bowl, state.reserve
    tell = state.tell
    attackers, bowl[seat] = bowl[seat], 0
    village = own = 0
    if owner != NEUTRAL:
        own, bowl[owner] = bowl[owner], 0
    if not state.markers[province]:
        village, bowl[VILLAGE] = bowl[VILLAGE], 0
        reserve[VILLAGE] += village
    defence = own + village
    if attackers > defence:
        reserve[seat] += defence
        if own:
            reserve[owner] += own
        occupy(state, seat, province, attackers - defence)
        if tell:
            tell(Conquered(seat, province, attackers - defence, attackers, defence))
    elif defence > attackers and own:
        reserve[seat] += attackers
        lost = attackers - village if attackers > village else 0
        reserve[owner] += lost
        state.armies[province] = own - lost
        if tell:
            tell(Defended(owner, province, own - lost, attackers, defence))
    else:
        reserve[seat] += attackers
        if own:
            reserve[owner] += own
        clear(state, province)
        if tell:
            tell(Cleared(province, attackers, defence))


def revolt(state: ShogunState, province: Province, villagers: int = 0) -> bool:
    """One village army per marker, and so many more, against the owner (SHO-5.6); whether the owner holds out."""
    seat, reserve = state.owner[province], state.reserve
    tell = state.tell
    villagers = min(reserve[VILLAGE], state.markers[province] + villagers)
    if tell:
        tell(Revolted(seat, province, state.armies[province], villagers))
    reserve[VILLAGE] -= villagers
    cubes = state.bowl
    state.bowl = bowl = [0] * len(cubes)
    cubes[VILLAGE] += villagers
    cubes[seat] += state.armies[province]
    state.armies[province] = 0
    throw(state, cubes)
    village, bowl[VILLAGE] = bowl[VILLAGE], 0
    own, bowl[seat] = bowl[seat], 0
    reserve[VILLAGE] += village
    if village >= own:
        reserve[seat] += own
        clear(state, province)
        if tell:
            tell(Cleared(province, village, own))
        return False
    reserve[seat] += village
    state.armies[province] = own - village
    if tell:
        tell(PutDown(seat, province, own - village, village, own))
    return True

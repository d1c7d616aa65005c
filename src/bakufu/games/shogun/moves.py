"""SHO-4.5 to 4.7: armies on the move."""

from collections.abc import Iterator, Sequence
from typing import cast, overload

from bakufu.games.shogun.actions import March, Stay
from bakufu.games.shogun.components import ARMIES, NEIGHBOURS, PROVINCES, Province, Space
from bakufu.games.shogun.events import NotDone
from bakufu.games.shogun.events_of_actions import Moved, Stayed
from bakufu.games.shogun.fights import attack, forbidden
from bakufu.games.shogun.state import CLOSED, ShogunState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

MARCHES = tuple(tuple(March(to, armies) for armies in range(ARMIES + 1)) for to in range(PROVINCES))
STAY = Stay()


def not_done(state: ShogunState, seat: Seat, space: Space, province: Province, why: str) -> None:
    """Who cannot do all of it does nothing of it (SHO-3.9)."""
    if tell := state.tell:
        tell(NotDone(seat, space, province, why))


class Marches:
    """Staying, or any number of armies to any of these provinces, found only when it is looked at (as `Lays`)."""

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


Sequence.register(Marches)


def marches(targets: Sequence[Province], most: int) -> Sequence[Action]:
    """Every answer to where armies go."""
    return cast(Sequence[Action], Marches(targets, most))


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
        return Decision("move", marches(to, state.armies[self.province] - 1))

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
        return Decision("move-own", marches(to, state.armies[self.province] - 1))

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

"""SHO-9: military leaders."""

from bakufu.games.shogun.actions import Decline, MoveLeader, PlaceLeader
from bakufu.games.shogun.components import NEIGHBOURS, NONE, PROVINCES, Province
from bakufu.games.shogun.court import DECLINE
from bakufu.games.shogun.events_of_modules import LeaderMoved, LeaderPlaced, StatuePlaced, StatuesScored, TrophyTaken
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

WINTER = 3


PLACES = tuple(PlaceLeader(province) for province in range(PROVINCES))
MOVES = tuple((MoveLeader(province, False), MoveLeader(province, True)) for province in range(PROVINCES))


def put_leader(state: ShogunState, seat: Seat, province: Province) -> None:
    """A leader stands in a province; another player's statue there becomes a trophy (SHO-9.4)."""
    state.leaders[seat] = province
    of = state.statues[province]
    if of not in (NONE, seat):
        state.statues[province] = NONE
        state.trophies[seat] += 1
        if tell := state.tell:
            tell(TrophyTaken(seat, province, of))


class PlaceLeaders(Step[ShogunState], frozen=True):
    """With the ready-made start: in turn order, in the first spring (SHO-9.1)."""

    clause = "SHO-9.1"
    place: int

    def seats(self, state: ShogunState) -> Seats:
        """The next player in turn."""
        return (state.order[self.place],)

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """Any own province."""
        return Decision("place-leader", tuple([PLACES[province] for province in state.provinces(seat)]))

    def do(self, state: ShogunState, seat: Seat, action: PlaceLeader) -> Next:
        """Put it there."""
        if tell := state.tell:
            tell(LeaderPlaced(seat, action.province))
        put_leader(state, seat, action.province)
        return PlaceLeaders(self.place + 1) if self.place + 1 < state.players else None

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """Not there."""
        if isinstance(action, PlaceLeader):
            return Refusal("SHO-9.1", "refused-not-yours", {"province": action.province})
        return None


class MoveLeaders(Step[ShogunState], frozen=True):
    """At the end of a round leaders move on, in turn order (SHO-9.3); at the end of winter lost ones may come back."""

    clause = "SHO-9.3"
    place: int

    def _choices(self, state: ShogunState, seat: Seat) -> tuple[Action, ...]:
        here = state.leaders[seat]
        provinces = [province for province in state.provinces(seat) if province != here]
        if here == NONE:
            if state.season != WINTER or not provinces:
                return ()
            return (DECLINE, *[PLACES[province] for province in provinces])
        may_leave_statue = state.statues_left[seat] > 0 and state.statues[here] != seat
        choices: list[Action] = []
        for province in provinces:
            choices.append(MOVES[province][0])
            if may_leave_statue and province in NEIGHBOURS[here]:
                choices.append(MOVES[province][1])
        return tuple(choices)

    def seats(self, state: ShogunState) -> Seats:
        """The next player in turn, if there is a choice to make."""
        seat = state.order[self.place]
        return (seat,) if self._choices(state, seat) else ()

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """Where to, and whether a statue stays behind."""
        name = "return-leader" if state.leaders[seat] == NONE else "move-leader"
        return Decision(name, self._choices(state, seat))

    def do(self, state: ShogunState, seat: Seat, action: MoveLeader | PlaceLeader | Decline) -> Next:
        """Move it, or bring it back."""
        tell = state.tell
        if isinstance(action, MoveLeader):
            here = state.leaders[seat]
            if tell:
                tell(LeaderMoved(seat, here, action.to))
            if action.statue:
                state.statues_left[seat] -= 1
                state.statues[here] = seat
                if tell:
                    tell(StatuePlaced(seat, here))
            put_leader(state, seat, action.to)
        elif isinstance(action, PlaceLeader):
            if tell:
                tell(LeaderPlaced(seat, action.province))
            put_leader(state, seat, action.province)
        return self.run(state)

    def run(self, state: ShogunState) -> Next:
        """The next player."""
        return MoveLeaders(self.place + 1) if self.place + 1 < state.players else None

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """Not yours, the same province, or no statue to be had."""
        here = state.leaders[seat]
        if isinstance(action, PlaceLeader):
            return Refusal("SHO-9.5", "refused-leader-on-board" if here != NONE else "refused-not-yours-here")
        if not isinstance(action, MoveLeader):
            return None
        if here == NONE:
            return Refusal("SHO-9.5", "refused-leader-lost")
        if action.to not in state.provinces(seat):
            return Refusal("SHO-9.3", "refused-not-yours", {"province": action.to})
        if action.to == here:
            return Refusal("SHO-9.3", "refused-same-province")
        return Refusal("SHO-9.3", "refused-no-statue")


def score_statues(state: ShogunState) -> None:
    """One point for each own statue on the board and each trophy (SHO-9.6)."""
    for seat in range(state.players):
        points = state.statues.count(seat) + state.trophies[seat]
        state.points[seat] += points
        if points and (tell := state.tell):
            tell(StatuesScored(seat, points))

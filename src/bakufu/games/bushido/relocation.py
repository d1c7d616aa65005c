"""BUS-4.1, phase 7: the daimyō regroups his troops."""

from bakufu.games.bushido.actions import MOVE_FROM, MOVE_TO, PASS, MoveFrom, MoveTo, Pass, numbers
from bakufu.games.bushido.components import NEIGHBOURS, Hex
from bakufu.games.bushido.events_of_fights import Regrouped
from bakufu.games.bushido.revolt import revolts
from bakufu.games.bushido.state import BushidoState, hexes_of, may_leave, normal_may_leave, players_of
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats


def connected(state: BushidoState, place: Hex) -> list[Hex]:
    """The hexes of one owner that are connected with this one, itself among them."""
    owner = state.owner
    seat = owner[place]
    neighbours = NEIGHBOURS[players_of(state)]
    found = [place]
    for reached in found:
        found += [near for near in neighbours[reached] if owner[near] == seat and near not in found]
    return found


class Relocation(Step[BushidoState], frozen=True):
    """Troops move among connected hexes of the daimyō; one stays in each (BUS-4.1).

    A hex that normal troops have left receives none again, nor the other way round, and the same for big troops: every
    regrouping can be made so, and none goes on for ever. (Two hexes with one troop each do not swap them: one stays.)
    """

    given: int = 0
    """The hexes that normal troops have left, one bit each."""
    received: int = 0
    given_elite: int = 0
    """The hexes that big troops have left."""
    received_elite: int = 0
    clause = "BUS-4.1"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō, if anything can move."""
        daimyo, troops, elite = state.daimyo, state.troops, state.elite
        for place, seat in enumerate(state.owner):
            # Most hexes have one troop, and that stays.
            if seat == daimyo and troops[place] + elite[place] > 1 and self._gives(state, place):
                return (daimyo,)
        return ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """A hex to take troops from, or no more."""
        sources = [MOVE_FROM[place] for place in hexes_of(state, seat) if self._gives(state, place)]
        return Decision("regroup", [*sources, PASS])

    def do(self, state: BushidoState, seat: Seat, action: MoveFrom | Pass) -> Next:
        """Move, or let it be."""
        if isinstance(action, MoveFrom):
            return RegroupTo(action.hex, self.given, self.received, self.given_elite, self.received_elite)
        return self.run(state)

    def run(self, state: BushidoState) -> Next:
        """Only now are ronin counted (BUS-3.7)."""
        return revolts(state, hexes_of(state, state.daimyo)) if self.given | self.given_elite else None

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Nothing can leave that hex."""
        if not isinstance(action, MoveFrom):
            return None
        if not 0 <= action.hex < len(state.owner) or state.owner[action.hex] != seat:
            return Refusal("BUS-4.1", "refused-not-your-hex")
        if not may_leave(state, action.hex):
            return Refusal("BUS-4.1", "refused-one-stays")
        if (self.received | self.received_elite) >> action.hex & 1:
            return Refusal("BUS-4.1", "refused-has-received")
        return Refusal("BUS-4.1", "refused-nowhere-to-go")

    def _gives(self, state: BushidoState, place: Hex) -> bool:
        """Whether troops of a hex may leave it, and have somewhere to go."""
        if state.elite[place]:
            return bool(RegroupTo(place, self.given, self.received, self.given_elite, self.received_elite).ways(state))
        given, owner, daimyo = self.given, state.owner, state.daimyo
        if state.troops[place] < 2 or self.received >> place & 1:
            return False
        for near in NEIGHBOURS[len(state.reserve)][place]:
            if owner[near] == daimyo and not given >> near & 1:
                return True
        return given != 0 and bool(destinations(state, place, given))


def destinations(state: BushidoState, place: Hex, given: int) -> list[Hex]:
    """Where normal troops of a hex may go: connected hexes that none have left."""
    return [other for other in connected(state, place) if other != place and not given >> other & 1]


class RegroupTo(Step[BushidoState], frozen=True):
    """Where the troops of a hex go, and how many (BUS-4.1)."""

    origin: Hex
    given: int
    received: int
    given_elite: int
    received_elite: int
    clause = "BUS-4.1"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō."""
        return (state.daimyo,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Any number but the last troop, to any connected hex."""
        if not state.elite[self.origin]:
            most = state.troops[self.origin] - 1
            places = destinations(state, self.origin, self.given)
            return Decision("regroup-to", [move for place in places for move in MOVE_TO[place][:most]])
        both = may_leave(state, self.origin)
        return Decision(
            "regroup-to",
            [
                MoveTo(place, number, big)
                for place, troops, elite in self.ways(state)
                for number, big in numbers(troops, elite, both)
            ],
        )

    def ways(self, state: BushidoState) -> list[tuple[Hex, int, int]]:
        """Where troops may go, and how many normal and how many big ones at most; one of all stays."""
        origin = self.origin
        if not may_leave(state, origin):
            return []
        troops = 0 if self.received >> origin & 1 else normal_may_leave(state, origin)
        elite = 0 if self.received_elite >> origin & 1 else state.elite[origin]
        found = [
            (place, 0 if self.given >> place & 1 else troops, 0 if self.given_elite >> place & 1 else elite)
            for place in connected(state, origin)
            if place != origin
        ]
        return [way for way in found if way[1] or way[2]]

    def do(self, state: BushidoState, seat: Seat, action: MoveTo) -> Next:
        """Move them."""
        origin, place = self.origin, action.hex
        state.troops[origin] -= action.troops
        state.troops[place] += action.troops
        state.elite[origin] -= action.elite
        state.elite[place] += action.elite
        if tell := state.tell:
            tell(Regrouped(seat, origin, place, action.troops, action.elite))
        given, received, given_elite, received_elite = self.given, self.received, self.given_elite, self.received_elite
        if action.troops:
            given |= 1 << origin
            received |= 1 << place
        if action.elite:
            given_elite |= 1 << origin
            received_elite |= 1 << place
        return Relocation(given, received, given_elite, received_elite)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Not connected, or not so many."""
        if not isinstance(action, MoveTo):
            return None
        given = (self.given if action.troops else 0) | (self.given_elite if action.elite else 0)
        if action.hex not in destinations(state, self.origin, given):
            return Refusal("BUS-4.1", "refused-not-connected")
        received = (self.received if action.troops else 0) | (self.received_elite if action.elite else 0)
        if received >> self.origin & 1:
            return Refusal("BUS-4.1", "refused-has-received")
        return Refusal("BUS-4.1", "refused-one-stays")

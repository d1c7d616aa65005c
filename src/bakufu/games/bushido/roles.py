"""BUS-2.4, phase 4: the daimyō gives the roles."""

from typing import Literal

from bakufu.games.bushido.actions import Give
from bakufu.games.bushido.components import COUNTS, FORTRESS, NEIGHBOURS
from bakufu.games.bushido.events import Role, RoleGiven
from bakufu.games.bushido.state import NOBODY, BushidoState, players_of
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

SEATS_IN = tuple(tuple(seat for seat in range(max(COUNTS)) if bits >> seat & 1) for bits in range(1 << max(COUNTS)))
"""Some of the players, one bit each, as seats."""


def _giving(role: Literal["samurai", "bushi", "sensei"]) -> tuple[Decision, ...]:
    return tuple(Decision(f"give-{role}", tuple(Give(role, seat) for seat in seats)) for seats in SEATS_IN)


GIVE_SAMURAI, GIVE_BUSHI, GIVE_SENSEI = _giving("samurai"), _giving("bushi"), _giving("sensei")
"""By the bits of those who may have it."""


def bordering(state: BushidoState, seat: Seat) -> int:
    """Who holds a hex, not a fortress, next to one of this player's: one bit each."""
    owner, terrain = state.owner, state.terrain
    neighbours = NEIGHBOURS[len(state.reserve)]
    found = 0
    for place, held in enumerate(owner):
        if held == seat:
            for near in neighbours[place]:
                holder = owner[near]
                if holder != seat and holder != NOBODY and terrain[near] != FORTRESS:
                    found |= 1 << holder
    return found


class Distribution(Step[BushidoState], frozen=True):
    """Samurai, bushi, sensei, hatamoto, always in this order (BUS-2.4)."""

    clause = "BUS-2.4"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō, as long as there is a choice."""
        return (state.daimyo,) if state.sensei == NOBODY else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Whoever may have the next role."""
        if state.samurai == NOBODY:
            return GIVE_SAMURAI[self._others(state)]
        if state.bushi == NOBODY:
            return GIVE_BUSHI[self._targets(state)]
        return GIVE_SENSEI[self._advisers(state)]

    def do(self, state: BushidoState, seat: Seat, action: Give) -> Next:
        """Give it; a role that only one player can have goes there by itself."""
        if action.role == "samurai":
            self._give(state, "samurai", action.to)
            targets = SEATS_IN[self._targets(state)]
            if len(targets) > 1:
                return self
            self._give(state, "bushi", targets[0])
        else:
            self._give(state, action.role, action.to)
        if state.sensei == NOBODY:
            advisers = SEATS_IN[self._advisers(state)]
            if len(advisers) > 1:
                return self
            self._give(state, "sensei", advisers[0])
        if players_of(state) == 5:
            self._give(state, "hatamoto", SEATS_IN[self._others(state)][0])
        return None

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Wrong order, wrong player."""
        if not isinstance(action, Give):
            return None
        if action.to == seat:
            return Refusal("BUS-2.4", "refused-role-for-daimyo")
        if action.role == "bushi" and state.samurai not in (NOBODY, action.to) and state.bushi == NOBODY:
            return Refusal("BUS-2.4", "refused-bushi-not-next")
        return Refusal("BUS-2.4", "refused-role")

    def _give(self, state: BushidoState, role: Role, seat: Seat) -> None:
        setattr(state, role, seat)
        if tell := state.tell:
            tell(RoleGiven(seat, role))

    def _others(self, state: BushidoState) -> int:
        """Everybody but the daimyō who has no role yet, one bit each."""
        others = (1 << len(state.reserve)) - 1 & ~(1 << state.daimyo)
        if state.samurai != NOBODY:
            others &= ~(1 << state.samurai)
        if state.bushi != NOBODY:
            others &= ~(1 << state.bushi)
        if state.sensei != NOBODY:
            others &= ~(1 << state.sensei)
        return others

    def _targets(self, state: BushidoState) -> int:
        """Who can be bushi: a neighbour, or anyone if no neighbour is left."""
        others = self._others(state)
        return others & bordering(state, state.daimyo) or others

    def _advisers(self, state: BushidoState) -> int:
        """Who can be sensei: a player without a role; with three players one of the two."""
        if players_of(state) == 3:
            return 0b111 & ~(1 << state.daimyo)
        return self._others(state)


def take_back_roles(state: BushidoState) -> None:
    """The daimyō has all cards again."""
    state.samurai = state.bushi = state.sensei = state.hatamoto = NOBODY

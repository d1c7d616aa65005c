"""BUS-2.4, phase 4: the daimyō gives the roles."""

from functools import cache

from bakufu.games.bushido.actions import Give
from bakufu.games.bushido.components import FORTRESS, NEIGHBOURS
from bakufu.games.bushido.events import Role, RoleGiven
from bakufu.games.bushido.state import NOBODY, BushidoState, players_of
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

GIVE = {role: tuple(Give(role, seat) for seat in range(5)) for role in ("samurai", "bushi", "sensei")}


def bordering(state: BushidoState, seat: Seat) -> set[Seat]:
    """Who holds a hex, not a fortress, next to one of this player's."""
    owner, terrain = state.owner, state.terrain
    neighbours = NEIGHBOURS[len(state.reserve)]
    found = {
        owner[near]
        for place, held in enumerate(owner)
        if held == seat
        for near in neighbours[place]
        if terrain[near] != FORTRESS
    }
    return found - {seat, NOBODY}


@cache
def _without_role(players: int, *taken: Seat) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(players) if seat not in taken])


@cache
def _give_to(role: Role, *seats: Seat) -> Decision:
    return Decision(f"give-{role}", tuple([GIVE[role][seat] for seat in seats]))


class Distribution(Step[BushidoState], frozen=True):
    """Samurai, bushi, sensei, hatamoto, always in this order (BUS-2.4)."""

    clause = "BUS-2.4"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō, as long as there is a choice."""
        return (state.daimyo,) if state.sensei == NOBODY else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Whoever may have the next role."""
        if state.samurai == NOBODY:
            return _give_to("samurai", *self._others(state))
        if state.bushi == NOBODY:
            return _give_to("bushi", *self._targets(state))
        return _give_to("sensei", *self._advisers(state))

    def do(self, state: BushidoState, seat: Seat, action: Give) -> Next:
        """Give it; a role that only one player can have goes there by itself."""
        if action.role == "samurai":
            self._give(state, "samurai", action.to)
            targets = self._targets(state)
            if len(targets) > 1:
                return self
            self._give(state, "bushi", targets[0])
        else:
            self._give(state, action.role, action.to)
        if state.sensei == NOBODY:
            advisers = self._advisers(state)
            if len(advisers) > 1:
                return self
            self._give(state, "sensei", advisers[0])
        if players_of(state) == 5:
            self._give(state, "hatamoto", self._others(state)[0])
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

    def _others(self, state: BushidoState) -> Seats:
        """Everybody but the daimyō who has no role yet."""
        return _without_role(len(state.reserve), state.daimyo, state.samurai, state.bushi, state.sensei)

    def _targets(self, state: BushidoState) -> Seats:
        """Who can be bushi: a neighbour, or anyone if no neighbour is left."""
        others = self._others(state)
        near = bordering(state, state.daimyo)
        return tuple([seat for seat in others if seat in near]) or others

    def _advisers(self, state: BushidoState) -> Seats:
        """Who can be sensei: a player without a role; with three players one of the two."""
        if players_of(state) == 3:
            return _without_role(3, state.daimyo)
        return self._others(state)


def take_back_roles(state: BushidoState) -> None:
    """The daimyō has all cards again."""
    state.samurai = state.bushi = state.sensei = state.hatamoto = NOBODY

"""BUS-1: set-up."""

from bakufu.games.bushido.actions import OCCUPY, PLACE, Occupy, Place
from bakufu.games.bushido.components import (
    FIRST_DISCS,
    FORTRESS,
    HONOUR,
    PLAYERS,
    TACTICS,
)
from bakufu.games.bushido.events import FirstPlayer, FortressBuilt, ProvinceTaken
from bakufu.games.bushido.ladder import raise_daimyo
from bakufu.games.bushido.notes import disc_drawn
from bakufu.games.bushido.preparing import place_troops, troops_to_place, why_not_troops
from bakufu.games.bushido.state import (
    NOBODY,
    BushidoState,
    hexes_of,
    in_turn,
    left_of,
    players_of,
)
from bakufu.games.bushido.support import draw_support, draw_up
from bakufu.games.bushido.turn import Turn
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats


class SetUp(Step[BushidoState], frozen=True):
    """The hexes lie face down (BUS-1.1)."""

    def run(self, state: BushidoState) -> Next:
        """Draw the first player, who is also the first daimyō."""
        if state.options.draw_first:
            state.daimyo = state.chance.below(players_of(state))
        if tell := state.tell:
            tell(FirstPlayer(state.daimyo))
        return Provinces(state.daimyo)


class Provinces(Step[BushidoState], frozen=True):
    """In turn each player takes a fortress, then hexes to turn up, until each has six (BUS-1.2)."""

    seat: Seat
    clause = "BUS-1.2"

    def seats(self, state: BushidoState) -> Seats:
        """The next in turn; nobody when all hexes are taken."""
        return (self.seat,) if NOBODY in state.owner else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Any free hex."""
        name = "take-province" if seat in state.owner else "build-fortress"
        return Decision(name, tuple([OCCUPY[place] for place, owner in enumerate(state.owner) if owner == NOBODY]))

    def do(self, state: BushidoState, seat: Seat, action: Occupy) -> Next:
        """A fortress stays face down; another hex is turned up."""
        place = action.hex
        terrain = self._turn_up(state) if seat in state.owner else FORTRESS
        state.owner[place] = seat
        state.terrain[place] = terrain
        state.troops[place] = 1
        state.reserve[seat] -= 1
        if tell := state.tell:
            if terrain == FORTRESS:
                tell(FortressBuilt(seat, place))
            else:
                tell(ProvinceTaken(seat, place, terrain))
        return Provinces(left_of(state, seat))

    def run(self, state: BushidoState) -> Next:
        """All hexes are taken: the honour markers are placed from the first player on (BUS-1.3, BUS-1.4)."""
        for seat in in_turn(state, self.seat):
            raise_daimyo(state, seat, sum(HONOUR[state.terrain[place]] for place in hexes_of(state, seat)))
        return FirstTroops(self.seat)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Somebody is there already."""
        return Refusal("BUS-1.2", "refused-hex-taken") if isinstance(action, Occupy) else None

    def _turn_up(self, state: BushidoState) -> int:
        """Any hex that is not turned up is as likely to lie here as any other, those in the box too (BUS-1.1)."""
        face_down = state.face_down
        nth = state.chance.below(sum(face_down))
        terrain = 0
        while nth >= face_down[terrain]:
            nth -= face_down[terrain]
            terrain += 1
        face_down[terrain] -= 1
        return terrain


class FirstTroops(Step[BushidoState], frozen=True):
    """In turn players place the rest of their troops, up to their koku (BUS-1.5)."""

    seat: Seat
    clause = "BUS-1.5"

    def seats(self, state: BushidoState) -> Seats:
        """The next in turn who has troops to place."""
        return (self.seat,) if troops_to_place(state, self.seat) > 0 else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """So many on any own hex."""
        most = troops_to_place(state, seat)
        return Decision("place-troops", [put for place in hexes_of(state, seat) for put in PLACE[place][:most]])

    def do(self, state: BushidoState, seat: Seat, action: Place) -> Next:
        """Place them."""
        place_troops(state, seat, action)
        return self

    def run(self, state: BushidoState) -> Next:
        """The next player's turn, or that was everybody."""
        following = left_of(state, self.seat)
        return FirstSupport() if following == state.daimyo else FirstTroops(following)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Not an own hex, or not so many."""
        return why_not_troops(state, seat, action, "BUS-1.5")


class FirstSupport(Step[BushidoState], frozen=True):
    """The first player draws 10 tiles, each next one more; discs are dealt (BUS-1.6)."""

    clause = "BUS-1.6"

    def run(self, state: BushidoState) -> Next:
        """The first player begins as daimyō."""
        for turn, seat in enumerate(in_turn(state, state.daimyo)):
            draw_support(state, seat, PLAYERS.first_support + turn)
        for seat in in_turn(state, state.daimyo):
            for disc in FIRST_DISCS:
                state.disc_piles[disc] -= 1
                state.discs[seat * TACTICS + disc] += 1
                state.open_discs[seat * TACTICS + disc] += 1
                disc_drawn(state, seat, disc)
        for seat in in_turn(state, state.daimyo):
            draw_up(state, seat)
        return Turn()

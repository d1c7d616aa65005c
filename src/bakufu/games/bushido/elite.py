"""BUS-8.2: three big troops for the campaign token."""

from bakufu.games.bushido.actions import PASS, PLACE_ELITE, Pass, PlaceElite, Recruit
from bakufu.games.bushido.components import ELITE_TROOPS, Hex
from bakufu.games.bushido.events import EliteLeft, ElitePlaced, EliteRecruited, LeftEmpty
from bakufu.games.bushido.revolt import make_neutral
from bakufu.games.bushido.state import BushidoState, hexes_of
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

RECRUIT = Decision("recruit", (Recruit(), PASS))


def elite_leave(state: BushidoState, seat: Seat) -> list[Hex]:
    """The big troops of a player who is daimyō again leave the game; where other troops of his stay behind.

    A hex that they held alone is neutral.
    """
    tell = state.tell
    left = [place for place in hexes_of(state, seat) if state.elite[place]]
    if left:
        number = sum(state.elite[place] for place in left)
        state.elite_reserve[seat] += number
        if tell:
            tell(EliteLeft(seat, number))
    for place in left:
        state.elite[place] = 0
        if not state.troops[place]:
            if tell:
                tell(LeftEmpty(seat, place))
            make_neutral(state, place, seat)
    return [place for place in left if state.troops[place]]


class RecruitElite(Step[BushidoState], frozen=True):
    """In phase 1 the daimyō may turn his campaign token into big troops (BUS-8.2)."""

    clause = "BUS-8.2"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō."""
        return (state.daimyo,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Yes or no."""
        return RECRUIT

    def do(self, state: BushidoState, seat: Seat, action: Recruit | Pass) -> Next:
        """The token is spent for good."""
        if isinstance(action, Pass):
            return None
        state.campaign_token[seat] = False
        if tell := state.tell:
            tell(EliteRecruited(seat))
        return PlaceEliteTroops(ELITE_TROOPS)


class PlaceEliteTroops(Step[BushidoState], frozen=True):
    """They are placed as usual and do not count against koku (BUS-8.2)."""

    left: int
    clause = "BUS-8.2"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō."""
        return (state.daimyo,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Any own hex."""
        return Decision("place-elite", [PLACE_ELITE[place] for place in hexes_of(state, seat)])

    def do(self, state: BushidoState, seat: Seat, action: PlaceElite) -> Next:
        """Place one."""
        state.elite[action.hex] += 1
        state.elite_reserve[seat] -= 1
        if tell := state.tell:
            tell(ElitePlaced(seat, action.hex))
        return PlaceEliteTroops(self.left - 1) if self.left > 1 else None

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Not an own hex."""
        return Refusal("BUS-8.2", "refused-not-your-hex") if isinstance(action, PlaceElite) else None

"""EDO-2.3 to 2.7: each player lays the taken card in the own house."""

from bakufu.games.edo_yashiki.actions import Lay
from bakufu.games.edo_yashiki.components import FACES, TURNS
from bakufu.games.edo_yashiki.events import Laid
from bakufu.games.edo_yashiki.places import Places, every_place
from bakufu.games.edo_yashiki.state import NONE, SEATS, EdoState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats


class LayCards(Step[EdoState], frozen=True):
    """All lay at the same time, in any order (EDO-2.3)."""

    clause = "EDO-2.3"

    def seats(self, state: EdoState) -> Seats:
        """Everyone who has not laid yet."""
        bits = 0
        for seat, card in enumerate(state.hands):
            if card != NONE:
                bits |= 1 << seat
        return SEATS[bits]

    def ask(self, state: EdoState, seat: Seat) -> Decision:
        """Anywhere beside or on the house (EDO-2.5), upright or turned (EDO-2.4), but on no line or card (EDO-2.6)."""
        return Decision("lay", every_place(state.houses[seat], TURNS[state.hands[seat]]))

    def do(self, state: EdoState, seat: Seat, action: Lay) -> Next:
        """Lay the card; what it made is scored when all have laid."""
        house, card = state.houses[seat], state.hands[seat]
        state.houses[seat], state.lines[seat] = house.lay(house.place(action.x, action.y), FACES[card][action.turned])
        state.hands[seat] = NONE
        if tell := state.tell:
            covered = house.covered(action.x, action.y)
            tell(Laid(seat, card, action.x, action.y, action.turned, covered))
        return self

    def run(self, state: EdoState) -> Next:
        """All have laid."""
        return None

    def why_not(self, state: EdoState, seat: Seat, action: Action) -> Refusal | None:
        """It hangs in the air, or lies on a line or exactly on a card, or is the same as the other way up."""
        if not isinstance(action, Lay):
            return None
        house = state.houses[seat]
        upright = Places(house, 1)
        if action.turned and Lay(action.x, action.y, False) in upright:
            return Refusal("EDO-2.4", "refused-same-turned")
        place = house.place(action.x, action.y)
        if place >= 0 and house.blocked >> place & 1 and house.square(place) == (action.x, action.y):
            return Refusal("EDO-2.6", "refused-covers-card" if house.is_card(place) else "refused-covers-line")
        return Refusal("EDO-2.5", "refused-does-not-touch")

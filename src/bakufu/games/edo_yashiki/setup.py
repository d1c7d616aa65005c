"""EDO-1: set-up."""

from bakufu.games.edo_yashiki.components import FACES
from bakufu.games.edo_yashiki.events import Dealt
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.round import Round
from bakufu.games.edo_yashiki.state import EdoState
from bakufu.kernel.step import Next, Step


class SetUp(Step[EdoState], frozen=True):
    """Every player is dealt one card, the start of that player's house (EDO-1.2)."""

    def run(self, state: EdoState) -> Next:
        """Deal, and begin the first round."""
        players = len(state.scores)
        if state.options.draw_first:
            state.first = state.chance.below(players)
        for seat in range(players):
            card = state.chance.draw(state.deck)
            remembers = state.rules >= 2  # since 2: no card lies exactly on an earlier one (EDO-2.6)
            state.houses.append(House.of(FACES[card][0], remembers))
            if tell := state.tell:
                tell(Dealt(seat, card))
        return Round()

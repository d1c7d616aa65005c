"""SHI-1: set-up."""

from bakufu.games.shitenno.components import FIRST_HAND, PROVINCES, TITLES
from bakufu.games.shitenno.decks import draw_secretly, turn_up_tile
from bakufu.games.shitenno.events import TilesTurnedUp, TitleDealt
from bakufu.games.shitenno.state import ShitennoState
from bakufu.games.shitenno.years import TwoYears
from bakufu.kernel.step import Next, Step


class SetUp(Step[ShitennoState], frozen=True):
    """Tiles on the provinces, a title and two secret troop cards for each player."""

    def run(self, state: ShitennoState) -> Next:
        """Deal, and begin the first even year."""
        tell, state.tell = state.tell, None
        for province in range(len(PROVINCES)):
            turn_up_tile(state, province)
        state.tell = tell
        if tell:
            tell(TilesTurnedUp(tuple(state.tops)))
        self.deal_titles(state)
        for seat in range(len(state.scores)):
            draw_secretly(state, seat, FIRST_HAND)
        return TwoYears()

    def deal_titles(self, state: ShitennoState) -> None:
        """One of the four for each player at random (SHI-1.4); if seat 0 is to begin, it gets the highest of them."""
        titles = list(range(len(TITLES)))
        state.titles = [state.chance.draw(titles) for _ in state.scores]
        if not state.options.draw_first:
            highest = state.titles.index(min(state.titles))
            state.titles[0], state.titles[highest] = state.titles[highest], state.titles[0]
        if tell := state.tell:
            for seat, title in enumerate(state.titles):
                tell(TitleDealt(seat, title))

"""SHO-8: Samurai."""

from bakufu.games.shogun.actions import Decline, TakeBonus
from bakufu.games.shogun.components import BONUSES, REGION_OF, REGIONS_NEEDED
from bakufu.games.shogun.court import DECLINE
from bakufu.games.shogun.events_of_modules import BannerTurned
from bakufu.games.shogun.gifts import GIFTS, Gift, give
from bakufu.games.shogun.printed import Bonus
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Decision, Seat, Seats


def bonuses(card: Bonus) -> list[tuple[Gift, int]]:
    """What a card offers."""
    return [(kind, getattr(card, kind)) for kind in GIFTS if getattr(card, kind)]


TAKES = tuple(tuple(TakeBonus(kind, amount) for kind, amount in bonuses(card)) for card in BONUSES)


def regions_held(state: ShogunState, seat: Seat) -> int:
    """In how many regions a player has provinces."""
    regions = REGION_OF[state.options.side]
    return len({regions[province] for province in state.provinces(seat)})


class TurnBanners(Step[ShogunState], frozen=True):
    """In turn order, who has provinces in four regions may turn to the next card (SHO-8.1)."""

    clause = "SHO-8.1"
    place: int

    def _entitled(self, state: ShogunState) -> bool:
        seat = state.order[self.place]
        return state.samurai[seat] + 1 < len(BONUSES) and regions_held(state, seat) >= REGIONS_NEEDED

    def seats(self, state: ShogunState) -> Seats:
        """The next player in turn, if entitled."""
        return (state.order[self.place],) if self._entitled(state) else ()

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """One bonus of the next card, or none."""
        return Decision("bonus", (*TAKES[state.samurai[seat] + 1], DECLINE))

    def do(self, state: ShogunState, seat: Seat, action: TakeBonus | Decline) -> Next:
        """Turn the card and take the bonus."""
        if isinstance(action, TakeBonus):
            state.samurai[seat] += 1
            if tell := state.tell:
                tell(BannerTurned(seat, state.samurai[seat] + 1))
            give(state, seat, action.kind, action.amount)
        return self.run(state)

    def run(self, state: ShogunState) -> Next:
        """The next player."""
        return TurnBanners(self.place + 1) if self.place + 1 < state.players else None

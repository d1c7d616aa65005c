"""SHO-3.5 and 3.6: the event is drawn, bids are opened, special cards are taken."""

from bakufu.games.shogun.actions import TakeSpecial
from bakufu.games.shogun.components import BID, CHEST_CARD, NONE, PROVINCES, SPACES, SPECIALS, TOWER_CARD, Card
from bakufu.games.shogun.events import BidOpened, ChoiceOrdered, EventDrawn, SpecialTaken
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

TAKES = tuple(TakeSpecial(place) for place in range(SPECIALS + 1))


class DrawEvent(Step[ShogunState], frozen=True):
    """One of the year's open events holds for this round (SHO-3.5)."""

    def run(self, state: ShogunState) -> Next:
        """Draw it."""
        left = list(state.year_events)
        state.event = state.chance.draw(left)
        state.year_events = tuple(sorted(left))
        if tell := state.tell:
            tell(EventDrawn(state.event))
        return None


def rank(card: Card) -> int:
    """The worth of a bid: chests 4, 3, 2, 1, then a province, then no chests or a tower card, then nothing."""
    if card == NONE:
        return 0
    if card < PROVINCES:
        return 2
    if card in (CHEST_CARD, TOWER_CARD):
        return 1
    return 2 + card - CHEST_CARD


class OpenBids(Step[ShogunState], frozen=True):
    """Bids are opened and paid; they give the order of choice, ties at random (SHO-3.6)."""

    def run(self, state: ShogunState) -> Next:
        """Open them all at once."""
        bids = [state.plans[seat * SPACES + BID] for seat in range(state.players)]
        for seat, card in enumerate(bids):
            state.shown[seat] |= 1 << BID
            cost = card - CHEST_CARD if CHEST_CARD <= card < TOWER_CARD else 0
            state.chests[seat] -= cost
            if tell := state.tell:
                tell(BidOpened(seat, card, cost))
        seats = list(range(state.players))
        if len(set(map(rank, bids))) < len(bids):
            state.chance.shuffle(seats)
        seats.sort(key=lambda seat: -rank(bids[seat]))
        if tell := state.tell:
            tell(ChoiceOrdered(tuple(seats)))
        return ChooseSpecial(tuple(seats))


class ChooseSpecial(Step[ShogunState], frozen=True):
    """In the order of the bids, everyone takes one of the special cards left (SHO-3.6)."""

    clause = "SHO-3.6"
    queue: tuple[Seat, ...]
    """Who has not chosen yet, the next one first; open to all, so views show it."""

    def seats(self, state: ShogunState) -> Seats:
        """The highest bidder who has none; the last card of five needs no choice."""
        return self.queue[:1] if state.specials.count(NONE) < SPECIALS - 1 else ()

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """Any card left."""
        left = [TAKES[place] for place, special in enumerate(state.specials, 1) if special != NONE]
        return Decision("special", tuple(left))

    def do(self, state: ShogunState, seat: Seat, action: TakeSpecial) -> Next:
        """Take it; its space is the place in the turn order."""
        self._take(state, seat, action.place)
        if len(self.queue) == 1:
            return None
        return ChooseSpecial(self.queue[1:])

    def run(self, state: ShogunState) -> Next:
        """The fifth of five players gets what is left."""
        place = next(place for place, special in enumerate(state.specials, 1) if special != NONE)
        self._take(state, self.queue[0], place)
        return None

    def _take(self, state: ShogunState, seat: Seat, place: int) -> None:
        specials = state.specials
        state.special[seat] = specials[place - 1]
        state.specials = (*specials[: place - 1], NONE, *specials[place:])
        # Until all have chosen, the order is read off the spaces: who stands on which.
        standing = dict(zip(state.places, state.order, strict=True))
        standing[place] = seat
        state.places = tuple(sorted(standing))
        state.order = tuple(standing[space] for space in state.places)
        if tell := state.tell:
            tell(SpecialTaken(seat, state.special[seat], place))

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """Somebody was faster."""
        return Refusal("SHO-3.6", "refused-special-taken") if isinstance(action, TakeSpecial) else None

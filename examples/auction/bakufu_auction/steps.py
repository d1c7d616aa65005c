"""The rules, in the order in which they are played."""

from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Event, Refusal, Seat, Seats
from bakufu_auction.state import COINS, HIGHEST, LEAST, MOST, NONE, AuctionState


class Bid(Action, frozen=True):
    """So many coins, in secret."""

    amount: int


class Raise(Action, frozen=True):
    """One coin more."""


class Pass(Action, frozen=True):
    """No more."""


class OwnBid(Event, frozen=True):
    """What one has bid oneself; nobody else is told."""

    amount: int


class Opened(Event, frozen=True):
    """All bids, in the order of the seats. Once seen, they cannot be unseen."""

    reveals = True
    bids: tuple[int, ...]


class Raised(Event, frozen=True):
    """Somebody bids one more."""

    seat: Seat
    bid: int


class Sold(Event, frozen=True):
    """Who has the treasure, for how much, and what it held."""

    seat: Seat
    price: int
    treasure: int


class BidAll(Step[AuctionState], frozen=True):
    """All bid at once; nobody sees another's bid (AUC-1.2)."""

    clause = "AUC-1.2"

    def seats(self, state: AuctionState) -> Seats:
        """All who have not bid."""
        return tuple(seat for seat, bid in enumerate(state.bids) if bid == NONE)

    def ask(self, state: AuctionState, seat: Seat) -> Decision:
        """From nothing to the highest bid."""
        return Decision("bid", tuple(Bid(amount) for amount in range(HIGHEST + 1)), secret=True)

    def do(self, state: AuctionState, seat: Seat, action: Bid) -> Next:
        """Note the bid; the step stays until all have bid."""
        state.bids[seat] = action.amount
        if tell := state.tell:
            tell(OwnBid(action.amount), (seat,))
        return self

    def run(self, state: AuctionState) -> Next:
        """All have bid: open the bids, then let raise whoever is first (AUC-1.3)."""
        state.opened = True
        if tell := state.tell:
            tell(Opened(tuple(state.bids)))
        players = len(state.bids)
        first = state.chance.below(players) if state.options.draw_first else 0
        return Outbid(first, players - 1), Sale()


class Outbid(Step[AuctionState], frozen=True):
    """One seat raises as often as it likes; after each time the next seat may answer (AUC-2.1)."""

    clause = "AUC-2.1"
    seat: Seat
    others: int
    """So many seats may still answer."""

    def seats(self, state: AuctionState) -> Seats:
        """One."""
        return (self.seat,)

    def ask(self, state: AuctionState, seat: Seat) -> Decision:
        """Raise, while there are coins for it (AUC-2.2), or pass."""
        return Decision("outbid", (Raise(), Pass()) if state.bids[seat] < COINS else (Pass(),))

    def do(self, state: AuctionState, seat: Seat, action: Action) -> Next:
        """After a raise the next seat's answer comes first, then this seat again: a call inside a call."""
        if isinstance(action, Pass):
            return None
        state.bids[seat] += 1
        if tell := state.tell:
            tell(Raised(seat, state.bids[seat]))
        if not self.others:
            return self
        return Outbid((seat + 1) % len(state.bids), self.others - 1), self

    def why_not(self, state: AuctionState, seat: Seat, action: Action) -> Refusal | None:
        """Who asks "says who?" gets a clause."""
        return Refusal("AUC-2.2", "refused-no-coins", {"coins": COINS}) if isinstance(action, Raise) else None


class Sale(Step[AuctionState], frozen=True):
    """The highest bid pays and gets the treasure; lots decide between equals (AUC-3.1)."""

    def run(self, state: AuctionState) -> Next:
        """All the luck of the game."""
        price = max(state.bids)
        seat = state.chance.pick([seat for seat, bid in enumerate(state.bids) if bid == price])
        treasure = LEAST + state.chance.below(MOST - LEAST + 1)
        state.coins[seat] += treasure - price
        state.bank += price - treasure
        if tell := state.tell:
            tell(Sold(seat, price, treasure))
        return None

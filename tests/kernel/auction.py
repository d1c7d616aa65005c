"""A tiny game for the kernel's tests: all bid secretly, then outbid each other, call inside call; chance pays."""

from typing import Any

from msgspec import Struct

from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game, Options
from bakufu.kernel.state import State
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Event, Result, Seat, Seats, places_by

MOST = 3


class Bid(Action, frozen=True):
    amount: int


class Done(Action, frozen=True):
    pass


class Raise(Action, frozen=True):
    pass


class Pass(Action, frozen=True):
    pass


class Opened(Event, frozen=True):
    reveals = True
    bids: tuple[int, ...]


class OwnBid(Event, frozen=True):
    amount: int


class AuctionState(State, kw_only=True):
    options: Options
    bids: list[int]
    done: list[bool]

    def clone(self) -> "AuctionState":
        return AuctionState(
            self.stack[:],
            self.chance.clone(),
            rules=self.rules,
            options=self.options,
            bids=self.bids[:],
            done=self.done[:],
        )


class BidAll(Step[AuctionState], frozen=True):
    clause = "AUC-1"

    def seats(self, state: AuctionState) -> Seats:
        return tuple(seat for seat, done in enumerate(state.done) if not done)

    def ask(self, state: AuctionState, seat: Seat) -> Decision:
        return Decision("bid", (*(Bid(amount) for amount in range(MOST + 1)), Done()), secret=True)

    def do(self, state: AuctionState, seat: Seat, action: Bid | Done) -> Next:
        if isinstance(action, Done):
            state.done[seat] = True
            return self
        state.bids[seat] = action.amount
        if tell := state.tell:
            tell(OwnBid(action.amount), (seat,))
        return self

    def run(self, state: AuctionState) -> Next:
        if tell := state.tell:
            tell(Opened(tuple(state.bids)))
        return Outbid(2), Payout()


class Outbid(Step[AuctionState], frozen=True):
    clause = "AUC-2"
    seat: Seat

    def seats(self, state: AuctionState) -> Seats:
        return (self.seat,)

    def ask(self, state: AuctionState, seat: Seat) -> Decision:
        return Decision("outbid", (Raise(), Pass()) if self.seat else (Pass(),))

    def do(self, state: AuctionState, seat: Seat, action: Action) -> Next:
        if isinstance(action, Raise):
            state.bids[seat] += 1
            return Outbid(self.seat - 1), self
        return None


class Payout(Step[AuctionState], frozen=True):
    def run(self, state: AuctionState) -> Next:
        state.bids[state.chance.below(len(state.bids))] += 10
        return Outbid(0)


class AuctionView(Struct):
    bids: list[int]


class Auction(Game[AuctionState]):
    id = "auction"
    name = "Auction"
    counts = (3,)
    rules_version = "1"
    end_clause = "AUC-3"
    package = "bakufu.kernel"
    Options = Options
    State = AuctionState
    steps = (BidAll, Outbid, Payout)
    actions = (Bid, Done, Raise, Pass)
    events = (Opened, OwnBid)

    def lay_out(self, players: int, options: Any, chance: Chance) -> AuctionState:
        return AuctionState([BidAll()], chance, options=options, bids=[0] * players, done=[False] * players)

    def view(self, state: AuctionState, seat: Seat) -> AuctionView:
        opened = all(state.done)
        return AuctionView([bid if opened or who == seat else -1 for who, bid in enumerate(state.bids)])

    def players(self, state: AuctionState) -> int:
        return len(state.bids)

    def result(self, state: AuctionState) -> Result:
        return Result(places_by([(bid,) for bid in state.bids]), tuple(state.bids))


auction = Auction()

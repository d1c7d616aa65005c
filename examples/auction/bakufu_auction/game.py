"""The game, as Bakufu knows it."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game, Options
from bakufu.kernel.words import Result, Seat, places_by
from bakufu_auction.state import BANK, COINS, HIGHEST, LEAST, MOST, NONE, AuctionState
from bakufu_auction.steps import Bid, BidAll, Opened, Outbid, OwnBid, Pass, Raise, Raised, Sale, Sold

HIDDEN = -2


class AuctionView(Struct, frozen=True):
    """What is shown; HIDDEN stands for a bid that is laid face down."""

    coins: list[int]
    bids: list[int]
    bank: int


class Auction(Game[AuctionState]):
    """Bid in secret, raise in turn, and see what the treasure holds."""

    id = "auction"
    name = "Auction"
    counts = (2, 3, 4, 5)
    rules_version = "1"
    end_clause = "AUC-3.2"
    package = __package__
    Options = Options
    State = AuctionState
    steps = (BidAll, Outbid, Sale)
    actions = (Bid, Raise, Pass)
    events = (OwnBid, Opened, Raised, Sold)

    def lay_out(self, players: int, options: Any, chance: Chance) -> AuctionState:
        """Coins for everybody (AUC-1.1)."""
        stack = [BidAll()]
        return AuctionState(stack, chance, options=options, coins=[COINS] * players, bank=BANK, bids=[NONE] * players)

    def players(self, state: AuctionState) -> int:
        """One bid each."""
        return len(state.bids)

    def view(self, state: AuctionState, seat: Seat) -> AuctionView:
        """Built by listing what is shown, never by leaving out what is not."""
        shown = [bid if state.opened or bid == NONE or who == seat else HIDDEN for who, bid in enumerate(state.bids)]
        return AuctionView(state.coins[:], shown, state.bank)

    def determinize(self, state: AuctionState, seat: Seat, chance: Chance) -> AuctionState:
        """Bids that the seat cannot see could be any, each as likely; and luck of its own."""
        world = state.clone()
        world.chance = chance
        if not state.opened:
            for who, bid in enumerate(state.bids):
                if who != seat and bid != NONE:
                    world.bids[who] = chance.below(HIGHEST + 1)
        return world

    def flaw(self, state: AuctionState) -> str | None:
        """What cannot be so in a position that somebody made up."""
        if not len(state.coins) == len(state.bids) in self.counts:
            return "coins and bids are not those of as many players as there can be"
        if any(not NONE <= bid <= COINS for bid in state.bids) or any(coins < 0 for coins in state.coins):
            return "somebody has bid or has what cannot be"
        return None

    def pieces(self, state: AuctionState) -> Mapping[str, int]:
        """No coin is made or lost."""
        return {"coins": sum(state.coins) + state.bank}

    def result(self, state: AuctionState) -> Result:
        """Most coins win (AUC-3.2)."""
        return Result(places_by([(coins,) for coins in state.coins]), tuple(state.coins))

    def worth(self, state: AuctionState, seat: Seat) -> float:
        """One's coins, and what a treasure holds on average if one would get it."""
        if not state.stack:
            return float(state.coins[seat])
        leading = state.bids[seat] == max(state.bids)
        return state.coins[seat] + ((LEAST + MOST) / 2 - state.bids[seat] if leading else 0.0)


game: Game[Any] = Auction()

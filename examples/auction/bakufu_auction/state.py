"""What lies on the table."""

from bakufu.kernel.game import Options
from bakufu.kernel.state import State

COINS, BANK = 5, 20
"""What each player begins with, and what the bank has."""

HIGHEST = 3
"""No secret bid is higher."""

LEAST, MOST = 4, 9
"""What a treasure may hold."""

NONE = -1


class AuctionState(State, kw_only=True):
    """Everything, as plain lists and numbers: they copy fast, and JSON is for free."""

    options: Options
    coins: list[int]
    bank: int
    bids: list[int]
    """Each seat's bid; NONE where it has not bid yet."""
    opened: bool = False

    def clone(self) -> "AuctionState":
        """A copy that shares nothing that can change."""
        return AuctionState(
            self.stack[:],
            self.chance.clone(),
            rules=self.rules,
            options=self.options,
            coins=self.coins[:],
            bank=self.bank,
            bids=self.bids[:],
            opened=self.opened,
        )

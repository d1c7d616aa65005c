"""Auction: bid in secret, raise in turn, and see what the treasure holds. A template for authors of games."""

from bakufu_auction.game import game

__all__ = ["game"]

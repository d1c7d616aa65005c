"""Greedy as it is when the search is first measured; it stays as it is, so that figures can be compared."""

from bakufu.bots.greedy_bot import make

__all__ = ["make"]

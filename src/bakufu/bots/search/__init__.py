"""One search for all games: plans tried out on positions that could be the real one."""

from bakufu.bots.search.halving import Search, Thought

__all__ = ["Search", "Thought"]

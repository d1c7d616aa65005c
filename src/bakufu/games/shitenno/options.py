"""What a table may choose."""

from bakufu.kernel.game import Options


class ShitennoOptions(Options, frozen=True, kw_only=True):
    """Nothing to choose but whether seat 0 gets the highest title."""

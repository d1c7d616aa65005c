"""What our games are to reach with four players, and how a figure is shown beside its bar."""

from typing import NamedTuple


class Bars(NamedTuple):
    """Compiled, the least times Catanatron and the most microseconds that a copy takes."""

    times_catanatron: float
    clone_us: float


FOUR_PLAYERS = {
    "Edo Yashiki": Bars(18, 1.0),
    "Shitennō": Bars(16, 1.5),
    "Shogun": Bars(24, 3.0),
    "Bushido": Bars(26, 2.0),
}

TIMES_PLAIN = 3.0
"""With every number of players what is compiled is at least so many times as fast as plain Python."""

GREEDY_TIMES_OLD = 4.0
"""And a greedy bot so many times as fast as at the commit where this was begun, 278c57e."""


def at_least(figure: float, bar: float | None) -> str:
    """A figure, and whether it reaches the bar if there is one."""
    if bar is None:
        return f"{figure:.2f}"
    return f"{figure:.2f} {'≥' if figure >= bar else '✗ <'} {bar:g}"


def at_most(figure: float, bar: float | None) -> str:
    """The same where less is better."""
    if bar is None:
        return f"{figure:.2f}"
    return f"{figure:.2f} {'≤' if figure <= bar else '✗ >'} {bar:g}"

"""The games of Bakufu, with their default options."""

from collections.abc import Iterator

from bakufu.arena.measure import random_playouts
from bakufu.games import all_games
from bench.entry import Entry

FOUR = 4


def entries(every_count: bool) -> Iterator[Entry]:
    """Every game with four players, as Catan is measured (or its most, if fewer); or with every number."""
    for game in all_games():
        for players in game.counts if every_count else [min(FOUR, max(game.counts))]:
            yield Entry("Bakufu", game.name, players, random_playouts(game, players))

"""The games of Bakufu, with their default options."""

from collections.abc import Iterator
from statistics import median_high

from bakufu.arena.measure import random_playouts
from bakufu.games import all_games
from bench.entry import Entry


def entries(every_count: bool) -> Iterator[Entry]:
    """Every game with the middle number of players (the higher one of two), or with each."""
    for game in all_games():
        for players in game.counts if every_count else [median_high(game.counts)]:
            yield Entry("Bakufu", game.name, players, random_playouts(game, players))

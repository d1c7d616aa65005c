"""Every line-up against every other, as many deals as wanted; broken off at any moment it can be gone on with."""

from collections.abc import Iterator

from bakufu.arena.arena import Arena, at_least
from bakufu.arena.results import Results
from bakufu.arena.workers import finished


def games_in(arena: Arena, games: int) -> int:
    """How many games it takes to play whole deals that are at least so many."""
    return sum(len(deal) for deal in at_least(arena, games))


def run(arena: Arena, games: int, workers: int, results: Results) -> Iterator[None]:
    """Play what is still to be played of so many games; yields after each that is kept."""
    there = results.numbers()
    bouts = (bout for deal in at_least(arena, games) for bout in deal if bout.number not in there)
    for bout, outcome in finished(bouts, workers):
        results.add(bout, outcome)
        yield

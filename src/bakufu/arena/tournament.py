"""A tournament of as many games as wanted; broken off at any moment it can be gone on with."""

from collections.abc import Iterator
from contextlib import closing

from bakufu.arena.arena import Arena, at_least
from bakufu.arena.bout import Bout
from bakufu.arena.ladder import rounds
from bakufu.arena.results import Results
from bakufu.arena.workers import finished


def games_in(arena: Arena, games: int) -> int:
    """How many games it takes to play whole deals that are at least so many; on a ladder it may be a round more."""
    return games if arena.form == "ladder" else sum(len(deal) for deal in at_least(arena, games))


def run(arena: Arena, games: int, workers: int, results: Results, ray: str | None = None) -> Iterator[None]:
    """Play what is still to be played of so many games; yields after each that is kept."""
    there = results.numbers()
    ended = results.outcomes() if arena.form == "ladder" else {}

    def to_play() -> Iterator[Bout | None]:
        if arena.form == "all":
            yield from (bout for deal in at_least(arena, games) for bout in deal if bout.number not in there)
            return
        for _, deals in rounds(arena, games, ended):
            bouts = [bout for deal in deals for bout in deal]
            yield from (bout for bout in bouts if bout.number not in there)
            while not all(bout.number in ended for bout in bouts):
                yield None

    with closing(finished(to_play(), workers, ray)) as playing:
        for bout, outcome in playing:
            results.add(bout, outcome)
            if arena.form == "ladder":
                ended[bout.number] = outcome
            yield


def rungs(arena: Arena, results: Results) -> tuple[tuple[str, ...], int]:
    """How a ladder stands, the lowest first, and after how many whole rounds."""
    ended = results.outcomes()
    stand, number = arena.bots, 0
    for number, (stand, deals) in enumerate(rounds(arena, len(ended), ended)):  # noqa: B007
        if not all(bout.number in ended for deal in deals for bout in deal):
            break
    return stand, number

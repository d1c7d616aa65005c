"""A ladder: each bot meets its neighbours, and who finishes before them climbs.

In a round the rungs are cut into tables of neighbours, each of which plays a deal from every seat on; then those at a
table stand in the order of their mean places. The next round cuts elsewhere, so that one can climb on. So many bots
find their places by far fewer games than if all met all.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from statistics import fmean

from bakufu.arena.arena import Arena, Deal, deal_of
from bakufu.arena.bout import BoutResult


def tables(rungs: Sequence[str], players: int, number: int) -> list[tuple[str, ...]]:
    """Neighbours that meet in the round of this number; a few at the ends may rest for a round."""
    size = min(players, len(rungs))
    begin = number % min(size, len(rungs) - size + 1)
    return [tuple(rungs[start : start + size]) for start in range(begin, len(rungs) - size + 1, size)]


def climbed(rungs: Sequence[str], deals: Sequence[Deal], ended: Mapping[int, BoutResult]) -> tuple[str, ...]:
    """The rungs after a round, the lowest first; who is level stays where it was."""
    now = list(rungs)
    for deal in deals:
        places: dict[str, list[int]] = {}
        for bout in deal:
            for who, place in zip(bout.seating, ended[bout.number].places, strict=True):
                places.setdefault(who, []).append(place)
        met = [who for who in rungs if who in places]
        start = rungs.index(met[0])
        now[start : start + len(met)] = sorted(met, key=lambda who: -fmean(places[who]))
    return tuple(now)


def rounds(arena: Arena, games: int, ended: Mapping[int, BoutResult]) -> Iterator[tuple[tuple[str, ...], list[Deal]]]:
    """Round by round, until there have been so many games: the rungs before it, and its deals.

    Of each round all games must have `ended` before the next one is asked for: what it is depends on them. At the end
    the rungs stand alone. So the same outcomes give the same games, whoever has played them, and when.
    """
    rungs, numbers, played = arena.bots, count(1), 0
    for number in count():
        if played >= games:
            yield rungs, []
            return
        deals = [
            deal_of(arena, table, f"{arena.seed}/{number}/{place}", numbers)
            for place, table in enumerate(tables(rungs, arena.players, number))
        ]
        played += sum(map(len, deals))
        yield rungs, deals
        rungs = climbed(rungs, deals, ended)

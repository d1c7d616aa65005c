"""What an arena plays: deal after deal, each by every line-up of the bots in every rotation of the seats."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from bakufu.arena.bout import Bout
from bakufu.arena.entrants import PACKAGE, entrant
from bakufu.bots import Budget
from bakufu.games import find
from bakufu.kernel.json import encode
from bakufu.kernel.mistake import Mistake

Form: TypeAlias = Literal["all", "ladder"]
"""Who meets whom: every line-up, or neighbours on a ladder (`ladder.py`)."""


class Arena(Struct, frozen=True):
    """Everything that a bout's outcome depends on. With several sets of options each deal is played with each."""

    game: str
    players: int
    rules: str
    options: tuple[str, ...]
    """Each as JSON, with all there are."""
    bots: tuple[str, ...]
    seed: str
    budget: Budget
    form: Form = "all"

    def by_the_clock(self) -> tuple[str, ...]:
        """The bots that may answer otherwise when they are asked again."""
        return tuple(name for name in self.bots if entrant(name, self.budget).by_the_clock)


Deal = list[Bout]
"""All bouts of one deal."""


def arrange(
    game: str,
    players: int | None,
    options: Sequence[Mapping[str, Any]],
    bots: Sequence[str],
    seed: str,
    budget: Budget,
    form: Form = "all",
) -> Arena:
    """An arena; all that could be wrong is found here, before the first game. Raises `Mistake`."""
    played = find(game)
    seats = players if players is not None else len(bots) if len(bots) in played.counts else played.counts[0]
    chosen = tuple(encode(played.read_options(seats, given)).decode() for given in options)
    for place, bot in enumerate(bots):
        entrant(bot, budget)
        if bot in bots[:place]:
            raise Mistake("arena-twice", package=PACKAGE, name=bot)
    if len(set(chosen)) < len(chosen):
        raise Mistake("arena-same-options", package=PACKAGE)
    return Arena(played.id, seats, played.rules_version, chosen, tuple(bots), seed, budget, form)


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every way to fill the seats on which no bot sits more than once more often than another."""
    each, over = divmod(players, len(bots))
    return [(*tuple(bots) * each, *more) for more in combinations(bots, over)]


def rotations(line_up: Sequence[str], order: Random) -> list[tuple[str, ...]]:
    """A line-up in some order around the table, from every seat on; none twice."""
    around = order.sample(line_up, len(line_up))
    return [*dict.fromkeys((*around[shift:], *around[:shift]) for shift in range(len(around)))]


def deals(arena: Arena) -> Iterator[Deal]:
    """Without end. Who sits beside whom changes from deal to deal; bouts are numbered from 1."""
    numbers = count(1)
    for number in count():
        yield deal_of(arena, arena.bots, f"{arena.seed}/{number}", numbers)


def deal_of(arena: Arena, bots: Sequence[str], seed: str, numbers: Iterator[int]) -> Deal:
    """The deal of this seed, as these bots of the arena play it."""
    order = Random(f"{seed}/seats")
    seatings = [seating for line_up in line_ups(bots, arena.players) for seating in rotations(line_up, order)]
    return [
        Bout(next(numbers), arena.game, arena.rules, options, seed, seating, arena.budget)
        for options in arena.options
        for seating in seatings
    ]


def at_least(arena: Arena, games: int) -> Iterator[Deal]:
    """Whole deals, until they are so many games."""
    played = 0
    for deal in deals(arena):
        if played >= games:
            return
        played += len(deal)
        yield deal


def at_most(arena: Arena, games: int) -> Iterator[Deal]:
    """Whole deals, as long as they are not more than so many games; the first one in any case."""
    played = 0
    for deal in deals(arena):
        if played and played + len(deal) > games:
            return
        played += len(deal)
        yield deal

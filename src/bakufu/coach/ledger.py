"""The luck ledger: for each seat, start + choices + luck = result.

The value of a point of the game is what each seat has of the victory when it is played on from there, with all that has
happened known and all luck still to come drawn anew. What luck changed is the value after it less the value before it,
which is the mean over all that could have come: so luck sums to nothing over many games, whoever plays on.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from bakufu.arena.workers import done
from bakufu.coach.course import Node, course
from bakufu.coach.playing_on import QUICK, Playing, policy, victory
from bakufu.coach.skill import as_played
from bakufu.games import find
from bakufu.kernel.record import Record
from bakufu.kernel.table import Table
from bakufu.kernel.verify import replay
from bakufu.kernel.words import Action, Event, Seat

CHUNK = 10
"""So many samples go through a game at once, unless told otherwise."""

SURE = 2.0
"""Standard errors: what is less is not told apart from nothing."""

Outcomes = list[list[float]]
"""Of each sample, by seat."""


class Point(Struct):
    """A point of the game: sums over samples, by seat."""

    values: list[float]
    squares: list[float]
    """Of how much each sample changed since the point before."""


class LedgerEntry(Struct, frozen=True):
    """A choice or a luck, and what it changed in everybody's chances."""

    move: int
    change: tuple[float, ...]
    errors: tuple[float, ...]
    """How far off the change may be: its standard error."""
    seat: Seat | None = None
    """Who chose; nobody where it was luck."""
    action: Action | None = None
    events: tuple[Event, ...] = ()

    @property
    def weight(self) -> float:
        """How much it changed for whom it changed most; nothing where that could be noise."""
        both = zip(self.change, self.errors, strict=True)
        return max((abs(change) for change, error in both if abs(change) > SURE * error), default=0.0)


class Account(Struct, frozen=True):
    """One seat's: the first four make the fifth."""

    start: float
    own_choices: float
    others_choices: float
    luck: float
    result: float


class Ledger(Struct, frozen=True):
    """A whole game's."""

    start: tuple[float, ...]
    entries: tuple[LedgerEntry, ...]
    result: tuple[float, ...]
    samples: int

    def account(self, seat: Seat) -> Account:
        """What became of a seat, and by what."""
        own = sum(entry.change[seat] for entry in self.entries if entry.seat == seat)
        luck = sum(entry.change[seat] for entry in self.entries if entry.seat is None)
        others = sum(entry.change[seat] for entry in self.entries if entry.seat not in (None, seat))
        return Account(self.start[seat], own, others, luck, self.result[seat])

    def luck_error(self, one: Seat, other: Seat) -> float:
        """How far off the difference between two seats' luck may be, at most: its standard error."""
        lucks = [entry.errors for entry in self.entries if entry.seat is None]
        return sqrt(sum((errors[one] + errors[other]) ** 2 for errors in lucks))

    def largest_lucks(self, most: int) -> list[LedgerEntry]:
        """The lucks that changed most; none that could be noise."""
        lucks = [entry for entry in self.entries if entry.seat is None and entry.weight > 0]
        return sorted(lucks, key=lambda entry: -entry.weight)[:most]


def ledger(
    record: Record, samples: int, workers: int = 1, bot: str = QUICK, seed: str = "1", chunk: int = CHUNK
) -> Iterator[Ledger | int]:
    """The ledger of a finished game, after how many samples are done, again and again. Workers change nothing.

    So many samples go through the game at once. Raises as `policy` does.
    """
    policy(find(record.game), bot, record.players)
    lines = "\n".join(record.lines())
    parts = [range(start, min(start + chunk, samples)) for start in range(0, samples, chunk)]
    found: dict[int, list[Point]] = {}
    for (_, _, _, numbers), points in done([(lines, bot, seed, numbers) for numbers in parts], _go_through, workers):
        found[numbers.start] = points
        yield sum(len(part) for part in parts if part.start in found)
    yield enter(replay(find(record.game), record), [found[start] for start in sorted(found)], samples)


def enter(table: Table[Any], parts: Sequence[Sequence[Point]], samples: int) -> Ledger:
    """The ledger, from every point of the game as parts of the samples have it."""
    assert table.result
    result = tuple(victory(table.result))
    points = [*zip(*parts, strict=True)]
    values = [_means([point.values for point in point_parts], samples) for point_parts in points]
    # What nobody can change any more is known: the last value is the result, but for rounding.
    values[-1] = result
    entries = []
    for place, node in enumerate(course(table)):
        if place:
            change = tuple(b - a for a, b in zip(values[place - 1], values[place], strict=True))
            squares = _means([point.squares for point in points[place]], samples)
            errors = tuple(
                sqrt(max(square - mean * mean, 0.0) / max(samples - 1, 1))
                for square, mean in zip(squares, change, strict=True)
            )
            entries.append(LedgerEntry(node.move, change, errors, node.seat, node.action, node.events))
    return Ledger(values[0], tuple(entries), result, samples)


def _means(sums: Sequence[Sequence[float]], samples: int) -> tuple[float, ...]:
    return tuple(sum(parts) / samples for parts in zip(*sums, strict=True))


def _go_through(job: tuple[str, str, str, range]) -> list[Point]:
    """Play on from every point of a game with these samples."""
    lines, bot, seed, numbers = job
    record = Record.parse(lines)
    game = find(record.game)
    table, choose = replay(game, record), policy(game, bot, record.players)
    players = [Playing(game, choose, f"{seed}/{number}") for number in numbers]
    outcomes: Outcomes = []
    points = []
    for node in course(table):
        before = outcomes
        outcomes = [
            before[place]
            if before and as_played(playing, node)
            else victory(playing.to_the_end(node.state, node.answered, *_plan(node), node.turns))
            for place, playing in enumerate(players)
        ]
        squares = [
            sum((b[seat] - a[seat]) ** 2 for a, b in zip(before or outcomes, outcomes, strict=True))
            for seat in range(table.players)
        ]
        points.append(Point([sum(shares) for shares in zip(*outcomes, strict=True)], squares))
    return points


def _plan(node: Node) -> tuple[Seat, tuple[Action, ...]]:
    return (0, ()) if node.seat is None or node.action is None else (node.seat, (node.action,))

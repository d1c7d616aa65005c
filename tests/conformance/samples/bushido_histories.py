"""Every way in which a few tiles or discs can have come where they are, tried one by one.

Pieces are single: two of a kind are two pieces. A place holds pieces; a history is a list of moves between places, and
of each move the seat has seen either which kinds went, or only how many. All that could have gone is tried.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

Table: TypeAlias = dict[str, frozenset[int]]
"""Which pieces lie in each place."""

World: TypeAlias = tuple[tuple[int, ...], ...]
"""How many pieces of each kind lie in each place that is asked about."""


class Move(NamedTuple):
    """Pieces go from one place to another; which kinds, if that was seen, or which it can have been at all."""

    source: str
    target: str
    number: int
    seen: tuple[int, ...] | None = None
    among: tuple[int, ...] | None = None


class All(NamedTuple):
    """Everything goes from one place to another."""

    source: str
    target: str


def hidden(source: str, target: str, number: int = 1, among: tuple[int, ...] | None = None) -> Move:
    """So many pieces move, and nobody sees which."""
    return Move(source, target, number, None, among)


def seen(source: str, target: str, *kinds: int) -> Move:
    """Pieces of these kinds move."""
    return Move(source, target, len(kinds), tuple(sorted(kinds)))


def worlds(
    start: Mapping[str, Sequence[int]], history: Sequence[Move | All], asked: Sequence[str], kinds: int
) -> Counter[Any]:
    """Where everything may lie in the end, and in how many ways. `start` gives the kinds of the pieces in each."""
    of_kind: list[int] = []
    table: Table = {}
    for place, there in start.items():
        table[place] = frozenset(range(len(of_kind), len(of_kind) + len(there)))
        of_kind += there
    found: Counter[Any] = Counter()
    for after in _tables(table, history, of_kind):
        world: World = tuple(_counted(after.get(place, frozenset()), of_kind, kinds) for place in asked)
        found[world] += 1
    return found


def _counted(pieces: frozenset[int], of_kind: list[int], kinds: int) -> tuple[int, ...]:
    counts = Counter(of_kind[piece] for piece in pieces)
    return tuple(counts[kind] for kind in range(kinds))


def _tables(table: Table, history: Sequence[Move | All], of_kind: list[int]) -> Iterator[Table]:
    if not history:
        yield table
        return
    move, rest = history[0], history[1:]
    source = table[move.source]
    target = table.get(move.target, frozenset())
    if isinstance(move, All):
        yield from _tables({**table, move.source: frozenset(), move.target: target | source}, rest, of_kind)
        return
    fitting = [piece for piece in sorted(source) if move.among is None or of_kind[piece] in move.among]
    for some in combinations(fitting, move.number):
        if move.seen is None or move.seen == tuple(sorted(of_kind[piece] for piece in some)):
            after = {**table, move.source: source - set(some), move.target: target | set(some)}
            yield from _tables(after, rest, of_kind)

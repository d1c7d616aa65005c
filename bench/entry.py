"""What is measured, and what came of it."""

from collections.abc import Callable
from statistics import median

from msgspec import Struct

from bakufu.arena.measure import Measured


class Entry(Struct, frozen=True):
    """One game of one engine."""

    engine: str
    game: str
    players: int
    measure: Callable[[float], Measured]
    """Plays for so many seconds."""


class Row(Struct, frozen=True, kw_only=True):
    """The medians of an entry's rounds, beside those of Catanatron in the same run."""

    engine: str
    game: str
    players: int
    decisions_per_second: float
    times_catanatron: float
    games_per_second: float
    clone_us: float
    rounds: list[Measured]


def run(entries: list[Entry], base: Entry, rounds: int, seconds: float, done: Callable[[Entry], None]) -> list[Row]:
    """Measure every entry once per round, one after the other, so that a slow minute of the machine meets them all."""
    seen: list[list[Measured]] = [[] for _ in entries]
    for _ in range(rounds):
        for entry, measured in zip(entries, seen, strict=True):
            measured.append(entry.measure(seconds))
            done(entry)
    pace = _pace(seen[entries.index(base)])
    return [_row(entry, measured, pace) for entry, measured in zip(entries, seen, strict=True)]


def _pace(rounds: list[Measured]) -> float:
    return median(each.decisions_per_second for each in rounds)


def _row(entry: Entry, rounds: list[Measured], pace: float) -> Row:
    return Row(
        engine=entry.engine,
        game=entry.game,
        players=entry.players,
        decisions_per_second=_pace(rounds),
        times_catanatron=_pace(rounds) / pace,
        games_per_second=median(each.games_per_second for each in rounds),
        clone_us=median(each.clone_us for each in rounds),
        rounds=rounds,
    )

"""Rows that wait to be written, and what is done with every single one of them."""

import logging
from collections.abc import Callable, Sequence
from typing import Any

from bakufu.kernel.json import encode
from bakufu.server.storage.models import Entry

log = logging.getLogger("bakufu")

Values = tuple[Any, ...]
"""A row on its way into the database: its values, in the order of the columns; first the table's id."""

Then = Callable[[bool | Exception], None]
"""Is told that a row got in, that its number was taken, or what went wrong."""


class Append:
    """A row on its way into a table of the database.

    Into the list of tables goes the id alone of one whose game is over.
    """

    __slots__ = ("into", "row", "then")

    def __init__(self, into: Any, row: Values, then: Then) -> None:
        self.into = into
        self.row = row
        self.then = then


def entry_row(table: str, entry: Entry) -> Values:
    """An entry as the database keeps it."""
    timing, action = entry.timing, entry.action
    return (
        table,
        entry.number,
        entry.kind,
        entry.seat,
        None if action is None else encode(action).decode(),
        entry.by,
        entry.at,
        timing.arrived if timing else None,
        timing.allowance if timing else None,
    )


def by_table(jobs: list[Append]) -> dict[Any, list[Values]]:
    """The rows for each table of the database."""
    rows: dict[Any, list[Values]] = {}
    for job in jobs:
        some = rows.get(job.into)
        if some is None:
            some = rows[job.into] = []
        some.append(job.row)
    return rows


def ids_of(rows: Sequence[Values]) -> list[Any]:
    """At which tables these happen."""
    return [row[0] for row in rows]


def is_empty_from(rows: Sequence[Values], column: int) -> bool:
    """Whether these rows hold nothing in this column."""
    return all(row[column] is None for row in rows)


def flat(rows: Sequence[Values], columns: int | None = None) -> tuple[Any, ...]:
    """All values of these rows, one after the other: of each row the first so many."""
    found: list[Any] = []
    for row in rows:
        found += row if columns is None else row[:columns]
    return tuple(found)


def tell(jobs: list[Append], most: int, outcome: bool | Exception) -> None:
    """What came of the last so many of them. Each is freed at once, while it is in the processor's cache."""
    for _ in range(min(most, len(jobs))):
        job = jobs.pop()
        try:
            job.then(outcome)
        except Exception:
            log.exception("after a row was written")

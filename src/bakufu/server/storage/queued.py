"""Rows that wait to be written."""

from collections.abc import Callable
from typing import Any

from bakufu.kernel.json import encode
from bakufu.server.storage.models import Entry

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

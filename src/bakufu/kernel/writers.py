"""What writes some types of a game's own as JSON sooner than msgspec would."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from bakufu.kernel.words import Action

T_contra = TypeVar("T_contra", contravariant=True)


class Writer(Protocol[T_contra]):
    """Writes values of one type, and may remember what it has written before."""

    def written(self, value: T_contra, /) -> bytes:
        """The value as JSON."""


@runtime_checkable
class RowWriter(Writer[T_contra], Protocol[T_contra]):
    """Writes lists of answers that name nobody and come in rows; equal keys stand for equal rows."""

    def rows(self, actions: T_contra, /) -> Sequence[Hashable]:
        """The keys of all rows, in order."""

    def row(self, key: Any, /) -> Sequence[Action]:
        """The answers of a row."""


_writers: dict[type, Writer[Any]] = {}
_row_writers: dict[type, RowWriter[Any]] = {}


def write_with(writers: Mapping[type, Writer[Any]]) -> None:
    """From now on values of these types are written so."""
    _writers.update(writers)
    # To ask a protocol takes long, so it is asked once.
    _row_writers.update({one: writer for one, writer in writers.items() if isinstance(writer, RowWriter)})


def writer_of(value: Any) -> Writer[Any] | None:
    """What writes such a value; None if nothing knows it better than msgspec."""
    return _writers.get(type(value))


def row_writer_of(value: Any) -> RowWriter[Any] | None:
    """What writes such a list row by row; None if nothing does."""
    return _row_writers.get(type(value))

"""What writes some types of a game's own as JSON sooner than msgspec would."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

from bakufu.kernel.words import Action

T_contra = TypeVar("T_contra", contravariant=True)

Pieces = tuple[bytes, ...]
"""JSON in pieces, put together only when it is sent; the same JSON of the same kind is always cut in the same way."""


class Writer(Protocol[T_contra]):
    """Writes values of one type, and may remember what it has written before."""

    def written(self, value: T_contra, /) -> bytes:
        """The value as JSON."""


@runtime_checkable
class ListWriter(Writer[T_contra], Protocol[T_contra]):
    """Writes lists of answers that name nobody, and what is said about each, from what it has written before."""

    def remember(self, write: Callable[[Action], bytes], /) -> Hashable:
        """What `listed` goes by where each answer is written so."""

    def listed(self, actions: T_contra, remembered: Any = None, /) -> Pieces:
        """All of them, written in that way, as JSON; else the answers themselves."""


_writers: dict[type, Writer[Any]] = {}
_list_writers: dict[type, ListWriter[Any]] = {}


def write_with(writers: Mapping[type, Writer[Any]]) -> None:
    """From now on values of these types are written so."""
    _writers.update(writers)
    # To ask a protocol takes long, so it is asked once.
    _list_writers.update({one: writer for one, writer in writers.items() if isinstance(writer, ListWriter)})


def writer_of(value: Any) -> Writer[Any] | None:
    """What writes such a value; None if nothing knows it better than msgspec."""
    return _writers.get(type(value))


def list_writer_of(value: Any) -> ListWriter[Any] | None:
    """What writes such a list, and lists about it; None if nothing does."""
    return _list_writers.get(type(value))

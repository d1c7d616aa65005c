"""Actions, views and states as JSON.

A type that msgspec does not know says how it is written with `to_plain`, and how it is read with `from_plain`. For one
that is written again and again a game may also bring a `Writer`, which gives the same JSON sooner.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec

from bakufu.kernel.chance import SEED_BYTES, Chance
from bakufu.kernel.words import Action

T_contra = TypeVar("T_contra", contravariant=True)

FURTHEST = 2**63
"""No game draws on so much luck."""


def write(value: Any) -> Any:
    """How a type of our own is written."""
    if isinstance(value, Chance):
        return {"seed": value.seed.hex(), "position": value.position}
    return value.to_plain()


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


def write_with(writers: Mapping[type, Writer[Any]]) -> None:
    """From now on values of these types are written so."""
    _writers.update(writers)


def writer_of(value: Any) -> Writer[Any] | None:
    """What writes such a value; None if nothing knows it better than msgspec."""
    return _writers.get(type(value))


def _write_json(value: Any) -> Any:
    writer = _writers.get(type(value))
    return msgspec.Raw(writer.written(value)) if writer else write(value)


_encoder = msgspec.json.Encoder(enc_hook=_write_json)


def read_chance(seed: str, position: int) -> Chance:
    """A stream of luck at a place where it can be."""
    if len(seed) != 2 * SEED_BYTES or type(position) is not int or not 0 <= position < FURTHEST:
        raise ValueError("a seed has 64 hexadecimal digits, and a position is a number that is not negative")
    return Chance.at(bytes.fromhex(seed), position)


def to_builtins(value: Any) -> Any:
    """Any of our values as plain dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=write)


def encode(value: Any) -> bytes:
    """Any of our values as JSON; equal values give equal bytes."""
    return _encoder.encode(value)


def encode_actions(actions: Sequence[Any]) -> bytes:
    """Every answer of a decision as JSON."""
    writer = _writers.get(type(actions))
    return writer.written(actions) if writer else _encoder.encode(list(actions))

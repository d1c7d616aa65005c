"""Actions, views and states as JSON.

A type that msgspec does not know says how it is written with `to_plain`, and how it is read with `from_plain`. For one
that is written again and again a game may also bring a `Writer`, which gives the same JSON sooner.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bakufu.kernel.chance import SEED_BYTES, Chance
from bakufu.kernel.structs import to_struct
from bakufu.kernel.writers import Pieces, list_writer_of, writer_of

FURTHEST = 2**63
"""No game draws on so much luck."""


def write(value: Any) -> Any:
    """How a type of our own is written."""
    if isinstance(value, Chance):
        return {"seed": value.seed.hex(), "position": value.position}
    return to_struct(value) if hasattr(value, "FIELDS") else value.to_plain()


def _write_json(value: Any) -> Any:
    writer = writer_of(value)
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


def encode_actions(actions: Sequence[Any]) -> Pieces:
    """Every answer of a decision as JSON."""
    writer = list_writer_of(actions)
    return writer.listed(actions) if writer else (_encoder.encode(list(actions)),)

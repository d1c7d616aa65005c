"""States, actions and views as JSON, both ways.

A type that msgspec does not know says how it is written with `to_plain`, and how it is read with `from_plain`. One that
is written again and again may also keep its JSON, and give it with `written`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from bakufu.kernel.chance import SEED_BYTES, Chance
from bakufu.kernel.state import Stack, State

if TYPE_CHECKING:
    from bakufu.kernel.game import Game

FURTHEST = 2**63
"""No game draws on so much luck."""

S = TypeVar("S", bound=State)


def write(value: Any) -> Any:
    """How a type of our own is written."""
    if isinstance(value, Chance):
        return {"seed": value.seed.hex(), "position": value.position}
    return value.to_plain()


def _write_json(value: Any) -> Any:
    written = getattr(value, "written", None)
    return msgspec.Raw(written()) if written else write(value)


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
    """Every answer of a decision as JSON; some sequences keep it."""
    written = getattr(actions, "written", None)
    return written() if written else _encoder.encode(list(actions))


def encode_state(state: State) -> str:
    """A whole state as JSON."""
    tell, state.tell = state.tell, None
    try:
        return encode(state).decode()
    finally:
        state.tell = tell


def decode_state(game: "Game[S]", text: str | bytes) -> S:
    """The state that this JSON describes; raises `msgspec.ValidationError` where it describes none."""
    steps = game.stack_reader

    def read(kind: type, plain: Any) -> Any:
        if kind is Chance:
            return read_chance(plain["seed"], plain["position"])
        if kind is Stack:
            return Stack(steps.decode(msgspec.json.encode(plain)))
        return kind.from_plain(plain)  # type: ignore[attr-defined]

    state = msgspec.json.decode(text, type=game.State, dec_hook=read)
    state.tell = None
    return state

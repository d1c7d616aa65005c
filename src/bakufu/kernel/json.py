"""States, actions and views as JSON, both ways.

A type that msgspec does not know says how it is written with `to_plain`, and how it is read with `from_plain`.
"""

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


def read_chance(seed: str, position: int) -> Chance:
    """A stream of luck at a place where it can be."""
    if len(seed) != 2 * SEED_BYTES or type(position) is not int or not 0 <= position < FURTHEST:
        raise ValueError("a seed has 64 hexadecimal digits, and a position is a number that is not negative")
    return Chance(bytes.fromhex(seed), position)


def to_builtins(value: Any) -> Any:
    """Any of our values as plain dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=write)


def encode(value: Any) -> bytes:
    """Any of our values as JSON; equal values give equal bytes."""
    return msgspec.json.encode(value, enc_hook=write)


def encode_state(state: State) -> str:
    """A whole state as JSON."""
    tell, state.tell = state.tell, None
    try:
        return encode(state).decode()
    finally:
        state.tell = tell


def decode_state(game: "Game[S]", text: str | bytes) -> S:
    """The state that this JSON describes; raises `msgspec.ValidationError` where it describes none."""
    steps = msgspec.json.Decoder(list[game.step_type])  # type: ignore[name-defined]

    def read(kind: type, plain: Any) -> Any:
        if kind is Chance:
            return read_chance(plain["seed"], plain["position"])
        if kind is Stack:
            return Stack(steps.decode(msgspec.json.encode(plain)))
        return kind.from_plain(plain)  # type: ignore[attr-defined]

    state = msgspec.json.decode(text, type=game.State, dec_hook=read)
    state.tell = None
    return state

"""What a game brings for the ninth point: small positions with all their worlds, and somebody who forgets nothing.

`samples/<game>.py` offers `cases()` and `Witness`. Neither uses the game's own `determinize`, nor what it keeps for it.
"""

from collections.abc import Callable, Hashable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from bakufu.kernel.state import State
from bakufu.kernel.words import Event, Seat


class Case(NamedTuple):
    """A small position, and every world that a seat cannot rule out in it, found by trying everything.

    A world is named by what it hides from the seat. Its weight: in how many equally likely ways it comes about (pieces
    that look alike are many ways; a secret choice is as likely as any other that could have been made).
    """

    name: str
    state: State
    seat: Seat
    hidden: Callable[[Any], Hashable]
    worlds: Mapping[Hashable, int]


class Witness(Protocol):
    """A seat that remembers everything it was ever shown."""

    def __init__(self, players: int, seat: Seat) -> None:
        """Sits down before the game is set up."""

    def see(self, view: Any, heard: list[Event]) -> None:
        """What the seat sees after an answer (and after the set-up), and what it was told with it."""

    def contradiction(self, sample: Any) -> str | None:
        """What in a sampled state cannot be, after all that was seen; None where it could."""


def cases_of(name: str) -> list[Case]:
    """The game's small positions."""
    cases: list[Case] = import_module(f"tests.conformance.samples.{name}").cases()
    return cases


def witness_of(name: str, players: int, seat: Seat) -> Witness:
    """Somebody at this seat."""
    witness: Witness = import_module(f"tests.conformance.samples.{name}").Witness(players, seat)
    return witness

"""The small values that games and tables exchange: seats, actions, events, decisions, refusals, results."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Annotated, ClassVar, Protocol, TypeAlias

from msgspec import Struct

Seat: TypeAlias = Annotated[int, "seat"]
"""A player's place, numbered clockwise from 0."""

Seats: TypeAlias = tuple[Seat, ...]

ONLOOKER = -1
"""The seat of who only watches; may stand wherever a view or an audience wants a seat."""


@cache
def kebab(name: str) -> str:
    """`MakeLot` -> `make-lot`: how a class is called in JSON and in the catalogue."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, gc=False, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """What a seat answers to a decision: small, typed, hashable."""


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=kebab):
    """Something that happened. `reveals` marks what, once seen, cannot be unseen: no taking back across it."""

    reveals: ClassVar[bool] = False


class Tell(Protocol):
    """Where events go: to everybody, or only to the seats named."""

    def __call__(self, event: Event, to: Seats | None = None) -> None:
        """Note that this happened."""


def events_in(*modules: ModuleType) -> tuple[type[Event], ...]:
    """The events that these modules describe, in their order."""
    kinds = [(kind, module.__name__) for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    return tuple(kind for kind, name in kinds if issubclass(kind, Event) and kind.__module__ == name)


class Told(Struct, frozen=True, gc=False):
    """An event in the log: after how many actions it came, and who may know (nobody named: everybody)."""

    number: int
    event: Event
    to: Seats | None = None

    def known_to(self, seat: Seat) -> bool:
        """Whether this seat (or the onlooker) may read it."""
        return self.to is None or seat in self.to


MOST_SHOWN = 4
"""So many answers stand in a decision's `repr`."""


Answer: TypeAlias = tuple[Seat, Action]
"""Who answers what."""


class Decision(Struct, frozen=True, gc=False):
    """What one seat is asked: a name, and every answer the rules allow, each once.

    `secret` promises that, until the step is over, nobody else can tell one answer from another. In a `race` several
    seats want the same thing and the first answer gets it, so it matters when answers arrive.
    """

    name: str
    actions: Sequence[Action]
    secret: bool = False
    race: bool = False

    def __repr__(self) -> str:
        shown = [repr(self.actions[place]) for place in range(min(len(self.actions), MOST_SHOWN))]
        more = len(self.actions) - len(shown)
        manner = "".join(f", {name}" for name in ("secret", "race") if getattr(self, name))
        return f"<Decision {self.name}{manner}: {', '.join(shown)}{f' and {more} more' if more else ''}>"


class Refusal(Struct, frozen=True):
    """Why an action is not allowed: the clause that says so and the catalogue's message about it."""

    clause: str
    message: str
    about: dict[str, str | int] = {}


class Refused(Exception):
    """Raised instead of doing what the rules forbid; nothing has changed.

    Its text is the sentence for people, in English, with the clause; other languages from `Texts.refusal`.
    """

    def __init__(self, refusal: Refusal, say: Callable[[Refusal], str] | None = None) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self._say = say

    def __str__(self) -> str:
        return self._say(self.refusal) if self._say else f"{self.refusal.message} ({self.refusal.clause})"


class Result(Struct, frozen=True):
    """How a game ended: each seat's place (1 is first; level seats share one), score, and the lines it is made of."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    why: tuple[Event, ...] = ()

    @property
    def winners(self) -> Seats:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_by(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places for the highest key first; equal keys share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)

"""How one position came from another: what happened by itself after an answer, step by step."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from bakufu.kernel.state import State
from bakufu.kernel.step import replace_top
from bakufu.kernel.table import Table
from bakufu.kernel.words import Event, Seats, Told

S = TypeVar("S", bound=State)


def way(table: Table[S], heard: Callable[[S, list[Told]], None] | None = None) -> Iterator[tuple[S, list[Told]]]:
    """The positions between the last answer and now, each with what had been told since that answer.

    First the one in which it was given; then one after the answer itself and after each step that ran by itself, up to
    the position that the table is in. Before any answer it is the set-up that is gone through. Position and list go on
    to change: what is to be kept is copied. Nothing comes where the position before is not known any more. `heard` is
    called with both whenever something is told, also within a step.
    """
    answered = table.answers[-1] if table.answers else None
    before = table.before if answered else table.laid_out()
    if before is None:
        return
    state, told = before.clone(), list[Told]()
    state.tell = partial(_note, state, told, heard)
    stack = state.stack
    yield state, told
    if answered:
        seat, action = answered
        replace_top(stack, stack[-1].do(state, seat, action))
        yield state, told
    while stack and not stack[-1].seats(state):
        replace_top(stack, stack[-1].run(state))
        yield state, told


def event_by_event(table: Table[S]) -> list[tuple[S, int]]:
    """The position at each event since the last answer, as it was when that was told, and how much was told by then."""
    found: list[tuple[S, int]] = []

    def keep(state: S, told: list[Told]) -> None:
        found.append((state.clone(), len(told)))

    for _ in way(table, keep):
        pass
    return found


def before_the_last_reveal(table: Table[S]) -> tuple[S, int] | None:
    """The last position on the way before something was revealed, and how much had been told on the way to it."""
    found, last = None, None
    for state, told in way(table):
        if last and any(one.event.reveals for one in told[last[1] :]):
            found = last
        last = state.clone(), len(told)
    return found


def _note(
    state: S,
    told: list[Told],
    heard: Callable[[S, list[Told]], None] | None,
    event: Event,
    to: Seats | None = None,
) -> None:
    told.append(Told(0, event, to))
    if heard:
        heard(state, told)

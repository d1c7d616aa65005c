"""A finished game, choice by choice and luck by luck."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from bakufu.kernel.state import State
from bakufu.kernel.step import Step, replace_top
from bakufu.kernel.table import Table
from bakufu.kernel.words import Action, Event, Seat, Seats, Told, kebab


class Node(Struct):
    """A point of the way: what has been chosen and is not carried out yet, or what luck has just brought.

    The state goes on to change.
    """

    move: int
    state: Any
    answered: list[int]
    """How many answers each seat had given before."""
    seat: Seat | None = None
    """Who chose; nobody where it was luck."""
    action: Action | None = None
    events: tuple[Event, ...] = ()
    """What was told of the luck."""
    step: str = ""
    """The step of the rules that drew, by its tag."""
    turns: Sequence[Seat] = ()
    """Who answers one after the other from here on; of a choice, who answers after it."""


def course(table: Table[Any]) -> Iterator[Node]:
    """The way of a game from before its set-up to its end: a node after each choice, and after each step that drew.

    Between a choice and what follows from it stands a node, whose `action` is still to be carried out: so a choice
    whose very first consequence is luck is weighed before that luck is known. Where one seat is asked and has one
    answer, nothing is chosen.
    """
    state, told, answered = table.laid_out(), list[Told](), [0] * table.players

    def tell(event: Event, to: Seats | None = None) -> None:
        told.append(Told(0, event, to))

    state.tell = tell
    turns = [seat for seat, _ in table.answers]
    yield Node(0, state, answered[:], turns=turns)
    yield from _by_itself(state, told, 0, answered, turns)
    for move, (seat, action) in enumerate(table.answers, 1):
        step = state.stack[-1]
        if step.seats(state) != (seat,) or len(step.ask(state, seat).actions) > 1:
            yield Node(move, state, answered[:], seat, action, turns=turns[move:])
        before = state.chance.position
        told.clear()
        replace_top(state.stack, step.do(state, seat, action))
        answered[seat] += 1
        if state.chance.position != before:
            yield Node(move, state, answered[:], events=_said(told), step=_tag(step), turns=turns[move:])
        yield from _by_itself(state, told, move, answered, turns[move:])


def _by_itself(state: State, told: list[Told], move: int, answered: list[int], turns: Sequence[Seat]) -> Iterator[Node]:
    """What happens until somebody is asked: a node after each step that drew."""
    while state.stack and not state.stack[-1].seats(state):
        before, step = state.chance.position, state.stack[-1]
        told.clear()
        replace_top(state.stack, step.run(state))
        if state.chance.position != before:
            yield Node(move, state, answered[:], events=_said(told), step=_tag(step), turns=turns)


def _said(told: list[Told]) -> tuple[Event, ...]:
    """What everybody was told of a luck; where nobody but some were, what these were told."""
    return tuple([one.event for one in told if one.to is None] or [one.event for one in told])


def _tag(step: Step[Any]) -> str:
    """How the rules call a step."""
    return kebab(type(step).__name__)

"""One procedure of a rulebook."""

from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from msgspec import Struct

from bakufu.kernel.state import State
from bakufu.kernel.structs import changed
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats, kebab

S = TypeVar("S", bound=State)

Next: TypeAlias = "Step[Any] | tuple[Step[Any], ...] | None"
"""What comes in a step's place: nothing, another step, or several, the first of them first."""


class Step(Struct, Generic[S], frozen=True, gc=False, tag_field="step", tag=kebab, forbid_unknown_fields=True):
    """A procedure named after the rulebook's, holding ids only.

    Either seats are asked and each answer goes to `do`, or nobody is and the step runs by itself. What a step returns
    stands in its place on the stack: `return Fight(...), self` calls another procedure and comes back. `seats` and
    `ask` change nothing and may be called at any time; `do` and `run` are the only writers.
    """

    clause: ClassVar[str] = ""
    """The clause to cite when an answer does not fit and `why_not` has nothing better."""

    def seats(self, state: S) -> Seats:
        """Who must decide now; nobody means that the step runs by itself."""
        return ()

    def ask(self, state: S, seat: Seat) -> Decision:
        """What this seat must decide. Only asked of one of `seats`."""
        raise NotImplementedError

    def do(self, state: S, seat: Seat, action: Any) -> Next:
        """Carry out a legal answer."""
        raise NotImplementedError

    def run(self, state: S) -> Next:
        """Carry out what needs no decision."""
        raise NotImplementedError

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Why an answer that `ask` does not list is forbidden; None for "it just does not fit here"."""
        return None

    def now(self, **changes: Any) -> Self:
        """This step, altered."""
        same: Self = changed(self, changes)
        return same


class End(Step[State], frozen=True):
    """The game is over at once, whatever was under way."""

    def run(self, state: State) -> Next:
        """Leave nothing on the stack."""
        return END


END = End()


def replace_top(stack: list[Any], following: Next) -> None:
    """Put what a step returned in its place."""
    if following is None:
        stack.pop()
    elif following is END:
        stack.clear()
    elif type(following) is tuple:
        stack.pop()
        stack.extend(following[::-1])
    else:
        stack[-1] = following


def settle(state: State) -> Seats:
    """Run every step that needs no decision; then say whom the table waits for. Nobody: the game is over."""
    stack = state.stack
    while stack:
        step: Step[Any] = stack[-1]
        seats = step.seats(state)
        if seats:
            return seats
        replace_top(stack, step.run(state))
    return ()


def answer(state: State, seat: Seat, action: Action) -> Seats:
    """Carry out one legal answer and all that follows by itself; then as `settle`. The answer must be legal."""
    stack = state.stack
    step: Step[Any] = stack[-1]
    replace_top(stack, step.do(state, seat, action))
    return settle(state)

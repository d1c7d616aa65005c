"""What reaches a seat, in a form in which two moments can be compared: could this seat tell the difference?"""

from collections.abc import Callable
from typing import Any

from bakufu.kernel.json import encode, encode_actions
from bakufu.kernel.words import Decision, Seats
from bakufu.kernel.writers import Pieces

NO_ACTIONS: Pieces = ()


class Seen:
    """A view, what is asked, and whom the table waits for: all that a seat gets at one moment, but for its log."""

    __slots__ = ("actions", "decision", "view_json", "waiting")

    def __init__(
        self,
        view: Any,
        waiting: Seats,
        decision: Decision | None = None,
        last: "Seen | None" = None,
        write: Callable[[Any], bytes] = encode,
    ) -> None:
        self.view_json = write(view)
        self.waiting = waiting
        self.decision = decision
        # Only as JSON can all answers be compared; most often they are those of the moment before.
        if decision is None:
            self.actions = NO_ACTIONS
        elif last is not None and decision == last.decision:
            self.actions = last.actions
        else:
            self.actions = encode_actions(decision.actions)

    def asks_as(self, other: "Seen") -> bool:
        """Whether the seat is asked the same."""
        mine, theirs = self.decision, other.decision
        if mine is theirs:
            return True
        if mine is None or theirs is None or self.actions != other.actions:
            return False
        return (mine.name, mine.secret, mine.race) == (theirs.name, theirs.secret, theirs.race)

    def same_as(self, other: "Seen") -> bool:
        """Whether the seat cannot tell one moment from the other."""
        return self.view_json == other.view_json and self.waiting == other.waiting and self.asks_as(other)

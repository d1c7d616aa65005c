"""Fair answers that came too late: seats that are asked together may answer at the same moment."""

from collections.abc import Callable
from typing import Generic, TypeVar

from bakufu.kernel.state import State
from bakufu.kernel.words import Action, Seat, Seats

S = TypeVar("S", bound=State)

MOST_ASKED = 8
"""From so many on, positions in which several were asked are looked through for those that matter no more."""


class AskedTogether(Generic[S]):
    """The positions in which a seat that has not answered since was asked together with others."""

    def __init__(self, positions: list[tuple[int, S]] | None = None) -> None:
        self._positions = positions or []

    def before(self, number: int) -> "AskedTogether[S]":
        """The same as it was after so many answers."""
        return AskedTogether([(asked, state) for asked, state in self._positions if asked < number])

    def copy(self) -> "AskedTogether[S]":
        """The same, to go its own way."""
        return AskedTogether(self._positions[:])

    def remember(self, number: int, waiting: Seats, position: S, answered: Callable[[Seat], int]) -> None:
        """Several were asked after so many answers. `answered`: how many there were after a seat's own last one."""
        if len(self._positions) >= MOST_ASKED:
            oldest = min([answered(seat) for seat in waiting])
            self._positions = [(asked, state) for asked, state in self._positions if asked >= oldest]
        self._positions.append((number, position))

    def was_fair(self, seat: Seat, action: Action, since: int) -> bool:
        """Whether the seat could have answered so at some moment since then."""
        return any(
            number >= since
            and seat in state.stack[-1].seats(state)
            and action in state.stack[-1].ask(state, seat).actions
            for number, state in self._positions
        )

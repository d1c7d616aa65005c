"""How long a bot may think."""

from time import perf_counter

from msgspec import Struct


class Budget(Struct, frozen=True):
    """So many seconds, or so many playouts: then the same random numbers give the same answers on any machine.

    Whoever is `steady` takes these seconds for every decision, even where there is nothing to think about, so that
    nobody can read from the time what the hand is like.
    """

    seconds: float = 1.0
    playouts: int | None = None
    steady: bool = True

    def begin(self) -> "Clock":
        """From now on it is spent."""
        return Clock(self)


class Clock:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = perf_counter()

    @property
    def seconds(self) -> float:
        """How long it has been running."""
        return perf_counter() - self._began

    def spent(self, playouts: int) -> float:
        """How much of it is gone after so many playouts; all of it is 1."""
        budget = self._budget
        if budget.playouts is not None:
            return playouts / budget.playouts if budget.playouts else 1.0
        return self.seconds / budget.seconds if budget.seconds > 0 else 1.0

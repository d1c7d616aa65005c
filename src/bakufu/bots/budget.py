"""How long a bot may think."""

from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace


class Budget(Struct, frozen=True):
    """So many seconds, or so many playouts: then the same random numbers give the same answers on any machine.

    Where neither is named, a bot takes as long as it does by itself. Whoever is `steady` takes the seconds for every
    decision, even where there is nothing to think about, so that nobody can read from the time what the hand is like.
    """

    seconds: float | None = None
    playouts: int | None = None
    steady: bool = True

    def over(self, own: "Budget") -> "Budget":
        """This one, for a bot that has its own."""
        named = self.seconds is not None or self.playouts is not None
        return self if named else replace(own, steady=self.steady)

    def begin(self) -> "Stopwatch":
        """From now on it is spent."""
        return Stopwatch(self)


class Stopwatch:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = perf_counter()

    @property
    def seconds(self) -> float:
        """How long it has been running."""
        return perf_counter() - self._began

    @property
    def is_time(self) -> bool:
        """Whether seconds are counted: then what is found early need not be looked for any longer."""
        return self._budget.playouts is None

    @property
    def waits(self) -> float:
        """How many seconds are left that are taken without thinking."""
        budget = self._budget
        if not budget.steady or budget.playouts is not None or budget.seconds is None:
            return 0.0
        return max(0.0, budget.seconds - self.seconds)

    def spent(self, playouts: int) -> float:
        """How much of it is gone after so many playouts; all of it is 1."""
        budget = self._budget
        if budget.playouts is not None:
            return playouts / budget.playouts if budget.playouts else 1.0
        return self.seconds / budget.seconds if budget.seconds else 1.0

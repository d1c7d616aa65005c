"""Sequential halving: every plan is tried on the same samples; as the budget is spent, the worse half is left out."""

from collections.abc import Callable
from math import ceil, log2, sqrt
from random import Random
from typing import Any

from msgspec import Struct

from bakufu.bots.budget import Stopwatch
from bakufu.bots.search.playout import playout
from bakufu.kernel.judgement import Judgement, Plan
from bakufu.kernel.sight import Sight

MOST_PLANS = 12
"""So many plans are compared, at most."""


class Thought(Struct, frozen=True):
    """What a search thinks of a plan: tried so often, the chance to win, and how far a trial is from that."""

    plan: Plan
    visits: int
    value: float
    spread: float


class Candidate:
    """A plan and what came of it, sample by sample."""

    __slots__ = ("plan", "total", "values")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []
        self.total = 0.0

    def note(self, value: float) -> None:
        """One more trial."""
        self.values.append(value)
        self.total += value

    @property
    def mean(self) -> float:
        """The chance to win, as far as is known."""
        return self.total / len(self.values) if self.values else 0.0

    @property
    def thought(self) -> Thought:
        """What is thought of it."""
        mean, count = self.mean, len(self.values)
        spread = sqrt(sum([(value - mean) ** 2 for value in self.values]) / (count - 1)) if count > 1 else 0.0
        return Thought(self.plan, count, mean, spread)


class Search:
    """One decision being thought about. It can be left at any moment: `best` is always an answer."""

    def __init__(self, sight: Sight, judgement: Judgement[Any], rng: Random, most: int = MOST_PLANS) -> None:
        self._sight, self._judgement, self._rng = sight, judgement, rng
        self._world = self._sample()
        plans = judgement.plans(self._world, sight.seat, sight.decision, rng, most)
        self._alive = [Candidate(plan) for plan in plans]
        self._out: list[Candidate] = []
        self._next = 0
        """Whose turn it is on the sample of this pass."""
        self._halvings = ceil(log2(len(plans)))
        self._halved = 0
        self.playouts = self.positions = 0

    def _sample(self) -> Any:
        world = self._sight.sample(self._rng)
        self._judgement.likely(world, self._sight.seat, self._rng)
        return world

    def think(self, clock: Stopwatch, stopped: Callable[[], bool] = lambda: False) -> None:
        """Until the budget is spent, one is stopped, or only one plan is left."""
        while (spent := clock.spent(self.playouts)) < 1 and len(self._alive) > 1 and not stopped():
            if self._next == len(self._alive):
                self._end_pass(spent)
            else:
                self._try_next()

    def _try_next(self) -> None:
        """The next plan on the sample that the others of this pass have, too."""
        candidate = self._alive[self._next]
        self._next += 1
        chances, positions = playout(self._judgement, self._world.clone(), self._sight.seat, candidate.plan)
        candidate.note(chances[self._sight.seat])
        self.playouts += 1
        self.positions += positions

    def _end_pass(self, spent: float) -> None:
        """All have been tried as often: the worse half goes, if it is time, and the next sample is drawn."""
        if spent * self._halvings >= self._halved + 1 and len(self._alive) > 2:
            self._halved += 1
            self._alive.sort(key=lambda candidate: -candidate.mean)
            keep = (len(self._alive) + 1) // 2
            self._out = self._alive[keep:] + self._out
            del self._alive[keep:]
        self._world = self._sample()
        self._next = 0

    def _ranked(self) -> list[Candidate]:
        """Those still compared, the best first by the samples that all have been tried on; untried, as they came."""
        count = min(len(candidate.values) for candidate in self._alive)
        return sorted(self._alive, key=lambda candidate: -sum(candidate.values[:count]))

    @property
    def best(self) -> Plan:
        """The plan to follow if it ends now."""
        return self._ranked()[0].plan

    @property
    def thoughts(self) -> list[Thought]:
        """What it thinks of every plan, the best first; those left out earliest come last."""
        return [candidate.thought for candidate in (*self._ranked(), *self._out)]

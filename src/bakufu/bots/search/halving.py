"""Sequential halving: every plan is tried on the same samples; as the budget is spent, the worse half is left out.

A large budget is spent in waves: the best plan of one meets new plans in the next. By the clock, plans that are surely
worse are left out sooner, and who is sure of the best need not think on.
"""

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
"""So many plans are compared at a time, at most."""

TRIALS = 8
"""Where each of the plans could be tried so often in a wave, there is another one with other plans."""

SURE, FEWEST = 4.0, 32
"""A plan is surely worse that is so many standard errors behind the best; asked after so many trials of a wave, then
whenever they have doubled."""

TINY = 1e-9


class Thought(Struct, frozen=True):
    """What a search thinks of a plan: tried so often, the chance to win, and how far a trial is from that."""

    plan: Plan
    visits: int
    value: float
    spread: float


class Candidate:
    """A plan and what came of it, sample by sample."""

    __slots__ = ("plan", "since", "total", "values")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []
        self.total = 0.0
        self.since = 0
        """So many trials were on samples of earlier waves."""

    def note(self, value: float) -> None:
        """One more trial."""
        self.values.append(value)
        self.total += value

    def begin_wave(self) -> None:
        """From now on it is compared on new samples."""
        self.since, self.total = len(self.values), 0.0

    @property
    def tried(self) -> int:
        """How often, in this wave."""
        return len(self.values) - self.since

    @property
    def mean(self) -> float:
        """The chance to win, as far as this wave says."""
        return self.total / self.tried if self.tried else 0.0

    def is_surely_worse(self, best: "Candidate") -> bool:
        """Whether it is far behind on the samples of this wave, or the same on all of them."""
        behind = [a - b for a, b in zip(best.values[best.since :], self.values[self.since :], strict=True)]
        count = len(behind)
        mean = sum(behind) / count
        variance = sum([(one - mean) ** 2 for one in behind]) / (count - 1)
        return mean >= SURE * sqrt(variance / count)

    @property
    def thought(self) -> Thought:
        """What is thought of it."""
        count = len(self.values)
        mean = sum(self.values) / count if count else 0.0
        spread = sqrt(sum([(value - mean) ** 2 for value in self.values]) / (count - 1)) if count > 1 else 0.0
        return Thought(self.plan, count, mean, spread)


class Search:
    """One decision being thought about. It can be left at any moment: `best` is always an answer."""

    def __init__(self, sight: Sight, judgement: Judgement[Any], rng: Random, most: int = MOST_PLANS) -> None:
        self._sight, self._judgement, self._rng, self._most = sight, judgement, rng, most
        self._world = self._sample()
        plans = judgement.plans(self._world, sight.seat, sight.decision, rng, most)
        self._known = {*plans}
        self._alive = [Candidate(plan) for plan in plans]
        self._out: list[Candidate] = []
        self._next = 0
        """Whose turn it is on the sample of this pass."""
        self._halvings = ceil(log2(len(plans)))
        self._halved = 0
        self._waves, self._wave = 0, 0
        """How many there will be, as soon as that is known, and which one it is."""
        self._began = 0.0
        """What was spent when it began."""
        self._asked_at = FEWEST
        """After so many trials of this wave it is next asked which plans are surely worse."""
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
                if clock.is_time and self._alive[0].tried >= self._asked_at:
                    self._leave_out_surely_worse(spent)
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
        self._next = 0
        self._world = self._sample()
        if not self._waves:
            self._waves = self._how_many_waves(spent)
        done = (spent - self._began) / (1 - self._began) * (self._waves - self._wave)
        if done >= 1:
            self._begin_wave(spent)
        elif done * self._halvings >= self._halved + 1 and len(self._alive) > 2:
            self._halved += 1
            self._leave_out((len(self._alive) + 1) // 2)

    def _leave_out(self, keep: int) -> None:
        """All but the best so many."""
        self._alive.sort(key=lambda candidate: -candidate.mean)
        self._out = self._alive[keep:] + self._out
        del self._alive[keep:]

    def _leave_out_surely_worse(self, spent: float) -> None:
        """So that what is left of the budget is for those who may be the best; if that is sure, for the next wave."""
        self._asked_at *= 2
        best, *others = sorted(self._alive, key=lambda candidate: -candidate.mean)
        worse = [one for one in others if one.is_surely_worse(best)]
        self._alive = [best, *[one for one in others if one not in worse]]
        self._out = worse + self._out
        if len(self._alive) == 1 and self._wave + 1 < self._waves:
            self._begin_wave(spent)

    def _how_many_waves(self, spent: float) -> int:
        """After the first pass it is known what a budget is good for: more plans, if all get trials enough."""
        enough = self.playouts / max(spent, TINY) / (len(self._alive) * TRIALS)
        return max(1, min(self._judgement.waves, int(enough))) if len(self._alive) >= self._most else 1

    def _begin_wave(self, spent: float) -> None:
        """The best so far meets plans that have not been looked at: those like it, then others."""
        self._wave, self._began = self._wave + 1, spent
        self._leave_out(1)
        sight, most = self._sight, self._most * (self._wave + 1)
        asked = (self._world, sight.seat, sight.decision)
        plans = self._judgement.near(*asked, self._alive[0].plan, self._rng, self._most - 1)
        if len({*plans} - self._known) < self._most - 1:
            plans += self._judgement.plans(*asked, self._rng, most)
        new = [plan for plan in dict.fromkeys(plans) if plan not in self._known][: self._most - 1]
        if not new:
            # There are no more: the rest of the budget is for those who were close.
            self._alive, self._out = [*self._alive, *self._out[: self._most - 1]], self._out[self._most - 1 :]
            self._waves = self._wave + 1
        self._known.update(new)
        self._alive += map(Candidate, new)
        for candidate in self._alive:
            candidate.begin_wave()
        self._halvings, self._halved = ceil(log2(len(self._alive))), 0
        self._asked_at = FEWEST

    def _ranked(self) -> list[Candidate]:
        """Those still compared, the best first by the samples that all have been tried on; untried, as they came."""
        count = min(candidate.tried for candidate in self._alive)
        return sorted(self._alive, key=lambda one: -sum(one.values[one.since : one.since + count]))

    @property
    def best(self) -> Plan:
        """The plan to follow if it ends now."""
        return self._ranked()[0].plan

    @property
    def thoughts(self) -> list[Thought]:
        """What it thinks of every plan, the best first; those left out earliest come last."""
        return [candidate.thought for candidate in (*self._ranked(), *self._out)]

"""What answers to one decision are worth beside each other, by what the seat knows at that moment and no more."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

from msgspec import Struct

from bakufu.coach.eyes import Eyes
from bakufu.coach.playing_on import Playing, Policy, victory
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import Plan, judgement_of
from bakufu.kernel.state import State
from bakufu.kernel.words import Seat

MOST = 8
"""So many plans are compared, besides the one that was followed."""

FINALISTS = 3
"""Of those so many are looked at again."""


class Weighed(Struct, frozen=True):
    """A plan: everybody's chances after it, and what it is worth to who chooses beside another."""

    plan: Plan
    chances: tuple[float, ...]
    gain: float = 0.0
    error: float = 0.0
    """The standard error of the gain."""
    samples: int = 0


class Weighing:
    """Plans tried on samples that all of them share, with the same luck and whims to come."""

    def __init__(self, game: Game[Any], state: State, seat: Seat, choose: Policy, seed: str) -> None:
        self._eyes, self._seat, self._choose, self._seed = Eyes(game, state, seat), seat, choose, seed
        self._tried = 0

    def candidates(self, most: int = MOST) -> list[Plan]:
        """What is worth a look; the first is what one would do without a thought."""
        eyes, seat = self._eyes, self._seat
        world = eyes.sample(f"{self._seed}/plans")
        decision = world.stack[-1].ask(world, seat)
        return judgement_of(eyes.game).plans(world, seat, decision, Random(self._seed), most)

    def trial(self, plans: Sequence[Plan], samples: int) -> list[list[list[float]]]:
        """For each plan, for each of so many new samples: what every seat has of the victory."""
        found: list[list[list[float]]] = [[] for _ in plans]
        for number in range(self._tried, self._tried + samples):
            world = self._eyes.sample(f"{self._seed}/{number}")
            playing = Playing(self._eyes.game, self._choose, f"{self._seed}/{number}")
            for outcomes, plan in zip(found, plans, strict=True):
                outcomes.append(victory(playing.to_the_end(world, [0] * self._eyes.players, self._seat, plan)))
        self._tried += samples
        return found

    def best(self, plans: Sequence[Plan], samples: int) -> list[Plan]:
        """The plans, the best first: all are tried, then the best of them once more."""
        first = self._sums(plans, samples)
        ranked = sorted(range(len(plans)), key=lambda place: -first[place])
        finalists = ranked[:FINALISTS]
        again = dict(zip(finalists, self._sums([plans[place] for place in finalists], samples), strict=True))
        finalists.sort(key=lambda place: -first[place] - again[place])
        return [plans[place] for place in (*finalists, *ranked[FINALISTS:])]

    def _sums(self, plans: Sequence[Plan], samples: int) -> list[float]:
        return [sum(outcome[self._seat] for outcome in outcomes) for outcomes in self.trial(plans, samples)]

    def beside(self, plans: Sequence[Plan], samples: int) -> list[Weighed]:
        """Each plan on new samples, with what it gains beside the first."""
        trials = self.trial(plans, samples)
        return [
            Weighed(plan, _means(outcomes), *paired(outcomes, trials[0], self._seat), samples)
            for plan, outcomes in zip(plans, trials, strict=True)
        ]


def _means(outcomes: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(shares) / len(outcomes) for shares in zip(*outcomes, strict=True))


def paired(one: Sequence[Sequence[float]], other: Sequence[Sequence[float]], seat: Seat) -> tuple[float, float]:
    """How much better a seat does by one than by the other, sample by sample, and the standard error of that.

    One sample more is counted in that made no difference, so that a few which all agree do not pass for certainty.
    """
    differences = [*[a[seat] - b[seat] for a, b in zip(one, other, strict=True)], 0.0]
    count = len(differences)
    mean = sum(differences) / count
    return mean, sqrt(sum((difference - mean) ** 2 for difference in differences) / (count - 1) / count)

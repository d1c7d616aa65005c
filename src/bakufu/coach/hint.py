"""What a strong bot would do, what else could be done, and why not that: by what the seat knows."""

from collections.abc import Sequence
from math import sqrt
from random import Random

from msgspec import Struct

from bakufu.bots import Budget
from bakufu.bots.search import Search
from bakufu.bots.search.playout import playout
from bakufu.kernel.judgement import Plan, judgement_of
from bakufu.kernel.reasons import Reason, Terms, terms_of
from bakufu.kernel.sight import Sight

THINKS = Budget(seconds=1.4, steady=False)
"""As long as a master."""

ALTERNATIVES = 2
SAMPLES = 40
"""On so many positions it is looked at what answers lead to."""

SURE = 2.5
"""Standard errors: what differs by less is no reason."""

MOST_REASONS = 2


class Alternative(Struct, frozen=True):
    """Something else to do, and what the best does for one that this does not, the weightiest first."""

    plan: Plan
    reasons: tuple[Reason, ...]


class Hint(Struct, frozen=True):
    """What to do, and what else could be done, the better first; nothing where there is no choice."""

    plan: Plan
    others: tuple[Alternative, ...] = ()


def hint(sight: Sight, seed: str, budget: Budget = THINKS, samples: int = SAMPLES) -> Hint:
    """What a search of this budget finds. The seat's sight is all it has."""
    actions = sight.decision.actions
    if len(actions) == 1:
        return Hint((actions[0],))
    search = Search(sight, judgement_of(sight.game), Random(seed))
    search.think(budget.begin())
    best, *others = [thought.plan for thought in search.thoughts[: 1 + ALTERNATIVES]]
    worths = outlooks(sight, (best, *others), samples, Random(f"{seed}/why"))
    return Hint(best, tuple(Alternative(plan, why(worths[0], worths[i])) for i, plan in enumerate(others, 1)))


def outlooks(sight: Sight, plans: Sequence[Plan], samples: int, rng: Random) -> list[list[Terms]]:
    """For each plan what it leads to on the same samples, as far ahead as the search looks, part by part."""
    terms, judgement = terms_of(sight.game), judgement_of(sight.game)
    found: list[list[Terms]] = [[] for _ in plans]
    if terms is None:
        return found
    for _ in range(samples):
        world = sight.sample(rng)
        judgement.likely(world, sight.seat, rng)
        for outlook, plan in zip(found, plans, strict=True):
            after = world.clone()
            playout(judgement, after, sight.seat, plan)
            outlook.append(terms(after, sight.seat))
    return found


def why(best: Sequence[Terms], other: Sequence[Terms]) -> tuple[Reason, ...]:
    """What one does more than the other, sample by sample and beyond doubt."""
    pairs = [*zip(best, other, strict=True)]
    named = dict.fromkeys(reason for pair in pairs for terms in pair for reason in terms)
    gains = {reason: _sure_gain([a.get(reason, 0.0) - b.get(reason, 0.0) for a, b in pairs]) for reason in named}
    ranked = sorted((reason for reason in named if gains[reason] > 0), key=lambda reason: -gains[reason])
    return tuple(ranked[:MOST_REASONS])


def _sure_gain(differences: Sequence[float]) -> float:
    """The mean; nothing where that could be luck."""
    count = len(differences)
    mean = sum(differences) / count
    error = sqrt(sum((one - mean) ** 2 for one in differences) / max(count - 1, 1) / count)
    return mean if mean > SURE * error else 0.0

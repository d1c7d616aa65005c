"""How a game is judged by those who look ahead: what is worth a look, how to play on fast, and who stands how well."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import exp
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from bakufu.kernel.chance import SEED_BYTES, Chance
from bakufu.kernel.game import Game
from bakufu.kernel.state import State
from bakufu.kernel.step import answer
from bakufu.kernel.values import Values, values_of
from bakufu.kernel.words import Action, Decision, Seat

S = TypeVar("S", bound=State)

Plan: TypeAlias = tuple[Action, ...]
"""Answers of one seat that belong together: where a decision comes piece by piece, all the pieces."""

CLEARNESS = 0.5
"""How much it counts at the end by how far one won, beside that one won: the next luck may be less kind."""

LOOKED_AT = 6
"""Among so many plans that are worth a look a beginner takes any."""

ANY = 1_000_000


class Judgement(Generic[S]):
    """What a search asks a game. This one goes by the game's worth and advice; a game does better in `judgement.py`.

    It is only ever shown samples, never the position on the table, so it cannot know what the seat does not.
    """

    scale = 6.0
    """How far ahead, in what `standings` counts, makes one nearly three times as likely to win as another."""
    rounds = ANY
    """A playout ends after so many of the game's rounds; the one under way counts."""
    decisions = ANY
    """And after so many decisions."""
    waves = 4
    """So often, at most, the best plan of some meets others: many times where plans are drawn by chance, so that those
    drawn later are as good; once where they come with the best first."""

    def __init__(self, game: Game[S], values: Values | None = None) -> None:
        self.game = game
        self.values = values_of(game.package) if values is None else values
        """Chances to win as they were learned; where nothing was, `standings` says."""

    def likely(self, state: S, seat: Seat, rng: Random) -> None:
        """Change in a sample what others have chosen in secret into what they would choose."""

    def plans(self, state: S, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
        """At most so many plans that are worth a look, each once; the first is what one would do without a search."""
        first = self.quick(state, seat, decision, {})
        actions = decision.actions
        if len(actions) > most:
            actions = self.ranked(state, seat, actions)
        return [(first,), *[(action,) for action in actions if action != first][: most - 1]]

    def near(self, state: S, seat: Seat, decision: Decision, plan: Plan, rng: Random, most: int) -> list[Plan]:
        """At most so many that differ a little from a plan that has proved good; none where that says nothing."""
        return []

    def ranked(self, state: S, seat: Seat, actions: Sequence[Action]) -> list[Action]:
        """Answers, the best first by what the position is worth right after them."""
        worths = []
        for action in actions:
            after = state.clone()
            answer(after, seat, action)
            worths.append(self.game.worth(after, seat))
        return [actions[i] for i in sorted(range(len(worths)), key=lambda i: -worths[i])]

    def sensible(self, state: S, seat: Seat, decision: Decision, rng: Random) -> Action:
        """What one would do without a search, if there is no hurry: the advice, or what is worth most right after it.

        Chance decides between equals.
        """
        advice = self.game.advise(state, seat, decision, Chance(rng.randbytes(SEED_BYTES)))
        if advice is not None:
            return advice
        worths = []
        for action in decision.actions:
            after = state.clone()
            answer(after, seat, action)
            worths.append(self.game.worth(after, seat))
        most = max(worths)
        return rng.choice([action for action, worth in zip(decision.actions, worths, strict=True) if worth == most])

    def careless(self, state: S, seat: Seat, decision: Decision, rng: Random, most: int = LOOKED_AT) -> Action:
        """What somebody may do who is new to the game: any of so many answers that look sensible."""
        return rng.choice(self.plans(state, seat, decision, rng, most))[0]

    def quick(self, state: S, seat: Seat, decision: Decision, memory: dict[Any, Any]) -> Action:
        """A sensible answer, soon; `memory` lasts for one playout."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        advice = self.game.advise(state, seat, decision, state.chance)
        return advice if advice is not None else actions[state.chance.below(len(actions))]

    def round(self, state: S) -> int:
        """Which round it is; a game that names `rounds` counts them."""
        return 0

    def standings(self, state: S) -> list[float]:
        """How well each seat stands while the game is under way."""
        return [self.game.worth(state, seat) for seat in range(self.game.players(state))]

    def features(self, state: S) -> list[list[float]]:
        """A position in figures, seat by seat: what chances are learned from."""
        return [[standing / self.scale] for standing in self.standings(state)]

    def chances(self, state: S) -> list[float]:
        """Each seat's chance to win, which add up to 1."""
        if state.stack:
            if self.game.players(state) in self.values.players:
                return self.values.chances(self.features(state))
            return shares(self.standings(state), self.scale)
        result = self.game.result(state)
        clear = shares(result.scores, self.scale)
        won = [(place == 1) / len(result.winners) for place in result.places]
        return [CLEARNESS * c + (1 - CLEARNESS) * w for c, w in zip(clear, won, strict=True)]


def shares(standings: Sequence[float], scale: float) -> list[float]:
    """Standings as parts of 1."""
    best = max(standings)
    weights = [exp((standing - best) / scale) for standing in standings]
    total = sum(weights)
    return [weight / total for weight in weights]


@cache
def judgement_of(game: Game[Any]) -> Judgement[Any]:
    """How a game is judged: by its own module, or by its worth and advice."""
    if find_spec(f"{game.package}.judgement") is None:
        return Judgement(game)
    judgement: Judgement[Any] = import_module(f"{game.package}.judgement").judgement
    return judgement

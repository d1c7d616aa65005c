"""A game's judgement that can be changed in parts, for measurements; a compiled class cannot be derived from."""

from random import Random
from typing import Any

from bakufu.kernel.game import Game
from bakufu.kernel.judgement import ANY, Judgement, Plan, judgement_of
from bakufu.kernel.state import State
from bakufu.kernel.words import Action, Decision, Seat

MOST_PIECES = 12
"""After so many in a row one does what is sensible."""


class OtherJudgement(Judgement[Any]):
    """As the game's own; whoever derives from this says where not."""

    def __init__(self, game: Game[Any]) -> None:
        self.own = judgement_of(game)
        super().__init__(game, self.own.values)
        self.scale, self.rounds, self.decisions = self.own.scale, self.own.rounds, self.own.decisions
        self.waves = self.own.waves

    def likely(self, state: State, seat: Seat, rng: Random) -> None:
        """As the game's own."""
        self.own.likely(state, seat, rng)

    def plans(self, state: State, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
        """As the game's own."""
        return self.own.plans(state, seat, decision, rng, most)

    def near(self, state: State, seat: Seat, decision: Decision, plan: Plan, rng: Random, most: int) -> list[Plan]:
        """As the game's own."""
        return self.own.near(state, seat, decision, plan, rng, most)

    def quick(self, state: State, seat: Seat, decision: Decision, memory: dict[Any, Any]) -> Action:
        """As the game's own."""
        return self.own.quick(state, seat, decision, memory)

    def round(self, state: State) -> int:
        """As the game's own."""
        return self.own.round(state)

    def chances(self, state: State) -> list[float]:
        """As the game's own."""
        return self.own.chances(state)


class InPieces(OtherJudgement):
    """Every piece of a decision is thought about by itself; not for ever, as one piece can undo the last."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self._pieces: dict[Seat, tuple[str, int]] = {}
        """What each seat was asked last, and how often in a row."""

    def plans(self, state: State, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
        """The first pieces."""
        name, times = self._pieces.get(seat, ("", 0))
        times = times + 1 if name == decision.name else 1
        self._pieces[seat] = (decision.name, times)
        if times > MOST_PIECES:
            return [(self.quick(state, seat, decision, {}),)]
        return list(dict.fromkeys(plan[:1] for plan in super().plans(state, seat, decision, rng, most)))


class WithoutGuesses(OtherJudgement):
    """What others have chosen in secret may be anything."""

    def likely(self, state: State, seat: Seat, rng: Random) -> None:
        """As it was drawn."""


class ToTheEnd(OtherJudgement):
    """Playouts end with the game."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.rounds = self.decisions = ANY


class RandomPlayouts(ToTheEnd):
    """Everybody answers at random, up to the end."""

    def quick(self, state: State, seat: Seat, decision: Decision, memory: dict[Any, Any]) -> Action:
        """Any answer."""
        actions = decision.actions
        return actions[state.chance.below(len(actions))]

    def round(self, state: State) -> int:
        """It does not matter."""
        return 0

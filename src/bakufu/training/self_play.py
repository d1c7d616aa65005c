"""Games that bots play among themselves, and what positions of them looked like, with how they ended."""

from random import Random
from typing import Any

from msgspec import Struct

from bakufu.bots import Budget, Sight
from bakufu.bots.playing import play_out
from bakufu.bots.search_bot import SearchBot
from bakufu.games import find
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import Judgement, judgement_of
from bakufu.kernel.state import State
from bakufu.kernel.values import Values
from bakufu.kernel.words import Action

POSITIONS = 16
"""So many positions of a game are taken down, about."""


class Sitting(Struct, frozen=True):
    """Games to be played: game `n` has the seed `<seed>/<n>`."""

    game: str
    players: int
    seed: str
    first: int
    games: int
    slips: float
    """How many answers are any that the rules allow, on average over the games: so that much is seen."""
    playouts: int
    """How many playouts a decision they look ahead; with none, all play as quickly as the game's judgement can."""
    values: Values


class TrainingPosition(Struct, frozen=True):
    """A position: its figures seat by seat, how the seats stand by the hand-written judgement, and who won."""

    game: int
    figures: list[list[float]]
    standings: list[float]
    won: list[float]


def judgement_with(game: Game[Any], values: Values) -> Judgement[Any]:
    """The game's judgement, with other values than those that lie in its folder."""
    return type(judgement_of(game))(game, values)


class Student:
    """Slips now and then; else it looks ahead as far as its budget goes, or without one answers as quickly as can be.

    Who does not look ahead goes by the true state: what is learned from is a position, not how it was come by.
    """

    def __init__(
        self,
        judgement: Judgement[Any],
        rng: Random,
        slips: float,
        state: State,
        memory: dict[Any, Any],
        budget: Budget | None,
    ) -> None:
        self._judgement, self._rng, self._slips = judgement, rng, slips
        self._state, self._memory = state, memory
        self._search = SearchBot(rng, budget, judgement) if budget else None

    def choose(self, sight: Sight) -> Action:
        """One of the decision's actions."""
        actions, rng = sight.decision.actions, self._rng
        if len(actions) == 1 or rng.random() < self._slips:
            return actions[int(rng.random() * len(actions))]
        if self._search:
            return self._search.choose(sight)
        return self._judgement.quick(self._state, sight.seat, sight.decision, self._memory)


def play(sitting: Sitting) -> list[TrainingPosition]:
    """Play them all; what was seen, with how it ended. Depends on nothing but the sitting."""
    game = find(sitting.game)
    judgement = judgement_with(game, sitting.values)
    return [
        seen
        for number in range(sitting.first, sitting.first + sitting.games)
        for seen in _play_one(sitting, game, judgement, number)
    ]


def _play_one(sitting: Sitting, game: Game[Any], judgement: Judgement[Any], number: int) -> list[TrainingPosition]:
    seed = f"{sitting.seed}/{number}"
    rng = Random(seed)
    state = game.set_up(sitting.players, game.read_options(sitting.players, {}), Chance(seed_from(seed)))
    slips = sitting.slips * 2 * rng.random()
    budget = Budget(playouts=sitting.playouts) if sitting.playouts else None
    memory: dict[Any, Any] = {}
    students = [Student(judgement, rng, slips, state, memory, budget) for _ in range(sitting.players)]
    kept: list[tuple[list[list[float]], list[float]]] = []
    every = 1
    for decisions, _ in enumerate(play_out(game, state, students, rng), 1):
        if state.stack and decisions % every == 0:
            kept.append((judgement.features(state), judgement.standings(state)))
            if len(kept) == 2 * POSITIONS:
                # Nobody knows how long a game will be: as it grows, every second position is let go.
                del kept[::2]
                every *= 2
    result = game.result(state)
    won = [(place == 1) / len(result.winners) for place in result.places]
    return [TrainingPosition(number, figures, standings, won) for figures, standings in kept]

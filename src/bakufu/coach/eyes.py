"""Whose knowledge an analysis has: a seat's or an onlooker's, and nothing beyond it."""

from random import Random
from typing import Any

from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import judgement_of
from bakufu.kernel.state import State
from bakufu.kernel.words import Seat


class Eyes:
    """A position as somebody sees it, at any moment: as `Sight` for a seat that must decide, all there is are samples.

    What others have chosen in secret is what they would sensibly choose; the rest is drawn fairly.
    """

    __slots__ = ("_judgement", "_state", "game", "seat")

    def __init__(self, game: Game[Any], state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._state = state
        self._judgement = judgement_of(game)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.game.players(self._state)

    def sample(self, seed: str) -> Any:
        """A whole state that these eyes cannot tell from the real one, with luck of its own: the one of this seed."""
        world = self.game.determinize(self._state, self.seat, Chance(seed_from(seed)))
        self._judgement.likely(world, self.seat, Random(seed))
        return world

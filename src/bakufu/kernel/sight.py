"""All that a seat has when it must decide."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from bakufu.kernel.chance import SEED_BYTES, Chance
from bakufu.kernel.game import Game
from bakufu.kernel.state import State
from bakufu.kernel.words import Decision, Event, Seat


class Sight:
    """One decision as a seat sees it: its view, its log, what it is asked, and positions that could be the real one.

    Bots, hints and analyses get a sight and nothing else, so they cannot peek.
    """

    __slots__ = ("_log", "_state", "decision", "game", "seat")

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: Seat,
        decision: Decision | None = None,
        log: Callable[[], Sequence[Event]] = tuple,
    ) -> None:
        self.game = game
        self.seat = seat
        self.decision: Decision = decision or state.stack[-1].ask(state, seat)
        self._state = state
        self._log = log

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.game.players(self._state)

    @property
    def options(self) -> Any:
        """What the table has chosen."""
        return self.game.options(self._state)

    @property
    def rules(self) -> int:
        """The version of the rules that is played by."""
        return self._state.rules

    @property
    def view(self) -> Struct:
        """What the seat may see."""
        return self.game.view(self._state, self.seat)

    @property
    def log(self) -> Sequence[Event]:
        """What the seat has been told; nothing where the game is played silently."""
        return self._log()

    def at_a_glance(self, rng: Random) -> Any:
        """A position for whoever does what is sensible without looking ahead.

        It holds nothing that the seat cannot know, where the game says that nothing of that matters; else a sample.
        """
        chance = Chance(rng.randbytes(SEED_BYTES))
        if self.decision.name in self.game.advised_openly:
            return self.game.covered(self._state, self.seat, chance)
        return self.game.determinize(self._state, self.seat, chance)

    def sample(self, rng: Random) -> Any:
        """A whole state that the seat cannot tell from the real one, with luck of its own."""
        return self.game.determinize(self._state, self.seat, Chance(rng.randbytes(SEED_BYTES)))

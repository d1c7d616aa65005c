"""One turn after the other. The phases follow each other on top of this step, so any of them can end the turn."""

from bakufu.games.bushido.preparing import Nomination
from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.step import Next, Step


class Turn(Step[BushidoState], frozen=True):
    """Twelve phases, from the nomination of the daimyō to the audience with the Tennō."""

    def run(self, state: BushidoState) -> Next:
        """Begin with phase 1; when the turn is over, the next one begins."""
        return Nomination(), self

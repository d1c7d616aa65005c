"""SHI-2.0 and SHI-5.1: even and odd years alternate until a player has no kamon or the shogun no koku."""

from bakufu.games.shitenno.events import Ended
from bakufu.games.shitenno.provinces import OddYear
from bakufu.games.shitenno.scoring import FinalScoring
from bakufu.games.shitenno.sharing import EvenYear
from bakufu.games.shitenno.state import ShitennoState
from bakufu.kernel.step import Next, Step


class TwoYears(Step[ShitennoState], frozen=True):
    """An even year at Edo, then an odd year in the provinces (SHI-2.0)."""

    def run(self, state: ShitennoState) -> Next:
        """One after the other."""
        return EvenYear(), OddYear(), EndOfOddYear()


class EndOfOddYear(Step[ShitennoState], frozen=True):
    """Whether the game goes on (SHI-5.1)."""

    def run(self, state: ShitennoState) -> Next:
        """Two more years, or the final scoring."""
        why = "kamon" if 0 in state.kamon_left else "" if state.koku_deck else "koku"
        if not why:
            return TwoYears()
        if tell := state.tell:
            tell(Ended(why))
        return FinalScoring()

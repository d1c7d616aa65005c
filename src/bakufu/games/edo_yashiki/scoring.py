"""EDO-3: all score what their cards made."""

from bakufu.games.edo_yashiki.components import KINDS_POINTS, LINE_POINTS
from bakufu.games.edo_yashiki.events import KindsScored, LineFailed, LineScored, Score
from bakufu.games.edo_yashiki.house import Line
from bakufu.games.edo_yashiki.state import EdoState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Seat


def score_line(state: EdoState, seat: Seat, line: Line) -> None:
    """A run of 3, 4 or 5 scores (EDO-3.2); a longer one scores nothing and counts for no kind (EDO-3.4)."""
    kind, length, x, y, down = line
    points = LINE_POINTS.get(length, 0)
    if points:
        state.scores[seat] += points
        state.kinds[seat] |= 1 << kind
    if tell := state.tell:
        if points:
            tell(LineScored(seat, kind, length, points, x, y, bool(down)))
        else:
            tell(LineFailed(seat, kind, length, x, y, bool(down), "too-long"))


class ScoreLines(Step[EdoState], frozen=True):
    """Every run that the card made or lengthened scores for its whole length (EDO-3.1, EDO-3.5)."""

    clause = "EDO-3.1"

    def run(self, state: EdoState) -> Next:
        """Score them all (EDO-3.3)."""
        for seat, lines in enumerate(state.lines):
            if lines:
                for line in lines:
                    score_line(state, seat, line)
                state.lines[seat] = ()
        return None


class ScoreKinds(Step[EdoState], frozen=True):
    """The bonus for different kinds among the runs that scored (EDO-3.4)."""

    clause = "EDO-3.4"

    def run(self, state: EdoState) -> Next:
        """Add it to what the runs brought."""
        for seat, kinds in enumerate(state.kinds):
            if kinds:
                count = kinds.bit_count()
                bonus = KINDS_POINTS.get(count, 0)
                state.scores[seat] += bonus
                state.kinds[seat] = 0
                if tell := state.tell:
                    if bonus:
                        tell(KindsScored(seat, count, bonus))
                    tell(Score(seat, state.scores[seat]))
        return None

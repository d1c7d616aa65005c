"""What a position is worth, part by part: the words of a hint."""

from bakufu.games.edo_yashiki.state import EdoState
from bakufu.games.edo_yashiki.worth import PROMISE, promise
from bakufu.kernel.reasons import Reason, Terms
from bakufu.kernel.words import Seat

POINTS, HALVES, RIVAL = Reason("points"), Reason("halves"), Reason("rival")


def terms(state: EdoState, seat: Seat) -> Terms:
    """Points, lines half made, and what the best other house has."""
    others = max(points for other, points in enumerate(state.scores) if other != seat)
    return {POINTS: state.scores[seat], HALVES: PROMISE * promise(state.houses[seat]), RIVAL: -others}

"""With whose eyes somebody may look at a table."""

from bakufu.kernel.words import Seat
from bakufu.server.live import Live


def why_not_look(live: Live, holder: str | None, seat: Seat) -> str | None:
    """Why a holder may not look with a seat's eyes (-1: an onlooker's) while the game goes on; None if he may."""
    if seat >= live.players:
        return "no-such-seat"
    mine = [holder is not None and one.holder == holder for one in live.sitters]
    if seat >= 0:
        return None if mine[seat] else "not-yours"
    # Who holds a seat may look on as well, whether or not the table is open.
    return None if live.setting.onlookers or any(mine) else "no-onlookers"


def why_not_look_back(live: Live, holder: str | None, seat: Seat) -> str | None:
    """The same for what has been: when the game is over it is open to all eyes, as its record is."""
    if live.over and seat < live.players:
        return None
    return why_not_look(live, holder, seat)

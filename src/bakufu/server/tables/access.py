"""With whose eyes somebody may look at a table."""

from bakufu.kernel.words import Seat
from bakufu.server.tables.projection import Projection


def why_not_look(projection: Projection, holder: str | None, seat: Seat) -> str | None:
    """Why a holder may not look with a seat's eyes (-1: an onlooker's) while the game goes on; None if he may."""
    if seat >= projection.players:
        return "no-such-seat"
    mine = [holder is not None and one.holder == holder for one in projection.sitters]
    if seat >= 0:
        return None if mine[seat] else "not-yours"
    # Who holds a seat may look on as well, whether or not the table is open.
    return None if projection.setup.onlookers or any(mine) else "no-onlookers"


def why_not_look_back(projection: Projection, holder: str | None, seat: Seat) -> str | None:
    """The same for what has been: when the game is over it is open to all eyes, as its record is."""
    if projection.over and seat < projection.players:
        return None
    return why_not_look(projection, holder, seat)

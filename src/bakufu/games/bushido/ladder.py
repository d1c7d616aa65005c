"""BUS-1.4 and BUS-6.7: the honour ladder, and the win at its top."""

from collections.abc import Iterable

from bakufu.games.bushido.components import WINNING_HONOUR
from bakufu.games.bushido.events import BecameShogun, DaimyoHonour, SamuraiHonour
from bakufu.games.bushido.state import BushidoState, in_turn
from bakufu.kernel.words import Seat


def rung_above(markers: list[int], rung: int) -> int:
    """The first free rung from this one up."""
    while rung in markers:
        rung += 1
    return rung


def rung_below(markers: list[int], rung: int) -> int:
    """The first free rung from this one down; 0 is outside the ladder and always free."""
    while rung > 0 and rung in markers:
        rung -= 1
    return rung if rung > 0 else 0


def raise_daimyo(state: BushidoState, seat: Seat, by: int) -> bool:
    """A daimyō marker rises; whether that wins the game at once (BUS-6.7)."""
    if not by:
        return False
    markers = state.daimyo_honour
    before = markers[seat]
    after = markers[seat] = rung_above(markers, before + by)
    if tell := state.tell:
        tell(DaimyoHonour(seat, before, after))
        if after >= WINNING_HONOUR:
            tell(BecameShogun(seat))
    return after >= WINNING_HONOUR


def lower_daimyo(state: BushidoState, seat: Seat, by: int) -> None:
    """A daimyō marker falls."""
    markers = state.daimyo_honour
    before = markers[seat]
    if before and by:
        after = markers[seat] = rung_below(markers, before - by)
        if tell := state.tell:
            tell(DaimyoHonour(seat, before, after))


def raise_samurai(state: BushidoState, seat: Seat, by: int) -> None:
    """A samurai marker rises."""
    if by:
        markers = state.samurai_honour
        before = markers[seat]
        after = markers[seat] = rung_above(markers, before + by)
        if tell := state.tell:
            tell(SamuraiHonour(seat, before, after))


def lower_samurai(state: BushidoState, seat: Seat, by: int) -> None:
    """A samurai marker falls."""
    markers = state.samurai_honour
    before = markers[seat]
    if before and by:
        after = markers[seat] = rung_below(markers, before - by)
        if tell := state.tell:
            tell(SamuraiHonour(seat, before, after))


def raise_all_samurai(state: BushidoState, gains: Iterable[tuple[Seat, int]]) -> None:
    """Several samurai markers rise by one event: in turn order from the daimyō."""
    by = dict(gains)
    for seat in in_turn(state, state.daimyo):
        if seat in by:
            raise_samurai(state, seat, by[seat])

"""SHO-10: the Chambers."""

from bakufu.games.shogun.actions import Decline, TakeChamber
from bakufu.games.shogun.components import (
    CHAMBER_MARKERS,
    CHAMBER_SIZE,
    CHAMBER_SPACES,
    CHAMBERS_DRAWN,
    COLUMN_POINTS,
    REGION_OF,
    REGIONS,
    ROW_POINTS,
    Region,
)
from bakufu.games.shogun.court import DECLINE
from bakufu.games.shogun.events_of_modules import ChamberScored, ChambersOpened, ChamberTaken
from bakufu.games.shogun.state import OPEN, TURNED, ShogunState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

TAKES = tuple(TakeChamber(tile) for tile in range(CHAMBER_SPACES))


def open_chambers(state: ShogunState) -> None:
    """Six tiles are drawn and put open on their spaces (SHO-10.2)."""
    bag = list(state.bag)
    drawn = [state.chance.draw(bag) for _ in range(CHAMBERS_DRAWN)]
    state.bag = tuple(sorted(bag))
    for tile in drawn:
        state.tiles[tile] = OPEN
    if tell := state.tell:
        tell(ChambersOpened(tuple(sorted(drawn))))


def ruler(state: ShogunState, region: Region) -> Seat | None:
    """Who has most provinces in a region (ties: turn order); nobody if no player has any (SHO-10.3)."""
    regions = REGION_OF[state.options.side]
    counts = [0] * state.players
    for province, seat in enumerate(state.owner):
        if seat >= 0 and regions[province] == region:
            counts[seat] += 1
    most = max(counts)
    return next(seat for seat in state.order if counts[seat] == most) if most else None


class TakeChambers(Step[ShogunState], frozen=True):
    """Region by region along the row, its ruler may replace an open tile by a marker (SHO-10.3)."""

    clause = "SHO-10.3"
    place: int

    def seats(self, state: ShogunState) -> Seats:
        """The ruler of the next region, if there is one with a marker left."""
        if self.place == REGIONS:
            return ()
        seat = ruler(state, state.region_row[self.place])
        return (seat,) if seat is not None and state.tiles.count(seat) < CHAMBER_MARKERS else ()

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """Any open tile, or none."""
        tiles = [TAKES[tile] for tile, what in enumerate(state.tiles) if what == OPEN]
        return Decision("chamber", (*tiles, DECLINE))

    def do(self, state: ShogunState, seat: Seat, action: TakeChamber | Decline) -> Next:
        """Replace it."""
        if isinstance(action, TakeChamber):
            state.tiles[action.tile] = seat
            if tell := state.tell:
                tell(ChamberTaken(seat, state.region_row[self.place], action.tile))
        return TakeChambers(self.place + 1)

    def run(self, state: ShogunState) -> Next:
        """Skip a region; after the last, tiles left are turned over and the first region moves to the end."""
        if self.place < REGIONS:
            return TakeChambers(self.place + 1)
        state.tiles = [TURNED if what == OPEN else what for what in state.tiles]
        state.region_row = (*state.region_row[1:], state.region_row[0])
        return None

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """No open tile there."""
        return Refusal("SHO-10.3", "refused-no-open-tile") if isinstance(action, TakeChamber) else None


def lines() -> list[tuple[range, int, int, bool]]:
    """Every row and column of the Chambers: its spaces, its points, its number, whether it is a column."""
    size = CHAMBER_SIZE
    rows = [(range(n * size, (n + 1) * size), ROW_POINTS[n], n + 1, False) for n in range(size)]
    columns = [(range(n, CHAMBER_SPACES, size), COLUMN_POINTS[n], n + 1, True) for n in range(size)]
    return rows + columns


def line_points(state: ShogunState, spaces: range, points: int) -> tuple[Seats, int]:
    """Who has most markers in a line and what each gets; turned tiles are one more, neutral player (SHO-10.4)."""
    held = [state.tiles[space] for space in spaces]
    counts = [held.count(seat) for seat in range(state.players)]
    neutral = held.count(TURNED)
    most = max(counts)
    if most == 0 or neutral > most:
        return (), 0
    seats = tuple([seat for seat, count in enumerate(counts) if count == most])
    return seats, points - (len(seats) + (neutral == most) > 1)


def score_chambers(state: ShogunState) -> None:
    """Each row and column gives its points (SHO-10.4)."""
    for spaces, worth, number, down in lines():
        seats, points = line_points(state, spaces, worth)
        for seat in seats:
            state.points[seat] += points
        if points and (tell := state.tell):
            tell(ChamberScored(seats, number, down, points))

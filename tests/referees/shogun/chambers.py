"""Chapter 10: the Chambers."""

from collections import Counter

from tests.referees.shogun.board import Board, Flow, Plain, ask
from tests.referees.shogun.printed import CHAMBER_COLUMNS, CHAMBER_ROWS

SIZE = 6
MARKERS = 15
NOBODY = -1


def take_tiles(board: Board) -> Flow:
    """Region by region, whoever has most provinces there may take an open tile (SHO-10.3)."""
    for region in board.region_row:
        count = Counter(
            land.owner
            for land, there in zip(board.lands, board.region, strict=True)
            if there == region and land.owner is not None
        )
        if not count:
            continue
        # The turn order decides ties: `max` takes the first of the equal.
        seat = max(board.order, key=lambda seat: count[seat])
        if list(board.marked_tiles.values()).count(seat) == MARKERS:
            continue
        offers: list[Plain] = [{"do": "take-chamber", "tile": tile} for tile in board.open_tiles]
        said = yield from ask(seat, [*offers, {"do": "decline"}])
        if said["do"] == "take-chamber":
            board.open_tiles.remove(said["tile"])
            board.marked_tiles[said["tile"]] = seat
    board.turned_tiles |= board.open_tiles
    board.open_tiles = set()
    board.region_row.append(board.region_row.pop(0))


def score(board: Board) -> None:
    """Rows and columns at the end (SHO-10.4)."""
    if "chambers" not in board.modules:
        return
    for line in range(SIZE):
        score_line(board, [SIZE * line + place for place in range(SIZE)], CHAMBER_ROWS[line])
        score_line(board, [SIZE * place + line for place in range(SIZE)], CHAMBER_COLUMNS[line])


def score_line(board: Board, tiles: list[int], points: int) -> None:
    """Most markers; the turned tiles are one more player, who gets nothing; who ties gets one less."""
    count = Counter(board.marked_tiles.get(tile, NOBODY) for tile in tiles)
    first = [player for player in count if count[player] == max(count.values())]
    for player in first:
        if player != NOBODY:
            board.points[player] += points if len(first) == 1 else points - 1

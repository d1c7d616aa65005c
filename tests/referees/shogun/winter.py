"""Chapter 6: winter."""

from tests.referees.shogun import fights, leaders, printed
from tests.referees.shogun.board import Board, Flow, ask_if_open
from tests.referees.shogun.printed import BUILDINGS, MAJORITY, REGIONS


def winter(board: Board) -> Flow:
    """Hunger, revolts, leaders, points."""
    missing = feed(board)
    for seat in board.order:
        yield from revolts(board, seat, missing[seat])
    if "leaders" in board.modules:
        yield from leaders.end_round(board)
    score(board)


def feed(board: Board) -> list[int]:
    """The rice of the fourth event, then one for each province; how many provinces go without (SHO-6.1)."""
    (left,) = board.year_events
    missing = []
    for seat in board.seats:
        board.rice[seat] = max(0, board.rice[seat] - printed.EVENTS[left]["winter"])
        needed = len(board.provinces_of(seat))
        missing.append(max(0, needed - board.rice[seat]))
        board.rice[seat] = max(0, board.rice[seat] - needed)
    return missing


def revolts(board: Board, seat: int, missing: int) -> Flow:
    """In provinces drawn at random, in the order of the player's choice (SHO-6.2)."""
    count, added = printed.revolts_for(missing)
    if count == 0:
        return
    told = board.luck("revolts-drawn")
    assert told["seat"] == seat
    drawn = set(told["provinces"])
    assert len(drawn) == len(told["provinces"]) == count
    assert drawn <= set(board.provinces_of(seat))
    while drawn:
        answers = [{"do": "revolt-next", "province": province} for province in sorted(drawn)]
        said = yield from ask_if_open(seat, answers)
        drawn.remove(said["province"])
        fights.revolt(board, said["province"], added)


def score(board: Board) -> None:
    """Provinces, buildings, and who has most of a type in a region (SHO-6.3)."""
    for land in board.lands:
        if land.owner is not None:
            board.points[land.owner] += 1 + len(land.buildings)
    for region in REGIONS:
        for building in BUILDINGS:
            count = [0] * board.players
            for land, there in zip(board.lands, board.region, strict=True):
                if land.owner is not None and there == region and building in land.buildings:
                    count[land.owner] += 1
            if max(count) == 0:
                continue
            first = [seat for seat in board.seats if count[seat] == max(count)]
            for seat in first:
                board.points[seat] += MAJORITY[building] if len(first) == 1 else MAJORITY[building] - 1


def result(board: Board) -> tuple[list[int], list[int]]:
    """Points, and places: most points, then most chests; who ties in both shares a place (SHO-6.5)."""
    standing = [(board.points[seat], board.chests[seat]) for seat in board.seats]
    places = [1 + sum(other > own for other in standing) for own in standing]
    return list(board.points), places

"""Chapter 9: the military leaders."""

from tests.referees.shogun.board import Board, Flow, Plain, ask
from tests.referees.shogun.printed import ADJACENT, WINTER


def place_all(board: Board) -> Flow:
    """With the ready-made start: in turn order, in the first spring (SHO-9.1)."""
    for seat in board.order:
        answers = [{"do": "place-leader", "province": province} for province in board.provinces_of(seat)]
        said = yield from ask(seat, answers)
        place(board, seat, said["province"])


def place(board: Board, seat: int, province: int) -> None:
    """The leader comes to a province; another player's statue there becomes a trophy (SHO-9.4)."""
    board.leaders[seat] = province
    land = board.lands[province]
    if land.statue is not None and land.statue != seat:
        land.statue = None
        board.trophies[seat] += 1


def end_round(board: Board) -> Flow:
    """In turn order each leader on the board moves on (SHO-9.3); in winter those taken off may return (SHO-9.5)."""
    for seat in board.order:
        if board.leaders[seat] is not None:
            yield from move(board, seat)
        elif board.season == WINTER:
            yield from come_back(board, seat)


def move(board: Board, seat: int) -> Flow:
    """To another own province; a statue may stay behind if that one is adjacent (SHO-9.3)."""
    here = board.leaders[seat]
    assert here is not None
    answers: list[Plain] = []
    for there in board.provinces_of(seat):
        if there != here:
            answers.append({"do": "move-leader", "to": there, "statue": False})
            if there in ADJACENT[here] and board.statues[seat] and board.lands[here].statue != seat:
                answers.append({"do": "move-leader", "to": there, "statue": True})
    if not answers:
        return
    said = yield from ask(seat, answers)
    if said["statue"]:
        assert board.lands[here].statue is None
        board.statues[seat] -= 1
        board.lands[here].statue = seat
    place(board, seat, said["to"])


def come_back(board: Board, seat: int) -> Flow:
    """On an own province, if the player likes (SHO-9.5)."""
    answers = [{"do": "place-leader", "province": province} for province in board.provinces_of(seat)]
    if answers:
        said = yield from ask(seat, [*answers, {"do": "decline"}])
        if said["do"] == "place-leader":
            place(board, seat, said["province"])


def score(board: Board) -> None:
    """Own statues on the board and trophies (SHO-9.6)."""
    for seat in board.seats:
        standing = sum(land.statue == seat for land in board.lands)
        board.points[seat] += standing + board.trophies[seat]

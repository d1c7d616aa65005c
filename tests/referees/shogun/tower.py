"""Chapter 2: the tower. Which cubes fall out is luck; the referee believes it if it can be."""

from collections import Counter

from tests.referees.shogun.board import Board, Plain
from tests.referees.shogun.printed import COLOURS


def throw(board: Board, cubes: dict[int, int]) -> None:
    """Throw these cubes, already taken up, and all that lies in the bowl (SHO-2.1)."""
    thrown = Counter(cubes)
    for colour in COLOURS:
        thrown[colour] += board.bowl[colour]
    told = board.luck("thrown")
    assert counted(told["thrown"]) == +thrown, f"{dict(+thrown)} should be thrown, not {told['thrown']}"
    bowl, inside, landed = follow(board, told["drops"])
    assert landed == +thrown, "not every cube thrown was heard to fall"
    assert bowl == counted(told["bowl"]), "the bowl is not what fell into it"
    assert inside == counted(told["inside"]), "the tower does not hold what stayed in it"
    board.bowl = [bowl[colour] for colour in COLOURS]
    board.tower = [inside[colour] for colour in COLOURS]


def follow(board: Board, drops: list[Plain]) -> tuple[Counter[int], Counter[int], Counter[int]]:
    """What then lies in the bowl and inside, and which cubes had been thrown, if each drop happened."""
    inside = Counter({colour: board.tower[colour] for colour in COLOURS})
    # With `thirds` only cubes that were stuck before the throw can come loose (SHO-2.3).
    could_come_loose = Counter(inside)
    bowl: Counter[int] = Counter()
    landed: Counter[int] = Counter()
    for drop in drops:
        colour = drop["colour"]
        if drop["fate"] == "loose":
            stuck = could_come_loose if board.thirds else inside
            assert stuck[colour] > 0, f"no cube of colour {colour} can have come loose"
            could_come_loose[colour] -= 1
            inside[colour] -= 1
            bowl[colour] += 1
        else:
            landed[colour] += 1
            if drop["fate"] == "stays":
                inside[colour] += 1
            else:
                bowl[colour] += 1
    return +bowl, +inside, landed


def counted(told: list[Plain]) -> Counter[int]:
    """Cubes by colour."""
    return Counter({cubes["colour"]: cubes["count"] for cubes in told})


def take_back(board: Board, colour: int, count: int) -> None:
    """Cubes from the bowl go back to the reserve."""
    assert board.bowl[colour] >= count
    board.bowl[colour] -= count
    board.reserve[colour] += count

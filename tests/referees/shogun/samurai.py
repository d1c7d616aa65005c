"""Chapter 8: the samurai cards."""

from tests.referees.shogun import court
from tests.referees.shogun.board import Board, Flow, Plain, ask
from tests.referees.shogun.printed import BANNERS


def bonuses(board: Board) -> Flow:
    """In turn order, who has provinces in four regions may turn to the next card and take one of its bonuses."""
    for seat in board.order:
        regions = {board.region[province] for province in board.provinces_of(seat)}
        if len(regions) < 4:
            continue
        card = BANNERS[board.banner[seat] + 1]
        offers: list[Plain] = [{"do": "take-bonus", "kind": kind, "amount": amount} for kind, amount in card.items()]
        said = yield from ask(seat, [*offers, {"do": "decline"}])
        if said["do"] == "take-bonus":
            board.banner[seat] += 1
            court.give(board, seat, said["kind"], said["amount"])

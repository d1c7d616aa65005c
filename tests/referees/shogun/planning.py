"""Chapter 3, first half: the cards are opened, everybody plans, the bids decide the turn order."""

from tests.referees.shogun import printed
from tests.referees.shogun.board import Board, Flow, Plain, ask_if_open
from tests.referees.shogun.printed import ACTIONS, BID, CHEST_CARDS, CONVERSIONS, SPECIALS, TOWER_CARD


def open_cards(board: Board) -> None:
    """Action cards (SHO-3.1), special cards, favours, chambers (SHO-3.2)."""
    # The turn order of the round before has been kept up to here (SHO-3.10).
    board.order, board.places = [], []
    row = board.luck("actions-opened")["actions"]
    assert len(row) == len(set(row)) == 5
    assert set(row) <= set(ACTIONS)
    board.row = list(row)
    board.closed_actions = set(ACTIONS) - set(row)
    specials = board.luck("specials-opened")["specials"]
    assert sorted(specials) == list(SPECIALS)
    board.specials = list(specials)
    if "court" in board.modules:
        # SHO-7.2: the highest number is the dearest.
        favours = board.luck("favours-opened")["favours"]
        assert len(favours) == 3
        assert list(favours) == sorted(favours, reverse=True)
        assert set(favours) <= board.favour_pile
        board.favour_pile -= set(favours)
        board.favours = list(favours)
    if "chambers" in board.modules:
        # SHO-10.2
        tiles = set(board.luck("chambers-opened")["tiles"])
        assert len(tiles) == 6
        assert tiles <= board.bag
        board.bag -= tiles
        board.open_tiles = tiles


def plan_spaces(board: Board) -> list[int]:
    """The ten actions and the bid, with the Court also its conversions (SHO-3.3, SHO-7.3)."""
    return [*ACTIONS, *(CONVERSIONS if "court" in board.modules else ()), BID]


def plan(board: Board) -> Flow:
    """Everybody at the same time; laid cards may be taken back until the own plan is said to be made."""
    board.planning = True
    question = {seat: answers(board, seat) for seat in board.seats}
    while question:
        seat, action = yield dict(question)
        if action["do"] == "lay":
            board.plans[seat][action["space"]] = action["card"]
        elif action["do"] == "lift":
            del board.plans[seat][action["space"]]
        if action["do"] == "confirm":
            board.confirmed.add(seat)
            del question[seat]
        elif action["do"] == "rethink":
            question[seat] = [{"do": "lift", "space": space} for space in board.plans[seat]]
        else:
            question[seat] = answers(board, seat)
    board.planning = False


def answers(board: Board, seat: int) -> list[Plain]:
    """Lay a card, say that the plan is made, or think again."""
    said: list[Plain] = lays(board, seat)
    if len(board.plans[seat]) == to_fill(board, seat):
        said.append({"do": "confirm"})
    if board.plans[seat]:
        said.append({"do": "rethink"})
    return said


def to_fill(board: Board, seat: int) -> int:
    """As many spaces as possible (SHO-3.3)."""
    return min(len(plan_spaces(board)), len(board.cards_of(seat)))


def lays(board: Board, seat: int) -> list[Plain]:
    """Each card on each free space, as long as all that must be filled still can be."""
    hand = board.hand(seat)
    free = [space for space in plan_spaces(board) if space not in board.plans[seat]]
    bid_needed = BID in free and to_fill(board, seat) == len(plan_spaces(board))
    found: list[Plain] = []
    for card in sorted(set(hand)):
        rest = list(hand)
        rest.remove(card)
        leaves_a_bid = any(can_bid(board, seat, other) for other in rest)
        for space in free:
            if space == BID:
                legal = can_bid(board, seat, card)
            else:
                legal = leaves_a_bid or not bid_needed
            if legal:
                found.append({"do": "lay", "card": card, "space": space})
    return found


def can_bid(board: Board, seat: int, card: int) -> bool:
    """A bid of n chests needs n chests (SHO-3.4)."""
    return CHEST_CARDS.get(card, 0) <= board.chests[seat]


def draw_event(board: Board) -> None:
    """One of the open events of the year (SHO-3.5)."""
    drawn = board.luck("event-drawn")["drawn"]
    assert drawn in board.year_events
    board.year_events.remove(drawn)
    board.event = drawn


def bid(board: Board) -> Flow:
    """Bids are opened and paid; then special cards are chosen, and with them the turn order (SHO-3.6)."""
    for seat in board.seats:
        if BID in board.plans[seat]:
            board.shown[seat].add(BID)
            board.chests[seat] -= CHEST_CARDS.get(board.plans[seat][BID], 0)
    choosing = board.luck("choice-ordered")["seats"]
    assert sorted(choosing) == list(board.seats)
    strengths = [strength(board.plans[seat].get(BID)) for seat in choosing]
    assert strengths == sorted(strengths, reverse=True), f"{choosing} is no order of the bids {strengths}"
    place_of: dict[int, int] = {}
    for seat in choosing:
        left = [place for place, special in enumerate(board.specials, 1) if special is not None]
        action = yield from ask_if_open(seat, [{"do": "take-special", "place": place} for place in left])
        place_of[seat] = action["place"]
        board.special[seat] = board.specials[action["place"] - 1]
        board.specials[action["place"] - 1] = None
        board.order = sorted(place_of, key=place_of.__getitem__)
        board.places = sorted(place_of.values())


def strength(card: int | None) -> int:
    """The bids from the strongest: 4 to 1 chests, a province, no chests or a tower, no card."""
    if card is None:
        return 0
    if card == TOWER_CARD or CHEST_CARDS.get(card) == 0:
        return 1
    if card not in CHEST_CARDS:
        assert card in printed.PROVINCES
        return 2
    return 2 + CHEST_CARDS[card]

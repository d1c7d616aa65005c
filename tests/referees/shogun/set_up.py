"""Chapter 1: set-up."""

from tests.referees.shogun import leaders, printed, tower
from tests.referees.shogun.board import Asking, Board, Flow, Plain, ask, ask_if_open
from tests.referees.shogun.printed import PROVINCES, VILLAGE


def set_up(board: Board) -> Flow:
    """Provinces, then the tower."""
    if board.draft:
        yield from draft(board)
    else:
        preset(board)
    seed_tower(board)


def preset(board: Board) -> None:
    """The table of the rulebook (SHO-1.3)."""
    for seat, row in enumerate(printed.preset(board.players)):
        for province, armies in row.items():
            board.lands[province].owner = seat
            board.put_armies(seat, province, armies)


def draft(board: Board) -> Flow:
    """Players take province cards in turn and move a group to each (SHO-1.4)."""
    seat = board.luck("first-player")["seat"]
    assert seat in (board.seats if board.draw_first else [0])
    for each in board.seats:
        board.groups[each] = printed.army_groups(board.players)
        board.reserve[each] -= sum(board.groups[each])
    board.pile = {province for province in PROVINCES if not board.lands[province].closed}
    open_cards(board)
    offered: dict[int, set[int]] = {}
    while board.groups[seat]:
        action = yield from choose_card(board, seat, offered.get(seat))
        offered[seat] = set(board.open)
        yield from place_group(board, seat, take_card(board, seat, action))
        seat = (seat + 1) % board.players
    # Cards that nobody took are those of the neutral provinces (SHO-1.6).
    board.pile, board.under, board.open = set(), [], set()


def choose_card(board: Board, seat: int, offered: set[int] | None) -> Asking:
    """An open card or the top one; the two of the own turn before may first be replaced (SHO-1.5)."""
    if board.open != offered:
        return (yield from ask(seat, cards_to_take(board)))
    action = yield from ask(seat, [*cards_to_take(board), {"do": "replace-open"}])
    if action["do"] != "replace-open":
        return action
    board.under.append(board.open)
    board.open = set()
    open_cards(board)
    return (yield from ask(seat, cards_to_take(board)))


def cards_to_take(board: Board) -> list[Plain]:
    """The open cards, and the one on top of the pile."""
    return [*({"do": "take-province", "province": card} for card in board.open), {"do": "take-top"}]


def take_card(board: Board, seat: int, action: Plain) -> int:
    """The province of the card; an open one is replaced at once."""
    if action["do"] == "take-top":
        took = board.luck("took-province")
        assert took["seat"] == seat
        from_pile(board, took["province"])
        return int(took["province"])
    board.open.remove(action["province"])
    open_cards(board)
    return int(action["province"])


def open_cards(board: Board) -> None:
    """Two cards lie open."""
    told = board.luck("provinces-opened")["provinces"]
    assert len(set(told)) == 2
    assert board.open <= set(told)
    # The event does not say which came first: one that was never under the pile did.
    for card in sorted(set(told) - board.open, key=lambda card: card not in board.pile):
        from_pile(board, card)
    board.open = set(told)


def from_pile(board: Board, card: int) -> None:
    """The top card: any, as long as there are cards above those that were put under."""
    if not board.pile:
        board.pile = board.under.pop(0)
    assert card in board.pile, f"card {card} cannot be on top"
    board.pile.remove(card)


def place_group(board: Board, seat: int, province: int) -> Flow:
    """A group of choice, and the leader with one of them, at the latest the last (SHO-9.1)."""
    groups = board.groups[seat]
    to_place = "leaders" in board.modules and board.leaders[seat] is None
    with_leader = [False]
    if to_place:
        with_leader = [False, True] if len(groups) > 1 else [True]
    action = yield from ask_if_open(
        seat,
        [
            {"do": "place-group", "armies": armies, "leader": leader}
            for armies in sorted(set(groups))
            for leader in with_leader
        ],
    )
    groups.remove(action["armies"])
    board.lands[province].owner = seat
    board.lands[province].armies = action["armies"]
    if action["leader"]:
        leaders.place(board, seat, province)


def seed_tower(board: Board) -> None:
    """Seven armies of each player and ten of the village; what falls out goes back (SHO-1.7)."""
    cubes = dict.fromkeys(board.seats, 7) | {VILLAGE: 10}
    for colour, count in cubes.items():
        board.reserve[colour] -= count
    tower.throw(board, cubes)
    for colour in cubes:
        fallen = board.bowl[colour]
        tower.take_back(board, colour, fallen)
        if "court" in board.modules and colour != VILLAGE:
            # SHO-7.1
            came = min(fallen, board.courtiers[colour])
            board.courtiers[colour] -= came
            board.hall[colour] += came

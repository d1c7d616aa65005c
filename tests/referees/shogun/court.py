"""Chapter 7: the Imperial Court."""

from tests.referees.shogun import actions, tower
from tests.referees.shogun.board import Board, Flow, Plain, ask
from tests.referees.shogun.printed import BUILDINGS, CONVERSIONS, FAVOUR_PRICES, FAVOURS, PROVINCES, TOWER_CARD


def court(board: Board) -> Flow:
    """Conversions in turn order, each player 3, then 2, then 1 (SHO-7.4); then the favours."""
    for seat in board.order:
        for space, armies in CONVERSIONS.items():
            convert(board, seat, space, armies)
    # SHO-7.5: most courtiers first, ties in turn order.
    for seat in sorted(board.order, key=lambda seat: -board.hall[seat]):
        if board.hall[seat]:
            yield from ask_favour(board, seat)
    board.favours = []


def convert(board: Board, seat: int, space: int, armies: int) -> None:
    """Armies of a province or cubes of the bowl for courtiers, all or nothing (SHO-7.3)."""
    card = board.plans[seat].get(space)
    if card is None:
        return
    board.shown[seat].add(space)
    if board.courtiers[seat] < armies:
        return
    if card == TOWER_CARD:
        if board.bowl[seat] < armies:
            return
        tower.take_back(board, seat, armies)
    elif card in PROVINCES:
        if board.lands[card].armies <= armies:
            return
        board.lands[card].armies -= armies
        board.reserve[seat] += armies
    else:
        return
    board.courtiers[seat] -= armies
    board.hall[seat] += armies


def ask_favour(board: Board, seat: int) -> Flow:
    """One of the favours left that the own courtiers can pay, or none (SHO-7.5)."""
    offers: list[Plain] = [
        {"do": "take-favour", "favour": favour}
        for favour, price in zip(board.favours, FAVOUR_PRICES, strict=True)
        if favour is not None and price <= board.hall[seat]
    ]
    if not offers:
        return
    said = yield from ask(seat, [*offers, {"do": "decline"}])
    if said["do"] == "decline":
        return
    space = board.favours.index(said["favour"])
    board.favours[space] = None
    board.hall[seat] -= FAVOUR_PRICES[space]
    board.courtiers[seat] += FAVOUR_PRICES[space]
    yield from use(board, seat, FAVOURS[said["favour"]])


def use(board: Board, seat: int, favour: Plain) -> Flow:
    """At once, if possible (SHO-7.6)."""
    kind = favour["kind"]
    if kind == "cancel_event":
        said = yield from ask(seat, [{"do": "cancel-event"}, {"do": "keep-event"}])
        if said["do"] == "cancel-event":
            board.event = None
    elif kind == "calm":
        yield from calm(board, seat)
    elif kind == "build":
        yield from build(board, seat, favour["building"])
    elif kind == "peace":
        board.peace[seat] |= set(favour["against"])
    elif kind == "levy":
        yield from levy(board, seat, favour["amount"])
    else:
        give(board, seat, kind, favour["amount"])


def give(board: Board, seat: int, kind: str, amount: int) -> None:
    """What favours and samurai cards give alike."""
    if kind == "chests":
        board.chests[seat] += amount
    elif kind == "rice":
        board.rice[seat] += amount
    elif kind == "points":
        board.points[seat] += amount
    else:
        assert kind == "armies_in_bowl"
        board.armies_to_bowl(seat, amount)


def calm(board: Board, seat: int) -> Flow:
    """A marker off an own province; if none has one, the next that comes."""
    marked = [province for province in board.provinces_of(seat) if board.lands[province].markers]
    if not marked:
        board.calm = seat
        return
    said = yield from ask(seat, at(marked))
    board.lands[said["province"]].markers -= 1


def build(board: Board, seat: int, name: str) -> Flow:
    """A free building by the usual rules."""
    (building,) = [number for number, each in BUILDINGS.items() if each == name]
    fit = [province for province in board.provinces_of(seat) if actions.can_build(board, province, building)]
    if fit:
        said = yield from ask(seat, at(fit))
        actions.build(board, said["province"], building)


def levy(board: Board, seat: int, amount: int) -> Flow:
    """Free armies, as far as the reserve goes, for an own or a neutral province, which is then the player's."""
    armies = min(amount, board.reserve[seat])
    if armies == 0:
        return
    fit = [
        province
        for province, land in enumerate(board.lands)
        if land.owner == seat or (land.owner is None and not land.closed)
    ]
    said = yield from ask(seat, at(fit))
    board.lands[said["province"]].owner = seat
    board.put_armies(seat, said["province"], armies)


def at(provinces: list[int]) -> list[Plain]:
    """The favour for one of these."""
    return [{"do": "use-favour-at", "province": province} for province in provinces]

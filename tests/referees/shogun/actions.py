"""Chapter 4: the ten actions."""

from tests.referees.shogun import fights, printed
from tests.referees.shogun.board import Board, Flow, Plain, ask, ask_if_open
from tests.referees.shogun.printed import (
    ADJACENT,
    BUILDING_COST,
    BUILDING_SPACES,
    BUILDINGS,
    DEPLOY_1,
    DEPLOY_5,
    DEPLOY_COST,
    DEPLOYED,
    GATHER_RICE,
    GATHER_TAX,
    MOVE_A,
    PLUS_CHEST,
    PLUS_RICE,
    PROVINCES,
    SHORT_LEVY,
    SIX_ARMIES,
    TEMPLE,
    THEATRE,
)


def carry_out(board: Board) -> Flow:
    """The action cards in order, each by everybody in turn order (SHO-3.8)."""
    done = 0
    while done < len(board.row):
        for seat in board.order:
            yield from act(board, seat, board.row[done])
        done += 1
        if board.closed_actions:
            action = board.luck("action-opened")["action"]
            assert action in board.closed_actions
            board.closed_actions.remove(action)
            board.row.append(action)


def act(board: Board, seat: int, action: int) -> Flow:
    """The card is shown; a province card alone makes something happen (SHO-3.3, SHO-7.3)."""
    card = board.plans[seat].get(action)
    if card is None:
        return
    board.shown[seat].add(action)
    if card not in PROVINCES:
        return
    assert board.lands[card].owner == seat
    if action in BUILDINGS:
        cost = BUILDING_COST[action] - led(board, seat, card)
        if can_build(board, card, action) and board.chests[seat] >= cost:
            board.chests[seat] -= cost
            build(board, card, action)
    elif action == GATHER_RICE:
        board.rice[seat] += rice_of(board, seat, card)
        fights.grumble(board, card)
    elif action == GATHER_TAX:
        board.chests[seat] += tax_of(board, seat, card)
        fights.grumble(board, card)
    elif action in DEPLOYED:
        yield from deploy(board, seat, card, action)
    else:
        yield from move(board, seat, card, action)


def led(board: Board, seat: int, province: int) -> int:
    """One for the leader's province, if the player's leader stands there (SHO-9.2)."""
    return 1 if board.leaders[seat] == province else 0


def can_build(board: Board, province: int, building: int) -> bool:
    """A free space, no other of its type there, a tile left (SHO-4.1)."""
    there = board.lands[province].buildings
    return len(there) < BUILDING_SPACES[province] and building not in there and board.tiles[building] > 0


def build(board: Board, province: int, building: int) -> None:
    """Put the building there; a theatre may calm the province (SHO-4.9)."""
    land = board.lands[province]
    land.buildings.add(building)
    board.tiles[building] -= 1
    if building == THEATRE and board.event_is("theatre_calms") and land.markers:
        land.markers -= 1


def rice_of(board: Board, seat: int, province: int) -> int:
    """The event first, then the special card, then the leader (SHO-4.10, SHO-9.2)."""
    rice = printed.RICE[province]
    if board.event_is("rice_at_most"):
        rice = min(rice, 3)
    if board.event_is("rice_at_least"):
        rice = max(rice, 4)
    if board.special[seat] == PLUS_RICE:
        rice += 1
    return rice + led(board, seat, province)


def tax_of(board: Board, seat: int, province: int) -> int:
    """The event first, then the special card, then the leader (SHO-4.10, SHO-9.2)."""
    tax = printed.TAX[province]
    if board.event_is("tax_at_most"):
        tax = min(tax, 5)
    if board.event_is("tax_at_least"):
        tax = max(tax, 6)
    if board.special[seat] == PLUS_CHEST:
        tax += 1
    return tax + led(board, seat, province)


def deploy(board: Board, seat: int, province: int, action: int) -> Flow:
    """All of the armies or none (SHO-4.4); with deploy 1 some may move on (SHO-4.5)."""
    amounts = deployments(board, seat, province, action)
    if not amounts or board.chests[seat] < DEPLOY_COST[action]:
        return
    said = yield from ask_if_open(seat, [{"do": "deploy", "armies": armies} for armies in amounts])
    board.chests[seat] -= DEPLOY_COST[action]
    board.put_armies(seat, province, said["armies"])
    if action == DEPLOY_1:
        own = [there for there in ADJACENT[province] if board.lands[there].owner == seat]
        yield from march(board, seat, province, own, None)


def deployments(board: Board, seat: int, province: int, action: int) -> list[int]:
    """How many armies may come: the event, the card for six, and last the leader if there is one more (SHO-9.2)."""
    usual = SHORT_LEVY[action] if board.event_is("short_levy") else DEPLOYED[action]
    wanted = {usual}
    if action == DEPLOY_5 and board.special[seat] == SIX_ARMIES:
        wanted.add(6)
    reserve = board.reserve[seat]
    return sorted({min(armies + led(board, seat, province), reserve) for armies in wanted if armies <= reserve})


def move(board: Board, seat: int, province: int, action: int) -> Flow:
    """Movement A or B to an adjacent province, with a fight if it is not the player's (SHO-4.6)."""
    letter = "A" if action == MOVE_A else "B"
    targets = [there for there in ADJACENT[province] if may_enter(board, seat, there, letter)]
    yield from march(board, seat, province, targets, letter)


def may_enter(board: Board, seat: int, province: int, letter: str) -> bool:
    """Closed provinces, temple shields and peace keep armies out (SHO-5.7)."""
    land = board.lands[province]
    if land.closed:
        return False
    if land.owner is None or land.owner == seat:
        return True
    if board.event_is("temple_shields") and TEMPLE in land.buildings:
        return False
    return letter not in board.peace[land.owner]


def march(board: Board, seat: int, province: int, targets: list[int], letter: str | None) -> Flow:
    """Any number of armies but the last, or nobody (SHO-4.6, SHO-4.7)."""
    marches: list[Plain] = [
        {"do": "march", "to": there, "armies": armies}
        for there in targets
        for armies in range(1, board.lands[province].armies)
    ]
    if not marches:
        return
    said = yield from ask(seat, [*marches, {"do": "stay"}])
    if said["do"] == "stay":
        return
    board.lands[province].armies -= said["armies"]
    if board.lands[said["to"]].owner == seat:
        board.lands[said["to"]].armies += said["armies"]
    else:
        assert letter is not None
        fights.attack(board, seat, said["to"], said["armies"])

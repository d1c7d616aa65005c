"""Chapter 5: fights and revolts."""

from tests.referees.shogun import tower
from tests.referees.shogun.board import Board
from tests.referees.shogun.printed import CASTLE, PLUS_ATTACK, PLUS_DEFENCE, VILLAGE


def attack(board: Board, attacker: int, province: int, armies: int) -> None:
    """Armies that have left their province enter one that is not theirs (SHO-5.1)."""
    land = board.lands[province]
    if land.owner is None:
        stock = 2 if board.event_is("neutral_defends") else 1
        cubes = {attacker: armies, VILLAGE: from_reserve(board, VILLAGE, stock)}
        village_defends = True
    else:
        # SHO-4.8, SHO-4.9: added as far as the reserves go.
        more_attack = 1 if board.special[attacker] == PLUS_ATTACK else 0
        more_defence = 1 if board.special[land.owner] == PLUS_DEFENCE else 0
        if board.event_is("castle_defends") and CASTLE in land.buildings:
            more_defence += 1
        cubes = {
            attacker: armies + from_reserve(board, attacker, more_attack),
            land.owner: land.armies + from_reserve(board, land.owner, more_defence),
        }
        land.armies = 0
        village_defends = land.markers == 0
    tower.throw(board, cubes)
    settle(board, attacker, province, village_defends)


def from_reserve(board: Board, colour: int, wanted: int) -> int:
    """Take cubes up for the tower, as many as there are."""
    taken = min(wanted, board.reserve[colour])
    board.reserve[colour] -= taken
    return taken


def settle(board: Board, attacker: int, province: int, village_defends: bool) -> None:
    """Count what lies in the bowl (SHO-5.2)."""
    land = board.lands[province]
    defender = land.owner
    attack = board.bowl[attacker]
    own = 0 if defender is None else board.bowl[defender]
    village = board.bowl[VILLAGE] if village_defends else 0
    # All cubes of both sides are taken out of the bowl; who stays alive is put on the board afterwards.
    tower.take_back(board, attacker, attack)
    tower.take_back(board, VILLAGE, village)
    if defender is not None:
        tower.take_back(board, defender, own)
    if attack > own + village:
        # SHO-5.3
        if defender is not None:
            board.give_up(province)
        land.owner = attacker
        board.put_armies(attacker, province, attack - own - village)
    elif own + village > attack and defender is not None and own > 0:
        # SHO-5.4: the village loses first.
        own_losses = max(0, attack - village)
        board.put_armies(defender, province, own - own_losses)
    else:
        # SHO-5.5
        board.clear(province)


def grumble(board: Board, province: int) -> None:
    """After rice and tax: the first marker, or a revolt and one more if it is put down (SHO-4.3)."""
    land = board.lands[province]
    if land.markers == 0 or revolt(board, province, 0):
        board.add_marker(province)


def revolt(board: Board, province: int, added: int) -> bool:
    """The village against the owner; whether it is put down (SHO-5.6)."""
    land = board.lands[province]
    owner = land.owner
    assert owner is not None
    cubes = {owner: land.armies, VILLAGE: from_reserve(board, VILLAGE, land.markers + added)}
    land.armies = 0
    tower.throw(board, cubes)
    own, village = board.bowl[owner], board.bowl[VILLAGE]
    tower.take_back(board, owner, own)
    tower.take_back(board, VILLAGE, village)
    if village >= own:
        board.clear(province)
        return False
    board.put_armies(owner, province, own - village)
    return True

"""SHO-10: the Chambers."""

import pytest

from bakufu.games.shogun.actions import Decline, TakeChamber
from bakufu.games.shogun.chambers import TakeChambers, line_points, lines, ruler, score_chambers
from bakufu.games.shogun.components import CHAMBER_SPACES, REGION_NAMES
from bakufu.games.shogun.state import IN_BAG, OPEN, TURNED, ShogunState
from bakufu.kernel.step import answer, settle
from tests.games.shogun.positions import asked, bare, hold, start

YELLOW = REGION_NAMES.index("yellow")
RED = REGION_NAMES.index("red")
GREEN = REGION_NAMES.index("green")


@pytest.fixture
def chambers() -> ShogunState:
    """Tiles 0 to 5 lie open. Seat 0 rules yellow, seats 1 and 2 are level in red, green is empty."""
    state = bare(modules=["chambers"])
    state.tiles = [OPEN] * 6 + [IN_BAG] * 30
    hold(state, 0, kai=2, izu=2)
    hold(state, 1, omi=2)
    hold(state, 2, mino=2, suruga=2)
    state.order = (3, 2, 1, 0)
    state.region_row = (GREEN, YELLOW, RED, *[n for n in range(5) if n not in (GREEN, YELLOW, RED)])
    state.stack = [TakeChambers(0)]
    return state


def test_a_board_a_bag_and_a_row_of_regions() -> None:
    """SHO-10.1: 36 tiles, six of them drawn already; five regions in a random row."""
    state = start(modules=["chambers"])
    assert len(state.tiles) == CHAMBER_SPACES == 36
    assert len(state.bag) == 30
    assert sorted(state.region_row) == [0, 1, 2, 3, 4]
    assert len({start(seed=seed, modules=["chambers"]).region_row for seed in range(12)}) > 1


def test_six_tiles_are_opened_each_action_round() -> None:
    """SHO-10.2: on their own spaces; after six rounds the bag is empty."""
    state = start(modules=["chambers"])
    opened = [tile for tile, what in enumerate(state.tiles) if what == OPEN]
    assert len(opened) == 6
    assert not set(opened) & set(state.bag)
    while state.stack:
        seat = state.stack[-1].seats(state)[0]
        answer(state, seat, state.stack[-1].ask(state, seat).actions[0])
    assert state.bag == ()
    assert OPEN not in state.tiles


def test_the_ruler_of_each_region_may_replace_a_tile(chambers: ShogunState) -> None:
    """SHO-10.3: green is skipped; yellow is seat 0's; red is level, so the first in turn order has it."""
    assert ruler(chambers, GREEN) is None
    assert settle(chambers) == (0,)
    assert set(asked(chambers).actions) == {Decline(), *[TakeChamber(tile) for tile in range(6)]}
    answer(chambers, 0, TakeChamber(3))
    assert chambers.stack[-1].seats(chambers) == (2,)
    assert TakeChamber(3) not in asked(chambers).actions
    refusal = chambers.stack[-1].why_not(chambers, 2, TakeChamber(3))
    assert refusal
    assert refusal.clause == "SHO-10.3"
    answer(chambers, 2, Decline())
    assert not chambers.stack
    assert chambers.tiles[:7] == [TURNED, TURNED, TURNED, 0, TURNED, TURNED, IN_BAG]


def test_the_first_region_moves_to_the_end(chambers: ShogunState) -> None:
    """SHO-10.3: after the round."""
    before = chambers.region_row
    settle(chambers)
    answer(chambers, 0, Decline())
    answer(chambers, 2, Decline())
    assert chambers.region_row == (*before[1:], before[0])


def test_who_has_no_marker_left_is_not_asked(chambers: ShogunState) -> None:
    """SHO-10.1: fifteen markers each."""
    chambers.tiles[6:21] = [0] * 15
    assert settle(chambers) == (2,)


def row_of(*tiles: int) -> ShogunState:
    state = bare(modules=["chambers"])
    state.tiles = [*tiles] + [TURNED] * 30
    return state


@pytest.mark.parametrize(
    ("tiles", "seats", "points"),
    [
        ((0, 0, 0, 1, 1, TURNED), (0,), 3),
        ((0, 0, 1, 1, 2, TURNED), (0, 1), 2),
        ((0, 0, 1, TURNED, TURNED, 2), (0,), 2),
        ((0, 0, 1, TURNED, TURNED, TURNED), (), 0),
        ((TURNED,) * 6, (), 0),
        ((0, 1, 2, 3, TURNED, TURNED), (), 0),
        ((0, 0, 0, 0, 0, 0), (0,), 3),
    ],
)
def test_a_line_goes_to_most_markers(tiles: tuple[int, ...], seats: tuple[int, ...], points: int) -> None:
    """SHO-10.4: turned tiles are one more, neutral player; who ties gets one less."""
    assert line_points(row_of(*tiles), range(6), 3) == (seats, points)


def test_rows_and_columns_give_their_points() -> None:
    """SHO-10.4: a marker alone in the first row and the third column: nothing but neutral elsewhere."""
    state = row_of(0, 0, 0, 0, 0, 0)
    score_chambers(state)
    assert state.points[0] == 1
    full = bare(modules=["chambers"])
    full.tiles = [1] * 36
    score_chambers(full)
    assert full.points[1] == 2 * (1 + 2 + 3 + 3 + 2 + 1)
    assert len(lines()) == 12

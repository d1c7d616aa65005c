"""The honour ladder and the win at its top."""

import pytest

from bakufu.games.bushido.actions import Convert, Invite
from bakufu.games.bushido.events import BecameShogun, DaimyoHonour
from bakufu.games.bushido.ladder import lower_daimyo, lower_samurai, raise_all_samurai, raise_daimyo, raise_samurai
from bakufu.games.bushido.setup import Provinces
from bakufu.games.bushido.tea import TeaCeremony
from tests.games.bushido.positions import at, play, rows, seated, told


def test_a_marker_that_rises_onto_taken_rungs_goes_on_up() -> None:
    """BUS-1.4."""
    state = rows()
    state.daimyo_honour = [20, 23, 24, 26]
    assert not raise_daimyo(state, 0, 3)
    assert state.daimyo_honour == [25, 23, 24, 26]
    assert not raise_daimyo(state, 1, 1)
    assert state.daimyo_honour == [25, 27, 24, 26]


def test_a_marker_that_falls_onto_taken_rungs_goes_on_down() -> None:
    """BUS-1.4."""
    state = rows()
    state.daimyo_honour = [20, 19, 18, 26]
    lower_daimyo(state, 3, 6)
    assert state.daimyo_honour[3] == 17


def test_nothing_falls_below_zero_and_zero_may_be_shared() -> None:
    """BUS-1.4."""
    state = rows()
    state.samurai_honour = [0, 1, 3, 10]
    lower_samurai(state, 2, 3)
    assert state.samurai_honour == [0, 1, 0, 10]
    lower_samurai(state, 1, 7)
    assert state.samurai_honour == [0, 0, 0, 10]
    lower_samurai(state, 3, 9)
    assert state.samurai_honour[3] == 1


def test_falling_onto_taken_rungs_can_end_at_zero() -> None:
    """BUS-1.4."""
    state = rows()
    state.samurai_honour = [1, 2, 8, 10]
    lower_samurai(state, 2, 6)
    assert state.samurai_honour == [1, 2, 0, 10]


def test_all_samurai_share_ten_only_at_the_start() -> None:
    """BUS-1.3, BUS-1.4."""
    state = rows()
    assert state.samurai_honour == [10, 10, 10, 10]
    raise_samurai(state, 2, 3)
    lower_samurai(state, 2, 3)
    assert state.samurai_honour == [10, 10, 9, 10]


def test_who_gains_nothing_stays() -> None:
    """BUS-1.4."""
    state = rows()
    raise_samurai(state, 2, 0)
    assert state.samurai_honour == [10, 10, 10, 10]
    state.daimyo_honour[0] = 20
    assert not raise_daimyo(state, 0, 0)
    assert state.daimyo_honour[0] == 20


def test_several_rise_in_turn_order_from_the_daimyo() -> None:
    """BUS-1.4."""
    state = rows()
    state.daimyo = 2
    state.samurai_honour = [4, 6, 8, 20]
    raise_all_samurai(state, ((0, 6), (1, 4)))
    assert state.samurai_honour == [10, 11, 8, 20]
    state.daimyo = 1
    state.samurai_honour = [4, 6, 8, 20]
    raise_all_samurai(state, ((0, 6), (1, 4)))
    assert state.samurai_honour == [11, 10, 8, 20]


def test_the_first_markers_are_placed_clockwise_from_the_first_player() -> None:
    """BUS-1.3, BUS-1.4: the later of two equal players is one ahead, as yellow and green in the rulebook."""
    state = rows()
    state.daimyo_honour = [0] * 4
    state.reserve = [12] * 4
    table = at(state, Provinces(2))
    row = 5 + 2 + 3 + 4 + 7 + 6
    assert table.state.daimyo_honour == [row + 2, row + 3, row, row + 1]
    assert [event.seat for event in told(table, DaimyoHonour)] == [2, 3, 0, 1]


@pytest.mark.parametrize(("before", "wins"), [(46, True), (45, False), (44, True)])
def test_fifty_wins_at_once_even_in_the_middle_of_a_tea_ceremony(before: int, wins: bool) -> None:
    """BUS-6.7: from 44 the taken rungs up to 49 carry the marker to 50."""
    state = rows()
    state.daimyo_honour = [before, 48, 49, 30] if before == 44 else [before, 20, 25, 30]
    state.samurai_honour = [13, 9, 20, 30]
    table = at(state, TeaCeremony(0, True))
    play(table, 0, Invite(1), Convert(4))
    assert table.over == wins
    assert bool(told(table, BecameShogun)) == wins
    if wins:
        result = table.result
        assert result
        assert result.winners == (0,)
        assert result.scores[0] == 50


def test_the_result_counts_daimyo_honour_only() -> None:
    """BUS-6.7."""
    state = rows()
    state.daimyo_honour = [0, 31, 0, 22]
    state.samurai_honour = [40, 1, 2, 3]
    state.stack.clear()
    result = seated(state).result
    assert result
    assert result.places == (3, 1, 3, 2)
    assert result.scores == (0, 31, 0, 22)
